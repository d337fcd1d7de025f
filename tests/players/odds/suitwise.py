"""Deals of several hands counted otherwise: card for card, each suit cut into every set of parts.

A suit's cards go to hands in parts of one to three; a part has a size and a grade. The parts of two
suits are put together in every way, then those of both halves of the pack. Unlike the package this
neither takes off what it has counted too often nor knows that two of a suit are worth more than
one: it is plain and slow, and hands are scored naively.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations

from tests.players.odds.naive import Cards
from tests.reference.scorer import RANKS, SUITS, kind, points, rank_of, suit_of

BELOW, LEVEL, ABOVE = 0, 1, 2
Key = tuple[int | tuple[int, ...], ...]
"""The beginning of what TP-1.4 compares: points, ranks (the highest as the largest), suit."""

Row = tuple[int, int, int]
Parts = tuple[Row, Row, Row]
"""How many parts of one, two and three cards there are, each by grade."""

NOTHING: Parts = ((0, 0, 0), (0, 0, 0), (0, 0, 0))


def key_of(part: Cards) -> Key:
    """All that TP-1.4 compares of cards of one suit."""
    ranks = sorted((-RANKS.index(rank_of(card)) for card in part), reverse=True)
    return sum(map(points, part)), tuple(ranks), -SUITS.index(suit_of(part[0]))


def grade(part: Cards, level: Key) -> int:
    if len(part) == 3 and kind(list(part)) == "suited_678":
        return ABOVE
    own = key_of(part)[: len(level)]
    return ABOVE if own > level else LEVEL if own == level else BELOW


def counted(cards: Sequence[str], level: Key, most: int) -> Counter[tuple[int, int]]:
    """How many sets of up to ``most`` disjoint hands have nobody below the level, nobody with three
    aces and at most one hand just at the level: by the number of hands and of those at it. Three
    sixes are safe: they are taken out, and the rest is counted beside them; three aces likewise,
    and taken off."""
    found: Counter[tuple[int, int]] = Counter()
    for sixes in [(), *combinations([card for card in cards if rank_of(card) == "6"], 3)]:
        for aces in [(), *combinations([card for card in cards if rank_of(card) == "A"], 3)]:
            best = max((grade((ace,), level) for ace in aces), default=BELOW)
            if aces and best == BELOW:
                continue
            left = tuple(card for card in cards if card not in (*sixes, *aces))
            taken, sign = bool(sixes) + bool(aces), -1 if aces else 1
            for (hands, there), ways in packed(alike(left, level), level, most).items():
                key = hands + taken, there + (best == LEVEL)
                if key[0] <= most and key[1] <= 1:
                    found[key] += sign * ways
    return Counter({key: ways for key, ways in found.items() if ways})


def alike(cards: Cards, level: Key) -> Cards:
    """The same cards, or others that differ in the names of suits alone where no suit matters."""
    if len(level) == 3:
        return cards
    by_suit = sorted(tuple(rank_of(c) for c in cards if suit_of(c) == suit) for suit in SUITS)
    return tuple(r + suit for suit, ranks in zip(SUITS, by_suit, strict=True) for r in ranks)


@lru_cache(maxsize=16)
def packed(cards: Cards, level: Key, most: int) -> Counter[tuple[int, int]]:
    """As `counted`, but three sixes are three low cards and three aces three high ones."""
    suits = [tuple(card for card in cards if suit_of(card) == suit) for suit in SUITS]
    first, second = (halved(half, level, most) for half in (suits[:2], suits[2:]))
    return joined(first, second, most)


def halved(suits: Sequence[Cards], level: Key, most: int) -> Counter[Parts]:
    """The parts that two suits give together, a part of the second added to one of the first or
    left by itself."""
    first, second = (cut(suit, level, most) for suit in suits)
    made: Counter[Parts] = Counter()
    for parts, ways in first.items():
        for more, times in second.items():
            for grown, chosen in together(parts, more):
                if size_of(grown) <= most and grown[2][LEVEL] <= 1:
                    made[grown] += ways * times * chosen
    return made


def cut(suit: Cards, level: Key, most: int) -> Counter[Parts]:
    """Every set of disjoint parts of a suit's cards."""

    @cache
    def sets(left: Cards) -> Counter[Parts]:
        if not left:
            return Counter({NOTHING: 1})
        made = Counter(sets(left[1:]))
        for size in (0, 1, 2):
            for more in combinations(left[1:], size):
                best = grade((left[0], *more), level)
                if size == 2 and best == BELOW:
                    continue
                for parts, ways in sets(tuple(c for c in left[1:] if c not in more)).items():
                    made[moved(parts, size, best, 1)] += ways
        return made

    return Counter({p: w for p, w in sets(suit).items() if size_of(p) <= most and p[2][LEVEL] <= 1})


