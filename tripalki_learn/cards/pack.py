"""Packs of cards, and shuffling them from a seed."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tripalki_learn.cards.card import Card
from tripalki_learn.cards.rank import Rank
from tripalki_learn.cards.suit import Suit

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
