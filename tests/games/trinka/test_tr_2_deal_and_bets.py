"""TR-2: deal, bets, openings and showdown."""

from __future__ import annotations

import pytest

from tests.games.trinka.table import NAMES, ORDINARY, Table, deck_of
from tripalki_learn.cards import write_cards
from tripalki_learn.engine import IllegalAction, ImpossibleSetup
from tripalki_learn.games import trinka

STRONG = ["AH KH QH", "KD QD JD", "9C 8C 7C", "7H 8D 6S"]
"""31, 30, 24 and 8 points."""


def test_tr_2_1_two_to_twelve_players() -> None:
    for many in (2, 12):
        assert len(Table.of(many).deal(deck_of("")).state.dealt_in) == many
    for many in (0, 1, 13):
        with pytest.raises(ImpossibleSetup) as error:
            trinka.begin([str(seat) for seat in range(many)])
        assert (error.value.rule, error.value.code) == ("TR-2.1", "player_count")


def test_tr_2_1_the_lot_picks_the_first_dealer() -> None:
    drawn = {trinka.new_match("ABC", seed).state.dealer for seed in range(40)}
    assert drawn == {0, 1, 2}
    state, events = trinka.new_match("ABC", 5)
    assert [(it.type, it.rule) for it in events][1] == ("dealer_drawn", "TR-2.1")
    assert trinka.new_match("ABC", 5).state == state


def test_tr_2_1_the_deal_moves_clockwise() -> None:
    table = Table.laid(ORDINARY[:3], dealer="B").do("C fold", "A fold")
    assert (table.ending, table.rule_of("next_dealer")) == ("folded", "TR-2.1")
    for dealer in "CAB":
        table = table.lay(*ORDINARY[:3])
        assert NAMES[table.state.dealer] == dealer
        first = NAMES[(table.state.dealer + 1) % 3]
        other = NAMES[(table.state.dealer + 2) % 3]
        table = table.do(f"{first} fold", f"{other} fold")


def test_tr_2_1_everyone_puts_the_ante_before_the_deal() -> None:
    table = Table.laid(ORDINARY, ante=3, chips=[5, 0, 0, -5])
    assert (table.state.bank, table.chips) == (12, [2, -3, -3, -8])
    assert table.rule_of("antes_paid") == "TR-2.1"
    with pytest.raises(ImpossibleSetup) as error:
        trinka.begin("AB", ante=0)
    assert (error.value.rule, error.value.code) == ("TR-2.1", "bad_ante")
    with pytest.raises(ImpossibleSetup) as error:
        trinka.begin("AB", chips=[0])
    assert (error.value.rule, error.value.code) == ("TR-2.1", "bad_chips")


def test_tr_2_1_three_cards_one_at_a_time_from_the_dealers_left() -> None:
    table = Table.of(3, dealer="B").deal(deck_of("6H 7H 8H 6D 7D 8D 6C 7C 8C"))
    # C is left of B; the first cards go to C, A, B.
    assert [write_cards(hand) for hand in table.state.hands] == ["7H 7D 7C", "8H 8D 8C", "6H 6D 6C"]
    assert len(table.state.aside) == 27
    assert table.rule_of("cards_dealt") == "TR-2.1"


def test_tr_2_1_one_hand_of_three_for_each() -> None:
    table = Table.of(3)
    assert table.problems("AH KH QH", "6C 7C 8C") == [("TR-2.1", "bad_setup")]
    assert table.problems("AH KH", "6C 7C 8C", "9D 10D JD") == [("TR-2.1", "bad_setup")]


def test_tr_2_1_no_deal_while_a_round_is_played() -> None:
    with pytest.raises(IllegalAction) as error:
        Table.laid(ORDINARY).lay(*ORDINARY)
    assert error.value.code == "unfinished_round"
    undealt = Table.of(2)
    assert undealt.refused("A fold") == ("TR-2.1", "not_dealt")


def test_tr_2_2_left_of_the_dealer_speaks_first() -> None:
    table = Table.laid(ORDINARY, dealer="C")
    assert (table.to_act, table.rule_of("first_to_speak")) == ("D", "TR-2.2")
    assert table.refused("A bet 1") == ("TR-2.2", "wrong_player")
    assert table.do("D bet 1").to_act == "A"


