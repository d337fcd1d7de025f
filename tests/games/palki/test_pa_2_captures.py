"""PA-2: captures, sweeps, lays and the last take."""

from __future__ import annotations

import pytest

from tests.games.palki.table import Table
from tripalki_learn.cards import parse_cards


def facing(table: str, hand: str = "7H", compulsory: bool = True) -> Table:
    """B, with this hand, faces these cards; A holds a queen that matters to nobody."""
    return Table.laid(["QS", hand], table, compulsory=compulsory)


def test_pa_2_1_a_card_takes_one_card_of_its_rank() -> None:
    table = facing("7S KD").do("B 7H x 7S")
    assert (table.pile("B"), table.table) == ("7H 7S", "KD")
    assert table.rules_of("equal_taken") == ["PA-2.1"]
    assert table.refused("A QS x KD") == ("PA-2.1", "wrong_rank")


@pytest.mark.parametrize(("card", "other"), [("KH", "KD"), ("QH", "QD"), ("AH", "AD")])
def test_pa_2_1_kings_take_kings_and_queens_queens(card: str, other: str) -> None:
    assert facing(f"{other} 5S", card).legal == [f"{card} x {other}"]


def test_pa_2_1_what_is_taken_lies_on_the_table() -> None:
    assert facing("7S KD").refused("B 7H x 7C") == ("PA-2.1", "not_on_table")
    assert facing("7S KD").refusal("B 7H x 7C").cards == parse_cards("7C")


def test_pa_2_2_a_card_takes_a_set_that_sums_to_it() -> None:
    table = facing("3C KD 4D 2S").do("B 7H x 4D 3C")
    assert (table.pile("B"), table.table) == ("7H 3C 4D", "KD 2S")  # taken in table order
    (event,) = table.happened("set_taken")
    assert (event.rule, event.total) == ("PA-2.2", 7)


def test_pa_2_2_the_ace_counts_one() -> None:
    assert facing("AC AD KS", "2H").legal == ["2H x AC AD"]
    assert facing("6C AD", "7H").legal == ["7H x 6C AD"]


def test_pa_2_2_the_example_of_the_source() -> None:
    assert facing("AH 4C 2D 3S", "10S").legal == ["10S x AH 4C 2D 3S"]


def test_pa_2_2_court_cards_have_no_points() -> None:
    assert facing("QC KD", "10H").legal == ["10H"]
    assert facing("5C 5D KH", "10D").legal == ["10D x 5C 5D"]
    assert facing("5C 5D KH", "10D").refused("B 10D x 5C KH") == ("PA-2.2", "court_in_sum")
    assert facing("10C 3D", "KD").refused("B KD x 10C 3D") == ("PA-2.2", "court_in_sum")


def test_pa_2_2_a_wrong_sum_is_refused_with_the_sum() -> None:
    refusal = facing("3C 5D", "7H").refusal("B 7H x 3C 5D")
    assert (refusal.rule, refusal.code, refusal.total) == ("PA-2.2", "wrong_sum", 8)
    assert refusal.cards == parse_cards("7H 3C 5D")
    assert [str(action) for action in refusal.legal] == ["7H"]


def test_pa_2_2_no_card_is_taken_twice() -> None:
    assert facing("3C 5D", "6H").refused("B 6H x 3C 3C") == ("PA-2.2", "taken_twice")
    assert facing("3C 5D", "6H").refused("B 6H x 3C 3D") == ("PA-2.2", "not_on_table")


def test_pa_2_3_a_jack_takes_every_card() -> None:
    table = facing("KS QD 5H JC", "JH")
    assert table.legal == ["JH x"]
    table.do("B JH x")
    assert (table.pile("B"), table.table) == ("JH KS QD 5H JC", "")
    assert table.rules_of("table_swept") == ["PA-2.3"]


def test_pa_2_3_naming_the_whole_table_is_a_sweep_in_any_order() -> None:
    assert facing("KS QD 5H", "JH").do("B JH x 5H KS QD").pile("B") == "JH KS QD 5H"


def test_pa_2_3_a_jack_never_takes_less() -> None:
    assert facing("KS QD JC", "JH").refused("B JH x JC") == ("PA-2.3", "sweep_takes_all")
    assert facing("KS QD JC", "JH").refused("B JH x KS QD") == ("PA-2.3", "sweep_takes_all")
    assert facing("JC", "JH").do("B JH x JC").table == ""


def test_pa_2_3_a_jack_on_an_empty_table_is_laid() -> None:
    table = facing("", "JS")
    assert table.legal == ["JS"]
    assert table.refused("B JS x") == ("PA-2.3", "table_empty")
    table.do("B JS")
    assert (table.table, table.pile("B")) == ("JS", "")
    assert table.rules_of("card_laid") == ["PA-2.3"]


def test_pa_2_3_no_other_card_sweeps() -> None:
    assert facing("7S", "7H").refused("B 7H x") == ("PA-2.3", "not_a_jack")
    assert facing("10C AS JC", "QH").legal == ["QH"]  # nor does any take a jack but a jack


def test_pa_2_4_either_the_equal_card_or_the_set_never_both() -> None:
    table = facing("AH 4C 2D 3S 10C", "10S")
    assert table.legal == ["10S x 10C", "10S x AH 4C 2D 3S"]
    assert table.refused("B 10S x 10C AH 4C 2D 3S") == ("PA-2.4", "two_captures")


