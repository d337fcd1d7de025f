"""TP-3: washouts, extra turns and the end of the reserve."""

from tests.games.tri_palki.table import Table, deck_of, setup_problems
from tripalki_learn.cards import PACK_36


def ready(reserve: str, centre: str = "7H JH 10S", dealer: str = "A") -> Table:
    """A, to act, washes the centre out with 9♥ for 10♠; B and C can wash nothing out at first."""
    return Table.laid(
        ["9H 10D 8C", "AH AC 7C", "6D 8S 9D"], centre=centre, reserve=reserve, dealer=dealer
    )


def test_tp_3_1_a_centre_of_one_suit_goes_and_three_from_the_reserve_come() -> None:
    table = ready("KC QD 6S KD QS 6C").do("A 9H>10S")
    assert table.washed == ["7H JH 9H"]
    assert (table.centre, table.reserve) == ("KC QD 6S", "KD QS 6C")
    assert table.hand("A") == "10S 10D 8C"
    assert table.rules_of("centre_washed") == ["TP-3.1"]


def test_tp_3_1_it_is_repeated_until_the_centre_shows_two_suits() -> None:
    table = ready("KC QC 9C KS QS 9S AD 7S 8D").do("A 9H>10S")
    assert table.washed == ["7H JH 9H", "KC QC 9C", "KS QS 9S"]
    assert (table.centre, table.reserve) == ("AD 7S 8D", "")


def test_tp_3_1_a_centre_of_two_suits_stays() -> None:
    table = ready("KC QD 6S").do("A 9H>7H")
    assert (table.washed, table.centre, table.to_act) == ([], "9H JH 10S", "B")


def test_tp_3_1_the_centre_is_judged_after_the_whole_exchange() -> None:
    # All three go at once: the centre is that of B's three hearts, and washed out.
    table = Table.laid(["AC AD 7C", "9H 10H 8H"], "7D JC 10S", "KC QD 6S", dealer="B").do("B all")
    assert table.washed == ["9H 10H 8H"]
    assert (table.hand("B"), table.centre) == ("7D JC 10S", "KC QD 6S")


def test_tp_3_1_the_centre_is_judged_after_the_whole_deal() -> None:
    # The first two centre cards are hearts, the third is a club.
    table = Table.dealt(deck_of("6C 6D 9H  7S 7D 10H  8C 9D JC"))
    assert (table.washed, table.centre) == ([], "9H 10H JC")


def test_tp_3_2_a_washout_at_the_deal_gives_nobody_a_turn_and_the_dealer_acts() -> None:
    deck = deck_of("6C 6D 9H  7S 7D 10H  8C 9D JH  KS QS JS  AC KD QC")
    table = Table.dealt(deck)
    assert table.washed == ["9H 10H JH", "KS QS JS"]
    assert (table.centre, table.to_act) == ("AC KD QC", "A")
    assert table.refused("B pass") == ("TP-2.5", "wrong_player")
    assert table.happened("extra_turn") == []
    assert table.rules_of("no_turn_gained") == ["TP-3.2"]
    assert table.do("A pass").to_act == "B"


def test_tp_3_2_a_laid_out_centre_of_one_suit_is_washed_like_a_dealt_one() -> None:
    hands = ["AC AD 7C", "9D 10D 8C"]
    table = Table.laid(hands, "7H JH 9H", "KC QD 6S", dealer="B", to_act="A")
    assert (table.washed, table.centre, table.to_act) == (["7H JH 9H"], "KC QD 6S", "A")
    assert setup_problems(hands, "7H JH 9H", "KC QD 6S") == []


def test_tp_3_3_who_causes_a_washout_takes_another_turn() -> None:
    table = ready("KC QD 6S").do("A 9H>10S")
    assert table.to_act == "A"
    assert table.refused("B pass") == ("TP-3.3", "wrong_player")
    assert table.rules_of("extra_turn") == ["TP-3.3"]
    assert table.do("A 8C>KC").to_act == "B"


def test_tp_3_3_one_action_gives_one_extra_turn_however_many_triples_went() -> None:
    table = ready("KC QC 9C KS QS 9S AD 7S 8D").do("A 9H>10S")
    assert [event.count for event in table.happened("extra_turn")] == [3]
    assert table.do("A pass").to_act == "B"


def test_tp_3_3_an_extra_turn_can_cause_the_next_washout() -> None:
    table = ready("KC QC 9S 6S 7S 8D").do("A 9H>10S", "A 8C>9S")
    assert table.washed == ["7H JH 9H", "KC QC 8C"]
    assert (table.centre, table.to_act) == ("6S 7S 8D", "A")
    assert table.hand("A") == "10S 10D 9S"
    # 10♠ for 8♦ is the third washout in a row, and the reserve is empty.
    assert table.do("A 10S>8D").ending == "reserve_empty"


