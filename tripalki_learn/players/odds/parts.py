"""Parts of hands: one to three cards of one suit, graded by a level, and disjoint sets of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations

from tripalki_learn.cards import Card

BELOW, LEVEL, ABOVE = 0, 1, 2
"""The grades of a part: below the level that is asked for, just at it, above it."""

Part = tuple[Card, ...]
"""One to three cards of one suit, in the order of the pack."""

Grade = Callable[[Part], int]
"""The grade of a part."""

Families = dict[tuple[int, int], int]
"""How many sets of disjoint parts there are: by the number of parts and of those at the level."""


@lru_cache(maxsize=256)
def graded(cards: tuple[Card, ...], grade: Grade) -> dict[Part, int]:
    """Every part that cards of one suit make, with its grade, the smaller ones first."""
    return {part: grade(part) for size in (1, 2, 3) for part in combinations(cards, size)}


@lru_cache(maxsize=256)
def families(cards: tuple[Card, ...], grade: Grade, size: int) -> Families:
    """The sets of disjoint parts of one ``size`` that cards of one suit make, with no part below
    the level and at most one just at it.

    >>> from tripalki_learn.cards import PACK_36
    >>> families(PACK_36[:4], lambda part: ABOVE, 2)
    {(0, 0): 1, (1, 0): 6, (2, 0): 3}
    """
    place = {card: 1 << place for place, card in enumerate(cards)}
    beginning: dict[int, list[tuple[int, int]]] = {card: [] for card in place.values()}
    for part, found in graded(cards, grade).items():
        if len(part) == size and found != BELOW:
            beginning[place[part[0]]].append((sum(map(place.__getitem__, part)), found == LEVEL))

    @cache
    def made_of(left: int) -> Families:
        if not left:
            return {(0, 0): 1}
        first = left & -left
        made = dict(made_of(left ^ first))  # the first card is in no part
        for part, at_level in beginning[first]:
            if part & left != part:
                continue
            for (parts, level), ways in made_of(left ^ part).items():
                key = parts + 1, level + at_level
                if key[1] <= 1:
                    made[key] = made.get(key, 0) + ways
        return made

    return made_of(sum(place.values()))
