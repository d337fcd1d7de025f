"""TP-4: the last round, passing out, and special hands."""

import pytest

from tests.games.tri_palki.table import Table, reveal

PLAIN = ["9H 10D 8C", "AH AC 7C", "6D 8S 9D"]


def calls(table: Table) -> list[str]:
    return [text for text in table.legal if text.endswith("call")]


def with_31() -> Table:
    """A, to act, has 31 in spades; no spade lies in the centre."""
    return Table.laid(["AS KS QS", "9H 10D 8C", "7D 8S 9D"], centre="7H JC 10C")


def test_tp_4_1_a_31_made_by_the_exchange_may_call() -> None:
    table = Table.laid(["AH JH 6C", *PLAIN[2:]], centre="KH 9C 8H")
    assert calls(table) == ["6C>KH call"]
    table.do("A 6C>KH call")
    assert table.state.caller == 0
    assert table.rules_of("last_round_called") == ["TP-4.1"]


def test_tp_4_1_a_31_is_never_taken_whole_since_a_centre_of_one_suit_is_washed_out() -> None:
    table = Table.laid(["9H 10D 8C", "7D 8S 9D"], centre="AS KS QS", reserve="KC QC 6S")
    assert table.centre == "KC QC 6S"
    assert table.refused("A all call") == ("TP-4.1", "call_needs_31")


def test_tp_4_1_a_31_that_was_dealt_and_kept_by_passing_may_call() -> None:
    table = with_31()
    assert calls(table) == ["pass call"]
    assert table.do("A pass call").state.caller == 0


def test_tp_4_1_calling_is_optional() -> None:
    table = with_31()
    assert "pass" in table.legal
    table.do("A pass")
    assert (table.state.caller, table.to_act) == (None, "B")


def test_tp_4_1_less_than_31_at_the_end_of_the_turn_may_not_call() -> None:
    refusal = Table.laid(["AH KH 9H", *PLAIN[2:]], "7H JC 10S").refusal("A pass call")
    assert (refusal.rule, refusal.code, refusal.total) == ("TP-4.1", "call_needs_31", 30)


def test_tp_4_1_a_31_given_away_may_not_call() -> None:
    assert with_31().refused("A QS>7H call") == ("TP-4.1", "call_needs_31")


def test_tp_4_1_the_call_is_offered_after_the_extra_turns() -> None:
    # 9♦ for Q♥ makes A's 31 and washes 7♦ 8♦ 9♦ out: the turn is not over yet.
    table = Table.laid(["AH KH 9D", "6D 8S 9C"], centre="7D 8D QH", reserve="KC QD 6S")
    assert calls(table) == []
    assert table.refused("A 9D>QH call") == ("TP-4.1", "call_needs_31")
    table.do("A 9D>QH")
    assert calls(table) == ["pass call"]
    assert table.do("A pass call").to_act == "B"


def test_tp_4_1_an_action_that_ends_the_round_carries_no_call() -> None:
    table = Table.laid(["AH KH 9D", "6D 8S 9C"], centre="7D 8D QH")
    assert table.refused("A 9D>QH call") == ("TP-4.1", "call_needs_31")
    assert table.do("A 9D>QH").ending == "reserve_empty"


def test_tp_4_2_each_other_player_gets_one_final_turn_from_the_callers_left() -> None:
    table = Table.laid(
        ["9H 10D 8C", "7D 8S 9D", "AS KS QS", "6H 6D 6C"], "7H JC 10S", dealer="C"
    ).do("C pass call")
    assert table.rules_of("final_turns") == ["TP-4.2"]
    assert table.refused("A pass") == ("TP-4.2", "wrong_player")
    assert table.do("D pass").to_act == "A"
    assert table.do("A 9H>7H").to_act == "B"
    assert table.do("B pass").ending == "last_round"
    assert table.rules_of("round_ended") == ["TP-4.2"]
    assert table.refused("C pass") == ("TP-4.2", "round_over")


def test_tp_4_2_a_final_turn_is_a_full_turn_with_its_washout_repeats() -> None:
    table = Table.laid(["AS KS QS", "9H 10D 8C"], "7H JH 10S", "KC QD 6S").do("A pass call")
    assert table.do("B 9H>10S").to_act == "B"
    assert table.do("B 8C>KC").ending == "last_round"


def test_tp_4_3_there_is_one_call_a_round() -> None:
    table = Table.laid(["AS KS QS", "AH KH QH", "7D 8S 9D"], "7H JC 10S").do("A pass call")
    assert calls(table) == []
    assert table.refused("B pass call") == ("TP-4.3", "second_call")


def test_tp_4_4_as_many_passes_in_a_row_as_players_end_the_round() -> None:
    table = Table.laid(PLAIN, "7H JC 10S").do("A pass", "B pass")
    assert table.ending is None
    assert table.do("C pass").ending == "all_passed"
    assert table.rules_of("round_ended") == ["TP-4.4"]
    assert table.refused("A pass") == ("TP-4.4", "round_over")


