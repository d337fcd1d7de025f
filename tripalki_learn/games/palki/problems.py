"""What can be wrong with a position (PA-1.1, 1.2, 1.4, 2.7, 3.1, 3.4, 3.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

from tripalki_learn.cards import PACK_52
from tripalki_learn.engine import Problem, Seat, name_problems, pack_problems, seat_problems
from tripalki_learn.games.palki.capturing import Cards
from tripalki_learn.games.palki.deals import HAND
from tripalki_learn.games.palki.scoring import scored, secured
from tripalki_learn.games.palki.state import Ending, Points, State

MOST_POINTS = 5
"""The most that one game brings a player, in points (PA-3.3)."""


def problems(state: State) -> tuple[Problem, ...]:
    """Everything that is wrong with the position, people before cards; nothing if it can be.

    What cannot be judged without something that is wrong itself is not judged.

    >>> from tripalki_learn.games.palki import State
    >>> [problem.code for problem in problems(State(("A",), ((),)))]
    ['player_count']
    """
    unseated = [*_nobody_could_sit_so(state)]
    if unseated:
        return tuple(unseated)
    found = [*_people(state)]
    if state == State(state.players, state.sheet, state.dealer, state.compulsory):
        return tuple(found)
    seats = len(state.players)
    if not state.hands:
        found.append(Problem("PA-1.2", "bad_setup", "undealt"))
    elif miscounted := [
        *count_problems("hands", state.hands, seats),
        *count_problems("captured", state.captured, seats),
    ]:
        found.append(miscounted[0])
    else:
        found += [*_turn(state), *_cards(state), *_end(state)]
    return tuple(found)


def _nobody_could_sit_so(state: State) -> Iterator[Problem]:
    """Faults beside which nothing else about the position could be judged."""
    if not 2 <= len(state.players) <= 4:
        yield Problem("PA-1.1", "player_count", "player_count", count=len(state.players))
        return
    if len(state.sheet) != len(state.players):
        yield Problem("PA-3.5", "bad_scores", "scores_count", count=len(state.sheet))
    named = (state.dealer, state.to_act, state.last_capture)
    yield from seat_problems("PA-1.2", state.players, named)


def _people(state: State) -> Iterator[Problem]:
    yield from name_problems("PA-1.1", state.players)
    games = max(map(len, state.sheet))
    for seat, totals in enumerate(state.sheet):
        if any(total < 0 for total in totals):
            yield Problem("PA-3.5", "bad_scores", "scores_range", seat, count=min(totals))
        elif any(not 0 <= b - a <= MOST_POINTS for a, b in pairwise(totals)):
            yield Problem("PA-3.5", "bad_scores", "scores_step", seat)
        if len(totals) != games:
            yield Problem("PA-3.5", "bad_scores", "scores_uneven", seat, count=len(totals))


def _turn(state: State) -> Iterator[Problem]:
    """Whether somebody is to act who can (PA-1.4), in a game that can be played (PA-3.4)."""
    if state.ending is not None:
        if state.to_act is not None:
            yield Problem(state.ending.rule, "round_over", "acting_after_end", state.to_act)
        return
    if state.winner is not None:
        yield Problem("PA-3.4", "match_over", "match_won", state.winner)
    if state.to_act is None:
        yield Problem("PA-1.4", "bad_setup", "nobody_to_act")
    else:
        yield from actor_problems(state.hands, state.to_act)


def actor_problems(hands: Sequence[Cards], seat: Seat) -> Iterator[Problem]:
    """Whether a seat that is to act holds no card (PA-1.4)."""
    if not hands[seat]:
        yield Problem("PA-1.4", "bad_setup", "nothing_to_play", seat)


def count_problems(what: str, piles: Sequence[Cards], seats: int) -> Iterator[Problem]:
    """Whether ``what``, the hands or what was captured, is not there once a player (PA-1.2)."""
    if len(piles) != seats:
        yield Problem("PA-1.2", "bad_setup", f"{what}_count", count=len(piles))


def hand_size_problems(hands: Sequence[Cards]) -> Iterator[Problem]:
    """Each of the hands by seat that is more than four cards (PA-1.2)."""
    for seat, hand in enumerate(hands):
        if len(hand) > HAND:
            yield Problem("PA-1.2", "bad_setup", "hand_size", seat, hand, len(hand))


def stock_size_problems(stock: Cards, seats: int) -> Iterator[Problem]:
    """Whether what is to be dealt does not come out even at four for each player (PA-1.2)."""
    if len(stock) % (HAND * seats):
        yield Problem("PA-1.2", "bad_setup", "stock_size", None, (), len(stock))


def _cards(state: State) -> Iterator[Problem]:
    yield from hand_size_problems(state.hands)
    yield from stock_size_problems(state.stock, len(state.players))
    piles = chain(*state.hands, state.table, state.stock, *state.captured, state.aside)
    yield from pack_problems("PA-1.1", tuple(piles), PACK_52)


def _end(state: State) -> Iterator[Problem]:
    """Whether the game can have ended so (PA-2.7, PA-3.6), with these points (PA-3.1 to 3.3)."""
    if state.ending is Ending.PLAYED_OUT:
        if any(state.hands) or state.stock:
            yield Problem("PA-2.7", "ending_unfounded", "ending_unfounded")
        elif state.table and state.last_capture is not None:
            seat = state.last_capture
            yield Problem("PA-2.7", "bad_setup", "table_left", seat, state.table)
    if state.points and state.points not in _possible_points(state):
        yield Problem("PA-3.1", "bad_scores", "points_unfounded")
    elif state.points and all(state.sheet):
        before = [totals[-2] if len(totals) > 1 else 0 for totals in state.sheet]
        for seat, points in enumerate(state.points):
            if state.sheet[seat][-1] - before[seat] != points.total:
                yield Problem("PA-3.5", "bad_scores", "points_unwritten", seat, count=points.total)


def _possible_points(state: State) -> list[tuple[Points, ...]]:
    """What the game can have come to; who has stopped is not written down (PA-3.6)."""
    if state.ending is Ending.PLAYED_OUT:
        return [scored(state.captured)]
    if state.ending is None:
        return []
    seats = range(len(state.players))
    return [
        tuple(secured(state.captured[s]) if s == stopper else Points() for s in seats)
        for stopper in seats
    ]