def test_tr_2_2_in_the_first_circle_one_may_only_bet_or_fold() -> None:
    table = Table.laid(ORDINARY, ante=2, limit=9)
    for player in "BCDA":
        assert table.legal == ["bet 2..9", "fold"]
        assert table.refused(f"{player} show") == ("TR-2.2", "first_circle")
        other = "A" if player != "A" else "B"
        assert table.refused(f"{player} open {other}") == ("TR-2.2", "first_circle")
        table = table.do(f"{player} bet 2")
    assert table.legal == ["bet 2..9", "fold", "open A", "open C", "open D"]
    assert table.refused("B dance") == ("TR-2.2", "unknown_action")


def test_tr_2_2_two_left_in_the_first_circle_do_not_show_yet() -> None:
    table = Table.laid(ORDINARY[:3]).do("B fold", "C bet 1")
    assert table.legal == ["bet 1..", "fold"]
    assert table.refused("A show") == ("TR-2.2", "first_circle")


def test_tr_2_2_who_folds_is_out_and_skipped() -> None:
    table = Table.laid(ORDINARY).do("B fold", "C bet 1", "D bet 1", "A bet 1")
    assert (table.to_act, table.live) == ("C", "ACD")
    assert table.rule_of("folded") == "TR-2.2"


def test_tr_2_3_a_bet_is_at_least_the_bet_before_and_at_most_the_limit() -> None:
    table = Table.laid(ORDINARY, ante=2, limit=9)
    assert table.refused("B bet 1") == ("TR-2.3", "bet_too_low")
    table = table.do("B bet 5")
    assert (table.rule_of("bet_made"), table.state.bank) == ("TR-2.3", 13)
    assert table.refused("C bet 4") == ("TR-2.3", "bet_too_low")
    assert table.refused("C bet 10") == ("TR-2.3", "bet_too_high")
    assert table.refused("C bet -5") == ("TR-2.3", "bet_too_low")
    assert table.do("C bet 5", "D bet 9").legal == ["bet 9..9", "fold"]


def test_tr_2_3_without_a_limit_a_bet_has_no_end() -> None:
    table = Table.laid(ORDINARY).do("B bet 1000000")
    assert table.legal == ["bet 1000000..", "fold"]
    with pytest.raises(ImpossibleSetup) as error:
        trinka.begin("AB", ante=5, limit=4)
    assert (error.value.rule, error.value.code) == ("TR-2.3", "bad_limit")


def test_tr_2_3_the_bets_before_are_those_of_this_round() -> None:
    table = Table.laid(ORDINARY[:2], ante=2).do("B bet 7", "A fold").lay(*ORDINARY[:2])
    assert table.legal == ["bet 2..", "fold"]


def test_tr_2_4_the_last_one_left_takes_the_bank_unseen() -> None:
    table = Table.laid(ORDINARY, ante=2).do("B bet 3", "C fold", "D fold", "A fold")
    assert (table.ending, table.state.taker, table.state.bank) == ("folded", 1, 11)
    assert table.chips == [-2, 6, -2, -2]
    assert table.rule_of("bank_taken") == "TR-2.4"
    assert table.count("hand_scored") == 0
    assert table.refused("B bet 3") == ("TR-2.4", "round_over")


def test_tr_2_4_even_one_who_has_not_spoken_takes_it() -> None:
    table = Table.laid(ORDINARY).do("B fold", "C fold", "D fold")
    assert (table.ending, table.chips) == ("folded", [3, -1, -1, -1])


def opened(hands: list[str]) -> Table:
    """After a first circle of bets of 2 by B, C, D and A; B is to act."""
    return Table.laid(hands).do("B bet 2", "C bet 2", "D bet 2", "A bet 2")


def test_tr_2_5_a_challenger_with_more_puts_the_challenged_out() -> None:
    table = opened(STRONG).do("B open C")
    assert (table.live, table.to_act) == ("ABD", "D")
    assert table.state.out == ((2, 1),)
    assert {table.rule_of(it) for it in ("hand_opened", "dropped_out")} == {"TR-2.5"}


@pytest.mark.parametrize(
    "hands",
    [
        STRONG,  # B has 30, A has 31
        ["KH QH JH", "7D 7C 7H", "9C 8C 6C", "8H 9D 6S"],  # both have 30
    ],
)
def test_tr_2_5_a_challenger_with_less_or_equal_drops_out(hands: list[str]) -> None:
    table = opened(hands).do("B open A")
    assert (table.live, table.to_act, table.ending) == ("ACD", "C", None)
    assert table.state.out == ((1, 0),)