def test_tp_4_4_the_round_ends_though_the_reserve_could_give_a_new_centre() -> None:
    table = Table.laid(PLAIN, "7H JC 10S", "KC QD 6S KD QS 6C").do("A pass", "B pass", "C pass")
    assert (table.ending, table.to_act) == ("all_passed", None)
    assert (table.centre, table.reserve) == ("7H JC 10S", "KC QD 6S KD QS 6C")


def test_tp_4_4_an_exchange_begins_the_row_anew() -> None:
    table = Table.laid(PLAIN, "7H JC 10S")
    table.do("A pass", "B pass", "C 6D>7H", "A pass", "B pass")
    assert table.ending is None
    assert table.do("C pass").ending == "all_passed"


def test_tp_4_4_a_pass_on_an_extra_turn_counts() -> None:
    table = Table.laid(PLAIN, "7H JH 10S", "KC QD 6S").do("A 9H>10S", "A pass", "B pass")
    assert table.ending is None
    assert table.do("C pass").ending == "all_passed"


def test_tp_4_4_no_call_is_made_on_the_pass_that_completes_the_row() -> None:
    table = Table.laid(["9H 10D 8C", "AS KS QS"], "7H JC 10C").do("A pass")
    assert calls(table) == []
    assert table.refused("B pass call") == ("TP-4.4", "call_on_last_pass")


def test_tp_4_5_after_a_call_passes_do_not_end_the_round() -> None:
    table = Table.laid(
        ["9H 10D 8C", "AS KS QS", "7D 8S 9D", "6H 6D 6C"], "7H JC 10S", dealer="A"
    ).do("A pass", "B pass call", "C pass", "D pass")
    # Four passes in a row, and A has the promised turn still.
    assert (table.ending, table.to_act) == (None, "A")
    assert table.rules_of("passes_ignored") == ["TP-4.5"]
    assert table.do("A pass").ending == "last_round"


def test_tp_4_6_three_aces_or_31_are_not_shown_before_the_reveal() -> None:
    table = Table.laid(["AC AD 7C", "AS KS QS", "7D 8S 9D"], "7H AH 10S", "KC QD 6S")
    table.do("A 7C>AH")
    assert (table.hand("A"), table.ending, table.to_act) == ("AC AD AH", None, "B")
    table.do("B pass")
    assert (table.ending, table.to_act) == (None, "C")
    assert table.happened("hands_revealed") == []


@pytest.mark.parametrize("sixes", ["6H 6D 6C", "6S 6C 6D"])
def test_tp_4_7_three_sixes_never_take_a_stick(sixes: str) -> None:
    table = reveal(sixes, "AC KD QS", "AH KH QH")
    assert table.penalised == "B"
    assert reveal(sixes, "AC AD AS", "KH QH JH").penalised == "C"
    assert table.rules_of("hand_scored")[0] == "TP-4.7"


@pytest.mark.parametrize("suit", "HDCS")
def test_tp_4_8_six_seven_eight_of_one_suit_never_takes_a_stick(suit: str) -> None:
    hand = f"8{suit} 6{suit} 7{suit}"
    table = reveal(hand, "AC KD QS", "AH KH QH")
    assert table.penalised == "B"
    assert reveal(hand, "AC AD AS", "KH QH JH").penalised == "C"
    assert table.rules_of("hand_scored")[0] == "TP-4.8"


def test_tp_4_8_six_seven_eight_of_two_suits_is_ordinary() -> None:
    # 13 in hearts against 11 in clubs, and 15 in hearts with 7 and 8.
    assert reveal("6H 7H 8D", "AC KD QS").penalised == "B"
    assert reveal("6D 7H 8H", "JC QC 6S").penalised == "A"


def test_tp_4_9_three_aces_are_special() -> None:
    table = reveal("AC AD AS", "KH QH JH", "9H 10D 8C")
    assert table.penalised == "BC"
    assert table.rules_of("hand_scored") == ["TP-4.9", "TP-1.3", "TP-1.3"]


@pytest.mark.parametrize("rank", ["K", "Q", "J", "10", "9", "8", "7"])
def test_tp_4_10_every_other_triple_is_ordinary(rank: str) -> None:
    table = reveal(f"{rank}H {rank}D {rank}C", "AC 8S 7S")
    assert table.penalised == "A"
    assert table.rules_of("hand_scored")[0] == "TP-4.10"


def test_tp_4_10_three_kings_count_10() -> None:
    kings = reveal("KH KD KC", "AC 8S 7S").happened("hand_scored")[0]
    assert (kings.total, [card.code for card in kings.scoring]) == (10, ["KH"])


@pytest.mark.parametrize("hand", ["AC AD AH", "6H 6D 6C", "6D 7D 8D"])
def test_tp_4_11_a_special_hand_does_not_permit_the_call(hand: str) -> None:
    table = Table.laid([hand, "9H 10D 8C"], "7H JC 10S")
    assert calls(table) == []
    assert table.refused("A pass call") == ("TP-4.11", "call_on_special")


def test_tp_4_11_nor_does_one_made_by_the_exchange() -> None:
    table = Table.laid(["AC AD 7C", "9H 10D 8C"], "7H AH 10S")
    assert table.refused("A 7C>AH call") == ("TP-4.11", "call_on_special")
