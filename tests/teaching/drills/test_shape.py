"""When two drills are the same but for suits."""

from __future__ import annotations

import random
from itertools import product

import pytest

from tests.teaching.drills.sameness import same_but_for_suits, suitless
from tripalki_learn.cards import Card, Suit, parse_hand
from tripalki_learn.explain import Phrase
from tripalki_learn.teaching.drills import KINDS, NoSuchQuestion, generate
from tripalki_learn.teaching.drills.shape import shape
from tripalki_learn.views import SeatPicture, TablePicture

ASKED = Phrase("drill.value.prompt")


def shown(*hands: str) -> TablePicture:
    return TablePicture(tuple(SeatPicture("A", parse_hand(hand)) for hand in hands))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["AH KH 6C"], ["AS KS 6D"]),
        (["AH KH 6C"], ["6C AH KH"]),
        (["AH KH 6C", "6H 7C 8D"], ["AD KD 6S", "6D 7S 8H"]),
    ],
)
def test_other_suits_and_another_order_make_no_other_shape(
    one: list[str], other: list[str]
) -> None:
    assert shape(shown(*one), ASKED) == shape(shown(*other), ASKED)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["AH KH 6C"], ["AH QH 6C"]),
        (["AH KH 6C"], ["AH KC 6C"]),
        (["AH KH 6C", "6H 7C 8D"], ["AH KH 6C", "6C 7H 8D"]),
        (["AH KH 6C", "6H 7C 8D"], ["6H 7C 8D", "AH KH 6C"]),
    ],
)
def test_other_cards_do(one: list[str], other: list[str]) -> None:
    assert shape(shown(*one), ASKED) != shape(shown(*other), ASKED)


def test_what_is_asked_belongs_to_the_shape() -> None:
    table = shown("AH KH 6C")

    def asks(card: str) -> Phrase:
        give = (Card(parse_hand(card + " 9S 8S")[0].rank, Suit.HEARTS),)
        wish = Phrase("drill.legal.wish.exchange", {"player": "A", "give": give, "take": give})
        return Phrase("drill.legal.prompt", {"what": wish})

    assert shape(table, asks("AH")) == shape(table, asks("AH"))
    assert shape(table, asks("AH")) != shape(table, asks("KH"))
    assert shape(table, asks("AH")) != shape(table, ASKED)


@pytest.mark.parametrize("kind", KINDS)
def test_shapes_agree_with_trying_every_renaming(kind: str) -> None:
    questions = [generate(kind, seed, 1) for seed in range(8)]
    questions += questions[:2]
    forms = [(shape(each.table, each.prompt), suitless(each)) for each in questions]
    for one, other in product(forms, repeat=2):
        assert (one[0] == other[0]) == (one[1] == other[1])


def test_what_is_to_be_avoided_does_not_come_again() -> None:
    first = generate("better", 3, 1)
    again = generate("better", 3, 1, avoid=[first])
    assert not same_but_for_suits(first, again)
    many = [generate("special", seed, 1) for seed in range(20)]
    assert not same_but_for_suits(many[-1], generate("special", 99, 1, avoid=many))


def test_there_may_be_nothing_else_to_ask() -> None:
    """All 6–7–8 of one suit look the same."""
    only = generate("special", 0, 1, rules={"TP-4.8"})
    with pytest.raises(NoSuchQuestion):
        generate("special", 0, 1, rules={"TP-4.8"}, avoid=[only])


def test_a_random_renaming_is_recognised() -> None:
    chance = random.Random(5)
    for _ in range(20):
        names = dict(zip(Suit, chance.sample(list(Suit), 4), strict=True))
        cards = parse_hand("AH KD 6H")
        other = [Card(card.rank, names[card.suit]) for card in cards]
        table = TablePicture((SeatPicture("A", tuple(chance.sample(other, 3))),))
        assert shape(table, ASKED) == shape(shown("AH KD 6H"), ASKED)
