"""PA-1.2, PA-1.4: four cards each, again and again until the pack is out."""

from __future__ import annotations

from tripalki_learn.cards import Card, Hand
from tripalki_learn.engine import Seat, Transition, clockwise
from tripalki_learn.games.palki.capturing import Cards
from tripalki_learn.games.palki.events import DealtAgain, FirstToPlay
from tripalki_learn.games.palki.state import State

HAND = 4
"""How many cards each player gets in a deal, and lie open at the beginning (PA-1.2)."""


def handed_out(state: State, stock: tuple[Card, ...]) -> tuple[tuple[Cards, ...], Cards]:
    """The hands by seat, and the stock that is left: one card at a time from the dealer's left."""
    seats = len(state.players)
    order = clockwise(seats, state.dealer)
    held = {seat: Hand(stock[place : HAND * seats : seats]) for place, seat in enumerate(order)}
    return tuple(held[seat] for seat in range(seats)), stock[HAND * seats :]


def first_to_play(state: State) -> Seat:
    """Who begins a deal: the player left of the dealer (PA-1.4)."""
    return (state.dealer + 1) % len(state.players)


def next_with_cards(state: State, seat: Seat) -> Seat | None:
    """The next seat clockwise that holds cards, ``seat`` itself last; None when nobody does."""
    return next((s for s in clockwise(len(state.players), seat) if state.hands[s]), None)


def deal_again(state: State) -> Transition[State]:
    """The same dealer deals four cards each from the stock, none to the table (PA-1.2)."""
    hands, stock = handed_out(state, state.stock)
    first = first_to_play(state)
    order = clockwise(len(state.players), state.dealer)
    return Transition(
        state._replace(hands=hands, stock=stock, to_act=first),
        (
            DealtAgain("PA-1.2", state.dealer, order, len(stock)),
            FirstToPlay("PA-1.4", first, state.dealer),
        ),
    )
