"""Sets of hands in which a single card makes the difference.

Such a hand misses the level only as three cards of three suits that are all low. So all hands are
counted, and by inclusion and exclusion those sets are taken off in which a hand misses it. Of the
low cards only their number in each suit matters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import factorial, perm, prod

from tripalki_learn.players.odds.parts import ABOVE, BELOW

Sets = dict[tuple[int, int], int]
"""How many sets of disjoint hands: by the number of hands and of those just at the level."""


def rainbows(suits: Sequence[Sequence[int]], most: int) -> Sets:
    """The sets of up to ``most`` disjoint hands with no hand below the level and at most one just
    at it, from the grades of the single cards of each suit; two cards of a suit are above it.

    >>> rainbows([[ABOVE], [ABOVE], [BELOW, BELOW], [BELOW]], 1)
    {(0, 0): 1, (0, 1): 0, (1, 0): 10, (1, 1): 0}
    >>> rainbows([[BELOW], [BELOW], [BELOW], [BELOW]], 1)[1, 0]
    0
    """
    cards = sum(map(len, suits))
    below = [sum(grade == BELOW for grade in suit) for suit in suits]
    low = [sum(grade != ABOVE for grade in suit) for suit in suits]
    made = {(0, 0): 1, (0, 1): 0}
    for hands in range(1, most + 1):
        made[hands, 0] = _above(cards, low, hands)
        made[hands, 1] = 0
        for without in range(len(suits)):  # the suit that the hand at the level does not have
            at_level = _product(low, without) - _product(below, without)
            if at_level:
                left = [count - (place != without) for place, count in enumerate(low)]
                made[hands, 1] += at_level * _above(cards - 3, left, hands - 1)
    return made


def _product(counts: Sequence[int], without: int) -> int:
    return prod(count for place, count in enumerate(counts) if place != without)


def _above(cards: int, low: Sequence[int], hands: int) -> int:
    """The sets of so many hands in which none is of three low cards of three suits."""
    by_number = tuple(sorted(low))
    return sum(
        (-1) ** bad * _of_low(by_number, bad) * sets_of_any(cards - 3 * bad, hands - bad)
        for bad in range(hands + 1)
    )


def sets_of_any(cards: int, hands: int) -> int:
    """How many sets of so many disjoint hands there are.

    >>> sets_of_any(36, 1), sets_of_any(6, 2), sets_of_any(5, 2)
    (7140, 10, 0)
    """
    if 3 * hands > cards:
        return 0
    orders: int = 6**hands * factorial(hands) * factorial(cards - 3 * hands)
    return factorial(cards) // orders


@cache
def _of_low(low: tuple[int, ...], hands: int) -> int:
    """The sets of so many disjoint hands of three suits each, from so many cards of each suit."""
    ordered: int = 0
    for missing in _shares(hands, len(low)):  # so many hands without each suit
        ways: int = factorial(hands) // prod(map(factorial, missing))
        dealt = (perm(count, hands - gap) for count, gap in zip(low, missing, strict=True))
        ordered += ways * prod(dealt)
    return ordered // factorial(hands)


def _shares(whole: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way to share a whole number out."""
    if parts == 1:
        yield (whole,)
        return
    for first in range(whole + 1):
        for rest in _shares(whole - first, parts - 1):
            yield (first, *rest)
