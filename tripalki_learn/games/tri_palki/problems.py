"""What can be wrong with a position (TP-1.1, 1.6, 2.1, 2.3, 3.1, 4.1, 4.6, 5.5, 5.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from tripalki_learn.cards import PACK_36
from tripalki_learn.engine import Problem, pack_problems
from tripalki_learn.games.tri_palki.scoring import MAXIMUM, score
from tripalki_learn.games.tri_palki.state import Ending, State
from tripalki_learn.games.tri_palki.washout import one_suit

_PACK = frozenset(PACK_36)


def problems(state: State) -> tuple[Problem, ...]:
    """Everything that is wrong with the position, people before cards; nothing if it can be.

    >>> from tripalki_learn.games.tri_palki import State
    >>> [problem.code for problem in problems(State(("A",), (0,)))]
    ['player_count']
    """
    found = [*_people(state)]
    if state.hands and not found:
        found += _cards(state)
    return tuple(found)


def _people(state: State) -> Iterator[Problem]:
    seats = range(len(state.players))
    if not 2 <= len(state.players) <= 8:
        yield Problem("TP-2.1", "player_count", "player_count", count=len(state.players))
        return
    if len(state.sticks) != len(state.players):
        yield Problem("TP-5.5", "bad_sticks", "sticks_count", count=len(state.sticks))
        return
    for seat, sticks in zip(seats, state.sticks, strict=True):
        if not 0 <= sticks <= 3:
            yield Problem("TP-5.5", "bad_sticks", "sticks_range", seat, count=sticks)
        elif seat in state.out and sticks != 3:
            yield Problem("TP-5.5", "bad_sticks", "sticks_of_eliminated", seat, count=sticks)
    if not set(state.out) < set(seats):
        yield Problem("TP-5.11", "match_over", "nobody_left")
        return
    if state.dealer not in seats or state.to_act not in (None, *seats):
        yield Problem("TP-2.3", "bad_setup", "no_such_seat")
        return
    if state.dealer in state.out and state.ending is None:
        yield Problem("TP-5.10", "dealer_out", "dealer_out", state.dealer)
    if state.to_act is not None and state.hands and not state.hands[state.to_act]:
        yield Problem("TP-5.10", "player_out", "player_out", state.to_act)


def _cards(state: State) -> Iterator[Problem]:
    for seat in state.dealt_in:
        if len(state.hands[seat]) != 3:
            count = len(state.hands[seat])
            yield Problem("TP-2.3", "bad_setup", "hand_size", seat, state.hands[seat], count)
    if state.ending is None:
        for seat in state.alive:
            if not state.hands[seat]:
                yield Problem("TP-2.3", "bad_setup", "hand_size", seat, (), 0)
    washed_away = state.ending is Ending.RESERVE_EMPTY
    if len(state.centre) != 3 and not (washed_away and not state.centre):
        yield Problem("TP-2.3", "bad_setup", "centre_size", None, state.centre, len(state.centre))
    everywhere = (*chain(*state.hands), *state.centre, *state.reserve, *chain(*state.washed))
    everywhere += state.aside
    yield from pack_problems("TP-1.1", everywhere, PACK_36)
    if len(state.centre) == 3 and one_suit(state.centre):
        yield Problem("TP-3.1", "centre_unwashed", "centre_unwashed", None, state.centre)
    yield from _hands(state)
    yield from _ending(state)


def _hands(state: State) -> Iterator[Problem]:
    # Only a hand of three cards of the pack has a value; others are problems of their own.
    held = {
        seat: score(state.hands[seat])
        for seat in state.dealt_in
        if len(state.hands[seat]) == 3 and _PACK.issuperset(state.hands[seat])
    }
    keys = Counter(hand.scoring for hand in held.values())
    for scoring, count in keys.items():
        if scoring and count > 1:
            yield Problem("TP-1.6", "bad_pack", "equal_hands", None, scoring, count)
    caller = state.caller
    holds_31 = caller in held and held[caller].total == MAXIMUM
    if caller is not None and state.ending is None and not holds_31:
        yield Problem("TP-4.1", "caller_without_31", "caller_without_31", caller)


def _ending(state: State) -> Iterator[Problem]:
    founded = {
        None: True,
        Ending.ALL_PASSED: state.passes >= len(state.dealt_in),
        Ending.LAST_ROUND: state.caller is not None,
        Ending.RESERVE_EMPTY: len(state.reserve) < 3 and not state.centre,
    }
    if not founded[state.ending]:
        yield Problem("TP-4.6", "ending_unfounded", "ending_unfounded")