def test_pa_2_4_one_king_only() -> None:
    table = facing("KS KD 5H", "KH")
    assert table.legal == ["KH x KS", "KH x KD"]
    assert table.refused("B KH x KS KD") == ("PA-2.4", "two_captures")


def test_pa_2_4_one_set_only() -> None:
    table = facing("2C 5D 3S 4H", "7H")
    assert table.legal == ["7H x 2C 5D", "7H x 3S 4H"]
    assert table.refused("B 7H x 2C 5D 3S 4H") == ("PA-2.4", "two_captures")
    # Fourteen points that do not split into sevens are no two captures but a wrong sum.
    assert facing("6C 8D", "7H").refused("B 7H x 6C 8D") == ("PA-2.2", "wrong_sum")


def test_pa_2_4_which_one_stays_the_players_choice() -> None:
    assert facing("3C 4D 7S", "7H").do("B 7H x 7S").table == "3C 4D"
    table = facing("3C 4D 7S", "7H").do("B 7H x 3C 4D")
    assert table.table == "7S"
    assert [(event.rule, event.count) for event in table.happened("capture_chosen")] == [
        ("PA-2.4", 2)
    ]
    assert facing("7S", "7H").do("B 7H x 7S").happened("capture_chosen") == []


def test_pa_2_5_who_can_take_nothing_lays_a_card_of_their_choice() -> None:
    table = facing("KD 9S", "7H 3C 2D")
    assert table.legal == ["7H", "3C", "2D"]
    table.do("B 3C")
    assert (table.table, table.hand("B")) == ("KD 9S 3C", "7H 2D")
    (event,) = table.happened("card_laid")
    assert (event.rule, event.reason) == ("PA-2.5", "nothing_to_take")


def test_pa_2_5_passing_is_never_allowed() -> None:
    assert facing("KD 9S").refused("B pass") == ("PA-2.5", "unknown_action")


def test_pa_2_5_on_an_empty_table_a_card_is_laid() -> None:
    table = facing("", "7H 3C").do("B 3C")
    assert table.table == "3C"
    assert [(event.rule, event.reason) for event in table.happened("card_laid")] == [
        ("PA-2.5", "table_empty")
    ]


def test_pa_2_5_only_a_card_of_the_own_hand_is_played() -> None:
    assert facing("KD 9S").refused("B QS") == ("PA-2.5", "not_held")
    assert facing("KD 9S").refused("B 9H x 9S") == ("PA-2.5", "not_held")


def test_pa_2_6_who_can_capture_must() -> None:
    table = facing("3C 4D 9S", "7H KC QD")
    assert table.legal == ["7H x 3C 4D"]
    refusal = table.refusal("B KC")
    assert (refusal.rule, refusal.code) == ("PA-2.6", "must_capture")
    assert refusal.cards == parse_cards("7H 3C 4D")  # the capture that forbids the lay


def test_pa_2_6_a_jack_must_sweep_if_nothing_else_captures() -> None:
    table = facing("3C", "JH KC")
    assert table.legal == ["JH x"]
    assert table.refused("B JH") == ("PA-2.6", "must_capture")


def test_pa_2_6_card_and_set_are_chosen_freely() -> None:
    table = facing("3C 4D 9S", "7H 9C 4S")
    assert table.legal == ["7H x 3C 4D", "9C x 9S", "4S x 4D"]


def test_pa_2_6_the_option_lets_a_card_be_laid_a_jack_too() -> None:
    table = facing("3C 4D", "7H JC", compulsory=False)
    assert table.legal == ["7H x 3C 4D", "JC x", "7H", "JC"]
    table.do("B JC")
    (event,) = table.happened("card_laid")
    assert (event.rule, event.reason) == ("PA-2.6", "allowed")
    assert table.table == "3C 4D JC"


def test_pa_2_7_the_last_cards_go_to_who_captured_last() -> None:
    table = Table.laid(["7S", "7H", "KD"], "7C 2S").do("B 7H x 7C", "C KD", "A 7S")
    assert table.ending == "played_out"
    assert (table.pile("B"), table.table) == ("7H 7C 2S KD 7S", "")
    assert [(event.rule, event.player) for event in table.happened("last_take")] == [("PA-2.7", 1)]
    assert table.refused("B 7H") == ("PA-2.7", "round_over")


def test_pa_2_7_if_nobody_captured_they_are_nobodys() -> None:
    table = Table.laid(["7S", "KD"], "2S").do("B KD", "A 7S")
    assert (table.table, table.pile("A"), table.pile("B")) == ("2S KD 7S", "", "")
    assert [(event.rule, event.player) for event in table.happened("last_take")] == [
        ("PA-2.7", None)
    ]


def test_pa_2_7_who_captured_in_an_earlier_deal_counts() -> None:
    table = Table.laid(["7S", "KD"], "2S", captured=["5C 5D", "9S 9D"], last="A")
    assert table.do("B KD", "A 7S").pile("A") == "5C 5D 2S KD 7S"


def test_pa_2_7_an_empty_table_leaves_nothing_to_take() -> None:
    table = Table.laid(["", "7H"], "7S").do("B 7H x 7S")
    assert table.ending == "played_out"
    assert table.happened("last_take") == []
