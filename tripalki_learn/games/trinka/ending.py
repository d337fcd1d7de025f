"""TR-2.4, 2.6, 2.7, 3.1, 3.3: how a round ends, and who takes the bank."""

from __future__ import annotations

from tripalki_learn.engine import Event, Seat, Transition
from tripalki_learn.games.trinka.events import (
    BankTaken,
    HandScored,
    LimitReached,
    NextDealer,
    SvaraDeclared,
)
from tripalki_learn.games.trinka.scoring import Score, best_of, score
from tripalki_learn.games.trinka.state import Ending, State


def ended(state: State, events: list[Event]) -> Transition[State] | None:
    """The end of the round by who is left and what they bet, or None while it goes on.

    One who is left alone takes the bank unseen (TR-2.4); more than two who have all bet the limit
    show their hands (TR-2.7).
    """
    if len(state.live) == 1:
        return _taken(state, state.live[0], Ending.FOLDED, events)
    bets = {state.bets[seat] for seat in state.live}
    if len(state.live) > 2 and state.limit is not None and bets == {state.limit}:
        events.append(LimitReached("TR-2.7", state.live, state.limit))
        return showdown(state, Ending.LIMIT, events)
    return None


def showdown(state: State, ending: Ending, events: list[Event]) -> Transition[State]:
    """Show the hands of all who are left: the highest takes the bank (TR-2.6, TR-2.7), equal ones
    are a svara (TR-3.1), another one in a svara (TR-3.3)."""
    scores = {seat: score(state.hands[seat], state.joker) for seat in state.live}
    events += [scored(seat, worth) for seat, worth in scores.items()]
    best = best_of(scores)
    if len(best) == 1:
        return _taken(state, best[0], ending, events)
    value = scores[best[0]].value
    assert value is not None  # nobody else can hold three sixes too
    rule = "TR-3.3" if state.svara else "TR-3.1"
    state = state._replace(ending=Ending.SVARA, to_act=None, tied=best)
    events += [
        SvaraDeclared(rule, best, value, state.bank, state.joining_price),
        NextDealer("TR-2.1", state.next_dealer),
    ]
    return Transition(state, tuple(events))


def scored(seat: Seat | None, worth: Score) -> HandScored:
    """The event that a hand was scored; its rule is the last that decided."""
    return HandScored(
        worth.rules[-1],
        seat,
        worth.cards,
        worth.kind,
        worth.value,
        worth.scoring,
        worth.stands,
        worth.rules,
    )


def _taken(state: State, seat: Seat, ending: Ending, events: list[Event]) -> Transition[State]:
    chips = list(state.chips)
    chips[seat] += state.bank
    state = state._replace(chips=tuple(chips), ending=ending, to_act=None, taker=seat)
    events += [
        BankTaken(ending.rule, seat, state.bank, ending),
        NextDealer("TR-2.1", state.next_dealer),
    ]
    return Transition(state, tuple(events))
