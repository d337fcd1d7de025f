"""TP-1: the pack, and what a hand is worth."""

from itertools import combinations

import pytest

from tests.games.tri_palki.table import Table, deck_of, setup_problems
from tripalki_learn.cards import PACK_36, parse_hand
from tripalki_learn.errors import Unfit
from tripalki_learn.games.tri_palki.scoring import POINTS, Score, compare, score


def worth(text: str) -> Score:
    return score(parse_hand(text))


def scoring(text: str) -> str:
    """The scoring cards of a hand, high to low."""
    return " ".join(card.code for card in worth(text).scoring)


def beats(better: str, worse: str) -> str:
    """By what the first hand is better; fails if it is not."""
    result = compare(worth(better), worth(worse))
    assert result.first_wins
    return result.by


def test_tp_1_1_the_pack_is_six_to_ace_in_four_suits() -> None:
    codes = " ".join(card.code for card in PACK_36)
    assert codes == (
        "AH KH QH JH 10H 9H 8H 7H 6H AD KD QD JD 10D 9D 8D 7D 6D "
        "AC KC QC JC 10C 9C 8C 7C 6C AS KS QS JS 10S 9S 8S 7S 6S"
    )


def test_tp_1_1_a_card_twice_or_from_outside_the_pack_is_no_pack() -> None:
    hands = ["AH KH QH", "6D 6C 6S"]
    assert setup_problems(hands, centre="7D JC 10S") == []
    assert ("TP-1.1", "bad_pack") in setup_problems(hands, centre="7D JC AH")
    assert ("TP-1.1", "bad_pack") in setup_problems(hands, centre="7D JC 5S")


@pytest.mark.parametrize("short", ["", "6H"])
def test_tp_1_1_a_deck_is_the_whole_pack(short: str) -> None:
    cards = deck_of("6H 7H").split()
    cards[0] = short
    with pytest.raises(Exception) as caught:
        Table.dealt(" ".join(cards[:-1] if short else cards))
    assert (caught.value.rule, caught.value.code) == ("TP-1.1", "bad_pack")  # type: ignore[attr-defined]


def test_tp_1_2_an_ace_counts_11_pictures_and_ten_10_the_others_their_face() -> None:
    points = {rank.value: points for rank, points in POINTS.items()}
    assert points == {"A": 11, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 9, "8": 8, "7": 7, "6": 6}


def test_tp_1_3_only_the_best_suit_counts() -> None:
    assert worth("AH JH 6C").total == 21
    assert worth("9H 9D 9C").total == 9
    assert worth("6H 7H 10D").total == 13
    assert worth("6H 7H AD").total == 13
    assert worth("9C 8C 7C").total == 24


def test_tp_1_3_the_maximum_is_31_an_ace_and_two_tens_of_its_suit() -> None:
    totals = {hand: score(hand).total or 0 for hand in combinations(PACK_36, 3)}
    assert max(totals.values()) == 31
    best = [hand for hand, total in totals.items() if total == 31]
    assert len(best) == 4 * 6  # four suits, two of K Q J 10
    assert all(len({card.suit for card in hand}) == 1 for hand in best)


def test_tp_1_4_equal_sums_are_compared_by_ranks_from_the_highest_down() -> None:
    assert beats("AH JH 9H", "KD QD 10D") == "rank"
    assert beats("KS QS JS", "KH QH 10H") == "rank"
    assert beats("AS 10S 6H", "7D 6D 8C") == "total"
    assert beats("AC JC 6H", "AH 10H 7D") == "rank"


def test_tp_1_4_a_ten_is_lower_than_a_jack_though_both_count_10() -> None:
    assert beats("JS 9H 8D", "10H 9C 8S") == "rank"


def test_tp_1_4_equal_ranks_are_decided_by_hearts_diamonds_clubs_spades() -> None:
    hands = ["KH QH 6D", "KD QD 6C", "KC QC 6S", "KS QS 6H"]
    for better, worse in combinations(hands, 2):
        assert beats(better, worse) == "suit"


def test_tp_1_4_a_card_that_does_not_score_is_not_compared() -> None:
    assert worth("KC QC 6S").key == worth("KC QC 9D").key
    assert beats("KC QC 6H", "KS QS AD") == "suit"


def test_tp_1_5_of_two_equal_suits_in_a_hand_the_better_rank_scores_then_the_better_suit() -> None:
    assert (scoring("10H QC 9D"), worth("10H QC 9D").rules) == ("QC", ("TP-1.3", "TP-1.5"))
    assert (scoring("KS KD 9C"), worth("KS KD 9C").rules) == ("KD", ("TP-1.3", "TP-1.5"))
    assert worth("10H JH QC").rules == ("TP-1.3",)


def test_tp_1_6_equal_hands_are_a_corrupt_pack_and_refused() -> None:
    with pytest.raises(ValueError, match=r"TP-1\.6") as caught:
        compare(worth("KC QC 6S"), worth("KC QC 9D"))
    assert isinstance(caught.value, Unfit)
    assert (caught.value.code, caught.value.rule) == ("equal_hands", "TP-1.6")
    assert "K♣" in str(caught.value) and "Q♣" in str(caught.value)
