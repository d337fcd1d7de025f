"""Cards that belong together."""

from __future__ import annotations

from collections.abc import Iterable

from tripalki_learn.cards.card import Card


class Hand(tuple[Card, ...]):
    """The cards of a hand, or of a centre: a tuple that shows itself as cards side by side.

    >>> from tripalki_learn.cards import parse_hand
    >>> hand = parse_hand("AH JH 6C")
    >>> hand, str(hand)
    ((A♥, J♥, 6♣), 'A♥ J♥ 6♣')
    """

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(map(str, self)) or "–"

    def _repr_svg_(self) -> str:
        from tripalki_learn.views import hand_svg

        return hand_svg(self)


def as_hand(cards: Iterable[Card]) -> Hand:
    """These cards as a hand.

    >>> from tripalki_learn.cards import PACK_36
    >>> str(as_hand(PACK_36[:2]))
    'A♥ K♥'
    """
    return Hand(cards)
