"""A trace as JSON (``tripalki-trace/1``)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from tripalki_learn.cards import Card
from tripalki_learn.engine import Event, Seat, Step, Trace
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki.events import CentreWashed, ExtraTurn

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
    return [_round(steps) for steps in rounds_of(trace)]


def rounds_of(trace: Trace) -> Iterator[tuple[Step, ...]]:
    """The steps of a trace, round by round; each begins with its deal or set-up."""
    steps: list[Step] = []
    for step in trace.steps:
        if steps and isinstance(step.cause, tri_palki.Deal | tri_palki.SetUp):
            yield tuple(steps)
            steps = []
        steps.append(step)
    if steps:
        yield tuple(steps)


def event_json(event: Event, players: tuple[str, ...]) -> dict[str, Any]:
    """An event: its type, its rule, and its fields with cards as codes and players by name."""
    facts = {name: _plain(value) for name, value in event.facts(players).items()}
    return {"type": event.type, "rule": event.rule, **facts}


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return value


def _round(steps: tuple[Step, ...]) -> dict[str, Any]:
    state: tri_palki.State = steps[-1].after
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
        "legal": [str(action) for action in tri_palki.legal_actions(state)],
        "hands": {players[seat]: _hand(state.hands[seat]) for seat in state.dealt_in},
        "centre": _plain(state.centre),
        "reserve_left": len(state.reserve),
        "washed": _plain(state.washed),
        "turns": [_turn(step, players) for step in steps[1:]],
        "penalised": [players[seat] for seat in settled.penalised],
        "eliminated": [players[seat] for seat in settled.eliminated],
        "sticks": dict(zip(players, state.sticks, strict=True)),
        "next_dealer": name(settled.next_dealer),
        "winner": name(settled.winner),
        "events": [event_json(event, players) for step in steps for event in step.events],
    }


def _hand(cards: tri_palki.Hand) -> dict[str, Any]:
    worth = tri_palki.score(cards)
    ordinary = not worth.special
    return {
        "cards": _plain(cards),
        "kind": worth.kind.value,
        "total": worth.total,
        "suit": _plain(worth.suit),
        "scoring": _plain(worth.scoring) if ordinary else None,
    }


def _turn(step: Step, players: tuple[str, ...]) -> dict[str, Any]:
    action: tri_palki.Action = step.cause
    return {
        "player": players[step.before.to_act],
        "action": str(action).removesuffix(" call"),
        "washouts": sum(isinstance(event, CentreWashed) for event in step.events),
        "extra_turn": any(isinstance(event, ExtraTurn) for event in step.events),
        "call": action.call,
    }
