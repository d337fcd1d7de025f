"""TR-1: what hands are worth."""

from __future__ import annotations

import pytest

from tests.games.trinka.table import Table, worth
from tripalki_learn.cards import PACK_36, Rank, parse_hand
from tripalki_learn.games import trinka
from tripalki_learn.games.trinka.scoring import POINTS


def test_tr_1_1_the_pack_has_36_cards_from_six_to_ace() -> None:
    assert len(PACK_36) == 36
    assert {card.rank for card in PACK_36} == set(POINTS)
    table = Table.of(2)
    assert table.problems("AH KH 2H", "6C 7C 8D") == [("TR-1.1", "bad_pack")]
    assert table.problems("AH KH QH", "6C 7C AH") == [("TR-1.1", "bad_pack")]
    assert table.lay("AH KH QH", "6C 7C 8D").rule_of("hands_set") == "TR-1.1"


def test_tr_1_1_values_are_eleven_ten_and_the_face() -> None:
    worths = {rank.value: POINTS[rank] for rank in POINTS}
    assert worths == {
        **{"A": 11, "K": 10, "Q": 10, "J": 10, "10": 10},
        **{"9": 9, "8": 8, "7": 7, "6": 6},
    }
    assert Rank.FIVE not in POINTS


def test_tr_1_2_the_best_sum_within_one_suit_counts_and_suits_are_not_added() -> None:
    assert worth("KS QS 9D") == ("suit", 20)
    assert worth("AH 7D 10C") == ("suit", 11)
    assert worth("10H 9D 8D") == ("suit", 17)
    assert trinka.score(parse_hand("KS QS 9D")).rules == ("TR-1.2",)


def test_tr_1_2_the_highest_of_all_ways_is_taken() -> None:
    # Two aces (22) beat the ace and king of one suit (21).
    assert worth("AH AD KH") == ("two_aces", 22)


def test_tr_1_3_three_aces_count_33_and_only_three_sixes_beat_them() -> None:
    aces, best = trinka.score(parse_hand("AH AD AC")), trinka.score(parse_hand("AS KS QS"))
    sixes = trinka.score(parse_hand("6H 6D 6C"))
    assert (aces.value, aces.rules) == (33, ("TR-1.2", "TR-1.3"))
    assert best.key < aces.key < sixes.key


def test_tr_1_3_three_sixes_have_no_number() -> None:
    sixes = trinka.score(parse_hand("6H 6D 6S"), joker=True)
    assert (sixes.kind.value, sixes.value) == ("three_sixes", None)
    assert sixes.rules == ("TR-1.2", "TR-1.3")


@pytest.mark.parametrize("rank", ["7", "8", "9", "10", "J", "Q", "K"])
def test_tr_1_4_three_of_a_rank_from_seven_to_king_are_an_equal_30(rank: str) -> None:
    triple = trinka.score(parse_hand(f"{rank}H {rank}D {rank}C"))
    assert (triple.kind.value, triple.value) == ("triple", 30)
    assert triple.rules == ("TR-1.2", "TR-1.4")
    assert triple.key == trinka.score(parse_hand("KH QH JH")).key


def test_tr_1_5_exactly_two_aces_count_22_whatever_the_third_card() -> None:
    assert worth("AH AD 7C") == worth("AH AD KD") == ("two_aces", 22)
    assert trinka.score(parse_hand("AH AD 7C")).rules == ("TR-1.2", "TR-1.5")


def test_tr_1_5_other_pairs_count_for_nothing() -> None:
    assert worth("7H 7D KC") == ("suit", 10)
    assert worth("KH KD 6C") == ("suit", 10)


def test_tr_1_6_three_of_a_suit_are_a_trinka_worth_its_sum() -> None:
    trinka_of_spades = trinka.score(parse_hand("10S 9S 8S"))
    assert (trinka_of_spades.value, trinka_of_spades.rules) == (27, ("TR-1.2", "TR-1.6"))
    assert worth("AH KH QH") == ("suit", 31)


@pytest.mark.parametrize(
    ("hand", "kind", "value"),
    [
        ("AH 6D 6S", "two_aces", 22),
        ("KH 9D 6S", "suit", 21),
        ("KS 9D 6S", "suit", 21),  # K♠ 6♠ would be 16: the joker stands for A♠
        ("KH KD 6S", "triple", 30),
        ("7C 7D 6S", "triple", 30),
        ("KH QH 6S", "suit", 21),  # it never completes three hearts
        ("AS KS 6S", "suit", 27),  # in a trinka it counts as itself
        ("6H 6D 6S", "three_sixes", None),
        ("6H 9D 6S", "suit", 20),  # two sixes are no pair that counts
        ("AH AD 6S", "two_aces", 22),
        ("AH KH 6S", "two_aces", 22),
    ],
)
def test_tr_1_7_the_joker(hand: str, kind: str, value: int | None) -> None:
    assert worth(hand, joker=True) == (kind, value)


def test_tr_1_7_is_named_last_and_only_where_the_joker_counts_as_another_card() -> None:
    def rules(hand: str) -> tuple[str, ...]:
        return trinka.score(parse_hand(hand), joker=True).rules

    assert rules("AH 6D 6S") == ("TR-1.2", "TR-1.5", "TR-1.7")
    assert rules("KH 9D 6S") == ("TR-1.2", "TR-1.7")
    assert rules("KH KD 6S") == ("TR-1.2", "TR-1.4", "TR-1.7")
    assert rules("AS KS 6S") == ("TR-1.2", "TR-1.6")
    assert rules("6H 6D 6S") == ("TR-1.2", "TR-1.3")
    assert rules("AH AD 6S") == ("TR-1.2", "TR-1.5")


def test_tr_1_7_without_a_joker_the_six_of_spades_is_a_six() -> None:
    assert worth("AH 6D 6S") == ("suit", 11)
    assert worth("KH KD 6S") == ("suit", 10)
