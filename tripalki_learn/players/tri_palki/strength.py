"""How strong a hand is, as one number: the order of TP-1.4 with the special hands apart."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from tripalki_learn.cards import PACK_36, Card
from tripalki_learn.games.tri_palki import Hand, Kind, score

BIT: dict[Card, int] = {card: 1 << place for place, card in enumerate(PACK_36)}
"""A bit for each card: a hand is the sum of its three."""

SAFE, ACES = 10_000, 10_001
"""The strength of a hand that never takes a stick (TP-4.7, 4.8), and of three aces (TP-4.9)."""


@cache
def strengths() -> dict[int, int]:
    """For each of the 7,140 hands its strength: ordinary ones from 0 up, as TP-1.4 orders them."""
    worth = {sum(BIT[card] for card in hand): score(hand) for hand in combinations(PACK_36, 3)}
    order = {
        key: place for place, key in enumerate(sorted({s.key for s in worth.values() if s.key}))
    }
    special = {Kind.THREE_ACES: ACES, Kind.THREE_SIXES: SAFE, Kind.SUITED_678: SAFE}
    return {hand: order[s.key] if s.key else special[s.kind] for hand, s in worth.items()}


@cache
def totals() -> dict[int, int]:
    """For each of the 7,140 hands its points, 0 for a special one."""
    hands = combinations(PACK_36, 3)
    return {sum(BIT[card] for card in hand): score(hand).total or 0 for hand in hands}


def strength(hand: Hand) -> int:
    """The strength of a hand.

    >>> from tripalki_learn.cards import parse_hand
    >>> strength(parse_hand("AH KH 6C")) > strength(parse_hand("AS KS 9S"))
    False
    >>> strength(parse_hand("6H 7H 8H")) == SAFE
    True
    """
    first, second, third = hand
    return strengths()[BIT[first] | BIT[second] | BIT[third]]
