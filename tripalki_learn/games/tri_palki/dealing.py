"""TP-2.1 to 2.5, 3.2, 3.6, 5.1, 5.10: sitting down, dealing and laying out a position."""

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
from tripalki_learn.games.tri_palki.events import (
    CardsDealt,
    DealerDrawn,
    FirstToAct,
    MatchBegun,
    NoTurnGained,
    PackGathered,
    PositionSet,
    ReserveSet,
    SeatsSkipped,
)
from tripalki_learn.games.tri_palki.problems import hands_count_problems, problems
from tripalki_learn.games.tri_palki.scoring import Hand
from tripalki_learn.games.tri_palki.state import State
from tripalki_learn.games.tri_palki.turns import end_for_want_of_reserve
from tripalki_learn.games.tri_palki.washout import wash


def begin(
    players: Sequence[str],
    dealer: Seat = 0,
    sticks: Sequence[int] | None = None,
    out: Sequence[Seat] = (),
) -> State:
    """A match before its first deal, with sticks and eliminations as given (default none, TP-5.1).

    Raises `ImpossibleSetup` for a wrong number of players (TP-2.1), sticks outside 0 to 3 (TP-5.5)
    or a dealer who is out (TP-5.10).

    >>> begin(["A", "B"]).sticks
    (0, 0)
    """
    players = names_given(players)
    if sticks is None:
        sticks = [3 if seat in out else 0 for seat in range(len(players))]
    state = State(players, numbers_given(sticks), tuple(sorted(numbers_given(out))), dealer)
    return checked(state)


def new_match(players: Sequence[str], seed: int | str) -> Transition[State]:
    """A new match: nobody has a stick (TP-5.1), chance picks the first dealer (TP-2.2).

    >>> new_match(["A", "B", "C"], seed=1).state.sticks
    (0, 0, 0)
    """
    players = names_given(players)
    dealer = random.Random(f"tripalki:dealer:{seed}").randrange(len(players)) if players else 0
    state = begin(players, dealer)
    seats = tuple(range(len(players)))
    return Transition(state, (MatchBegun("TP-5.1", seats), DealerDrawn("TP-2.2", dealer)))


def checked(state: State) -> State:
    """The state itself. Raises `ImpossibleSetup` if something is wrong with it."""
    found = problems(state)
    if found:
        raise ImpossibleSetup(found, state.players)
    return state


def cleared(state: State) -> State:
    """The state with the table cleared for the next round; refuses when there can be none."""
    wanted(state, State, "state")
    if state.status == "won":
        raise IllegalAction(Refusal("TP-5.6", "match_over", state.alive[0], None), state.players)
    if state.status == "in_progress":
        raise IllegalAction(
            Refusal("TP-4.6", "unfinished_round", state.dealer, state.to_act), state.players
        )
    return State(state.players, state.sticks, state.out, state.next_dealer)


def deal(state: State, deck: Sequence[Card] | int | str) -> Transition[State]:
    """Deal the next round from ``deck``: the whole pack, top first, or a seed to shuffle it by.

    One card to each player from the dealer's left, then one to the centre, three times (TP-2.3);
    the rest is the reserve (TP-2.4). Washouts at the deal follow (TP-3.2). Raises `ImpossibleSetup`
    for a deck that is not the pack, `IllegalAction` while a round is played or the match is won.

    >>> state = deal(begin(["A", "B", "C"]), 1).state
    >>> [len(hand) for hand in state.hands], len(state.centre), len(state.reserve)
    ([3, 3, 3], 3, 24)
    """
    cards = deck_given(deck)
    gathered = sum(map(len, wanted(state, State, "state").washed))
    state = cleared(state)
    found = pack_problems("TP-1.1", cards, PACK_36)
    if found:
        raise ImpossibleSetup(found, state.players)
    order = tuple(s for s in clockwise(len(state.players), state.dealer) if s not in state.out)
    row = len(order) + 1  # one card for each player and one for the centre
    held: dict[Seat, Hand] = {
        seat: as_hand(cards[i : 3 * row : row]) for i, seat in enumerate(order)
    }
    state = state._replace(
        hands=tuple(held.get(seat, ()) for seat in range(len(state.players))),
        centre=as_hand(cards[row - 1 : 3 * row : row]),
        reserve=cards[3 * row :],
    )
    events: list[Event] = []
    if gathered:
        events.append(PackGathered("TP-3.6", gathered))
    if state.out:
        events.append(SeatsSkipped("TP-5.10", state.out, 3 * len(state.out)))
    events += [
        CardsDealt("TP-2.3", state.dealer, order, state.centre),
        ReserveSet("TP-2.4", len(state.reserve), len(order)),
    ]
    return _open(state, events, first_to_act(state))


def set_up(
    state: State,
    hands: Sequence[Hand],
    centre: Hand,
    reserve: Sequence[Card] = (),
    to_act: Seat | None = None,
) -> Transition[State]:
    """Lay out a position instead of dealing one.

    ``hands`` are those of the players still in, in seat order; cards not named are out of play.
    ``to_act`` is by default the dealer. A centre of one suit is washed first, as at the deal.
    Raises like `deal`.

    >>> from tripalki_learn.cards import parse_cards
    >>> hands = [parse_cards("AH JH 6C"), parse_cards("9D 8S 7C")]
    >>> set_up(begin(["A", "B"]), hands, parse_cards("KH 9S 8D")).state.to_act
    0
    """
    state = cleared(state)
    laid_hands = [cards_given(hand) for hand in wanted(hands, Iterable, "cards")]
    miscounted = tuple(hands_count_problems(state, laid_hands))
    if miscounted:
        raise ImpossibleSetup(miscounted, state.players)
    held = dict(zip(state.alive, laid_hands, strict=True))
    middle, rest = cards_given(centre), cards_given(reserve)
    named = {*middle, *rest, *(card for hand in laid_hands for card in hand)}
    laid = state._replace(
        hands=tuple(held.get(seat, ()) for seat in range(len(state.players))),
        centre=middle,
        reserve=rest,
        aside=tuple(card for card in PACK_36 if card not in named),
    )
    player = first_to_act(laid) if to_act is None else to_act
    laid = laid._replace(to_act=player)
    # The centre may be of one suit here: it is washed next.
    found = tuple(p for p in problems(laid) if p.what != "centre_unwashed")
    if found:
        raise ImpossibleSetup(found, state.players)
    event = PositionSet("TP-1.1", player, laid.centre, len(laid.reserve), len(laid.aside))
    return _open(laid, [event], player)


def _open(state: State, events: list[Event], first: Seat) -> Transition[State]:
    """Wash the centre that was dealt (TP-3.2); then ``first`` acts (TP-2.5)."""
    washing = wash(state.centre, state.reserve, None)
    events += washing.events
    state = state._replace(
        centre=washing.centre, reserve=washing.reserve, washed=washing.washed, to_act=first
    )
    if washing.failed:
        return end_for_want_of_reserve(state, events, None)
    if washing.triples:
        state = state._replace(owed=gained_at_the_deal())
        if not state.owed:
            events.append(NoTurnGained("TP-3.2", first))
    if first == state.dealer:
        events.append(FirstToAct("TP-2.5", first))
    return Transition(state, tuple(events))


def first_to_act(state: State) -> Seat:
    """Who acts first in a round whose hands are dealt: the dealer (TP-2.5)."""
    return state.dealer


def gained_at_the_deal() -> int:
    """How many turns more who acts first has by a washout at the deal: none (TP-3.2)."""
    return 0
