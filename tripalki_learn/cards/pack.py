"""Packs of cards, and shuffling them from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from tripalki_learn.cards.card import Card
from tripalki_learn.cards.hand import Hand
from tripalki_learn.cards.rank import Rank
from tripalki_learn.cards.suit import Suit
from tripalki_learn.errors import wanted

_RANKS = list(Rank)

PACK_52: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in _RANKS)
"""The full pack, by suit, each from ace to two."""

PACK_36: tuple[Card, ...] = tuple(
    Card(rank, suit) for suit in Suit for rank in _RANKS[: _RANKS.index(Rank.SIX) + 1]
)
"""The short pack of six to ace (TP-1.1, TR-1.1), by suit, each from ace to six."""


def shuffled(seed: int | str, pack: Sequence[Card] = PACK_36) -> tuple[Card, ...]:
    """The pack in the random order that belongs to ``seed``, top card first.

    The same seed gives the same order on every machine.

    >>> shuffled(1) == shuffled(1), len(set(shuffled(1)))
    (True, 36)
    """
    cards = list(pack)
    random.Random(f"tripalki:{seed}").shuffle(cards)
    return tuple(cards)


def deck_given(
    deck: Iterable[Card] | int | str, pack: Sequence[Card] = PACK_36
) -> tuple[Card, ...]:
    """The cards of a deck in their order, or the pack shuffled by a seed.

    Raises `WrongThing` for what is neither.

    >>> deck_given(1) == shuffled(1), deck_given(list(PACK_36)) == PACK_36
    (True, True)
    """
    if isinstance(deck, int | str):
        return shuffled(deck, pack)
    return _cards(deck, "deck")


def cards_given(cards: Iterable[Card]) -> Hand:
    """The cards. Raises `WrongThing` for what are none.

    >>> cards_given([Card(Rank.ACE, Suit.HEARTS)])
    (A♥,)
    """
    return _cards(cards, "cards")


def _cards(given: Iterable[Card], what: str) -> Hand:
    cards = Hand(wanted(given, Iterable, what))
    for card in cards:
        wanted(card, Card, what)
    return cards
