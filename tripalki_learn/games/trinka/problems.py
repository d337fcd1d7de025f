"""What can be wrong with a match or a position (TR-1.1, 2.1, 2.3, 2.4, 2.7, 3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from tripalki_learn.cards import PACK_36
from tripalki_learn.engine import Problem, Seat, pack_problems
from tripalki_learn.games.trinka.state import Ending, State

FEWEST, MOST = 2, 12
"""How many players there may be (TR-2.1)."""


def problems(state: State) -> tuple[Problem, ...]:
    """Everything that is wrong with the position, people before cards; nothing if it can be.

    >>> [problem.code for problem in problems(State(("A",), (0,), ante=1))]
    ['player_count']
    """
    found = [*_people(state)]
    if state.hands and not found:
        found += [*_cards(state), *_bank(state)]
    return tuple(found)


def joining_problems(state: State, joins: Sequence[Seat]) -> tuple[Problem, ...]:
    """Why one of ``joins`` cannot join the next round (TR-3.2)."""
    found = []
    for place, seat in enumerate(joins):
        if state.ending is not Ending.SVARA:
            found.append(Problem("TR-3.2", "bad_joins", "joins_no_svara", seat))
        elif seat in state.tied:
            found.append(Problem("TR-3.2", "bad_joins", "joins_tied", seat))
        elif seat in joins[:place]:
            found.append(Problem("TR-3.2", "bad_joins", "joins_twice", seat))
    return tuple(found)


def _people(state: State) -> Iterator[Problem]:
    seats = range(len(state.players))
    if not FEWEST <= len(seats) <= MOST:
        yield Problem("TR-2.1", "player_count", "player_count", count=len(seats))
        return
    if state.ante < 1:
        yield Problem("TR-2.1", "bad_ante", "ante_range", count=state.ante)
    elif state.limit is not None and state.limit < state.ante:
        yield Problem("TR-2.3", "bad_limit", "limit_range", count=state.limit)
    if len(state.chips) != len(seats):
        yield Problem("TR-2.1", "bad_chips", "chips_count", count=len(state.chips))
    if state.dealer not in seats or not {*state.live, *state.tied}.issubset(seats):
        yield Problem("TR-2.1", "bad_setup", "no_such_seat")


def _cards(state: State) -> Iterator[Problem]:
    if len(state.dealt_in) < FEWEST or not set(state.live).issubset(state.dealt_in):
        yield Problem("TR-2.1", "bad_setup", "hands_count", count=len(state.dealt_in))
    for seat in state.dealt_in:
        if len(state.hands[seat]) != 3:
            count = len(state.hands[seat])
            yield Problem("TR-2.1", "bad_setup", "hand_size", seat, state.hands[seat], count)
    yield from pack_problems("TR-1.1", (*chain(*state.hands), *state.aside), PACK_36)


def _bank(state: State) -> Iterator[Problem]:
    if state.to_act is not None and state.to_act not in state.live:
        yield Problem("TR-2.2", "player_out", "player_out", state.to_act)
    paid = sum(state.paid)
    if state.bank < paid or (state.bank > paid and not state.svara):
        yield Problem("TR-2.3", "bad_bank", "bank_unfounded", count=state.bank)
    founded = {
        None: len(state.live) > 1,
        Ending.FOLDED: len(state.live) == 1,
        Ending.SHOW: len(state.live) == 2,
        Ending.LIMIT: len(state.live) > 2 and state.limit is not None,
        Ending.SVARA: len(state.tied) > 1 and set(state.tied).issubset(state.live),
    }
    if not founded[state.ending]:
        rule = "TR-2.4" if state.ending is None else state.ending.rule
        yield Problem(rule, "ending_unfounded", "ending_unfounded")
