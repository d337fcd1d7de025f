"""Writing a course of play back as a record."""

from __future__ import annotations

from typing import Any

import tomli_w

from tripalki_learn.cards import write_cards
from tripalki_learn.engine import Step, Trace
from tripalki_learn.games import tri_palki
from tripalki_learn.records.record import FORMAT
from tripalki_learn.records.trace_json import rounds_of


def write_record(trace: Trace) -> str:
    """The trace as the text of a record, which replays to the same trace.

    Raises `ValueError` for a trace that does not begin with a deal or a set-up (a bare reveal).
    """
    start: tri_palki.State = trace.start
    head = {
        "format": FORMAT,
        "game": trace.game,
        "players": list(start.players),
        "dealer": start.players[start.dealer],
        "sticks": list(start.sticks),
        "out": [start.players[seat] for seat in start.out],
    }
    return tomli_w.dumps({**head, "rounds": [_round(steps) for steps in rounds_of(trace)]})


def _round(steps: tuple[Step, ...]) -> dict[str, Any]:
    opening, *turns = steps
    players = opening.before.players
    actions = [f"{players[turn.before.to_act]} {turn.cause}" for turn in turns]
    cause = opening.cause
    if isinstance(cause, tri_palki.Deal):
        return {"deck": write_cards(cause.deck), "actions": actions}
    if not isinstance(cause, tri_palki.SetUp):
        raise ValueError("a record begins with a deal or a set-up")
    raw: dict[str, Any] = {
        "hands": [write_cards(hand) for hand in cause.hands],
        "centre": write_cards(cause.centre),
        "reserve": write_cards(cause.reserve),
    }
    if cause.to_act is not None:
        raw["to_act"] = players[cause.to_act]
    return {**raw, "actions": actions}
