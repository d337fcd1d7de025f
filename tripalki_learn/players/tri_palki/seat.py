"""A bot in a seat: what it does at the end of a course of play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from tripalki_learn.engine import Seat, Step, Trace
from tripalki_learn.games import tri_palki
from tripalki_learn.players.decision import Decision
from tripalki_learn.players.tri_palki.levels import BOTS
from tripalki_learn.players.tri_palki.memory import NOTHING, Memory, remember


def memory_of(trace: Trace, seat: Seat) -> Memory:
    """What a seat remembers at the end of a trace: all that it has observed in its last round.

    >>> from tripalki_learn.games import tri_palki
    >>> trace = tri_palki.dealt(tri_palki.begun(tri_palki.begin(["A", "B"])), 1)
    >>> memory_of(trace, 0).turns
    (0, 0)
    """
    seen = (tri_palki.observe(step.after, seat) for step in this_round(trace.steps))
    return reduce(remember, seen, NOTHING)


def this_round(steps: Sequence[Step]) -> Sequence[Step]:
    """The steps of the last round, its deal or set-up first; all steps where there is none."""
    for place in range(len(steps) - 1, -1, -1):
        if isinstance(steps[place].cause, tri_palki.Deal | tri_palki.SetUp):
            return steps[place:]
    return steps


def decide(trace: Trace, level: str) -> Decision:
    """What a bot of that level does as the seat to act.

    >>> trace = tri_palki.dealt(tri_palki.begun(tri_palki.begin(["A", "B"])), 1)
    >>> decide(trace, "beginner") == decide(trace, "beginner")
    True
    """
    memory = memory_of(trace, trace.state.to_act)
    assert memory.last is not None
    return BOTS[level](memory, memory.last)


def played_out(trace: Trace, levels: Sequence[str]) -> Trace:
    """The trace with the rest of its round, played by bots: by seat their levels.

    >>> from tripalki_learn.games import tri_palki
    >>> trace = tri_palki.dealt(tri_palki.begun(tri_palki.begin(["A", "B"])), 1)
    >>> played_out(trace, ["beginner", "careful"]).state.status
    'between_rounds'
    """
    while trace.state.to_act is not None:
        decision = decide(trace, levels[trace.state.to_act])
        trace = tri_palki.played(trace, decision.action)
    return trace


def match(players: Sequence[str], levels: Sequence[str], seed: int | str) -> Trace:
    """A whole match of bots, the same for the same seed.

    >>> match(["A", "B"], ["beginner", "counter"], 1).state.status
    'won'
    """
    trace = tri_palki.begun(tri_palki.new_match(players, seed).state)
    number = 0
    while trace.state.status != "won":
        number += 1
        trace = played_out(tri_palki.dealt(trace, f"{seed}:{number}"), levels)
    return trace