def size_of(parts: Parts) -> int:
    return sum(map(sum, parts))


@cache
def moved(parts: Parts, size: int, best: int, by: int) -> Parts:
    """So many parts more of a size (from 0) and grade."""
    one, two, three = parts
    change = (by * (best == BELOW), by * (best == LEVEL), by * (best == ABOVE))
    if size == 0:
        return row(one, change), two, three
    return (one, row(two, change), three) if size == 1 else (one, two, row(three, change))


@cache
def together(parts: Parts, more: Parts) -> list[tuple[Parts, int]]:
    """What becomes of the ``parts`` of one suit and ``more`` of another, and in how many ways: the
    parts that come one by one, each to a part that none has come to, or to none."""
    if not any((*more[0], *more[1])):
        return [((*parts[:2], row(parts[2], more[2])), 1)]
    size, best = next((s, g) for s in (0, 1) for g in range(3) if more[s][g])
    rest = moved(more, size, best, -1)
    made: Counter[Parts] = Counter()
    for grown, ways in together(parts, rest):
        made[moved(grown, size, best, 1)] += ways
    for mine, other in classes():
        have = parts[mine][other]
        if have == 0 or mine + size + 2 > 3 or (mine + size == 1 and best == other == BELOW):
            continue
        for grown, ways in together(moved(parts, mine, other, -1), rest):
            made[moved(grown, mine + size + 1, max(best, other), 1)] += have * ways
    return list(made.items())


def classes() -> Iterator[tuple[int, int]]:
    return ((size, best) for size in (0, 1) for best in range(3))


def row(one: Row, more: Row) -> Row:
    return one[0] + more[0], one[1] + more[1], one[2] + more[2]


def joined(first: Counter[Parts], second: Counter[Parts], most: int) -> Counter[tuple[int, int]]:
    """Both halves together, every hand whole: each single card with two, each two with one."""
    matching: dict[tuple[int, int], list[tuple[Parts, int]]] = {}
    for parts, ways in second.items():
        matching.setdefault((sum(parts[1]), sum(parts[0])), []).append((parts, ways))
    made: Counter[tuple[int, int]] = Counter()
    for parts, ways in first.items():
        for more, times in matching.get((sum(parts[0]), sum(parts[1])), ()):
            hands = size_of(parts) + sum(more[2])
            if hands > most:
                continue
            whole = parts[2][LEVEL] + more[2][LEVEL]
            for low, chosen in pairings(parts[0], more[1]).items():
                for high, again in pairings(more[0], parts[1]).items():
                    if whole + low + high <= 1:
                        made[hands, whole + low + high] += ways * times * chosen * again
    return made


@cache
def pairings(singles: tuple[int, ...], twos: tuple[int, ...]) -> Counter[int]:
    """In how many ways each single card gets two others, nobody below the level: by how many hands
    are then just at it."""
    if not any(singles):
        return Counter({0: 1})
    mine = next(place for place, count in enumerate(singles) if count)
    made: Counter[int] = Counter()
    for other, count in enumerate(twos):
        best = max(mine, other)
        if count == 0 or best == BELOW:
            continue
        for level, ways in pairings(without(singles, mine), without(twos, other)).items():
            made[level + (best == LEVEL)] += count * ways
    return made


def without(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple(count - (here == place) for here, count in enumerate(counts))
