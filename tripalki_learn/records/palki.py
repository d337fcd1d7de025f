"""Palki in records: its keys, its actions as text, its games as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tripalki_learn.cards import NotationError, parse_card, parse_cards, write_cards
from tripalki_learn.engine import Opening, Seat, Step, Trace
from tripalki_learn.games import palki
from tripalki_learn.games.palki import Action, Capture, Lay, State, Stop, Sweep, Unknown
from tripalki_learn.records.fields import cards, flag, hands, named_player, numbers, players_of
from tripalki_learn.records.plain import plain
from tripalki_learn.records.record import RecordError

REQUIRED = ()
DECK_KEYS = ("deck", "buried", "actions")
SETUP_KEYS = ("hands", "table", "stock", "captured", "last_capture", "to_act", "actions")
MATCH_OVER = "PA-3.4"
PACK = "PA-1.1"
SCORING = None

_OPTION = "compulsory_capture"


def start_of(head: Mapping[str, Any]) -> State:
    """The match before its first game. Raises `ImpossibleSetup`."""
    players = head["players"]
    return palki.begin(
        players,
        players.index(head["dealer"]) if players else 0,
        head.get("scores"),
        head.get("options", {}).get(_OPTION, True),
    )


def _scores(raw: Mapping[str, Any]) -> None:
    scores, names = numbers(raw, "scores"), players_of(raw)
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


def opened(trace: Trace, raw: Mapping[str, Any]) -> Trace:
    """The trace and one game more, dealt or laid out."""
    if "deck" in raw:
        buried = numbers(raw, "buried") if "buried" in raw else []
        return palki.dealt(trace, cards(raw, "deck"), buried)
    players = trace.state.players

    def seat(key: str) -> Seat | None:
        return named_player(players, raw[key]) if key in raw else None

    return palki.laid_out(
        trace,
        hands(raw),
        cards(raw, "table"),
        cards(raw, "stock"),
        hands(raw, "captured") if "captured" in raw else None,
        seat("last_capture"),
        seat("to_act"),
    )


def parse_action(text: str, players: Sequence[str] = ()) -> Action:
    """The action that a text names; `Unknown` for what is none."""
    words = text.split()
    if len(words) == 1:
        if words[0].lower() == "stop":
            return Stop()
        try:
            return Lay(parse_card(words[0]))
        except NotationError:
            return Unknown(text.strip())
    if len(words) < 2 or words[1].lower() not in ("x", "×"):
        return Unknown(text.strip())
    try:
        card, taken = parse_card(words[0]), parse_cards(" ".join(words[2:]))
    except NotationError as error:
        raise RecordError("unreadable") from error
    return Capture(card, taken) if taken else Sweep(card)


def write_action(action: Action, players: Sequence[str] = ()) -> str:
    """The action as `parse_action` reads it."""
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
