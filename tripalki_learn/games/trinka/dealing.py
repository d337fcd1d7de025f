"""TR-2.1, 2.2, 3.1, 3.2: sitting down, antes, a svara and who joins it, dealing."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from tripalki_learn.cards import PACK_36, Card, as_hand, cards_given, deck_given
from tripalki_learn.engine import (
    Event,
    IllegalAction,
    ImpossibleSetup,
    Refusal,
    Seat,
    Transition,
    clockwise,
    pack_problems,
)
from tripalki_learn.engine.given import names_given, numbers_given
from tripalki_learn.errors import wanted
from tripalki_learn.games.trinka.events import (
    AntesPaid,
    CardsDealt,
    DealerDrawn,
    FirstToSpeak,
    HandsSet,
    MatchBegun,
    SvaraBegun,
    SvaraJoined,
)
from tripalki_learn.games.trinka.problems import (
    hands_count_problems,
    joining_problems,
    problems,
)
from tripalki_learn.games.trinka.scoring import Hand
from tripalki_learn.games.trinka.state import Ending, State


def begin(
    players: Sequence[str],
    dealer: Seat = 0,
    *,
    ante: int = 1,
    limit: int | None = None,
    joker: bool = False,
    chips: Sequence[int] | None = None,
) -> State:
    """A match before its first deal; ``chips`` are the net results so far (default all 0).

    Raises `ImpossibleSetup` for a wrong number of players or of chips, an ante under 1 (TR-2.1) or
    a limit under the ante (TR-2.3).

    >>> begin(["A", "B"], limit=5).chips
    (0, 0)
    """
    players = names_given(players)
    held = numbers_given(chips) if chips is not None else (0,) * len(players)
    wanted(ante, int, "number")
    wanted(limit, int | None, "number")
    state = State(players, held, ante, limit, joker, dealer)
    found = problems(state)
    if found:
        raise ImpossibleSetup(found, state.players)
    return state


def new_match(
    players: Sequence[str],
    seed: int | str,
    *,
    ante: int = 1,
    limit: int | None = None,
    joker: bool = False,
) -> Transition[State]:
    """A new match, in which the lot picks the first dealer (TR-2.1). Raises like `begin`.

    >>> new_match(["A", "B", "C"], seed=1).state.ante
    1
    """
    players = names_given(players)
    dealer = random.Random(f"tripalki:dealer:{seed}").randrange(len(players)) if players else 0
    state = begin(players, dealer, ante=ante, limit=limit, joker=joker)
    seats = tuple(range(len(players)))
    return Transition(
        state, (MatchBegun("TR-2.1", seats, ante, limit, joker), DealerDrawn("TR-2.1", dealer))
    )


def deal(
    state: State, deck: Sequence[Card] | int | str, joins: Sequence[Seat] = ()
) -> Transition[State]:
    """Deal the next round from ``deck``: the whole pack, top first, or a seed to shuffle it by.

    Three cards to each, one at a time from the dealer's left; the rest is out of play (TR-2.1).
    After a svara it is dealt to the tied and to those that ``joins`` names (TR-3.1, TR-3.2). Raises
    `ImpossibleSetup` for a deck that is not the pack or a seat that cannot join, `IllegalAction`
    while a round is played.

    >>> state = deal(begin(["A", "B", "C"]), 1).state
    >>> [len(hand) for hand in state.hands], state.bank
    ([3, 3, 3], 3)
    """
    cards = deck_given(deck)
    state, events = _called_together(state, joins)
    found = pack_problems("TR-1.1", cards, PACK_36)
    if found:
        raise ImpossibleSetup(found, state.players)
    order = tuple(s for s in clockwise(len(state.players), state.dealer) if s in state.live)
    many = len(order)
    held: dict[Seat, Hand] = {
        seat: as_hand(cards[i : 3 * many : many]) for i, seat in enumerate(order)
    }
    state = _holding(state, held)
    events.append(CardsDealt("TR-2.1", state.dealer, order, len(state.aside)))
    return _first(state, events)


def set_up(state: State, hands: Sequence[Hand], joins: Sequence[Seat] = ()) -> Transition[State]:
    """Lay out the hands of a round instead of dealing it: of those dealt in, in seat order.

    Raises like `deal`, and `ImpossibleSetup` for what is not one hand of three cards for each.

    >>> from tripalki_learn.cards import parse_cards
    >>> hands = [parse_cards("AH JH 6C"), parse_cards("9D 8S 7C")]
    >>> set_up(begin(["A", "B"]), hands).state.to_act
    1
    """
    state, events = _called_together(state, joins)
    held = [cards_given(hand) for hand in wanted(hands, Iterable, "cards")]
    miscounted = tuple(hands_count_problems(state.live, held))
    if miscounted:
        raise ImpossibleSetup(miscounted, state.players)
    state = _holding(state, dict(zip(state.live, held, strict=True)))
    events.append(HandsSet("TR-1.1", state.live, len(state.aside)))
    after = _first(state, events)
    found = problems(after.state)
    if found:
        raise ImpossibleSetup(found, state.players)
    return after


def playing_next(state: State, joins: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who plays the next round: all, but after a svara those who are tied and who join (TR-3.1,
    TR-3.2)."""
    if state.ending is Ending.SVARA:
        return tuple(sorted({*state.tied, *joins}))
    return tuple(range(len(state.players)))


def _called_together(state: State, joins: Sequence[Seat]) -> tuple[State, list[Event]]:
    """Who plays the next round, and what lies in the bank before its cards are dealt."""
    wanted(state, State, "state")
    if state.to_act is not None:
        refusal = Refusal("TR-2.1", "unfinished_round", state.dealer, state.to_act)
        raise IllegalAction(refusal, state.players)
    found = joining_problems(state, joins)
    if found:
        raise ImpossibleSetup(found, state.players)
    many = len(state.players)
    svara = state.ending is Ending.SVARA
    # In a svara nobody puts an ante; who joins pays the same price, one after the other.
    price = state.joining_price if svara else state.ante
    playing = playing_next(state, joins)
    paying = tuple(s for s in clockwise(many, state.next_dealer) if s in joins or not svara)
    bank = state.bank if svara else 0
    events: list[Event] = []
    if svara:
        events.append(SvaraBegun("TR-3.1", state.tied, bank))
        for seat in paying:
            bank += price
            events.append(SvaraJoined("TR-3.2", seat, price, bank))
    else:
        bank = price * many
        events.append(AntesPaid("TR-2.1", playing, price, bank))
    paid = tuple(price if seat in paying else 0 for seat in range(many))
    return State(
        players=state.players,
        chips=tuple(held - cost for held, cost in zip(state.chips, paid, strict=True)),
        ante=state.ante,
        limit=state.limit,
        joker=state.joker,
        dealer=state.next_dealer,
        live=playing,
        bank=bank,
        paid=paid,
        bets=(None,) * many,
        svara=svara,
    ), events


def _holding(state: State, held: dict[Seat, Hand]) -> State:
    named = {card for hand in held.values() for card in hand}
    return state._replace(
        hands=tuple(held.get(seat, ()) for seat in range(len(state.players))),
        aside=tuple(card for card in PACK_36 if card not in named),
    )


def _first(state: State, events: list[Event]) -> Transition[State]:
    """The first of those dealt in, left of the dealer, speaks first (TR-2.2)."""
    seat = state.after(state.dealer)
    events.append(FirstToSpeak("TR-2.2", seat))
    return Transition(state._replace(to_act=seat), tuple(events))
