"""A trace as JSON (``tripalki-trace/1``)."""

from __future__ import annotations

from typing import Any

from tripalki_learn.engine import Trace
from tripalki_learn.records.game import records_of
from tripalki_learn.records.plain import event_json

TRACE_FORMAT = "tripalki-trace/1"


def trace_json(trace: Trace) -> dict[str, Any]:
    """The trace in the form of ``replay --json``, made of plain dicts, lists, texts and numbers.

    >>> from tripalki_learn.games.tri_palki import Pass, begin, begun, dealt, played
    >>> trace = played(dealt(begun(begin(["A", "B"])), 1), Pass())
    >>> trace_json(trace)["status"]
    'in_progress'
    """
    return {
        "format": TRACE_FORMAT,
        "game": trace.game,
        "status": trace.state.status,
        "rounds": rounds_json(trace),
    }


def rounds_json(trace: Trace) -> list[dict[str, Any]]:
    """The rounds of a trace, each in the form of ``replay --json``.

    >>> from tripalki_learn.games.tri_palki import Pass, begin, begun, dealt, played
    >>> trace = played(dealt(begun(begin(["A", "B"])), 1), Pass())
    >>> rounds_json(trace)[0]["turns"]
    [{'player': 'A', 'action': 'pass', 'washouts': 0, 'extra_turn': False, 'call': False}]
    """
    form, players = records_of(trace.game), trace.start.players
    return [
        {
            **form.round_json(steps),
            "events": [event_json(event, players) for step in steps for event in step.events],
        }
        for steps in trace.rounds
    ]
