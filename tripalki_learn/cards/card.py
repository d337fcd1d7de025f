"""A playing card."""

from __future__ import annotations

from typing import Any, final

from tripalki_learn.cards.rank import Rank
from tripalki_learn.cards.suit import Suit
from tripalki_learn.errors import Unchangeable, WrongThing


@final
class Card:
    """One card of a pack of 52; there is a single object for each, so ``is`` means "the same card".

    ``rank`` and ``suit`` are what they say, ``code`` is the form used in files (``"10C"``).

    >>> Card(Rank.ACE, Suit.HEARTS)
    A♥
    >>> Card(Rank.TEN, Suit.CLUBS).code
    '10C'
    """

    __slots__ = ("code", "rank", "suit")

    rank: Rank
    suit: Suit
    code: str

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        try:
            return _CARDS[rank, suit]
        except (KeyError, TypeError):
            raise WrongThing("wrong_thing", what="card", given=f"{rank}, {suit}") from None

    @classmethod
    def _make(cls, rank: Rank, suit: Suit) -> Card:
        card = object.__new__(cls)
        object.__setattr__(card, "rank", rank)
        object.__setattr__(card, "suit", suit)
        object.__setattr__(card, "code", rank.value + suit.value)
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise Unchangeable("card_unchangeable")

    def __delattr__(self, name: str) -> None:
        raise Unchangeable("card_unchangeable")

    def __reduce__(self) -> tuple[Any, ...]:
        return (Card, (self.rank, self.suit))

    def __repr__(self) -> str:
        return self.rank.value + self.suit.symbol

    def _repr_svg_(self) -> str:
        from tripalki_learn.views import card_svg

        return card_svg(self)


_CARDS = {(rank, suit): Card._make(rank, suit) for suit in Suit for rank in Rank}