def test_tr_2_5_an_equal_secret_comparison_is_no_svara() -> None:
    table = opened(["KH QH JH", "7D 7C 7H", "9C 8C 6C", "8H 9D 6S"]).do("B open A")
    assert (table.state.tied, table.count("svara_declared")) == ((), 0)


def test_tr_2_5_opening_costs_the_bet_before_and_is_no_bet() -> None:
    table = opened(STRONG).do("B bet 5")
    assert table.state.bank == 17
    table = table.do("C open D")
    assert (table.state.bank, table.chips[2]) == (22, -8)
    assert table.state.bets == (2, 5, 2, 2)
    assert table.legal[0] == "bet 5.."


def test_tr_2_5_only_while_more_than_two_are_left_and_only_another_who_is_in() -> None:
    table = opened(STRONG)
    assert table.refused("B open B") == ("TR-2.5", "opened_self")
    table = table.do("B fold")
    assert table.refused("C open B") == ("TR-2.5", "opened_out")
    table = table.do("C fold")
    assert table.refused("D open A") == ("TR-2.5", "two_left")
    assert table.legal == ["bet 2..", "fold", "show"]


def test_tr_2_5_the_others_learn_only_who_dropped_out() -> None:
    table = opened(STRONG).do("B open C")
    seen = {seat: trinka.observe(table.state, seat).hands for seat in range(4)}
    hands = table.state.hands
    assert seen[0] == (hands[0], None, None, None)
    assert seen[1] == seen[2] == (None, hands[1], hands[2], None)
    assert seen[3] == (None, None, None, hands[3])
    assert trinka.observe(table.state, 0).out == ((2, 1),)


def test_tr_2_6_when_two_are_left_the_higher_takes_the_bank() -> None:
    table = opened(STRONG).do("B fold", "C fold", "D bet 4")
    assert table.legal == ["bet 4..", "fold", "show"]
    table = table.do("A show")
    # 4 antes, 4 bets of 2, one of 4, and 4 for showing.
    assert (table.ending, table.state.taker, table.state.bank) == ("show", 0, 20)
    assert table.chips == [13, -3, -3, -7]
    assert {table.rule_of(it) for it in ("show_called", "bank_taken")} == {"TR-2.6"}
    assert table.count("hand_scored") == 2
    assert table.refused("A show") == ("TR-2.6", "round_over")


def test_tr_2_6_not_while_more_than_two_are_left() -> None:
    assert opened(STRONG).refused("B show") == ("TR-2.6", "more_than_two")


def test_tr_2_7_when_more_than_two_have_all_bet_the_limit_all_hands_are_shown() -> None:
    table = Table.laid(STRONG, limit=5).do("B bet 5", "C bet 5", "D bet 5")
    assert table.ending is None
    table = table.do("A bet 5")
    assert (table.ending, table.state.taker, table.chips) == ("limit", 0, [18, -6, -6, -6])
    assert {table.rule_of(it) for it in ("limit_reached", "bank_taken")} == {"TR-2.7"}
    assert table.count("hand_scored") == 4
    assert table.refused("B fold") == ("TR-2.7", "round_over")


def test_tr_2_7_a_fold_can_bring_it_about() -> None:
    table = Table.laid(STRONG, limit=5).do("B bet 5", "C bet 5", "D bet 5", "A fold")
    assert (table.ending, table.state.taker) == ("limit", 1)


def test_tr_2_7_not_for_two() -> None:
    table = Table.laid(STRONG[:2], limit=5).do("B bet 5", "A bet 5")
    assert (table.ending, table.legal) == (None, ["bet 5..5", "fold", "show"])


def test_tr_2_7_the_price_of_opening_is_no_bet() -> None:
    table = Table.laid(STRONG, limit=5).do("B bet 4", "C bet 5", "D bet 5", "A bet 5")
    # B pays 5 for opening C and wins; B's last bet is still the 4.
    table = table.do("B open C")
    assert (table.live, table.ending) == ("ABD", None)
    assert table.do("D bet 5", "A bet 5", "B bet 5").ending == "limit"
