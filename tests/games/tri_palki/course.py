"""A record, as `tomllib` reads it, played with the engine's functions alone."""

from __future__ import annotations

from typing import Any

from tests.games.tri_palki.table import action_of
from tests.reference.matches import who_and_what
from tripalki_learn.cards import parse_cards
from tripalki_learn.engine import Event, Transition
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import State


class Course:
    """The rounds of a record in the form of the naive ``replay``, and all events on the way."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.players: list[str] = record["players"]
        self.events: list[Event] = []
        self.states: list[State] = []
        self.state = tri_palki.begin(
            self.players,
            self.seat(record["dealer"]),
            record.get("sticks"),
            [self.seat(name) for name in record.get("out", [])],
        )
        rounds = [self.play(entry) for entry in record["rounds"]]
        self.answer = {"status": self.state.status, "rounds": rounds}

    def seat(self, name: str) -> int:
        return self.players.index(name)

    def name(self, seat: int | None) -> str | None:
        return None if seat is None else self.players[seat]

    def names(self, seats: tuple[int, ...]) -> list[str]:
        return [self.players[seat] for seat in seats]

    def step(self, transition: Transition[State]) -> tuple[Event, ...]:
        self.state = transition.state
        self.states.append(self.state)
        self.events += transition.events
        return transition.events

    def play(self, entry: dict[str, Any]) -> dict[str, Any]:
        """Play one round of the record; gives what the naive player says of it."""
        if "deck" in entry:
            self.step(tri_palki.deal(self.state, parse_cards(entry["deck"])))
        else:
            self.step(
                tri_palki.set_up(
                    self.state,
                    [parse_cards(hand) for hand in entry["hands"]],
                    parse_cards(entry["centre"]),
                    parse_cards(entry.get("reserve", "")),
                    self.seat(entry["to_act"]) if "to_act" in entry else None,
                )
            )
        turns = [self.turn(text) for text in entry.get("actions", [])]
        return self.describe(turns)

    def turn(self, text: str) -> dict[str, Any]:
        name, what = who_and_what(self.players, text)
        events = self.step(tri_palki.apply(self.state, action_of(what), self.seat(name)))
        kinds = [event.type for event in events]
        return {
            "player": name,
            "action": what.removesuffix(" call"),
            "washouts": kinds.count("centre_washed"),
            "extra_turn": "extra_turn" in kinds,
            "call": "last_round_called" in kinds,
        }

    def describe(self, turns: list[dict[str, Any]]) -> dict[str, Any]:
        state, end = self.state, self.state.settlement
        return {
            "dealer": self.name(state.dealer),
            "status": "ended" if state.ending else "in_progress",
            "reason": state.ending.value if state.ending else None,
            "caller": self.name(state.caller),
            "to_act": self.name(state.to_act),
            "legal": [str(action) for action in tri_palki.legal_actions(state)],
            "hands": {self.players[seat]: scored(state, seat) for seat in state.dealt_in},
            "centre": codes(state.centre),
            "reserve_left": len(state.reserve),
            "washed": [codes(triple) for triple in state.washed],
            "turns": turns,
            "sticks": dict(zip(self.players, state.sticks, strict=True)),
            "penalised": self.names(end.penalised) if end else [],
            "eliminated": self.names(end.eliminated) if end else [],
            "next_dealer": self.name(end.next_dealer) if end else None,
            "winner": self.name(end.winner) if end else None,
        }


def codes(cards: tri_palki.Hand) -> list[str]:
    return [card.code for card in cards]


def scored(state: State, seat: int) -> dict[str, Any]:
    score = tri_palki.score(state.hands[seat])
    return {
        "cards": codes(state.hands[seat]),
        "kind": score.kind.value,
        "total": score.total,
        "suit": score.suit.value if score.suit else None,
        "scoring": codes(score.scoring) or None,
    }
