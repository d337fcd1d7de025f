"""TP-1.2 to 1.5: how one hand comes to its value, step by step."""

from __future__ import annotations

from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.tri_palki.events import CardsCounted, SuitsSummed
from tripalki_learn.games.tri_palki.scoring import POINTS, Hand, score
from tripalki_learn.games.tri_palki.settlement import scored


def count(hand: Hand, player: Seat | None = None) -> tuple[Event, ...]:
    """The steps from three cards to their value; a special hand has only the last one.

    ``player`` is the seat that holds the hand, None for an example.

    >>> from tripalki_learn.cards import parse_hand
    >>> [event.type for event in count(parse_hand("AH JH 6C"))]
    ['cards_counted', 'suits_summed', 'hand_scored']
    """
    worth = score(hand)
    result = scored(player, worth)
    if worth.special:
        return (result,)
    suits = tuple(dict.fromkeys(card.suit for card in hand))
    sums = tuple(sum(POINTS[c.rank] for c in hand if c.suit is suit) for suit in suits)
    return (
        CardsCounted("TP-1.2", hand, tuple(POINTS[card.rank] for card in hand)),
        SuitsSummed("TP-1.3", hand, suits, sums),
        result,
    )
