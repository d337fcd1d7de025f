"""A whole match of reveals, worked by hand from the rulebook."""

from __future__ import annotations

import pytest

from tripalki_learn.engine import IllegalAction, ImpossibleSetup
from tripalki_learn.games.tri_palki import ledger

ACES_A = {"A": "A♣ A♦ A♠", "B": "K♥ Q♥ 7♣", "C": "10♦ 9♦ 8♠", "D": "J♠ 10♠ 6♥"}
MATCH = [
    ACES_A,
    {"A": "A♥ K♥ 9♥", "B": "Q♦ 8♣ 7♠", "C": "K♣ 10♣ 6♦", "D": "A♠ 9♠ 7♥"},
    {"A": "A♦ 10♦ 7♦", "B": "K♠ Q♠ 8♠", "C": "J♥ 9♥ 6♣", "D": "9♣ 8♦ 6♠"},
    {"A": "6♥ 7♥ 8♥", "B": "6♣ 7♣ 8♣", "C": "6♦ 7♦ 8♦", "D": "A♠ A♣ A♦"},
    {"A": "Q♣ J♣ 8♣", "B": "A♥ A♦ A♠", "C": "K♦ 9♦ 7♠", "D": "10♥ 9♥ 6♥"},
    {"A": "9♠ 8♠ 6♦", "B": "10♣ 7♣ 6♥", "C": "A♣ A♥ A♦", "D": "K♠ Q♠ 10♠"},
    {"A": "8♦ 7♣ 6♠", "B": "K♥ J♥ 9♥", "C": "6♥ 7♥ 8♥"},
    {"A": "K♣ Q♣ 9♣", "B": "J♦ 10♦ 8♦", "C": "A♠ A♥ A♣"},
]
AFTER = [  # sticks of A B C D, and who deals next
    ((0, 1, 1, 1), 1),  # A's aces; B has K♥ Q♥ = 20, before J♠ 10♠ = 20
    ((0, 2, 1, 1), 0),  # B's Q♦ = 10 is lowest; A has 30
    ((0, 2, 1, 2), 0),  # D's 9♣ = 9 is lowest; A has 28 with an ace, B 28 with a king
    ((0, 2, 1, 2), 0),  # all special: nobody pays, A deals again
    ((1, 2, 2, 3), 0),  # B's aces; A has 28
    ((2, 3, 2, 3), 0),  # C's aces; D goes out with the best hand, A is D's neighbour
    ((3, 3, 2, 3), 1),  # A's 8♦ = 8 is lowest; B has 29
    ((3, 3, 2, 3), None),  # C's aces put A and B out together
]


def test_tp_5_sticks_dealer_and_eliminations_follow_from_round_to_round() -> None:
    trace = ledger(MATCH, dealer="A")
    found = [(step.after.sticks, step.after.settlement.next_dealer) for step in trace.steps]
    assert found == AFTER


def test_tp_5_11_aces_put_the_others_out_together_and_keep_their_holder_in() -> None:
    trace = ledger(MATCH, dealer="A")
    assert trace.state.settlement.eliminated == (0, 1)
    assert trace.state.winner == 2


def test_tp_5_6_there_is_no_round_after_the_match_is_won() -> None:
    with pytest.raises(IllegalAction) as caught:
        ledger([*MATCH, {"C": "A♥ K♥ Q♥"}], dealer="A")
    assert caught.value.rule == "TP-5.6"


def test_tp_5_10_a_player_still_in_must_have_a_hand_and_one_who_is_out_none() -> None:
    with pytest.raises(ImpossibleSetup):
        ledger([ACES_A, {"A": "A♥ K♥ 9♥", "B": "Q♦ 8♣ 7♠", "C": "K♣ 10♣ 6♦"}])