def test_tp_3_4_a_washout_in_the_last_round_gives_an_extra_turn_too() -> None:
    table = Table.laid(
        ["AS KS QS", "9H 10D 8C", "6D 8S 9D"], centre="7H JH 10S", reserve="KC QC 9S 6S 7S 8D"
    )
    table.do("A pass call", "B 9H>10S")
    assert table.to_act == "B"
    assert table.rules_of("extra_turn") == ["TP-3.4"]
    assert table.do("B 8C>9S").to_act == "B"
    assert table.do("B pass").to_act == "C"
    assert table.do("C pass").ending == "last_round"


def test_tp_3_5_without_three_cards_in_the_reserve_the_round_ends_at_once() -> None:
    table = ready("KC QD").do("A 9H>10S")
    assert (table.ending, table.to_act, table.legal) == ("reserve_empty", None, [])
    assert table.washed == ["7H JH 9H"]
    assert (table.centre, table.reserve) == ("", "KC QD")  # no partial replacement
    assert table.happened("extra_turn") == []
    assert table.refused("A pass") == ("TP-3.5", "round_over")
    # As held: A 10♠ 10♦ 8♣ is 10 in diamonds, B 18 in clubs, C 15 in diamonds.
    assert table.hand("A") == "10S 10D 8C"
    assert (table.penalised, table.next_dealer) == ("A", "B")


def test_tp_3_5_a_chain_can_use_the_reserve_up() -> None:
    table = ready("KC QC 9C").do("A 9H>10S")
    assert table.ending == "reserve_empty"
    assert table.washed == ["7H JH 9H", "KC QC 9C"]


def test_tp_3_5_final_turns_still_to_come_are_lost() -> None:
    table = Table.laid(["AS KS QS", "9H 10D 8C", "6D 8S 9D"], centre="7H JH 10S")
    table.do("A pass call", "B 9H>10S")
    assert (table.ending, table.to_act) == ("reserve_empty", None)
    assert table.rules_of("reserve_short") == ["TP-3.5"]
    assert table.happened("reserve_short")[0].players == (2,)
    assert table.refused("C pass") == ("TP-3.5", "round_over")


def test_tp_3_5_final_turns_already_taken_are_not_lost() -> None:
    hands = ["AS KS QS", "6D 8S 9D", "9H 10D 8C", "6C 7D 9S"]
    table = Table.laid(hands, centre="7H JH 10S").do("A pass call", "B pass", "C 9H>10S")
    (event,) = table.happened("reserve_short")
    assert (event.player, event.players) == (2, (3,))  # C washed out, D's turn is lost


def test_tp_3_5_the_deal_itself_can_end_the_round() -> None:
    table = Table.laid(["AC AD 7C", "9D 10D 8C"], "7H JH 9H", "KC QD")
    assert (table.ending, table.centre) == ("reserve_empty", "")
    assert table.penalised == "A"  # 18 against 19


def test_tp_3_6_washed_out_cards_are_gone_for_the_round() -> None:
    table = ready("KC QD 6S KD QS 6C").do("A 9H>10S")
    assert table.refused("A 10S>JH") == ("TP-2.6", "not_in_centre")
    in_play = f"{table.hand('A')} {table.hand('B')} {table.hand('C')} {table.centre} "
    assert not {"7H", "JH", "9H"} & set((in_play + table.reserve).split())


def test_tp_3_6_the_next_deal_uses_all_36_again() -> None:
    table = ready("KC QD 6S").do("A 9H>10S", "A pass", "B pass", "C pass")
    dealt = table.next_round(deck_of("6H 7D"))
    state = dealt.state
    cards = [*state.centre, *state.reserve, *(card for hand in state.hands for card in hand)]
    assert sorted(map(repr, cards)) == sorted(map(repr, PACK_36))
    assert dealt.washed == []
    assert [(event.rule, event.count) for event in dealt.happened("pack_gathered")] == [
        ("TP-3.6", 3)
    ]


def test_tp_3_7_a_pass_changes_no_card_and_washes_nothing_out() -> None:
    table = ready("KC QD 6S")
    before = table.state
    table.do("A pass")
    after = table.state
    assert (after.hands, after.centre, after.reserve) == (
        before.hands,
        before.centre,
        before.reserve,
    )
    assert (table.washed, table.to_act) == ([], "B")
    assert table.rules_of("passed") == ["TP-3.7"]
