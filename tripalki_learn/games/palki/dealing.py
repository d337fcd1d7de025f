"""PA-1: sitting down, dealing and laying out a position."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from tripalki_learn.cards import PACK_52, Card, cards_given, deck_given
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
from tripalki_learn.games.palki.capturing import Cards
from tripalki_learn.games.palki.deals import HAND, first_to_play, handed_out, next_with_cards
from tripalki_learn.games.palki.events import FirstToPlay, MatchBegun, PackDealt, PositionSet
from tripalki_learn.games.palki.opening import Given, by_chance, repair
from tripalki_learn.games.palki.problems import count_problems, problems
from tripalki_learn.games.palki.state import State
from tripalki_learn.games.palki.turns import go_on


def begin(
    players: Sequence[str],
    dealer: Seat = 0,
    scores: Sequence[int] | None = None,
    compulsory_capture: bool = True,
) -> State:
    """A match before its first deal, with totals as given (default none yet).

    ``compulsory_capture`` is the option of PA-2.6. Raises `ImpossibleSetup` for a wrong number of
    players (PA-1.1) or totals that cannot be (PA-3.5).

    >>> begin(["A", "B"], scores=[13, 9]).scores
    (13, 9)
    """
    players = names_given(players)
    sheet: tuple[tuple[int, ...], ...] = ((),) * len(players)
    if scores is not None:
        sheet = tuple((total,) for total in numbers_given(scores))
    return checked(State(players, sheet, dealer, compulsory_capture))


def new_match(players: Sequence[str], seed: int | str) -> Transition[State]:
    """A new match: each for themselves (PA-1.1); chance picks the first dealer.

    >>> new_match(["A", "B", "C"], seed=1).state.scores
    (0, 0, 0)
    """
    players = names_given(players)
    dealer = random.Random(f"tripalki:dealer:{seed}").randrange(len(players)) if players else 0
    state = begin(players, dealer)
    return Transition(state, (MatchBegun("PA-1.1", tuple(range(len(players))), dealer),))


def checked(state: State) -> State:
    """The state itself. Raises `ImpossibleSetup` if something is wrong with it."""
    found = problems(state)
    if found:
        raise ImpossibleSetup(found, state.players)
    return state


def cleared(state: State) -> State:
    """The state with the table cleared for the next game; refuses when there can be none."""
    wanted(state, State, "state")
    if state.winner is not None:
        raise IllegalAction(Refusal("PA-3.4", "match_over", state.winner, None), state.players)
    if state.to_act is not None:
        raise IllegalAction(
            Refusal("PA-1.2", "unfinished_round", state.dealer, state.to_act), state.players
        )
    return State(state.players, state.sheet, state.next_dealer, state.compulsory)


def deal(
    state: State, deck: Sequence[Card] | int | str, buried: Sequence[int] | None = None
) -> Transition[State]:
    """Deal the next game from ``deck``: the whole pack, top first, or a seed to shuffle it by.

    Four cards to each player, one at a time from the dealer's left, then four to the table
    (PA-1.2); an opening that may not stand is repaired (PA-1.3). ``buried`` are the places in the
    stock at which its cards go in, one after the other; by default the seed picks them, and a deck
    needs none. Raises `ImpossibleSetup` for a deck that is not the pack or places that are not
    those needed, `IllegalAction` while a game is played or the match is won.

    >>> state = deal(begin(["A", "B"]), 1).state
    >>> [len(hand) for hand in state.hands], len(state.table), len(state.stock)
    ([4, 4], 4, 40)
    """
    cards = deck_given(deck, PACK_52)
    state = cleared(state)
    found = pack_problems("PA-1.1", cards, PACK_52)
    if found:
        raise ImpossibleSetup(found, state.players)
    hands, rest = handed_out(state, cards)
    place = Given(buried or (), state.players)
    if isinstance(deck, int | str) and buried is None:
        opening = repair(rest[:HAND], rest[HAND:], by_chance(deck))
    else:
        opening = repair(rest[:HAND], rest[HAND:], place)
        place.used_up()
    first = first_to_play(state)
    order = clockwise(len(state.players), state.dealer)
    state = state._replace(
        hands=hands,
        table=opening.table,
        stock=opening.stock,
        captured=((),) * len(state.players),
        to_act=first,
    )
    return Transition(
        state,
        (
            PackDealt("PA-1.2", state.dealer, order, rest[:HAND], len(rest) - HAND),
            *opening.events,
            FirstToPlay("PA-1.4", first, state.dealer),
        ),
    )


def set_up(
    state: State,
    hands: Sequence[Cards],
    table: Sequence[Card] = (),
    stock: Sequence[Card] = (),
    captured: Sequence[Cards] | None = None,
    last_capture: Seat | None = None,
    to_act: Seat | None = None,
) -> Transition[State]:
    """Lay out a position instead of dealing one.

    ``hands`` by seat, at most four cards each; ``stock`` is to be dealt, top first, a multiple of
    four cards for each player; ``captured`` by seat (default nothing), ``last_capture`` the seat
    that captured last (default nobody); cards not named are out of play. ``to_act`` is by default
    the first player from the dealer's left who holds cards. The table is not repaired. When nobody
    holds cards, the next deal follows at once, or the end of the game. Raises like `deal`.

    >>> from tripalki_learn.cards import parse_cards
    >>> hands = [parse_cards("7H KC"), parse_cards("QS")]
    >>> set_up(begin(["A", "B"], 1), hands, parse_cards("3C 4D KS")).state.to_act
    0
    """
    state = cleared(state)
    seats = len(state.players)
    held = [cards_given(hand) for hand in wanted(hands, Iterable, "cards")]
    piles = [()] * seats if captured is None else [*map(cards_given, captured)]
    for what, given in (("hands", held), ("captured", piles)):
        miscounted = tuple(count_problems(what, given, seats))
        if miscounted:
            raise ImpossibleSetup(miscounted, state.players)
    laid = state._replace(
        hands=tuple(held),
        table=cards_given(table),
        stock=cards_given(stock),
        captured=tuple(piles),
        last_capture=last_capture,
    )
    named = {*laid.table, *laid.stock, *(c for pile in (*laid.hands, *laid.captured) for c in pile)}
    first = next_with_cards(laid, state.dealer) if to_act is None else to_act
    laid = laid._replace(aside=tuple(card for card in PACK_52 if card not in named), to_act=first)
    # When nobody holds cards, nobody acts before the next deal, which follows.
    found = tuple(p for p in problems(laid) if first is not None or p.what != "nobody_to_act")
    if found:
        raise ImpossibleSetup(found, state.players)
    player = first_to_play(laid) if first is None else first
    count, aside = len(laid.stock), len(laid.aside)
    events: list[Event] = [PositionSet("PA-1.1", player, laid.table, count, aside)]
    if first is None:
        return go_on(laid, state.dealer, events)
    if first == first_to_play(laid):
        events.append(FirstToPlay("PA-1.4", first, state.dealer))
    return Transition(laid, tuple(events))
