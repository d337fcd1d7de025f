"""TR-3: svara, who joins it, and svara after svara."""

from __future__ import annotations

from tests.games.trinka.table import Table
from tripalki_learn.games import trinka

TIED = ["KH QH JH", "7D 7C 7H", "9C 8C 6C", "8H 9D 6S"]
"""30 and 30, then 23 and 9 points."""


def tied(limit: int | None = None, ante: int = 1) -> Table:
    """A and B have shown equal hands, C and D have folded after bets of 2."""
    table = Table.laid(TIED, limit=limit, ante=ante).do("B bet 2", "C bet 2", "D bet 2", "A bet 2")
    return table.do("B bet 2", "C fold", "D fold", "A show")


def test_tr_3_1_equal_best_hands_at_an_open_showdown_are_a_svara() -> None:
    table = tied()
    assert (table.ending, table.state.tied, table.state.taker) == ("svara", (0, 1), None)
    assert table.rule_of("svara_declared") == "TR-3.1"
    assert table.chips == [-5, -5, -3, -3]
    assert table.refused("A fold") == ("TR-3.1", "round_over")


def test_tr_3_1_at_the_limit_too() -> None:
    table = Table.laid(TIED, limit=5).do("B bet 5", "C bet 5", "D bet 5", "A bet 5")
    assert (table.ending, table.state.tied) == ("svara", (0, 1))


def test_tr_3_1_only_the_tied_play_for_the_bank_with_no_new_ante() -> None:
    table = tied().lay("AH KH 6C", "9H 8H 7D")
    assert (table.live, table.state.bank, table.chips) == ("AB", 16, [-5, -5, -3, -3])
    assert table.rule_of("svara_begun") == "TR-3.1"
    assert table.count("antes_paid") == 1
    # B deals, and the first of the two to the left of B is A.
    assert (table.state.dealer, table.to_act, table.legal) == (1, "A", ["bet 1..", "fold"])
    table = table.do("A bet 3", "B bet 3", "A show")
    assert (table.ending, table.state.bank, table.chips) == ("show", 25, [14, -8, -3, -3])


def test_tr_3_1_after_it_all_play_again() -> None:
    table = tied().lay("AH KH 6C", "9H 8H 7D").do("A bet 3", "B fold").lay(*TIED)
    assert (table.live, table.state.bank, table.state.svara) == ("ABCD", 4, False)


def test_tr_3_2_others_join_for_half_of_the_bank_at_the_tie() -> None:
    table = tied().lay("AH KH 6C", "9H 8H 7D", "AS QS 10S", "6D 7C 8C", joins="DC")
    assert (table.live, table.state.bank, table.chips) == ("ABCD", 32, [-5, -5, -11, -11])
    joined = [event for event in table.events if event.type == "svara_joined"]
    assert [event.rule for event in joined] == ["TR-3.2", "TR-3.2"]
    assert table.to_act == "C"


def test_tr_3_2_half_is_rounded_up() -> None:
    table = tied(ante=1).lay("AH KH 6C", "9H 8H 7D").do("A bet 1", "B bet 1")
    assert table.state.bank == 18
    odd = Table.laid(["KH QH JH", "7D 7C 7H", "9C 8C 6C"]).do("B bet 1", "C fold", "A bet 1")
    odd = odd.do("B bet 1", "A bet 1", "B bet 1", "A show")
    assert (odd.state.bank, odd.state.joining_price) == (9, 5)
    assert odd.lay("AH KH 6C", "9H 8H 7D", "AS QS 10S", joins="C").chips == [-4, -4, -6]


def test_tr_3_2_who_cannot_join() -> None:
    svara = tied()
    hands = ["AH KH 6C", "9H 8H 7D", "AS QS 10S"]
    assert svara.problems(*hands, joins="A") == [("TR-3.2", "bad_joins")]
    assert svara.problems(*hands, joins="CC") == [("TR-3.2", "bad_joins")]
    assert Table.of(3).problems(*hands, joins="C") == [("TR-3.2", "bad_joins")]


def test_tr_3_3_a_svara_can_lead_to_another() -> None:
    table = tied().lay("AH KH 6C", "AD QD 7D", "AS QS 6D", joins="C")
    assert (table.state.svara, table.state.bank) == (True, 24)
    # A has 21, B a trinka of 28, C 21: A opens nobody, B folds, and A and C tie.
    table = table.do("C bet 2", "A bet 2", "B fold", "C show")
    assert (table.ending, table.state.tied) == ("svara", (0, 2))
    assert table.rule_of("svara_declared") == "TR-3.3"
    assert (table.state.bank, table.state.joining_price) == (30, 15)
    again = table.lay("AH KH 6C", "9H 8H 7D")
    assert (again.live, again.state.bank) == ("AC", 30)
    # What is carried over is nobody's yet: all chips and the bank come to nothing together.
    assert sum(again.chips) + again.state.bank == 0
    assert trinka.problems(again.state) == ()
