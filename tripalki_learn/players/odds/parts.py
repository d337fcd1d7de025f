"""Parts of hands: one to three cards of one suit, by size and grade, and how parts are added up."""

from __future__ import annotations

from functools import cache
from math import comb, perm

BELOW, LEVEL, ABOVE = 0, 1, 2
"""The grades of a part: below the level that is asked for, just at it, above it."""

CLASSES = tuple((size, grade) for size in (1, 2, 3) for grade in (BELOW, LEVEL, ABOVE))
"""Parts by size and grade; a part of three cards is a hand."""

Parts = int
"""So many parts of each class: four bits for each of `CLASSES`, so that parts add up as numbers."""

_PLACE = {kind: place for place, kind in enumerate(CLASSES)}
_INCOMPLETE = (1 << 4 * _PLACE[3, BELOW]) - 1


def one_part(size: int, grade: int) -> Parts:
    """A single part."""
    return 1 << 4 * _PLACE[size, grade]


def number_of(parts: Parts, size: int, grade: int) -> int:
    """How many of the parts are of a class."""
    return parts >> 4 * _PLACE[size, grade] & 15


def of_size(parts: Parts, size: int) -> tuple[int, int, int]:
    """How many parts of a size there are, by grade."""
    below, level, above = (number_of(parts, size, grade) for grade in (BELOW, LEVEL, ABOVE))
    return below, level, above


def together(parts: Parts, more: Parts) -> tuple[tuple[Parts, int, int], ...]:
    """What becomes of ``parts`` when ``more`` parts of another suit are added, each to a part of
    its own or to none: the parts then, how many have been added, and in how many ways.

    A part has the better grade of the two; hands below the level are left out.

    >>> together(one_part(1, ABOVE), one_part(2, BELOW))[1] == (one_part(3, ABOVE), 1, 1)
    True
    """
    # Whole hands stay as they are; without them few combinations are left, and these come again.
    both = parts + more
    found = _changes(parts & _INCOMPLETE, more & _INCOMPLETE)
    return tuple((both + change, added, ways) for change, added, ways in found)


_ADDED = [
    (mine, other, one_part(size + more, max(grade, better)) - one_part(*mine) - one_part(*other))
    for mine in CLASSES
    for other in CLASSES
    for (size, grade), (more, better) in [(mine, other)]
    if size + more <= 3 and not (size + more == 3 and grade == better == BELOW)
]


@cache
def _changes(parts: Parts, more: Parts) -> tuple[tuple[Parts, int, int], ...]:
    pairs = [it for it in _ADDED if number_of(parts, *it[0]) and number_of(more, *it[1])]
    made: dict[tuple[Parts, int], int] = {}
    for change, added, ways in _ways(pairs, parts, more):
        made[change, added] = made.get((change, added), 0) + ways
    return tuple((change, added, ways) for (change, added), ways in made.items())


def _ways(
    pairs: list[tuple[tuple[int, int], tuple[int, int], int]], free: Parts, waiting: Parts
) -> list[tuple[Parts, int, int]]:
    """``free`` parts can still get one of those ``waiting``, by these ``pairs`` of classes."""
    if not pairs:
        return [(0, 0, 1)]
    (mine, other, change), *later = pairs
    have, get = number_of(free, *mine), number_of(waiting, *other)
    made = []
    for count in range(min(have, get) + 1):
        # Which parts, which of the waiting, and who gets which: all are different cards.
        chosen = comb(have, count) * perm(get, count)
        left = free - count * one_part(*mine), waiting - count * one_part(*other)
        for further, added, ways in _ways(later, *left):
            made.append((count * change + further, count + added, chosen * ways))
    return made


@cache
def completed(
    singles: tuple[int, ...], pairs: tuple[int, ...], level: int = 0
) -> tuple[tuple[int, int], ...]:
    """In how many ways single cards and as many pairs, both by grade, make hands, none of them
    below the level: by the number of hands just at it.

    >>> completed((1, 0, 0), (1, 0, 0)), completed((0, 0, 2), (1, 1, 0))
    ((), ((0, 2),))
    """
    if not any(singles):
        return ((level, 1),)
    grade = next(grade for grade, count in enumerate(singles) if count)
    made: dict[int, int] = {}
    for other, count in enumerate(pairs):
        best = max(grade, other)
        if not count or best == BELOW:
            continue
        left = _without(singles, grade), _without(pairs, other)
        for reached, ways in completed(*left, level + (best == LEVEL)):
            made[reached] = made.get(reached, 0) + count * ways
    return tuple(made.items())


def _without(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple(count - (here == place) for here, count in enumerate(counts))
