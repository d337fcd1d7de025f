"""What can be wrong with a position (PA-1.1, 1.2, 1.4, 2.7, 3.5, 3.6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from tripalki_learn.cards import PACK_52
from tripalki_learn.engine import Problem, pack_problems
from tripalki_learn.games.palki.deals import HAND
from tripalki_learn.games.palki.state import Ending, State


def problems(state: State) -> tuple[Problem, ...]:
    """Everything that is wrong with the position, people before cards; nothing if it can be.

    >>> from tripalki_learn.games.palki import State
    >>> [problem.code for problem in problems(State(("A",), ((),)))]
    ['player_count']
    """
    found = [*_people(state)]
    if state.hands and not found:
        found += _cards(state)
    return tuple(found)


def _people(state: State) -> Iterator[Problem]:
    seats = range(len(state.players))
    if not 2 <= len(state.players) <= 4:
        yield Problem("PA-1.1", "player_count", "player_count", count=len(state.players))
        return
    if len(state.sheet) != len(state.players):
        yield Problem("PA-3.5", "bad_scores", "scores_count", count=len(state.sheet))
        return
    for seat, totals in enumerate(state.sheet):
        if any(total < 0 for total in totals):
            yield Problem("PA-3.5", "bad_scores", "scores_range", seat, count=min(totals))
    named = (state.to_act, state.last_capture)
    if state.dealer not in seats or any(seat not in (None, *seats) for seat in named):
        yield Problem("PA-1.2", "bad_setup", "no_such_seat")


def _cards(state: State) -> Iterator[Problem]:
    for seat, hand in enumerate(state.hands):
        if len(hand) > HAND:
            yield Problem("PA-1.2", "bad_setup", "hand_size", seat, hand, len(hand))
    if len(state.stock) % (HAND * len(state.players)):
        yield Problem("PA-1.2", "bad_setup", "stock_size", None, (), len(state.stock))
    if state.to_act is not None and not state.hands[state.to_act]:
        yield Problem("PA-1.4", "bad_setup", "nothing_to_play", state.to_act)
    piles = chain(*state.hands, state.table, state.stock, *state.captured, state.aside)
    yield from pack_problems("PA-1.1", tuple(piles), PACK_52)
    played_out = not any(state.hands) and not state.stock
    if state.ending is Ending.PLAYED_OUT and not played_out:
        yield Problem("PA-2.7", "ending_unfounded", "ending_unfounded")
