"""The two worked examples of the rulebook."""

import pytest

from tests.games.tri_palki.table import Table, reveal
from tripalki_learn.cards import parse_hand
from tripalki_learn.engine import ImpossibleSetup
from tripalki_learn.games import tri_palki

EXAMPLE = ["6H 7H 8H", "AC AD AS", "KD QD 10D", "AH JH 9H"]


def test_the_worked_hand_c_and_d_take_a_stick_and_d_deals() -> None:
    table = reveal(*EXAMPLE)
    scored = {event.player: event for event in table.happened("hand_scored")}
    assert [scored[seat].kind.value for seat in range(4)] == [
        "suited_678",
        "three_aces",
        "ordinary",
        "ordinary",
    ]
    assert (scored[2].total, scored[3].total) == (30, 30)
    assert (table.penalised, table.sticks, table.next_dealer) == ("CD", [0, 0, 1, 1], "D")


@pytest.mark.parametrize("dealer", "ABCD")
def test_the_worked_hand_with_three_sticks_d_is_out_and_a_deals(dealer: str) -> None:
    table = reveal(*EXAMPLE, dealer=dealer, sticks=[0, 0, 0, 3])
    assert (table.eliminated, table.next_dealer) == ("D", "A")


def test_the_worked_exchange_makes_31_without_a_washout_and_may_call() -> None:
    table = Table.laid(["AH JH 6C", "7H 7D 7C"], centre="KH 9D 8S", reserve="6S 6D 6H")
    assert "6C>KH call" in table.legal
    table.do("A 6C>KH call")
    assert (table.hand("A"), table.centre, table.washed) == ("AH JH KH", "6C 9D 8S", [])
    assert (table.state.caller, table.to_act) == (0, "B")


def test_the_worked_hand_as_a_bare_reveal_comes_out_the_same() -> None:
    hands = dict(zip("ABCD", map(parse_hand, EXAMPLE), strict=True))
    for sticks in ([0, 0, 0, 0], [0, 0, 0, 3]):
        shown = tri_palki.showdown(hands, dealer="A", sticks=sticks).state
        played = reveal(*EXAMPLE, sticks=sticks).state
        assert (shown.settlement, shown.sticks) == (played.settlement, played.sticks)


def test_a_bare_reveal_of_impossible_hands_is_diagnosed() -> None:
    hands = {"A": parse_hand("AH JH 9H"), "B": parse_hand("AH KD QD")}
    with pytest.raises(ImpossibleSetup) as caught:
        tri_palki.showdown(hands)
    assert (caught.value.rule, caught.value.code) == ("TP-1.1", "bad_pack")
