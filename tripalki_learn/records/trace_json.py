"""A trace as JSON (``tripalki-trace/1``)."""

from __future__ import annotations

from typing import Any

from tripalki_learn.engine import Trace
from tripalki_learn.records.game import records_of
from tripalki_learn.records.plain import event_json

TRACE_FORMAT = "tripalki-trace/1"


def trace_json(trace: Trace) -> dict[str, Any]:
    """The trace in the form of ``replay --json``, made of plain dicts, lists, texts and numbers."""
    return {
        "format": TRACE_FORMAT,
        "game": trace.game,
        "status": trace.state.status,
        "rounds": rounds_json(trace),
    }


def rounds_json(trace: Trace) -> list[dict[str, Any]]:
    """The rounds of a trace, each in the form of ``replay --json``."""
    form, players = records_of(trace.game), trace.start.players
    return [
        {
            **form.round_json(steps),
            "events": [event_json(event, players) for step in steps for event in step.events],
        }
        for steps in trace.rounds
    ]
