"""What can be wrong with a position (TP-1.1, 1.6, 2.1, 2.3, 3.1, 5.5, 5.10); how far its round
has gone is looked at in ``progress.py``."""

from __future__ import annotations

from collections import Counter
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
from tripalki_learn.games.tri_palki.progress import (
    dealt_in_of,
    final_turn_problems,
    progress_problems,
)
from tripalki_learn.games.tri_palki.scoring import MAXIMUM, Hand, score
from tripalki_learn.games.tri_palki.settlement import settle
from tripalki_learn.games.tri_palki.state import Ending, State
from tripalki_learn.games.tri_palki.washout import one_suit

_PACK = frozenset(PACK_36)


def problems(state: State) -> tuple[Problem, ...]:
    """Everything that is wrong with the position, people before cards; nothing if it can be.

    What cannot be judged without something that is wrong itself is not judged.

    >>> from tripalki_learn.games.tri_palki import State
    >>> [problem.code for problem in problems(State(("A",), (0,)))]
    ['player_count']
    """
    unseated = [*_nobody_could_sit_so(state)]
    if unseated:
        return tuple(unseated)
    found = [*_people(state)]
    if len(state.hands) == len(state.players):
        found += [*_turn(state), *_cards(state), *_hands(state), *progress_problems(state)]
        if not found:
            found += _settlement(state)
    elif state.hands:
        found.append(Problem("TP-2.3", "bad_setup", "hands_by_seat", count=len(state.hands)))
    elif state != State(state.players, state.sticks, state.out, state.dealer):
        found.append(Problem("TP-2.3", "bad_setup", "undealt"))
    return tuple(found)


def _nobody_could_sit_so(state: State) -> Iterator[Problem]:
    """Faults beside which nothing else about the position could be judged."""
    if not 2 <= len(state.players) <= 8:
        yield Problem("TP-2.1", "player_count", "player_count", count=len(state.players))
        return
    settled = state.settlement
    named = [state.dealer, state.to_act, state.caller, *state.out]
    if settled is not None:
        named += [*settled.penalised, *settled.eliminated, settled.next_dealer, settled.winner]
    yield from seat_problems("TP-2.3", state.players, named)
    if len(set(state.out) & {*range(len(state.players))}) == len(state.players):
        yield Problem("TP-5.11", "match_over", "nobody_left")


def _people(state: State) -> Iterator[Problem]:
    yield from name_problems("TP-2.1", state.players)
    if len(state.sticks) != len(state.players):
        yield Problem("TP-5.5", "bad_sticks", "sticks_count", count=len(state.sticks))
    for seat, sticks in enumerate(state.sticks[: len(state.players)]):
        if not 0 <= sticks <= 3:
            yield Problem("TP-5.5", "bad_sticks", "sticks_range", seat, count=sticks)
        elif seat in state.out and sticks != 3:
            yield Problem("TP-5.5", "bad_sticks", "sticks_of_eliminated", seat, count=sticks)
    yield from twice_problems("TP-5.10", state.out)
    if state.dealer not in dealt_in_of(state):
        yield Problem("TP-5.10", "dealer_out", "dealer_out", state.dealer)


def _turn(state: State) -> Iterator[Problem]:
    """Whether somebody is to act who can be (TP-2.5, TP-5.10), in a round that can be played."""
    if state.ending is not None:
        if state.to_act is not None:
            rule = state.ending.rule
            yield Problem(rule, "round_over", "acting_after_end", state.to_act)
        return
    if len(state.alive) == 1:
        yield Problem("TP-5.6", "match_over", "match_won", state.alive[0])
    if state.to_act is None:
        yield Problem("TP-2.5", "bad_setup", "nobody_to_act")
    else:
        yield from actor_problems(state, state.to_act)


def actor_problems(state: State, seat: Seat) -> Iterator[Problem]:
    """Whether a seat that is to act has been eliminated (TP-5.10)."""
    if seat in state.out:
        yield Problem("TP-5.10", "player_out", "player_out", seat)


def hands_count_problems(state: State, hands: Sequence[Hand]) -> Iterator[Problem]:
    """Whether there is not one hand for each player still in (TP-2.3)."""
    if len(hands) != len(state.alive):
        yield Problem("TP-2.3", "bad_setup", "hands_count", count=len(hands))


def hand_size_problems(seat: Seat, hand: Hand) -> Iterator[Problem]:
    """Whether the hand of a seat is not three cards (TP-2.3)."""
    if len(hand) != 3:
        yield Problem("TP-2.3", "bad_setup", "hand_size", seat, hand, len(hand))


def centre_size_problems(centre: Hand) -> Iterator[Problem]:
    """Whether the centre is not three cards (TP-2.3)."""
    if len(centre) != 3:
        yield Problem("TP-2.3", "bad_setup", "centre_size", None, centre, len(centre))


def _cards(state: State) -> Iterator[Problem]:
    playing = dealt_in_of(state)
    for seat, hand in enumerate(state.hands):
        if seat in playing:
            yield from hand_size_problems(seat, hand)
        elif hand:
            yield Problem("TP-5.10", "player_out", "out_holds_cards", seat, hand)
    if state.centre or state.ending is not Ending.RESERVE_EMPTY:
        yield from centre_size_problems(state.centre)
    for triple in state.washed:
        if len(triple) != 3:
            yield Problem("TP-3.1", "bad_setup", "washed_size", None, triple, len(triple))
        elif not one_suit(triple):
            yield Problem("TP-3.1", "bad_setup", "washed_mixed", None, triple)
    everywhere = (*chain(*state.hands), *state.centre, *state.reserve, *chain(*state.washed))
    everywhere += state.aside
    yield from pack_problems("TP-1.1", everywhere, PACK_36)
    if len(state.centre) == 3 and one_suit(state.centre):
        yield Problem("TP-3.1", "centre_unwashed", "centre_unwashed", None, state.centre)


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
    # After the call its holder has no turn more, so the 31 stays in the hand to the reveal.
    if caller in held and held[caller].total == MAXIMUM:
        yield from final_turn_problems(state, caller)
    elif caller is not None:
        yield Problem("TP-4.1", "caller_without_31", "caller_without_31", caller)


def _settlement(state: State) -> Iterator[Problem]:
    """Whether what the round came to follows from its hands (TP-5.2 to 5.9)."""
    settled = state.settlement
    if settled is None:
        return
    held = tuple(
        sticks - (seat in settled.penalised and seat not in settled.eliminated)
        for seat, sticks in enumerate(state.sticks)
    )
    out = tuple(seat for seat in state.out if seat not in settled.eliminated)
    if settle(state._replace(sticks=held, out=out, settlement=None)).state != state:
        yield Problem("TP-5.3", "bad_sticks", "settlement_unfounded")
