"""Replaying a record: every round and action by the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tripalki_learn.cards import Card, NotationError, parse_cards
from tripalki_learn.engine import Trace
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.games import tri_palki
from tripalki_learn.records.action_text import parse_turn
from tripalki_learn.records.reader import named_player, start_of
from tripalki_learn.records.record import Record, RecordError

_DECK_KEYS = ("deck", "actions")
_SETUP_KEYS = ("hands", "centre", "reserve", "to_act", "actions")


def replay(record: Record) -> Trace:
    """The course of play that a record holds.

    Raises `RecordError` at the first fault, in the order of the record: its ``round``, ``action``
    and ``trace`` say how far it went.
    """
    trace = tri_palki.begun(start_of(record.head))
    for number, raw in enumerate(record.rounds, 1):
        trace = _located(partial(_open, trace, raw), trace, number, None)
        for position, text in enumerate(raw.get("actions", []), 1):
            trace = _located(partial(_act, trace, text), trace, number, position)
    return trace


def _located(step: Callable[[], Trace], trace: Trace, number: int, action: int | None) -> Trace:
    """Take the step; if it fails, say where."""
    state = trace.state
    try:
        return step()
    except TriPalkiError as error:
        failure = error if isinstance(error, RecordError) else RecordError(error.code, error.rule)
        cause = error.__cause__ if failure is error else error
        failure.round, failure.action, failure.trace = number, action, trace
        if action is not None and state.to_act is not None:
            failure.to_act = state.players[state.to_act]
            failure.legal = tuple(map(str, tri_palki.legal_actions(state)))
        raise failure from cause


def _open(trace: Trace, raw: Any) -> Trace:
    """Deal or lay out a round, having checked its keys."""
    if not isinstance(raw, Mapping):
        raise RecordError("unreadable", what="no_rounds")
    state = trace.state
    if state.status == "won":
        raise RecordError("match_over", "TP-5.6", player=state.players[state.winner])
    if state.status == "in_progress":
        raise RecordError("unfinished_round", to_act=state.players[state.to_act])
    known = _DECK_KEYS if "deck" in raw else _SETUP_KEYS
    for key in raw:
        if key not in known:
            raise RecordError("unknown_key", key=key, known=list(known))
    actions = raw.get("actions", [])
    if not isinstance(actions, list) or not all(isinstance(text, str) for text in actions):
        raise RecordError("unreadable", what="bad_list", key="actions")
    if "deck" in raw:
        return tri_palki.dealt(trace, _cards(raw, "deck"))
    for key in ("hands", "centre"):
        if key not in raw:
            raise RecordError("unreadable", what="missing_key", key=key)
    hands = raw["hands"]
    if not isinstance(hands, list):
        raise RecordError("unreadable", what="bad_list", key="hands")
    players = list(state.players)
    return tri_palki.laid_out(
        trace,
        [_cards({"hands": text}, "hands") for text in hands],
        _cards(raw, "centre"),
        _cards(raw, "reserve"),
        named_player(players, raw["to_act"]) if "to_act" in raw else None,
    )


def _cards(raw: Mapping[str, Any], key: str) -> tuple[Card, ...]:
    text = raw.get(key, "")
    if not isinstance(text, str):
        raise RecordError("unreadable", what="not_cards", key=key)
    try:
        return parse_cards(text)
    except NotationError as error:
        raise RecordError("unreadable") from error


def _act(trace: Trace, text: str) -> Trace:
    by, action = parse_turn(text, trace.state.players)
    return tri_palki.played(trace, action, by)
