"""Replaying a record: every round and action by the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tripalki_learn.engine import ImpossibleSetup, State, Trace
from tripalki_learn.errors import TriPalkiError, wanted
from tripalki_learn.games import game_named
from tripalki_learn.records.action_text import parse_turn
from tripalki_learn.records.fields import texts
from tripalki_learn.records.game import GameRecords, records_of
from tripalki_learn.records.record import Record, RecordError


def replay(record: Record) -> Trace:
    """The course of play that a record holds.

    Raises `RecordError` at the first fault, in the order of the record: its ``round``, ``action``
    and ``trace`` say how far it went.

    >>> from tripalki_learn.games.tri_palki import begin, begun, dealt
    >>> from tripalki_learn.records import read_record, write_record
    >>> text = write_record(dealt(begun(begin(["A", "B"])), 1))
    >>> replay(read_record(text)).state.to_act
    0
    """
    wanted(record, Record, "record")
    trace = game_named(record.game).begun(records_of(record.game).start_of(record.head))
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
            failure.legal = _legal(trace)
        raise failure from cause


def _legal(trace: Trace) -> tuple[str, ...]:
    """What may be done at the end of the trace, as texts."""
    write, players = records_of(trace.game).write_action, trace.state.players
    actions = game_named(trace.game).legal_actions(trace.state)
    return tuple(write(action, players) for action in actions)


def _open(trace: Trace, raw: Any) -> Trace:
    """Deal or lay out a round, having checked its keys."""
    if not isinstance(raw, Mapping):
        raise RecordError("unreadable", what="bad_round")
    form = records_of(trace.game)
    state: State = trace.state
    if state.winner is not None:
        raise RecordError("match_over", form.MATCH_OVER, player=state.players[state.winner])
    if state.to_act is not None:
        raise RecordError("unfinished_round", to_act=state.players[state.to_act])
    return form.opened(trace, _read(form, state, raw))


def _read(form: GameRecords, state: State, raw: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a round's keys, each checked where it stands: faults come in that order."""
    keys = form.DECK_KEYS if "deck" in raw else form.SETUP_KEYS
    read: dict[str, Any] = {}
    later = [*raw]
    for key in raw:
        later.remove(key)
        if key == "actions":
            texts(raw, key)
        elif key not in keys:
            raise RecordError("unknown_key", key=key, known=[*keys, "actions"])
        else:
            read[key] = keys[key](raw, key, state.players)
            problems = tuple(form.faults(state, key, read, later))
            if problems:
                raise ImpossibleSetup(problems, state.players)
    for key in () if "deck" in raw else form.REQUIRED_OF_SETUP:
        if key not in raw:
            raise RecordError("unreadable", what="missing_key", key=key)
    return read


def _act(trace: Trace, text: str) -> Trace:
    by, action = parse_turn(text, trace.state.players, trace.game)
    return game_named(trace.game).played(trace, action, by)
