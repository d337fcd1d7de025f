"""What can be wrong with a match or a position (TR-1.1, 2.1, 2.2, 2.3, 3.2); bets, the bank and
the end of a round are looked at in ``betting.py``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from tripalki_learn.cards import PACK_36
from tripalki_learn.engine import (
    Problem,
    Seat,
    name_problems,
    pack_problems,
    seat_problems,
    twice_problems,
)
from tripalki_learn.games.trinka.betting import bank_problems, ending_problems
from tripalki_learn.games.trinka.scoring import Hand
from tripalki_learn.games.trinka.state import Ending, State

FEWEST, MOST = 2, 12
"""How many players there may be (TR-2.1)."""


def problems(state: State) -> tuple[Problem, ...]:
    """Everything that is wrong with the position, people before cards; nothing if it can be.

    What cannot be judged without something that is wrong itself is not judged.

    >>> [problem.code for problem in problems(State(("A",), (0,), ante=1))]
    ['player_count']
    """
    unseated = [*_nobody_could_sit_so(state)]
    if unseated:
        return tuple(unseated)
    found = [*_people(state)]
    if len(state.hands) == len(state.players):
        found += [*_turn(state), *_cards(state), *bank_problems(state)]
        found += ending_problems(state, judged=not found)
    elif state.hands:
        found.append(Problem("TR-2.1", "bad_setup", "hands_by_seat", count=len(state.hands)))
    elif state != State(
        state.players, state.chips, state.ante, state.limit, state.joker, state.dealer
    ):
        found.append(Problem("TR-2.1", "bad_setup", "undealt"))
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


def _nobody_could_sit_so(state: State) -> Iterator[Problem]:
    """Faults beside which nothing else about the position could be judged."""
    if not FEWEST <= len(state.players) <= MOST:
        yield Problem("TR-2.1", "player_count", "player_count", count=len(state.players))
        return
    named = [state.dealer, state.to_act, state.taker, *state.live, *state.tied]
    named += [*chain(*state.out), *chain(*state.compared)]
    yield from seat_problems("TR-2.1", state.players, named)


def _people(state: State) -> Iterator[Problem]:
    yield from name_problems("TR-2.1", state.players)
    if state.ante < 1:
        yield Problem("TR-2.1", "bad_ante", "ante_range", count=state.ante)
    elif state.limit is not None and state.limit < state.ante:
        yield Problem("TR-2.3", "bad_limit", "limit_range", count=state.limit)
    if len(state.chips) != len(state.players):
        yield Problem("TR-2.1", "bad_chips", "chips_count", count=len(state.chips))


def _turn(state: State) -> Iterator[Problem]:
    """Whether each player is in or out, and somebody is to speak who can (TR-2.1, TR-2.2)."""
    dropped = [drop.player for drop in state.out]
    for seats in (state.live, dropped, state.tied):
        yield from twice_problems("TR-2.2", seats)
    for seat, hand in enumerate(state.hands):
        places = (seat in state.live) + (seat in dropped)
        if places == 2 or (places == 0 and not state.svara):
            yield Problem("TR-2.1", "bad_setup", "in_or_out", seat)
        elif places == 0 and hand:
            # In a svara play those who are tied and who joined, and nobody else (TR-3.1, 3.2).
            yield Problem("TR-3.1", "bad_setup", "not_dealt_in", seat, hand)
    if state.ending is not None:
        if state.to_act is not None:
            yield Problem(state.ending.rule, "round_over", "acting_after_end", state.to_act)
    elif state.to_act is None:
        yield Problem("TR-2.2", "bad_setup", "nobody_to_act")
    elif state.to_act not in state.live:
        yield Problem("TR-2.2", "player_out", "player_out", state.to_act)


def hands_count_problems(playing: Sequence[Seat], hands: Sequence[Hand]) -> Iterator[Problem]:
    """Whether there is not one hand for each of those who play the round (TR-2.1)."""
    if len(hands) != len(playing):
        yield Problem("TR-2.1", "bad_setup", "hands_count", count=len(hands))


def hand_size_problems(seat: Seat, hand: Hand) -> Iterator[Problem]:
    """Whether the hand of a seat is not three cards (TR-2.1)."""
    if len(hand) != 3:
        yield Problem("TR-2.1", "bad_setup", "hand_size", seat, hand, len(hand))


def _cards(state: State) -> Iterator[Problem]:
    playing = {*range(len(state.players))}
    if state.svara:
        playing = {*state.live, *(drop.player for drop in state.out)}
        if len(playing) < FEWEST:
            yield Problem("TR-2.1", "bad_setup", "hands_count", count=len(playing))
    for seat in sorted(playing):
        yield from hand_size_problems(seat, state.hands[seat])
    yield from pack_problems("TR-1.1", (*chain(*state.hands), *state.aside), PACK_36)
