"""Palki in records: its keys, its actions as text, its games as JSON."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from tripalki_learn.cards import (
    PACK_52,
    NotationError,
    parse_card,
    parse_cards,
    write_cards,
)
from tripalki_learn.engine import (
    ImpossibleSetup,
    Opening,
    Problem,
    Seat,
    Step,
    Trace,
    card_problems,
    pack_problems,
)
from tripalki_learn.games import palki
from tripalki_learn.games.palki import Action, Capture, Lay, State, Stop, Sweep, Unknown
from tripalki_learn.games.palki.problems import (
    actor_problems,
    count_problems,
    hand_size_problems,
    stock_size_problems,
)
from tripalki_learn.records.fields import (
    CardWriter,
    Reader,
    cards,
    flag,
    hands,
    named_player,
    names_of,
    numbers,
    player,
)
from tripalki_learn.records.plain import plain
from tripalki_learn.records.record import RecordError

REQUIRED = ()
DECK_KEYS: Mapping[str, Reader] = {"deck": cards, "buried": numbers}
SETUP_KEYS: Mapping[str, Reader] = {
    "hands": hands,
    "table": cards,
    "stock": cards,
    "captured": hands,
    "last_capture": player,
    "to_act": player,
}
REQUIRED_OF_SETUP = ("hands",)
NO_ACTION = Unknown
MATCH_OVER = "PA-3.4"
PACK = "PA-1.1"
SCORING = None

_OPTION = "compulsory_capture"


def start_of(head: Mapping[str, Any]) -> State:
    """The match before its first game. Raises `ImpossibleSetup`."""
    players = head["players"]
    return palki.begin(
        players,
        named_player(players, head["dealer"]) if players else 0,
        head.get("scores"),
        head.get("options", {}).get(_OPTION, True),
    )


def _scores(raw: Mapping[str, Any]) -> None:
    scores, names = numbers(raw, "scores"), names_of(raw)
    if names:
        start_of({"players": names, "dealer": names[0], "scores": scores})


def _options(raw: Mapping[str, Any]) -> None:
    options = raw["options"]
    if not isinstance(options, dict):
        raise RecordError("unreadable", what="not_a_table", key="options")
    for key in options:
        if key != _OPTION:
            raise RecordError("unknown_key", key=key, known=[_OPTION])
        flag(options, key)


CHECKS = {"scores": _scores, "options": _options}


def faults(
    state: State, key: str, read: Mapping[str, Any], later: Collection[str]
) -> Iterator[Problem]:
    """What is wrong with the value of a key of a game, the last of those read so far."""
    if key in ("deck", "buried"):
        yield from _faults_of_deck(state, key, read, later)
        return
    seats, held = len(state.players), read.get("hands", ())
    if key in ("hands", "captured"):
        miscounted = tuple(count_problems(key, read[key], seats))
        yield from miscounted
        if miscounted:
            return
    if key == "hands":
        yield from hand_size_problems(held)
    elif key == "stock":
        yield from stock_size_problems(read[key], seats)
    first = read.get("to_act")
    if key in ("hands", "to_act") and held and first is not None:
        yield from actor_problems(held, first)
    if key not in ("to_act", "last_capture"):
        open_piles = (read.get("table", ()), read.get("stock", ()), *read.get("captured", ()))
        yield from card_problems(PACK, chain(*held, *open_piles), PACK_52)


def _faults_of_deck(
    state: State, key: str, read: Mapping[str, Any], later: Collection[str]
) -> Iterator[Problem]:
    """PA-1.1 and 1.3: whether it is the pack, and its opening can be repaired as it says."""
    if "deck" not in read:
        return
    found = pack_problems(PACK, read["deck"], PACK_52) if key == "deck" else ()
    yield from found
    if not found and "buried" not in later:
        try:
            palki.deal(state, read["deck"], read.get("buried", ()))
        except ImpossibleSetup as error:
            yield from error.problems


def opened(trace: Trace, read: Mapping[str, Any]) -> Trace:
    """The trace and one game more, dealt or laid out."""
    if "deck" in read:
        return palki.dealt(trace, read["deck"], read.get("buried", ()))
    return palki.laid_out(
        trace,
        read["hands"],
        read.get("table", ()),
        read.get("stock", ()),
        read.get("captured"),
        read.get("last_capture"),
        read.get("to_act"),
    )


_PARTS = re.compile(r"\s*(\S+)\s+[x×](?=\s|$)(.*)", re.IGNORECASE | re.DOTALL)
"""A capture: the card, then what it takes."""


def parse_action(text: str, players: Sequence[str] = (), place: int = 1) -> Action:
    """The action that a text names; `Unknown` for what is none."""
    words = text.split()
    if len(words) == 1:
        if words[0].lower() == "stop":
            return Stop()
        try:
            return Lay(parse_card(words[0]))
        except NotationError:
            return Unknown(text.strip())
    parts = _PARTS.fullmatch(text)
    if parts is None:
        return Unknown(text.strip())
    try:
        card = parse_card(parts[1], place + parts.start(1))
        taken = parse_cards(parts[2], place + parts.start(2))
    except NotationError as error:
        raise RecordError("unreadable") from error
    return Capture(card, taken) if taken else Sweep(card)


def write_action(
    action: Action,
    players: Sequence[str] = (),
    write: CardWriter = write_cards,
) -> str:
    """The action as `parse_action` reads it."""
    match action:
        case Capture(card, taken):
            return f"{write((card,))} x {write(taken)}"
        case Sweep(card):
            return f"{write((card,))} x"
        case Lay(card):
            return write((card,))
        case _:
            return str(action)


def head_json(start: State) -> dict[str, Any]:
    """The totals and the option of a match that begins so."""
    scores = {"scores": list(start.scores)} if any(start.sheet) else {}
    return {**scores, "options": {_OPTION: start.compulsory}}


def opening_json(opening: Opening, players: Sequence[str]) -> dict[str, Any]:
    """The deck of a game, or the position from which it starts."""
    if isinstance(opening, palki.Deal):
        buried = {"buried": list(opening.buried)} if opening.buried else {}
        return {"deck": write_cards(opening.deck), **buried}
    assert isinstance(opening, palki.SetUp)
    raw: dict[str, Any] = {
        "hands": [write_cards(hand) for hand in opening.hands],
        "table": write_cards(opening.table),
        "stock": write_cards(opening.stock),
    }
    if opening.captured is not None:
        raw["captured"] = [write_cards(pile) for pile in opening.captured]
    if opening.last_capture is not None:
        raw["last_capture"] = players[opening.last_capture]
    if opening.to_act is not None:
        raw["to_act"] = players[opening.to_act]
    return raw


def round_json(steps: tuple[Step, ...]) -> dict[str, Any]:
    """A game in the form of ``replay --json``, but for its events."""
    state: State = steps[-1].after
    players = state.players

    def name(seat: Seat | None) -> str | None:
        return None if seat is None else players[seat]

    def by_player(values: Sequence[Any]) -> dict[str, Any]:
        return {player: plain(value) for player, value in zip(players, values, strict=True)}

    points = [{**each._asdict(), "total": each.total} for each in state.points]
    return {
        "dealer": name(state.dealer),
        "status": "ended" if state.ending else "in_progress",
        "reason": state.ending.value if state.ending else None,
        "to_act": name(state.to_act),
        "legal": [write_action(action) for action in palki.legal_actions(state)],
        "hands": by_player(state.hands),
        "table": plain(state.table),
        "stock_left": len(state.stock),
        "captured": by_player(state.captured),
        "turns": [_turn(step, players) for step in steps[1:]],
        "points": by_player(points) if points else None,
        "scores": by_player(state.scores),
        "sheet": by_player(state.sheet),
        "winner": name(state.winner),
    }


def _turn(step: Step, players: tuple[str, ...]) -> dict[str, Any]:
    action: Action = step.cause
    taken = action.taken if isinstance(action, Capture) else ()
    if isinstance(action, Sweep):
        taken = step.before.table
    return {
        "player": players[step.before.to_act],
        "action": write_action(action),
        "taken": plain(taken),
    }
