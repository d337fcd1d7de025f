"""Tri Palki in records: its keys, its actions as text, its rounds and scores as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tripalki_learn.cards import NotationError, parse_cards, write_cards
from tripalki_learn.engine import Opening, Seat, Step, Trace
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import (
    Action,
    Exchange,
    ExchangeAll,
    Hand,
    Pass,
    Score,
    State,
    Unknown,
    score,
)
from tripalki_learn.games.tri_palki.events import CentreWashed, ExtraTurn
from tripalki_learn.records.fields import cards, hands, named_player, numbers, players_of
from tripalki_learn.records.game import Scoring
from tripalki_learn.records.plain import plain
from tripalki_learn.records.record import RecordError

REQUIRED = ()
DECK_KEYS = ("deck", "actions")
SETUP_KEYS = ("hands", "centre", "reserve", "to_act", "actions")
MATCH_OVER = "TP-5.6"
PACK = "TP-1.1"


def start_of(head: Mapping[str, Any]) -> State:
    """The match before its first round. Raises `ImpossibleSetup`."""
    players = head["players"]
    return tri_palki.begin(
        players,
        players.index(head["dealer"]) if players else 0,
        head.get("sticks"),
        [players.index(name) for name in head.get("out", [])],
    )


def _sticks(raw: Mapping[str, Any]) -> None:
    sticks, names = numbers(raw, "sticks"), players_of(raw)
    if names:
        start_of({"players": names, "dealer": names[0], "sticks": sticks})


def _out(raw: Mapping[str, Any]) -> None:
    names = raw["out"]
    if not isinstance(names, list) or len(set(map(str, names))) < len(names):
        raise RecordError("unreadable", what="bad_list", key="out")
    for name in names:
        named_player(players_of(raw), name)


CHECKS = {"sticks": _sticks, "out": _out}


def opened(trace: Trace, raw: Mapping[str, Any]) -> Trace:
    """The trace and one round more, dealt or laid out."""
    if "deck" in raw:
        return tri_palki.dealt(trace, cards(raw, "deck"))
    for key in ("hands", "centre"):
        if key not in raw:
            raise RecordError("unreadable", what="missing_key", key=key)
    return tri_palki.laid_out(
        trace,
        hands(raw),
        cards(raw, "centre"),
        cards(raw, "reserve"),
        named_player(trace.state.players, raw["to_act"]) if "to_act" in raw else None,
    )


def parse_action(text: str, players: Sequence[str] = ()) -> Action:
    """The action that a text names; `Unknown` for what is none."""
    words = text.split()
    call = bool(words) and words[-1].lower() == "call"
    what = " ".join(words[:-1] if call else words)
    if what.lower() == "pass":
        return Pass(call)
    if what.lower() == "all":
        return ExchangeAll(call)
    give, arrow, take = what.partition(">")
    if not arrow:
        return Unknown(what, call)
    try:
        return Exchange(parse_cards(give), parse_cards(take), call)
    except NotationError as error:
        raise RecordError("unreadable") from error


def write_action(action: Action, players: Sequence[str] = ()) -> str:
    """The action as `parse_action` reads it."""
    return str(action)


def head_json(start: State) -> dict[str, Any]:
    """The sticks and eliminations of a match that begins so."""
    return {"sticks": list(start.sticks), "out": [start.players[seat] for seat in start.out]}


def opening_json(opening: Opening, players: Sequence[str]) -> dict[str, Any]:
    """The deck of a round, or the position from which it starts."""
    if isinstance(opening, tri_palki.Deal):
        return {"deck": write_cards(opening.deck)}
    assert isinstance(opening, tri_palki.SetUp)
    raw: dict[str, Any] = {
        "hands": [write_cards(hand) for hand in opening.hands],
        "centre": write_cards(opening.centre),
        "reserve": write_cards(opening.reserve),
    }
    if opening.to_act is not None:
        raw["to_act"] = players[opening.to_act]
    return raw


def round_json(steps: tuple[Step, ...]) -> dict[str, Any]:
    """A round in the form of ``replay --json``, but for its events."""
    state: State = steps[-1].after
    players = state.players

    def name(seat: Seat | None) -> str | None:
        return None if seat is None else players[seat]

    settled = state.settlement or tri_palki.Settlement((), (), None, None)
    return {
        "dealer": name(state.dealer),
        "status": "ended" if state.ending else "in_progress",
        "reason": state.ending.value if state.ending else None,
        "caller": name(state.caller),
        "to_act": name(state.to_act),
        "legal": [write_action(action) for action in tri_palki.legal_actions(state)],
        "hands": {players[seat]: _worth(score(state.hands[seat])) for seat in state.dealt_in},
        "centre": plain(state.centre),
        "reserve_left": len(state.reserve),
        "washed": plain(state.washed),
        "turns": [_turn(step, players) for step in steps[1:]],
        "penalised": [players[seat] for seat in settled.penalised],
        "eliminated": [players[seat] for seat in settled.eliminated],
        "sticks": dict(zip(players, state.sticks, strict=True)),
        "next_dealer": name(settled.next_dealer),
        "winner": name(settled.winner),
    }


def _worth(worth: Score) -> dict[str, Any]:
    return {
        "cards": plain(worth.cards),
        "kind": worth.kind.value,
        "total": worth.total,
        "suit": plain(worth.suit),
        "scoring": None if worth.special else plain(worth.scoring),
    }


def _turn(step: Step, players: tuple[str, ...]) -> dict[str, Any]:
    action: Action = step.cause
    return {
        "player": players[step.before.to_act],
        "action": str(action).removesuffix(" call"),
        "washouts": sum(isinstance(event, CentreWashed) for event in step.events),
        "extra_turn": any(isinstance(event, ExtraTurn) for event in step.events),
        "call": action.call,
    }


def ranks(scores: Sequence[Score]) -> list[int | None]:
    """The rank of each hand among the ordinary ones, 1 the best, None for a special hand.

    Equal scoring cards share a rank, and the next worse has one more.

    >>> from tripalki_learn.cards import parse_hand
    >>> ranks([score(parse_hand(text)) for text in ("AH 6C 7D", "AH KH 6C", "6H 7H 8H")])
    [2, 1, None]
    """
    keys = sorted({hand.key for hand in scores if hand.key is not None}, reverse=True)
    return [None if hand.key is None else keys.index(hand.key) + 1 for hand in scores]


def scores_json(held: Sequence[Hand]) -> list[dict[str, Any]]:
    """The hands in the form of ``score --json``, in their order."""
    scores = [score(hand) for hand in held]
    return [
        {**_worth(worth), "rank": rank, "rules": list(worth.rules)}
        for worth, rank in zip(scores, ranks(scores), strict=True)
    ]


SCORING = Scoring((), tri_palki.count, scores_json, rank="cli.rank")
