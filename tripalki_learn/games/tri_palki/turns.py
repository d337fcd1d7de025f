"""TP-2.5 to 2.7, 3.3 to 3.5, 4.1 to 4.6: what follows from an action."""

from __future__ import annotations

from tripalki_learn.engine import Event, IllegalAction, Seat, Transition
from tripalki_learn.games.tri_palki.actions import Action, Exchange, Pass
from tripalki_learn.games.tri_palki.events import (
    AllExchanged,
    CardExchanged,
    ExtraTurn,
    FinalTurns,
    LastRoundCalled,
    Passed,
    PassesIgnored,
    ReserveShort,
    RoundEnded,
)
from tripalki_learn.games.tri_palki.legality import completes_row, swap, why_not
from tripalki_learn.games.tri_palki.settlement import settle
from tripalki_learn.games.tri_palki.state import Ending, State
from tripalki_learn.games.tri_palki.washout import one_suit, wash


def apply(state: State, action: Action, by: Seat | None = None) -> Transition[State]:
    """What follows from the action of the seat to act. Raises `IllegalAction` if it is refused.

    When the action ends the round, the transition includes the reveal and the settlement.

    >>> from tripalki_learn.games.tri_palki.dealing import begin, deal
    >>> from tripalki_learn.games.tri_palki.actions import Pass
    >>> state = deal(begin(["A", "B"]), 1).state
    >>> [event.type for event in apply(state, Pass()).events]
    ['passed']
    """
    refusal = why_not(state, action, by)
    if refusal is not None:
        raise IllegalAction(refusal, state.players)
    seat = state.to_act
    assert seat is not None  # else it was refused
    if isinstance(action, Pass):
        passes = state.passes + 1
        passed = Passed("TP-3.7", seat, passes)
        if completes_row(state):
            return all_passed(state._replace(passes=passes), [passed])
        state = state._replace(passes=passes, to_act=state.after(seat), extra_turn=False)
        return _end_turn(state, seat, action.call, [passed])
    return _exchange(state, action, seat)


def _exchange(state: State, action: Action, seat: Seat) -> Transition[State]:
    hand, centre = state.hands[seat], state.centre
    events: list[Event] = []
    if isinstance(action, Exchange):
        for give, take in zip(action.give, action.take, strict=True):
            events.append(CardExchanged("TP-2.6", seat, give, take))
            hand, centre = swap(hand, centre, give, take)
    else:
        events.append(AllExchanged("TP-2.6", seat, hand, centre))
        hand, centre = centre, hand
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    if not one_suit(centre):
        after = state.after(seat)
        state = state._replace(hands=hands, centre=centre, passes=0, to_act=after, extra_turn=False)
        return _end_turn(state, seat, action.call, events)
    washing = wash(centre, state.reserve, seat)
    events += washing.events
    gained = 0 if washing.failed else turns_gained(state, washing.triples)
    state = state._replace(
        hands=hands,
        passes=0,
        centre=washing.centre,
        reserve=washing.reserve,
        washed=state.washed + washing.washed,
        extra_turn=gained > 0,
        owed=state.owed + gained - 1 if gained else 0,
    )
    if washing.failed:
        return end_for_want_of_reserve(state, events, seat)
    if not gained:
        return _end_turn(state._replace(to_act=state.after(seat)), seat, action.call, events)
    rule = "TP-3.3" if state.caller is None else "TP-3.4"
    events += [ExtraTurn(rule, seat, washing.triples // gained)] * gained
    return Transition(state, tuple(events))


def turns_gained(state: State, triples: int) -> int:
    """How many turns an action gains that washed out so many triples: one (TP-3.3), in the last
    round too (TP-3.4)."""
    return 1


def _end_turn(state: State, seat: Seat, call: bool, events: list[Event]) -> Transition[State]:
    """The turn of ``seat`` is over and the next seat is to act (TP-2.5), unless the round ends:
    call if asked to (TP-4.1), count the final turns (TP-4.2)."""
    ended = ended_by_a_hand(state, seat, events)
    if ended is not None:
        return ended
    if state.owed and not call:
        state = state._replace(to_act=seat, extra_turn=True, owed=state.owed - 1)
        return Transition(state, tuple(events))
    if call:
        events.append(LastRoundCalled("TP-4.1", seat, state.hands[seat]))
        state = state._replace(caller=seat, final_turns=final_turns(state), owed=0)
        events.append(FinalTurns("TP-4.2", final_seats(state)))
    elif state.caller is not None:
        if state.final_turns == 1:
            return end_round(state._replace(final_turns=0), Ending.LAST_ROUND, events)
        state = state._replace(final_turns=state.final_turns - 1)
    if state.caller is not None and state.passes == len(state.dealt_in):
        assert state.to_act is not None  # the round goes on
        events.append(PassesIgnored("TP-4.5", state.to_act, state.passes))
    return Transition(state, tuple(events))


def ended_by_a_hand(state: State, seat: Seat, events: list[Event]) -> Transition[State] | None:
    """The end of the round by the hand with which a turn ended: no hand ends a round (TP-4.6)."""
    return None


def final_turns(state: State) -> int:
    """How many final turns follow a call: one for each other player (TP-4.2)."""
    return len(state.dealt_in) - 1


def final_seats(state: State) -> tuple[Seat, ...]:
    """The seats whose final turn is still to come, clockwise (TP-4.2); none before a call."""
    if state.caller is None:
        return ()
    seats: list[Seat] = []
    seat = state.caller
    for _ in range(final_turns(state)):
        seat = state.after(seat)
        seats.append(seat)
    return tuple(seats[len(seats) - state.final_turns :])


def all_passed(state: State, events: list[Event]) -> Transition[State]:
    """What follows when everyone has passed in a row: the round ends (TP-4.4)."""
    return end_round(state, Ending.ALL_PASSED, events)


def end_for_want_of_reserve(
    state: State, events: list[Event], cause: Seat | None
) -> Transition[State]:
    """TP-3.5: a washed-out centre cannot be replaced, so the round ends at once."""
    lost = tuple(seat for seat in final_seats(state) if seat != cause)
    events.append(ReserveShort("TP-3.5", cause, len(state.reserve), lost))
    return end_round(state, Ending.RESERVE_EMPTY, events)


def end_round(state: State, ending: Ending, events: list[Event]) -> Transition[State]:
    """End the round for this reason (TP-4.6), reveal and settle it."""
    state = state._replace(ending=ending, to_act=None, extra_turn=False, final_turns=0)
    after, settled = settle(state)
    return Transition(after, (*events, RoundEnded(ending.rule, ending), *settled))
