"""Chances of one deal and one turn, each counted a second way."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from tests.players.odds.naive import Cards, naive, shape
from tests.reference.scorer import PACK, suit_of
from tripalki_learn.cards import parse_hand
from tripalki_learn.players.odds import QUESTIONS, Counting, Progress, counting, odds


def counts(question: str, hand: str = "") -> dict[str, int]:
    chances = odds(question, parse_hand(hand) if hand else ()).chances
    assert len({chance.cases for chance in chances}) == 1
    return {chance.name: chance.count for chance in chances}


def one_suit(cards: Cards) -> bool:
    return len({suit_of(card) for card in cards}) == 1


def centres(hand: Cards) -> list[Cards]:
    """TP-3.1: a centre of one suit does not stay."""
    rest = [card for card in PACK if card not in hand]
    return [centre for centre in combinations(rest, 3) if not one_suit(centre)]


def test_tp_1_3_totals_of_all_hands() -> None:
    worth = Counter(naive(frozenset(hand))[1] for hand in combinations(PACK, 3))
    found = counts("totals")
    assert found == {str(total) if total else "special": n for total, n in worth.items()}
    assert list(found) == [*sorted(found, key=lambda n: int(n) if n.isdigit() else 99)]
    assert odds("totals").chances[0].cases == sum(worth.values()) == 7140
    assert found["31"] == 4 * comb(4, 2)  # an ace and two of K Q J 10


def test_tp_4_7_to_4_9_special_hands() -> None:
    """Three of four sixes, three of four aces, and one 6-7-8 in each suit."""
    expected = {"three_sixes": comb(4, 3), "suited_678": 4, "three_aces": comb(4, 3)}
    assert counts("special") == {**expected, "special": 12}


def test_tp_3_2_washouts_at_the_deal() -> None:
    """By hand: of 9 cards of a suit 84 threes, of 6 left 20, of 3 left 1."""
    same, other = 20, 3 * 84
    twice = 4 * 84 * (same + other)
    # Three and three of one suit, then its last or another; or of two suits, then any.
    thrice = 4 * 84 * (same * (1 + other) + other * (2 * 20 + 2 * 84))
    deals = 7140, comb(33, 3), comb(30, 3)
    found = [(c.count, c.cases) for c in odds("washout").chances]
    assert found == [
        (336, deals[0]),
        (twice, deals[0] * deals[1]),
        (thrice, deals[0] * deals[1] * deals[2]),
    ]


@pytest.mark.parametrize("hand", ["AH JH 6C", "6H 6D 9S", "10H 9C 8C"])
def test_tp_2_6_the_best_turn_with_a_hand(hand: str) -> None:
    held = tuple(hand.split())

    def worth(cards: Cards) -> int:
        return naive(frozenset(cards))[1] or 100

    best: Counter[int] = Counter()
    for centre in centres(held):
        kept = [(*(c for c in held if c != out), new) for out in held for new in centre]
        best[max(map(worth, (held, centre, *kept)))] += 1
    assert counts("exchange", hand) == {
        str(total) if total < 100 else "special": number for total, number in best.items()
    }


def made_31(held: Cards) -> tuple[int, int, int]:
    """Of a hand: its centres, those with which it is 31 already, and those that make it so."""
    lying = centres(held)
    if naive(frozenset(held))[1] == 31:
        return len(lying), len(lying), 0
    helping = {
        new
        for new in PACK
        for pair in combinations(held, 2)
        if new not in held and naive(frozenset((*pair, new)))[1] == 31
    }
    return len(lying), 0, sum(1 for centre in lying if helping & set(centre))


@pytest.mark.full
def test_tp_4_1_thirty_one_on_the_first_turn() -> None:
    shapes = Counter(map(shape, combinations(PACK, 3)))
    hand_of = {shape(hand): hand for hand in combinations(PACK, 3)}
    cases, dealt, one = (
        sum(number * made_31(hand_of[form])[place] for form, number in shapes.items())
        for place in range(3)
    )
    assert counts("thirty_one") == {"dealt": dealt, "one": one, "not": cases - dealt - one}
    assert odds("thirty_one").chances[0].cases == cases


@pytest.mark.parametrize("first", ["QS", "JS"])
def test_tp_4_1_thirty_one_with_some_hands(first: str) -> None:
    """The hands whose first card is a high spade, so that all their cards are spades."""
    place = PACK.index(first)
    step = QUESTIONS["thirty_one"].count((), 0, place)
    made = [made_31((first, *more)) for more in combinations(PACK[place + 1 :], 2)]
    cases, dealt, one = map(sum, zip(*made, strict=True))
    assert (step["cases"], step.get("dealt", 0), step["one"]) == (cases, dealt, one)


def test_a_counting_tells_how_far_it_is_and_can_be_left() -> None:
    steps = counting("thirty_one")
    assert [next(steps) for _ in range(3)] == [Progress(done, 34) for done in range(3)]
    steps.close()


def test_a_counting_is_frozen_and_goes_on_from_any_point() -> None:
    begun = Counting("thirty_one").after_step()
    assert begun.after_step() == begun.after_step() != begun
    assert begun.progress == Progress(1, 34) and not begun.is_done
    with pytest.raises(AttributeError):
        begun.done = 5  # type: ignore[misc]
