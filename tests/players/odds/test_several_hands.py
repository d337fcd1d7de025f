"""Chances of several hands, each counted a second way: one by one in small packs, by inclusion and
exclusion for two hands, suit by suit for up to eight."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, factorial, prod, sqrt

import pytest

from tests.players.odds import suitwise
from tests.players.odds.naive import (
    Cards,
    dealt,
    decider,
    disjoint_pairs,
    is_higher,
    is_safe,
    naive,
    sets,
)
from tests.reference.scorer import PACK
from tripalki_learn.cards import parse_cards, parse_hand
from tripalki_learn.games.tri_palki import score
from tripalki_learn.players.odds import odds
from tripalki_learn.players.odds.levels import Level, deals, sets_of, variants

SMALL = (  # packs in which three sixes, three aces and 6-7-8 can be dealt
    "AH AD AC 6H 6D 6C 7H 8H KD QD",
    "AH AD AC 7H 8H 6H KS QS 9C 9D",
)
LARGER = (
    "AH AD AC AS 6H 6D 6C 6S 7H 8H KD QD",
    "AH AD AC 7H 7D 8H 6H KS QS 10S 9C 9D",
    "6H 7H 8H 6D 7D 8D 6C 7C 8C 10H 9S AS",
)


def found_by_the_package(pack: str, hand: str, size: int, most: int) -> Counter[tuple[int, int]]:
    """The sets of hands at the level of a hand: of its points, its ranks too, or all of it."""
    key = score(parse_hand(hand)).key
    assert key is not None
    level = Level(key[:size])
    found: Counter[tuple[int, int]] = Counter()
    for variant in variants(parse_cards(pack), level):
        found.update(sets_of(variant, level, most))
    return Counter({sets: ways for sets, ways in found.items() if ways})


def counted_otherwise(pack: str, hand: str, size: int, most: int) -> Counter[tuple[int, int]]:
    level = suitwise.key_of(naive(frozenset(hand.split()))[2])[:size]
    return suitwise.counted(pack.split(), level, most)


def worth(hand: Cards) -> suitwise.Key | None:
    """All that TP-1.4 compares; more than anything for a safe hand, None for three aces."""
    kind, _, scoring = naive(frozenset(hand))
    if kind == "ordinary":
        return suitwise.key_of(scoring)
    return None if kind == "three_aces" else (99,)


@pytest.mark.parametrize(
    "pack", [*SMALL, *(pytest.param(pack, marks=pytest.mark.full) for pack in LARGER)]
)
def test_tp_5_3_deals_of_a_small_pack_counted_one_by_one(pack: str) -> None:
    """At every level that a hand of the pack can have."""
    every: dict[Cards, suitwise.Key | None] = {
        hand: worth(hand) for hand in combinations(pack.split(), 3)
    }
    hands = [hand for hand, key in every.items() if key is not None]
    dealt_sets = [[every[h] for h in chosen] for size in (1, 2, 3) for chosen in sets(hands, size)]
    of_level = {key[:size]: hand for hand, key in every.items() if key for size in (1, 2, 3)}
    tried = 0
    for level, hand in of_level.items():
        if level == (99,):
            continue
        expected = Counter({(0, 0): 1})
        for keys in dealt_sets:
            cut = [key[: len(level)] for key in keys if key]
            if min(cut) >= level and cut.count(level) <= 1:
                expected[len(keys), cut.count(level)] += 1
        text = " ".join(hand)
        assert found_by_the_package(pack, text, len(level), 3) == expected, (level, hand)
        tried += 1
    assert tried > 40


WHOLE = " ".join(PACK)


@pytest.mark.parametrize(
    ("hand", "size"),
    [("8H 7H 6D", 2), ("AH JH 6C", 2), ("QH 9H 8H", 1), ("QH 9H 8H", 3), ("AH KH QH", 1)],
)
def test_tp_5_3_deals_of_eight_hands_counted_suit_by_suit(hand: str, size: int) -> None:
    found = found_by_the_package(WHOLE, hand, size, 8)
    assert found == counted_otherwise(WHOLE, hand, size, 8)
    assert {hands for hands, _ in found} >= set(range(1, 5))


LOWEST = ("AH JH 6C", "KH 9D 8S", "7S 6H 6D", "AH KH QH", "AC 9D 8S", "10H 9D 7D")


@pytest.mark.parametrize("text", LOWEST[:2] + LOWEST[3:5])
def test_tp_5_3_lowest_of_two_and_three_counted_otherwise(text: str) -> None:
    hand = frozenset(text.split())
    rest = [card for card in PACK if card not in hand]
    hands = [frozenset(other) for other in combinations(rest, 3)]
    others = [tuple(o) for o in hands if is_safe(o) or (naive(o)[2] and is_higher(o, hand))]
    aces = [tuple(other) for other in hands if naive(other)[0] == "three_aces"]
    every = [tuple(other) for other in hands]
    found = {(c.name, c.players): c for c in odds("lowest", parse_hand(text), 3).chances}
    assert (found["lowest", 2].count, found["aces", 2].count) == (len(others), len(aces))
    assert found["lowest", 3].count == disjoint_pairs(others)
    without = disjoint_pairs([other for other in every if other not in aces])
    assert found["aces", 3].count == disjoint_pairs(every) - without
    assert (found["lowest", 2].cases, found["lowest", 3].cases) == (5456, disjoint_pairs(every))


def test_tp_5_2_a_special_hand_never_pays() -> None:
    for text in ("6H 6D 6C", "6H 7H 8H", "AH AD AC"):
        assert {chance.count for chance in odds("lowest", parse_hand(text)).chances} == {0}


@pytest.mark.parametrize(
    "text", ["AH JH 6C", *(pytest.param(text, marks=pytest.mark.full) for text in LOWEST[1:])]
)
def test_tp_5_3_lowest_of_up_to_eight_counted_suit_by_suit(text: str) -> None:
    rest = " ".join(card for card in PACK if card not in text.split())
    expected = counted_otherwise(rest, text, 3, 7)
    found = {(c.name, c.players): c.count for c in odds("lowest", parse_hand(text)).chances}
    for others in range(1, 8):
        assert found["lowest", others + 1] == expected[others, 0] * factorial(others)
        aces = sum("A" not in card for card in text.split())  # of four aces three, or those left
        assert found["aces", others + 1] == others * comb(aces + 1, 3) * deals(30, others - 1)


def test_tp_1_4_what_decides_between_two_hands_counted_otherwise() -> None:
    hands = [hand for hand in combinations(PACK, 3) if naive(frozenset(hand))[2]]
    totals: dict[int, list[Cards]] = {}
    ranks: dict[tuple[str, ...], list[Cards]] = {}
    for hand in hands:
        _, total, scoring = naive(frozenset(hand))
        totals.setdefault(total, []).append(hand)
        ranks.setdefault(tuple(card[:-1] for card in scoring), []).append(hand)
    same_total = sum(map(disjoint_pairs, totals.values()))
    same_ranks = sum(map(disjoint_pairs, ranks.values()))
    found = {chance.name: chance.count for chance in odds("stick", players=2).chances}
    assert (found["suit"], found["rank"]) == (same_ranks, same_total - same_ranks)
    assert found["none"] == disjoint_pairs(
        [hand for hand in combinations(PACK, 3) if is_safe(frozenset(hand))]
    )
    assert sum(found.values()) == deals(36, 2) == 7140 * 5456


@pytest.mark.full
def test_tp_1_4_what_decides_for_up_to_eight_counted_suit_by_suit() -> None:
    """At every level, by points and by points and ranks, as the naive scorer tells them apart."""
    every = [naive(frozenset(hand)) for hand in combinations(PACK, 3)]
    keys = [suitwise.key_of(scoring) for kind, _, scoring in every if kind == "ordinary"]
    alone: Counter[tuple[int, int]] = Counter()
    for size in (1, 2):
        for level in {key[:size] for key in keys}:
            for (hands, there), ways in suitwise.counted(PACK, level, 8).items():
                alone[size, hands] += ways * there
    safe = suitwise.counted(PACK, (99,), 8)
    found = {(c.name, c.players): c for c in odds("stick").chances}
    for players in range(2, 9):
        of_seats = factorial(players)
        total, ranks = (alone[size, players] * of_seats for size in (1, 2))
        cases = prod(comb(36 - 3 * seat, 3) for seat in range(players))
        aces = players * comb(4, 3) * prod(comb(33 - 3 * seat, 3) for seat in range(players - 1))
        expected = {
            "total": total,
            "rank": ranks - total,
            "aces": aces,
            "none": safe[players, 0] * of_seats,
        }
        expected["suit"] = cases - sum(expected.values())
        assert {name: found[name, players].count for name in expected} == expected
        assert {found[name, players].cases for name in expected} == {cases}


def test_tp_1_4_what_decides_for_eight_agrees_with_chance() -> None:
    """A check of the whole, not of the figures: those are counted."""
    of = 1500
    found = Counter(decider(dealt(f"stick {number}", 8)) for number in range(of))
    for chance in odds("stick").chances:
        if chance.players == 8:
            expected = of * float(chance.fraction)
            width = 5 * sqrt(expected * (1 - float(chance.fraction))) + 1
            assert abs(found[chance.name] - expected) <= width, chance


def test_tp_1_3_at_a_level_parts_of_one_size_alone_are_told_apart() -> None:
    """What the package counts by: a card is worth less than two of a suit, and these less than any
    three but 6-7-8, which is safe; a level that one size reaches is passed by every larger one."""
    parts = [part for size in (1, 2, 3) for part in combinations(PACK[:9], size)]
    keys = {suitwise.key_of(part)[:size] for part in parts for size in (1, 2, 3)}
    for level in keys:
        reached = [part for part in parts if suitwise.grade(part, level) != suitwise.BELOW]
        least = min(map(len, reached))
        larger = {suitwise.grade(part, level) for part in parts if len(part) > least}
        assert larger <= {suitwise.ABOVE}, level
