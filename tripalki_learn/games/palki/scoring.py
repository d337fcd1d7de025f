"""PA-3.1 to 3.3, 3.6: what captured cards are worth, in points."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.cards import Card, Rank, Suit
from tripalki_learn.engine import Seat
from tripalki_learn.games.palki.capturing import Cards
from tripalki_learn.games.palki.state import Points

MOST_CARDS, MOST_CLUBS, KONCHINKA = 2, 1, 1
"""The points for most cards (PA-3.1), for most clubs (PA-3.2) and for each konchinka (PA-3.3)."""

KONCHINKI: frozenset[Card] = frozenset({Card(Rank.TWO, Suit.CLUBS), Card(Rank.TEN, Suit.DIAMONDS)})
"""2♣ and 10♦, a point each (PA-3.3)."""

SURE_CLUBS = 7
"""So many of the thirteen clubs are most of them, whatever comes (PA-3.6)."""


def clubs_of(cards: Sequence[Card]) -> Cards:
    """The clubs among the cards."""
    return tuple(card for card in cards if card.suit is Suit.CLUBS)


def konchinki_of(cards: Sequence[Card]) -> Cards:
    """The konchinki among the cards (PA-3.3)."""
    return tuple(card for card in cards if card in KONCHINKI)


def with_most(counts: Sequence[int]) -> tuple[Seat, ...]:
    """The seats that have the highest number: one, or those that tie."""
    return tuple(seat for seat, count in enumerate(counts) if count == max(counts))


def sole(seats: tuple[Seat, ...]) -> Seat | None:
    """Who gets the points for having most: nobody where several tie (PA-3.1, 3.2)."""
    return seats[0] if len(seats) == 1 else None


def scored(captured: Sequence[Cards]) -> tuple[Points, ...]:
    """What each seat scores with these captured cards at the end of a game (PA-3.1 to 3.3).

    >>> from tripalki_learn.cards import parse_cards
    >>> [points.total for points in scored([parse_cards("2C 10D KS"), parse_cards("3C 4C")])]
    [4, 1]
    """
    cards = sole(with_most([len(pile) for pile in captured]))
    clubs = sole(with_most([len(clubs_of(pile)) for pile in captured]))
    return tuple(
        Points(
            MOST_CARDS if seat == cards else 0,
            MOST_CLUBS if seat == clubs else 0,
            KONCHINKA * len(konchinki_of(pile)),
        )
        for seat, pile in enumerate(captured)
    )


def secured(pile: Sequence[Card]) -> Points:
    """What these captured cards are sure to score whatever comes (PA-3.6): konchinki taken, and
    most clubs with seven of them.

    >>> from tripalki_learn.cards import parse_cards
    >>> secured(parse_cards("2C 10D KS"))
    Points(cards=0, clubs=0, konchinki=2)
    """
    clubs = MOST_CLUBS if len(clubs_of(pile)) >= SURE_CLUBS else 0
    return Points(0, clubs, KONCHINKA * len(konchinki_of(pile)))
