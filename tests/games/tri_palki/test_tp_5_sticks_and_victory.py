"""TP-5: sticks, eliminations, the next dealer and the winner."""

import pytest

from tests.games.tri_palki.table import Table, deck_of, reveal, setup_problems
from tripalki_learn.games import tri_palki

SIXES, ACES, SAFE = "6S 6C 6D", "AC AD AS", "6H 7H 8H"


def test_tp_5_1_everybody_begins_with_no_stick() -> None:
    begun = tri_palki.new_match("ABCDE", 1)
    assert begun.state.sticks == (0, 0, 0, 0, 0)
    assert (begun.events[0].type, begun.events[0].rule) == ("match_begun", "TP-5.1")


def test_tp_5_2_three_aces_give_every_ordinary_hand_a_stick_whatever_its_total() -> None:
    table = reveal(SAFE, "KH QH 9C", ACES, "KD QD JD", "6D 9S 10C")
    assert table.penalised == "BDE"
    assert table.sticks == [0, 1, 0, 1, 1]
    assert table.rules_of("stick_taken") == ["TP-5.2"] * 3
    assert table.rules_of("aces_shown") == ["TP-5.2"]


def test_tp_5_2_31_does_not_save_from_three_aces() -> None:
    assert reveal("AH KH QH", ACES, "9H 10D 8C").penalised == "AC"


def test_tp_5_3_the_lowest_ordinary_hand_takes_one_stick_and_safe_hands_are_ignored() -> None:
    # 21 in hearts, safe, 19 in clubs, 20 in spades.
    table = reveal("AH JH 6C", "6D 7D 8D", "10C 9C AD", "JS 10S 9D")
    assert (table.penalised, table.sticks) == ("C", [0, 0, 1, 0])
    assert table.rules_of("stick_taken") == ["TP-5.3"]


def test_tp_5_3_of_equal_totals_the_lower_under_tp_1_4_is_the_lowest() -> None:
    table = reveal("KD QD 6S", "JH 10H 7S", "AC 9C 8S")
    assert table.penalised == "B"  # J-10 under A-9 and K-Q: all have 20
    assert table.rules_of("tie_broken")[0] == "TP-1.4"
    assert reveal("KD QD 6S", "KS QS 7D", "AC 10C 8S").penalised == "B"  # spades under diamonds


def test_tp_5_3_a_lone_ordinary_hand_is_the_lowest_even_with_31() -> None:
    table = reveal(SIXES, "6H 7H 8H", "AH KH QH")
    assert table.penalised == "C"
    assert table.happened("lowest_found")[0].lone


def test_tp_5_4_when_all_are_special_nobody_takes_a_stick() -> None:
    table = reveal(SIXES, SAFE, ACES, sticks=[3, 1, 0])
    assert (table.penalised, table.sticks) == ("", [3, 1, 0])
    assert table.rules_of("nobody_pays") == ["TP-5.4"]


@pytest.mark.parametrize("before", [0, 1, 2])
def test_tp_5_5_a_loss_adds_a_stick_and_three_do_not_eliminate(before: int) -> None:
    table = reveal("9H 10D 8C", "AH KH QH", "AC JC 7S", sticks=[before, 0, 0])
    assert table.sticks == [before + 1, 0, 0]
    assert table.eliminated == ""


def test_tp_5_5_losing_again_with_three_eliminates() -> None:
    table = reveal("9H 10D 8C", "AH KH QH", "AC JC 7S", sticks=[3, 0, 3])
    assert (table.penalised, table.eliminated, table.sticks) == ("A", "A", [3, 0, 3])
    assert table.rules_of("player_eliminated") == ["TP-5.5"]


@pytest.mark.parametrize("sticks", [[4, 0], [0, -1], [0]])
def test_tp_5_5_nobody_holds_more_than_three_sticks_or_fewer_than_none(sticks: list[int]) -> None:
    found = setup_problems(["9H 10D 8C", "AH KH QH"], "7H JC 10S", sticks=sticks)
    assert found == [("TP-5.5", "bad_sticks")]


def test_tp_5_6_the_last_survivor_wins() -> None:
    table = reveal("9H 10D 8C", "AH KH QH", sticks=[3, 2])
    assert (table.winner, table.next_dealer) == ("B", None)
    assert table.rules_of("match_won") == ["TP-5.6"]
    with pytest.raises(Exception) as caught:
        table.next_round(deck_of("6H 7D"))
    assert (caught.value.rule, caught.value.code) == ("TP-5.6", "match_over")  # type: ignore[attr-defined]


