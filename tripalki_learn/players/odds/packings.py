"""Counting deals: in how many ways disjoint hands that all meet a condition can be chosen.

Hands of one pack share no card, so the chances of several hands cannot be multiplied. They can be
counted all the same, because TP-1.3 looks at each suit alone: of the cards that a suit gives to a
hand only their number and their grade matter. So each suit is a polynomial (how many families of
disjoint parts have so many parts of each class), the polynomials of two suits are put together
part by part, and the two halves of the pack meet in the middle. Nothing is sampled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations

from tripalki_learn.cards import Card, Suit
from tripalki_learn.players.odds.parts import (
    BELOW,
    LEVEL,
    Parts,
    completed,
    number_of,
    of_size,
    one_part,
    together,
)

Grade = Callable[[tuple[Card, ...]], int]
"""The grade of one to three cards of one suit, in the order of the pack."""

Family = Mapping[Parts, int]
"""In how many ways there are so many disjoint parts of each class."""

Sets = dict[tuple[int, int], int]
"""How many sets of disjoint hands: by the number of hands and of those just at the level."""


def packings(cards: Sequence[Card], grade: Grade, most: int) -> Sets:
    """How many sets of disjoint hands of ``cards`` have no hand below the level, and at most one
    just at it: by the number of hands (0 to ``most``) and of those just at the level.

    A hand has the best grade of its suits (TP-1.3). The same ``grade`` may be asked for other
    cards: what has been counted of a half of the pack is kept for a while.

    >>> from tripalki_learn.cards import PACK_36
    >>> packings(PACK_36, lambda part: 2, 2)[1, 0]
    7140
    """
    hearts, diamonds, clubs, spades = (
        tuple(card for card in cards if card.suit is suit) for suit in Suit
    )
    return joined(
        _half_of(grade, most, hearts, diamonds), _half_of(grade, most, clubs, spades), most
    )


@lru_cache(maxsize=64)
def _half_of(grade: Grade, most: int, first: tuple[Card, ...], second: tuple[Card, ...]) -> Family:
    return halved(suit_family(first, grade, most), suit_family(second, grade, most), most)


def suit_family(cards: tuple[Card, ...], grade: Grade, most: int) -> Family:
    """The families of disjoint parts that the cards of one suit can be cut into."""
    graded = {p: grade(p) for size in (1, 2, 3) for p in combinations(cards, size)}

    @cache
    def families(left: tuple[Card, ...]) -> dict[Parts, int]:
        if not left:
            return {0: 1}
        first, *others = left
        made = dict(families(tuple(others)))  # the first card goes to nobody
        for size in (0, 1, 2):
            for more in combinations(others, size):
                best = graded[(first, *more)]
                if size == 2 and best == BELOW:
                    continue
                part = one_part(size + 1, best)
                for parts, ways in families(tuple(c for c in others if c not in more)).items():
                    made[parts + part] = made.get(parts + part, 0) + ways
        return made

    return {parts: ways for parts, ways in families(cards).items() if _wanted(parts, most)}


def _wanted(parts: Parts, most: int) -> bool:
    return number_of(parts, 3, LEVEL) <= 1 and _hands(parts) <= most


def _hands(parts: Parts) -> int:
    return sum(sum(of_size(parts, size)) for size in (1, 2, 3))


def halved(first: Family, second: Family, most: int) -> Family:
    """The families of two suits together: each part of the second begins a hand, or is added to
    one."""
    made: dict[Parts, int] = {}
    seconds = [(parts, ways, _hands(parts)) for parts, ways in second.items()]
    for parts, ways in first.items():
        room = most - _hands(parts)
        for more, others, begun in seconds:
            product = ways * others
            for grown, added, times in together(parts, more):
                if begun - added <= room:
                    made[grown] = made.get(grown, 0) + product * times
    return {parts: ways for parts, ways in made.items() if number_of(parts, 3, LEVEL) <= 1}


def joined(first: Family, second: Family, most: int) -> Sets:
    """The two halves of the pack together, every hand complete."""
    by_sizes: dict[tuple[int, int], list[tuple[_Half, int]]] = {}
    for parts, ways in second.items():
        half = _half(parts)
        by_sizes.setdefault((sum(half[0]), sum(half[1])), []).append((half, ways))
    made = {(hands, level): 0 for hands in range(most + 1) for level in (0, 1)}
    for parts, ways in first.items():
        singles, pairs, whole = _half(parts)
        incomplete = sum(singles) + sum(pairs)
        for (others, doubles, more), times in by_sizes.get((sum(pairs), sum(singles)), ()):
            hands = incomplete + sum(whole) + sum(more)
            if hands > most:
                continue
            for low, chosen in completed(singles, doubles):
                for high, again in completed(others, pairs):
                    level = whole[LEVEL] + more[LEVEL] + low + high
                    if level <= 1:
                        made[hands, level] += ways * times * chosen * again
    return made


_Half = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


@cache
def _half(parts: Parts) -> _Half:
    return of_size(parts, 1), of_size(parts, 2), of_size(parts, 3)
