"""How a hand stands against the hands that another may hold."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from tripalki_learn.cards import PACK_36, Card
from tripalki_learn.games.trinka import Hand, score

_BIT = {card: 1 << place for place, card in enumerate(PACK_36)}


class Standing(NamedTuple):
    """Of ``total`` hands that another may hold so many are ``less``, and so many ``equal``."""

    less: int
    equal: int
    total: int

    @property
    def chance(self) -> float:
        """The chance to hold more than one other, an equal hand counted half; from 0 to 1."""
        return (self.less + self.equal / 2) / self.total


@cache
def _hands(joker: bool) -> tuple[tuple[int, tuple[int, int]], ...]:
    """Every hand: its cards as bits, and by what it is compared."""
    hands = combinations(PACK_36, 3)
    return tuple((sum(map(_BIT.__getitem__, hand)), score(hand, joker).key) for hand in hands)


@lru_cache(maxsize=256)
def standing(hand: Hand, seen: frozenset[Card], joker: bool = False) -> Standing:
    """All hands without a card that was ``seen``, the own cards among those, compared with a hand.

    >>> from tripalki_learn.cards import parse_hand
    >>> sixes = parse_hand("6♥ 6♦ 6♣")
    >>> standing(sixes, frozenset(sixes))
    Standing(less=5456, equal=0, total=5456)
    """
    own = score(hand, joker).key
    known = sum(_BIT[card] for card in seen)
    others = [key for cards, key in _hands(joker) if not cards & known]
    return Standing(sum(key < own for key in others), others.count(own), len(others))
