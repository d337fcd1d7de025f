"""The other side of a comparison: hands as texts, scored naively, counted one by one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, permutations

from tests.reference.scorer import PACK, SUITS, better_cards, rank_of, score, suit_of

Cards = tuple[str, ...]


@cache
def naive(hand: frozenset[str]) -> tuple[str, int, tuple[str, ...]]:
    """Kind, points (0 for a special hand) and scoring cards."""
    worth = score(sorted(hand))
    return worth["kind"], worth["total"] or 0, tuple(worth["scoring"] or ())


def is_safe(hand: frozenset[str]) -> bool:
    """TP-4.7, TP-4.8."""
    return naive(hand)[0] in ("three_sixes", "suited_678")


def is_higher(hand: frozenset[str], other: frozenset[str]) -> bool:
    """Whether an ordinary hand beats another (TP-1.4)."""
    return better_cards(list(naive(hand)[2]), list(naive(other)[2])) > 0


def decider(hands: Sequence[frozenset[str]]) -> str:
    """What decides the stick among these hands: total, rank, suit, aces or none."""
    if any(naive(hand)[0] == "three_aces" for hand in hands):
        return "aces"
    ordinary = [hand for hand in hands if naive(hand)[0] == "ordinary"]
    if not ordinary:
        return "none"
    least = min(naive(hand)[1] for hand in ordinary)
    tied = [[rank_of(card) for card in naive(h)[2]] for h in ordinary if naive(h)[1] == least]
    lowest = max(tied, key=lambda ranks: [PACK.index(rank + "H") for rank in ranks])
    return "total" if len(tied) == 1 else "rank" if tied.count(lowest) == 1 else "suit"


def disjoint_pairs(hands: Iterable[Cards]) -> int:
    """How many ordered pairs of these hands share no card, by inclusion and exclusion."""
    held: Counter[Cards] = Counter()
    for hand in hands:
        for size in range(4):
            held.update(combinations(sorted(hand), size))
    return sum((-1) ** len(cards) * count * count for cards, count in held.items())


def sets(hands: Sequence[Cards], size: int) -> Iterable[tuple[Cards, ...]]:
    """Every set of so many of the hands that share no card."""
    if size == 0:
        yield ()
        return
    for place, hand in enumerate(hands):
        rest = [other for other in hands[place + 1 :] if not set(other) & set(hand)]
        for others in sets(rest, size - 1):
            yield (hand, *others)


def shape(hand: Cards) -> tuple[Cards, ...]:
    """What a hand has in common with those that differ from it in the names of suits alone."""
    return min(
        tuple(sorted((rank_of(card), new[SUITS.index(suit_of(card))]) for card in hand))
        for new in permutations(SUITS)
    )


def dealt(seed: str, players: int, cards: Sequence[str] = PACK) -> list[frozenset[str]]:
    """Hands for so many players, by chance."""
    drawn = random.Random(seed).sample(list(cards), 3 * players)
    return [frozenset(drawn[3 * seat : 3 * seat + 3]) for seat in range(players)]
