"""Chances of several hands, each counted a second way: one by one in small packs, by inclusion and
exclusion for two hands, and against chance for up to eight."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest

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
from tripalki_learn.players.odds.known import known
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
MOST = 3


def levels() -> list[Level]:
    """By points, by points and ranks, and one hand's own."""
    keys = [score(parse_hand(hand)).key for hand in ("KD 7H 6C", "9C 9D 7H", "AC 8H 7D")]
    whole = [key for key in keys if key is not None]
    return [Level(key[:size]) for key in whole for size in (1, 2, 3)]


def grade(hand: Cards, level: Level) -> int | None:
    """0 at the level, 1 above it or safe, None below it or three aces, by the hand's worth."""
    if is_safe(frozenset(hand)):
        return 1
    key = score(parse_hand(" ".join(hand))).key
    if key is None or key[: len(level.compared)] < level.compared:
        return None
    return int(key[: len(level.compared)] > level.compared)


@pytest.mark.parametrize(
    "pack", [*SMALL, *(pytest.param(pack, marks=pytest.mark.full) for pack in LARGER)]
)
def test_tp_5_3_deals_of_a_small_pack_counted_one_by_one(pack: str) -> None:
    cards = parse_cards(pack)
    for level in levels():
        graded: dict[Cards, int | None] = {
            hand: grade(hand, level) for hand in combinations(pack.split(), 3)
        }
        counted = [hand for hand, there in graded.items() if there is not None]
        expected: Counter[tuple[int, int]] = Counter()
        for size in range(MOST + 1):
            for chosen in sets(counted, size):
                at_level = sum(graded[hand] == 0 for hand in chosen)
                if at_level <= 1:
                    expected[size, at_level] += 1
        found: Counter[tuple[int, int]] = Counter()
        for variant in variants(cards, level):
            found.update(sets_of(variant, level, MOST))
        assert +found == expected, level


LOWEST = ("AH JH 6C", "KH 9D 8S", "7S 6H 6D", "AH KH QH", "AC 9D 8S")


@pytest.mark.parametrize("text", LOWEST[:2] + LOWEST[3:])
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


def is_near(found: int, expected: float, of: int) -> bool:
    """Whether chance can have given this: within five standard deviations."""
    return abs(found - expected * of) <= 5 * sqrt(of * expected * (1 - expected)) + 1


def test_tp_5_3_lowest_of_eight_agrees_with_chance() -> None:
    text, of = "10H 9D 7D", 3000
    hand = frozenset(text.split())
    rest = [card for card in PACK if card not in hand]
    found: Counter[int] = Counter()
    for number in range(of):
        hands = dealt(f"lowest {number}", 7, rest)
        for players in range(2, 9):
            others = hands[: players - 1]
            kinds = [naive(other)[0] for other in others]
            found[players] += "three_aces" not in kinds and all(
                is_safe(other) or is_higher(other, hand) for other in others
            )
    for chance in odds("lowest", parse_hand(text)).chances:
        if chance.name == "lowest":
            assert chance.players is not None
            assert is_near(found[chance.players], float(chance.fraction), of), chance


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
    answer = known("stick", 2)
    assert answer is not None
    found = {chance.name: chance.count for chance in answer.chances}
    assert (found["suit"], found["rank"]) == (same_ranks, same_total - same_ranks)
    assert found["none"] == disjoint_pairs(
        [hand for hand in combinations(PACK, 3) if is_safe(frozenset(hand))]
    )
    assert sum(found.values()) == deals(36, 2) == 7140 * 5456


def test_tp_1_4_what_decides_for_up_to_eight_agrees_with_chance() -> None:
    of = 3000
    found: Counter[tuple[str, int]] = Counter()
    for number in range(of):
        hands = dealt(f"stick {number}", 8)
        found.update((decider(hands[:players]), players) for players in range(2, 9))
    answer = known("stick", 8)
    assert answer is not None
    for chance in answer.chances:
        assert chance.players is not None
        near = is_near(found[chance.name, chance.players], float(chance.fraction), of)
        assert near, (chance, found[chance.name, chance.players])


@pytest.mark.full
def test_what_was_counted_beforehand_is_counted_again() -> None:
    assert odds("stick", players=5) == known("stick", 5)
