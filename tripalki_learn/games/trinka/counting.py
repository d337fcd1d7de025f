"""TR-1: how one hand comes to its value, step by step."""

from __future__ import annotations

from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.trinka.ending import scored
from tripalki_learn.games.trinka.events import CardsCounted, SuitsSummed
from tripalki_learn.games.trinka.scoring import POINTS, Hand, Kind, points_of, score, suits_of


def count(hand: Hand, player: Seat | None = None, *, joker: bool = False) -> tuple[Event, ...]:
    """The steps from three cards to their value; a combination has only the last one.

    ``player`` is the seat that holds the hand, None for an example.

    >>> from tripalki_learn.cards import parse_hand
    >>> [event.type for event in count(parse_hand("AH JH 6C"))]
    ['cards_counted', 'suits_summed', 'hand_scored']
    """
    worth = score(hand, joker)
    result = scored(player, worth)
    if worth.kind is not Kind.SUIT or worth.joker:
        return (result,)
    suits = suits_of(hand)
    return (
        CardsCounted("TR-1.1", hand, tuple(POINTS[card.rank] for card in hand)),
        SuitsSummed("TR-1.2", hand, tuple(suits), tuple(map(points_of, suits.values()))),
        result,
    )
