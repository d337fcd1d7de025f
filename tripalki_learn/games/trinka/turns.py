"""TR-2.2 to 2.6: what follows from an action."""

from __future__ import annotations

from tripalki_learn.engine import Event, IllegalAction, Seat, Transition
from tripalki_learn.games.trinka.actions import Action, Bet, Fold, Open
from tripalki_learn.games.trinka.ending import ended, showdown
from tripalki_learn.games.trinka.events import (
    BetMade,
    DroppedOut,
    Folded,
    HandOpened,
    HandsCompared,
    ShowCalled,
)
from tripalki_learn.games.trinka.legality import why_not
from tripalki_learn.games.trinka.scoring import score
from tripalki_learn.games.trinka.state import Drop, Ending, State


def apply(state: State, action: Action, by: Seat | None = None) -> Transition[State]:
    """What follows from the action of the seat to act. Raises `IllegalAction` if it is refused.

    When the action ends the round, the transition includes the showdown and who takes the bank.

    >>> from tripalki_learn.games.trinka.dealing import begin, deal
    >>> from tripalki_learn.games.trinka.actions import Bet, Fold
    >>> state = deal(begin(["A", "B"]), 1).state
    >>> apply(state, Bet(2)).state.bank, apply(state, Fold()).state.ending
    (4, <Ending.FOLDED: 'folded'>)
    """
    refusal = why_not(state, action, by)
    if refusal is not None:
        raise IllegalAction(refusal, state.players)
    seat = state.to_act
    assert seat is not None  # else it was refused
    events: list[Event] = []
    match action:
        case Bet(amount):
            state = _paid(state, seat, amount)
            bets = (*state.bets[:seat], amount, *state.bets[seat + 1 :])
            state = state._replace(bets=bets, price=amount)
            events.append(BetMade("TR-2.3", seat, amount, state.bank))
        case Fold():
            state = _without(state, seat, None)
            events.append(Folded("TR-2.2", seat))
        case Open(other):
            state = _opened(state, seat, other, events)
        case _:
            return _shown(state, seat)
    over = ended(state, events)
    return over or Transition(state._replace(to_act=state.after(seat)), tuple(events))


def _paid(state: State, seat: Seat, amount: int) -> State:
    """The state with the chips of the seat put into the bank."""
    chips, paid = list(state.chips), list(state.paid)
    chips[seat] -= amount
    paid[seat] += amount
    return state._replace(chips=tuple(chips), paid=tuple(paid), bank=state.bank + amount)


def _without(state: State, seat: Seat, by: Seat | None) -> State:
    live = tuple(other for other in state.live if other != seat)
    return state._replace(live=live, out=(*state.out, Drop(seat, by)))


def _price(state: State) -> int:
    """What opening and showing cost: as much as the bet before (TR-2.5, TR-2.6)."""
    assert state.price is not None  # after the first circle somebody has bet
    return state.price


def _opened(state: State, seat: Seat, other: Seat, events: list[Event]) -> State:
    """TR-2.5: the secret comparison; at less or equal the challenger drops out."""
    state = _paid(state, seat, _price(state))
    own, against = (score(state.hands[s], state.joker) for s in (seat, other))
    result = "more" if own.key > against.key else "less" if own.key < against.key else "equal"
    events += [
        HandOpened("TR-2.5", seat, other, _price(state), state.bank),
        HandsCompared("TR-2.5", seat, other, own.value, against.value, result),
    ]
    state = state._replace(compared=(*state.compared, (seat, other)))
    for loser in losers(seat, other, result):
        stays = other if loser == seat else seat
        events.append(DroppedOut("TR-2.5", loser, stays, loser == seat))
        state = _without(state, loser, stays)
    return state


def losers(challenger: Seat, challenged: Seat, result: str) -> tuple[Seat, ...]:
    """Who drops out, by what the challenger holds: only at more the challenged one (TR-2.5)."""
    return (challenged,) if result == "more" else (challenger,)


def _shown(state: State, seat: Seat) -> Transition[State]:
    """TR-2.6: both hands are shown."""
    other = next(s for s in state.live if s != seat)
    state = _paid(state, seat, _price(state))
    events: list[Event] = [ShowCalled("TR-2.6", seat, other, _price(state), state.bank)]
    return showdown(state, Ending.SHOW, events)
