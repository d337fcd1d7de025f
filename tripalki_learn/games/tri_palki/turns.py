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
            return end_round(state._replace(passes=passes), Ending.ALL_PASSED, [passed])
        state = state._replace(passes=passes, to_act=state.after(seat), extra_turn=False)
        return _end_turn(state, seat, action.call, [passed])
    return _exchange(state, action, seat)


def _exchange(state: State, action: Action, seat: Seat) -> Transition[State]:
    hand, centre = state.hands[seat], state.centre
    event: Event
    if isinstance(action, Exchange):
        give, take = action.give[0], action.take[0]
        event = CardExchanged("TP-2.6", seat, give, take)
        hand, centre = swap(hand, centre, give, take)
    else:
        event = AllExchanged("TP-2.6", seat, hand, centre)
        hand, centre = centre, hand
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    if not one_suit(centre):
        after = state.after(seat)
        state = state._replace(hands=hands, centre=centre, passes=0, to_act=after, extra_turn=False)
        return _end_turn(state, seat, action.call, [event])
    washing = wash(centre, state.reserve, seat)
    state = state._replace(
        hands=hands,
        passes=0,
        centre=washing.centre,
        reserve=washing.reserve,
        washed=state.washed + washing.washed,
        extra_turn=not washing.failed,
    )
    events = [event, *washing.events]
    if washing.failed:
        return end_for_want_of_reserve(state, events, seat)
    rule = "TP-3.3" if state.caller is None else "TP-3.4"
    return Transition(state, (*events, ExtraTurn(rule, seat, len(washing.washed))))


def _end_turn(state: State, seat: Seat, call: bool, events: list[Event]) -> Transition[State]:
    """The turn of ``seat`` is over and the next seat is to act (TP-2.5), unless the round ends:
    call if asked to (TP-4.1), count the final turns (TP-4.2)."""
    if call:
        events.append(LastRoundCalled("TP-4.1", seat, state.hands[seat]))
        state = state._replace(caller=seat, final_turns=len(state.dealt_in) - 1)
        events.append(FinalTurns("TP-4.2", final_seats(state)))
    elif state.caller is not None:
        if state.final_turns == 1:
            return end_round(state._replace(final_turns=0), Ending.LAST_ROUND, events)
        state = state._replace(final_turns=state.final_turns - 1)
    if state.caller is not None and state.passes == len(state.dealt_in):
        assert state.to_act is not None  # the round goes on
        events.append(PassesIgnored("TP-4.5", state.to_act, state.passes))
    return Transition(state, tuple(events))


def final_seats(state: State) -> tuple[Seat, ...]:
    """The seats whose final turn is still to come, clockwise (TP-4.2); none before a call."""
    if state.caller is None:
        return ()
    seats: list[Seat] = []
    seat = state.caller
    for _ in range(len(state.dealt_in) - 1):
        seat = state.after(seat)
        seats.append(seat)
    return tuple(seats[len(seats) - state.final_turns :])


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
