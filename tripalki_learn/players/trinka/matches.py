"""Whole matches of Trinka, and when one is over."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.engine import Opening, Trace
from tripalki_learn.games import trinka
from tripalki_learn.games.trinka import Ending, State
from tripalki_learn.players.trinka.bots import decide, joining

DEALS = 2
"""So often everyone deals in a match. The rules know no end of one: players stop when they like."""

LIMIT = 5
"""The limit of a match, in chips; its ante is 1."""


def is_over(trace: Trace) -> bool:
    """Whether everyone has dealt often enough, and no svara is still to be played.

    >>> from tripalki_learn.games import trinka
    >>> is_over(trinka.begun(trinka.begin(["A", "B"])))
    False
    """
    state: State = trace.state
    rounds = sum(isinstance(step.cause, Opening) for step in trace.steps)
    is_paid = state.to_act is None and state.ending is not Ending.SVARA
    return is_paid and rounds >= DEALS * len(state.players)


def match(players: Sequence[str], levels: Sequence[str], seed: int | str) -> Trace:
    """A whole match of bots, the same for the same seed.

    >>> sum(match(["A", "B"], ["beginner", "careful"], 1).state.chips)
    0
    """
    trace = trinka.begun(trinka.new_match(players, seed, limit=LIMIT).state)
    number = 0
    while not is_over(trace):
        number += 1
        state: State = trace.state
        others = [seat for seat in range(len(players)) if state.tied and seat not in state.tied]
        joins = [s for s in others if joining(trinka.observe(state, s), levels[s]).action]
        trace = trinka.dealt(trace, f"{seed}:{number}", joins)
        while trace.state.to_act is not None:
            trace = trinka.played(trace, decide(trace, levels[trace.state.to_act]).action)
    return trace
