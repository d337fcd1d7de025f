"""Every hand of three cards against a second, naive scorer, with and without the joker."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from tests.reference.trinka_scorer import worth
from tripalki_learn.cards import PACK_36, parse_hand
from tripalki_learn.games import trinka

CASES = Path(__file__).parents[2] / "cases" / "trinka_hands.json"


@pytest.mark.parametrize("joker", [False, True])
def test_all_7140_hands_score_as_the_naive_scorer_says(joker: bool) -> None:
    hands = list(combinations(PACK_36, 3))
    assert len(hands) == 7140
    for hand in hands:
        found = trinka.score(hand, joker)
        kind, value = worth([card.code for card in hand], joker)
        assert (found.kind.value, found.value) == (kind, value), hand


@pytest.mark.parametrize("joker", [False, True])
def test_the_order_of_all_hands_is_that_of_their_values(joker: bool) -> None:
    scores = [trinka.score(hand, joker) for hand in combinations(PACK_36, 3)]
    for found in scores:
        number = 1000 if found.value is None else found.value
        assert found.key == ((1, 0) if number == 1000 else (0, number))
    assert {it.value for it in scores} >= {None, 33, 31, 30, 22, 8}


@pytest.mark.parametrize("order", [(0, 2, 1), (1, 0, 2), (2, 1, 0)])
def test_the_order_of_the_cards_changes_nothing(order: tuple[int, int, int]) -> None:
    for hand in list(combinations(PACK_36, 3))[::7]:
        turned = tuple(hand[place] for place in order)
        for joker in (False, True):
            one, other = trinka.score(hand, joker), trinka.score(turned, joker)
            assert (one.kind, one.value, one.rules) == (other.kind, other.value, other.rules)


def test_the_scoring_cards_come_to_the_value() -> None:
    points = {"A": 11, "K": 10, "Q": 10, "J": 10, **{str(n): n for n in range(6, 11)}}
    for hand in combinations(PACK_36, 3):
        found = trinka.score(hand, joker=True)
        if found.kind is trinka.Kind.SUIT:
            counted = [*found.scoring]
            if found.stands is not None:
                counted[-1] = found.stands  # the joker comes last
            assert sum(points[card.rank.value] for card in counted) == found.value
            assert len({card.suit for card in counted}) == 1
        assert set(found.scoring) <= set(hand)
        assert found.joker == (found.rules[-1] == "TR-1.7")


def test_the_hands_that_were_worked_by_hand() -> None:
    for case in json.loads(CASES.read_text(encoding="utf-8")):
        found = trinka.score(parse_hand(" ".join(case["cards"])), case["joker"])
        assert (found.kind.value if found.value is None else found.value) == case["value"]


def test_the_joker_is_never_worse_than_the_six() -> None:
    for hand in combinations(PACK_36, 3):
        assert trinka.score(hand, joker=True).key >= trinka.score(hand).key