def test_tp_5_6_the_match_goes_on_while_two_survive() -> None:
    table = reveal("9H 10D 8C", "AH KH QH", "AC JC 7S", sticks=[3, 0, 3])
    assert (table.winner, table.state.status) == (None, "between_rounds")


def test_tp_5_7_the_highest_ordinary_hand_deals_next() -> None:
    table = reveal("9H 10D 8C", "AC JC 7S", "KH QH JH", SIXES)
    assert table.next_dealer == "C"
    assert table.rules_of("next_dealer") == ["TP-5.7"]


def test_tp_5_7_also_when_it_has_just_taken_a_stick() -> None:
    assert reveal("KD QD 10D", "AH JH 9H", ACES).next_dealer == "B"
    assert reveal(SIXES, SAFE, "AH KH QH").next_dealer == "C"


def test_tp_5_7_a_special_hand_never_earns_the_deal() -> None:
    assert reveal(ACES, "9D 10C 8C", SIXES, dealer="A").next_dealer == "B"


@pytest.mark.parametrize("dealer", "ABC")
def test_tp_5_8_when_all_are_special_the_dealer_repeats(dealer: str) -> None:
    table = reveal(SIXES, SAFE, ACES, dealer=dealer)
    assert table.next_dealer == dealer
    assert table.rules_of("next_dealer") == ["TP-5.8"]


def test_tp_5_9_the_next_surviving_neighbour_deals_when_the_best_is_eliminated() -> None:
    # C is best and out; D to C's left is out too; A, with three aces, is the next one in.
    table = reveal(ACES, "9H 10D 8C", "KH QH JH", "KD QD 7S", sticks=[0, 0, 3, 3])
    assert (table.eliminated, table.next_dealer) == ("CD", "A")
    assert table.rules_of("next_dealer") == ["TP-5.9"]


def test_tp_5_9_it_is_counted_from_the_seat_of_the_best_not_from_the_dealer() -> None:
    table = reveal(ACES, "KH QH JH", "9H 10D 8C", "KD QD 7S", dealer="D", sticks=[0, 3, 0, 0])
    assert (table.eliminated, table.next_dealer) == ("B", "C")


def test_tp_5_9_the_neighbour_may_hold_a_special_hand() -> None:
    table = reveal("KH QH JH", "6S 6C 6D", ACES, "9H 10D 8C", sticks=[3, 0, 0, 0])
    assert table.next_dealer == "B"


def test_tp_5_10_eliminated_seats_are_skipped_and_seats_keep_their_order() -> None:
    table = Table.dealt(deck_of("6H 7H 8D 9D  10H JC"), 4, dealer="A", out="C")
    assert table.hand("B").split()[0] == "6H"
    assert table.hand("D").split()[0] == "7H"
    assert table.hand("A").split()[0] == "8D"
    assert (table.hand("C"), table.centre.split()[0]) == ("", "9D")
    assert table.do("A pass", "B pass").to_act == "D"
    assert table.rules_of("seats_skipped") == ["TP-5.10"]
    assert table.do("D pass").ending == "all_passed"  # three passes: three players


def test_tp_5_10_the_reserve_grows_by_three_for_each_eliminated_player() -> None:
    dealt = [Table.dealt(deck_of("6H 7D"), 5, out=out) for out in ("", "D", "DE", "BDE")]
    assert [table.happened("reserve_set")[0].count for table in dealt] == [18, 21, 24, 27]
    skipped = [[event.count for event in table.happened("seats_skipped")] for table in dealt]
    assert skipped == [[], [3], [6], [9]]


def test_tp_5_10_nobody_who_is_out_deals_or_acts() -> None:
    hands = ["9H 10D 8C", "AH KH QH"]
    found = setup_problems(hands, "7H JC 10S", dealer="B", out="B")
    assert [rule for rule, _ in found] == ["TP-5.10"]
    found = setup_problems(hands, "7H JC 10S", to_act="B", out="B")
    assert [rule for rule, _ in found] == ["TP-5.10"]


def test_tp_5_11_three_aces_keep_their_holder_in() -> None:
    table = reveal("KH QH JH", ACES, "9H 10D 8C", "KD QD 7S", sticks=[3, 3, 3, 3])
    assert (table.eliminated, table.winner) == ("ACD", "B")
    assert table.rules_of("aces_keep_holder") == ["TP-5.11"]
