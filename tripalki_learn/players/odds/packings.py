"""Counting deals: in how many ways disjoint hands that all meet a level can be chosen.

Hands of one pack share no card, so the chances of several hands cannot be multiplied. They can be
counted all the same, because TP-1.3 looks at each suit alone and because a single card is worth
less than any two of a suit, and these less than any other three: at a level only parts of one size
have to be told apart. Each suit is a polynomial, their product is the pack. Nothing is sampled.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, perm

from tripalki_learn.cards import Card, Suit
from tripalki_learn.players.odds.parts import BELOW, Families, Grade, families, graded
from tripalki_learn.players.odds.rainbows import Sets, rainbows, sets_of_any

_Suits = dict[tuple[int, int, int], int]
"""In how many ways suits give parts to hands: by hands, by those just at the level, and by those of
two cards that still need a third."""


def packings(cards: Sequence[Card], grade: Grade, most: int) -> Sets:
    """How many sets of disjoint hands of ``cards`` have no hand below the level, and at most one
    just at it: by the number of hands (0 to ``most``) and of those just at the level.

    A hand has the best grade of its suits (TP-1.3). Where a part of some size is not below the
    level, every larger part must be above it.

    >>> from tripalki_learn.cards import PACK_36
    >>> packings(PACK_36, lambda part: 2, 2)[1, 0]
    7140
    """
    suits = [tuple(card for card in cards if card.suit is suit) for suit in Suit]
    grades = [graded(suit, grade) for suit in suits]
    reaching = (len(part) for every in grades for part, found in every.items() if found != BELOW)
    size = min(reaching, default=3)
    if size == 1:
        ones = [[found for part, found in every.items() if len(part) == 1] for every in grades]
        return rainbows(ones, most)
    pack: _Suits = {(0, 0, 0): 1}
    for suit in suits:
        found = families(suit, grade, size)
        pack = _product(pack, _threes(found) if size == 3 else _twos(found, len(suit)), most)
    made = {(hands, level): 0 for hands in range(most + 1) for level in (0, 1)}
    for (hands, level, waiting), ways in pack.items():
        # Cards that are in no hand yet: each hand that waits takes one of them.
        free = len(cards) - 3 * hands + waiting
        made[hands, level] += ways * perm(free, waiting)
    return made


def _threes(found: Families) -> _Suits:
    return {(hands, level, 0): ways for (hands, level), ways in found.items()}


def _twos(found: Families, cards: int) -> _Suits:
    """Two cards of a suit that reach the level want a third of another suit; three of a suit are
    above it. The third card may at first be any: the hands that took one of their own suit, of
    which they would be three, are taken off by inclusion and exclusion."""
    made: _Suits = {}
    for (twos, level), ways in found.items():
        for threes in range((cards - 2 * twos) // 3 + 1):
            left = cards - 2 * twos - 3 * threes
            whole = ways * sets_of_any(cards - 2 * twos, threes)
            for own in range(min(twos, left) + 1):
                key = twos + threes, level, twos - own
                taken = (-1) ** own * comb(twos, own) * perm(left, own)
                made[key] = made.get(key, 0) + whole * taken
    return made


def _product(first: _Suits, second: _Suits, most: int) -> _Suits:
    made: _Suits = {}
    for (hands, level, waiting), ways in first.items():
        for (more, also, wait), times in second.items():
            if hands + more <= most and level + also <= 1:
                key = hands + more, level + also, waiting + wait
                made[key] = made.get(key, 0) + ways * times
    return made
