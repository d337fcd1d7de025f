"""PA-1.2, 2.1 to 2.7, 3.6: what follows from an action."""

from __future__ import annotations

from tripalki_learn.cards import Card, Hand, Rank
from tripalki_learn.engine import Event, IllegalAction, Seat, Transition
from tripalki_learn.games.palki.actions import Action, Capture, Lay, Stop, Sweep
from tripalki_learn.games.palki.capturing import Cards, captures, points_of, sweep
from tripalki_learn.games.palki.deals import deal_again, next_with_cards
from tripalki_learn.games.palki.events import (
    CaptureChosen,
    CardLaid,
    EqualTaken,
    MatchStopped,
    SetTaken,
    TableSwept,
)
from tripalki_learn.games.palki.legality import first_capture, in_order, why_not
from tripalki_learn.games.palki.scoring import clubs_of, konchinki_of, secured
from tripalki_learn.games.palki.settlement import played_out, stopped
from tripalki_learn.games.palki.state import State


def apply(state: State, action: Action, by: Seat | None = None) -> Transition[State]:
    """What follows from the action of the seat to act. Raises `IllegalAction` if it is refused.

    When the hands are empty after it, the transition includes the next deal (PA-1.2); when it ends
    the game, the last take (PA-2.7), the points and the sheet.

    >>> from tripalki_learn.cards import parse_card, parse_cards
    >>> from tripalki_learn.games.palki.dealing import begin, set_up
    >>> from tripalki_learn.games.palki.actions import Capture
    >>> hands = [parse_cards("7H KC"), parse_cards("QS")]
    >>> state = set_up(begin(["A", "B"], 1), hands, parse_cards("3C 4D KS")).state
    >>> apply(state, Capture(parse_card("KC"), parse_cards("KS"))).state.table
    (3♣, 4♦)
    """
    refusal = why_not(state, action, by)
    if refusal is not None:
        raise IllegalAction(refusal, state.players)
    seat = state.to_act
    assert seat is not None  # else it was refused
    action = in_order(state, action)
    if isinstance(action, Stop):
        return _stop(state, seat)
    assert isinstance(action, Capture | Sweep | Lay)
    if isinstance(action, Lay):
        events: list[Event] = [_laid(state, seat, action.card)]
        after = state._replace(table=(*state.table, action.card))
    else:
        taken = action.taken if isinstance(action, Capture) else sweep(state.table)
        events = _taken(state, seat, action.card, taken)
        after = state._replace(
            table=tuple(card for card in state.table if card not in taken),
            captured=_with(state.captured, seat, (*state.captured[seat], action.card, *taken)),
            last_capture=seat,
        )
        if isinstance(action, Sweep):
            after = swept(after, seat)
    hand = Hand(card for card in state.hands[seat] if card is not action.card)
    return go_on(after._replace(hands=_with(state.hands, seat, hand)), seat, events)


def swept(state: State, seat: Seat) -> State:
    """The state after ``seat`` swept the table: a sweep scores nothing by itself (PA-3.3)."""
    return state


def _with(piles: tuple[Cards, ...], seat: Seat, pile: Cards) -> tuple[Cards, ...]:
    return (*piles[:seat], pile, *piles[seat + 1 :])


def _laid(state: State, seat: Seat, card: Card) -> CardLaid:
    """PA-2.5, PA-2.3 for a jack on an empty table, PA-2.6 where the option allows it."""
    if not state.table:
        rule = "PA-2.3" if card.rank is Rank.JACK else "PA-2.5"
        return CardLaid(rule, seat, card, "table_empty")
    if first_capture(state) is not None:
        return CardLaid("PA-2.6", seat, card, "allowed")
    return CardLaid("PA-2.5", seat, card, "nothing_to_take")


def _taken(state: State, seat: Seat, card: Card, taken: Cards) -> list[Event]:
    if card.rank is Rank.JACK:
        return [TableSwept("PA-2.3", seat, card, taken)]
    possible = len(list(captures(card, state.table)))
    chosen = [CaptureChosen("PA-2.4", seat, card, possible)] if possible > 1 else []
    if len(taken) == 1:
        return [EqualTaken("PA-2.1", seat, card, taken[0]), *chosen]
    points = points_of(card)
    assert points is not None  # else it is no set
    return [SetTaken("PA-2.2", seat, card, taken, points), *chosen]


def go_on(state: State, seat: Seat, events: list[Event]) -> Transition[State]:
    """The turn of ``seat`` is over: the next seat with cards, the next deal, or the end."""
    following = next_with_cards(state, seat)
    if following is not None:
        return Transition(state._replace(to_act=following), tuple(events))
    if state.stock:
        state, dealt = deal_again(state)
        return Transition(state, (*events, *dealt))
    state, settled = played_out(state)
    return Transition(state, (*events, *settled))


def _stop(state: State, seat: Seat) -> Transition[State]:
    """PA-3.6: ``seat`` ends the match with the points that are secured."""
    pile = state.captured[seat]
    points = secured(pile)
    event = MatchStopped(
        "PA-3.6",
        seat,
        state.scores[seat],
        points.total,
        konchinki_of(pile),
        len(clubs_of(pile)),
    )
    state, settled = stopped(state, seat, points)
    return Transition(state, (event, *settled))
