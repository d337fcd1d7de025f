"""Tri Palki in records: its keys, its actions as text, its rounds and scores as JSON."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from tripalki_learn.cards import PACK_36, NotationError, parse_cards, write_cards
from tripalki_learn.engine import (
    Opening,
    Problem,
    Seat,
    Step,
    Trace,
    card_problems,
    pack_problems,
)
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
from tripalki_learn.games.tri_palki.problems import (
    actor_problems,
    centre_size_problems,
    hand_size_problems,
    hands_count_problems,
)
from tripalki_learn.records.fields import (
    CardWriter,
    Reader,
    cards,
    hands,
    named_player,
    names_of,
    numbers,
    player,
    players_of,
)
from tripalki_learn.records.game import Scoring
from tripalki_learn.records.plain import plain
from tripalki_learn.records.record import RecordError

REQUIRED = ()
DECK_KEYS: Mapping[str, Reader] = {"deck": cards}
SETUP_KEYS: Mapping[str, Reader] = {
    "hands": hands,
    "centre": cards,
    "reserve": cards,
    "to_act": player,
}
REQUIRED_OF_SETUP = ("hands", "centre")
NO_ACTION = Unknown
MATCH_OVER = "TP-5.6"
PACK = "TP-1.1"


def start_of(head: Mapping[str, Any]) -> State:
    """The match before its first round. Raises `ImpossibleSetup`."""
    players = head["players"]
    return tri_palki.begin(
        players,
        named_player(players, head["dealer"]) if players else 0,
        head.get("sticks"),
        [named_player(players, name) for name in head.get("out", [])],
    )


def _sticks(raw: Mapping[str, Any]) -> None:
    sticks, names = numbers(raw, "sticks"), names_of(raw)
    if names:
        start_of({"players": names, "dealer": names[0], "sticks": sticks})


def _out(raw: Mapping[str, Any]) -> None:
    names = raw["out"]
    if not isinstance(names, list) or len(set(map(str, names))) < len(names):
        raise RecordError("unreadable", what="bad_list", key="out")
    for name in names:
        named_player(players_of(raw), name, "out")


CHECKS = {"sticks": _sticks, "out": _out}


def faults(
    state: State, key: str, read: Mapping[str, Any], later: Collection[str]
) -> Iterator[Problem]:
    """What is wrong with the value of a key of a round, the last of those read so far."""
    if key == "deck":
        yield from pack_problems(PACK, read[key], PACK_36)
    elif key == "to_act":
        yield from actor_problems(state, read[key])
    elif key == "hands" and (miscounted := [*hands_count_problems(state, read[key])]):
        yield from miscounted
    else:
        if key == "hands":
            for seat, hand in zip(state.alive, read[key], strict=True):
                yield from hand_size_problems(seat, hand)
        elif key == "centre":
            yield from centre_size_problems(read[key])
        piles = (*read.get("hands", ()), read.get("centre", ()), read.get("reserve", ()))
        yield from card_problems(PACK, chain(*piles), PACK_36)


def opened(trace: Trace, read: Mapping[str, Any]) -> Trace:
    """The trace and one round more, dealt or laid out."""
    if "deck" in read:
        return tri_palki.dealt(trace, read["deck"])
    return tri_palki.laid_out(
        trace, read["hands"], read["centre"], read.get("reserve", ()), read.get("to_act")
    )


def parse_action(text: str, players: Sequence[str] = (), place: int = 1) -> Action:
    """The action that a text names; `Unknown` for what is none."""
    words = text.split()
    call = bool(words) and words[-1].lower() == "call"
    what = text.rstrip()[: -len("call")] if call else text
    if what.strip().lower() == "pass":
        return Pass(call)
    if what.strip().lower() == "all":
        return ExchangeAll(call)
    give, arrow, take = what.partition(">")
    if not arrow:
        return Unknown(" ".join(what.split()), call)
    try:
        after = place + len(give) + len(arrow)
        return Exchange(parse_cards(give, place), parse_cards(take, after), call)
    except NotationError as error:
        raise RecordError("unreadable") from error


def write_action(
    action: Action,
    players: Sequence[str] = (),
    write: CardWriter = write_cards,
) -> str:
    """The action as `parse_action` reads it."""
    if isinstance(action, Exchange):
        return f"{write(action.give)}>{write(action.take)}{' call' * action.call}"
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
