"""What is wrong with a position is told, all of it, with its rule."""

from typing import Any

import pytest

from tests.games.tri_palki.table import Table, setup_problems
from tripalki_learn.cards import PACK_36, parse_cards
from tripalki_learn.engine import ImpossibleSetup
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import Ending, Settlement

HANDS = ["9H 10D 8C", "AH KH QH"]


def wrong_with(**changes: Any) -> list[tuple[str, str]]:
    """Rule and kind of what is wrong after changing a sound position, A to act."""
    state = Table.laid(HANDS, "7H JC 10S", "6H 6D 6S")
    assert tri_palki.problems(state.state) == ()
    changed = state.state._replace(**changes)
    return [(problem.rule, problem.what) for problem in tri_palki.problems(changed)]


@pytest.mark.parametrize(
    "centre", ["7H JC 5S", "7H 10S JC 6C", "7H 7H JC", "AH JC 10S", "", "5H 5D 5C"]
)
def test_a_centre_that_cannot_be_is_a_problem(centre: str) -> None:
    assert setup_problems(HANDS, centre)


@pytest.mark.parametrize(
    "hand", ["9H 10D 5C", "9H 10D", "", "9H 10D 8C 7C", "AH 10D 8C", "9H 9H 9H"]
)
def test_a_hand_that_cannot_be_is_a_problem(hand: str) -> None:
    assert setup_problems([hand, HANDS[1]], "7H JC 10S")


def test_a_card_twice_is_named_once_with_the_rule_of_the_pack() -> None:
    with pytest.raises(Exception) as caught:
        Table.laid(HANDS, "7H JC 10S", "6H 9H 6S")
    (problem,) = caught.value.problems  # type: ignore[attr-defined]
    assert (problem.rule, problem.code, problem.what) == ("TP-1.1", "bad_pack", "card_twice")
    assert (problem.cards, problem.count) == (parse_cards("9H"), 2)


def test_all_faults_are_told_not_only_the_first() -> None:
    found = setup_problems(["9H 10D", "AH KH QH"], "7H JC", "6H 6H 6S")
    assert found == [("TP-2.3", "bad_setup"), ("TP-2.3", "bad_setup"), ("TP-1.1", "bad_pack")]


def test_a_centre_of_one_suit_is_not_yet_washed_in_a_state_though_it_may_be_laid_out() -> None:
    state = Table.laid(HANDS, "7H JC 10S", "6H 6D 6S").state
    aside = tuple(c for c in (*state.aside, *state.centre) if c not in parse_cards("7C JC 10C"))
    found = wrong_with(centre=parse_cards("7C JC 10C"), aside=aside)
    assert found == [("TP-3.1", "centre_unwashed")]


def test_a_caller_holds_31() -> None:
    assert wrong_with(caller=1, final_turns=1) == []
    assert wrong_with(caller=0, final_turns=1) == [("TP-4.1", "caller_without_31")]


def test_a_round_has_ended_only_for_one_of_the_three_reasons() -> None:
    over = {"to_act": None}
    assert wrong_with(ending=Ending.ALL_PASSED, passes=2, **over) == []
    for ending in (Ending.ALL_PASSED, Ending.LAST_ROUND, Ending.RESERVE_EMPTY):
        assert wrong_with(ending=ending, passes=1, **over) == [("TP-4.6", "ending_unfounded")]


def test_two_equal_hands_are_a_corrupt_pack() -> None:
    # Both hands score A♥ K♥ Q♥; the pack would have to hold them twice.
    found = wrong_with(hands=(parse_cards("QH AH KH"), parse_cards("AH KH QH")))
    assert ("TP-1.6", "equal_hands") in found
    assert ("TP-1.1", "card_twice") in found


def test_a_match_needs_somebody_who_is_in() -> None:
    assert [rule for rule, _ in wrong_with(out=(0, 1), sticks=(3, 3))] == ["TP-5.11"]


def test_an_eliminated_player_holds_three_sticks() -> None:
    found = setup_problems(HANDS, "7H JC 10S", out="C", sticks=[0, 0, 2])
    assert found == [("TP-5.5", "bad_sticks")]


def test_the_number_of_hands_is_that_of_the_players_still_in() -> None:
    state = tri_palki.begin("ABC", sticks=[0, 0, 3], out=[2])
    hands = [PACK_36[0:3], PACK_36[3:6], PACK_36[9:12]]
    with pytest.raises(Exception) as caught:
        tri_palki.set_up(state, hands, PACK_36[7:10])
    assert (caught.value.rule, caught.value.code) == ("TP-2.3", "bad_setup")  # type: ignore[attr-defined]


def test_a_caller_without_a_hand_that_can_be_is_told_too() -> None:
    hands = (parse_cards("9H 10D 8C"), ())
    assert ("TP-4.1", "caller_without_31") in wrong_with(hands=hands, caller=1)


def test_tp_2_3_a_hand_without_cards_is_one_card_short_of_three_not_a_player_who_is_out() -> None:
    state = tri_palki.begin("AB")
    with pytest.raises(ImpossibleSetup) as caught:
        tri_palki.set_up(state, [(), parse_cards("AH KH QH")], parse_cards("7H JC 10S"))
    assert [(it.rule, it.what, it.player) for it in caught.value.problems] == [
        ("TP-2.3", "hand_size", 0)
    ]
    assert wrong_with(hands=((), parse_cards("AH KH QH")))[0] == ("TP-2.3", "hand_size")


def test_tp_2_1_players_have_names_that_differ() -> None:
    for names, what in ((["A", "A"], "name_twice"), (["A", "A "], "name_twice"), (["A", ""], "")):
        with pytest.raises(ImpossibleSetup) as caught:
            tri_palki.begin(names)
        (problem,) = caught.value.problems
        assert (problem.rule, problem.code) == ("TP-2.1", "bad_players")
        assert problem.what == (what or "name_empty")


THREE = (*map(parse_cards, ("9H 10D 8C", "AH KH QH", "6C 7C 8S")),)
PASSED = {"ending": Ending.ALL_PASSED, "to_act": None, "passes": 3}


def three_with(**changes: Any) -> list[tuple[str, str]]:
    """Rule and kind of what is wrong after changing a sound position of three, A to act.

    The washed-out cards of the changes are taken from those out of play.
    """
    state = Table.laid(["9H 10D 8C", "AH KH QH", "6C 7C 8S"], "7H JC 10S", "6H 6D 6S").state
    assert state.hands == THREE
    assert tri_palki.problems(state) == ()
    gone = {card for triple in changes.get("washed", ()) for card in triple}
    aside = tuple(card for card in state.aside if card not in gone)
    changed = state._replace(aside=aside)._replace(**changes)
    return [(problem.rule, problem.what) for problem in tri_palki.problems(changed)]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"passes": 3}, [("TP-4.4", "passes_range")]),
        ({"passes": 99}, [("TP-4.4", "passes_range")]),
        ({"passes": -1}, [("TP-4.4", "passes_range")]),
        ({"final_turns": 2}, [("TP-4.2", "final_turns_range")]),
        ({"caller": 1, "final_turns": 2, "to_act": 2}, []),
        ({"caller": 1, "final_turns": 1, "to_act": 0}, []),
        ({"caller": 1, "final_turns": 1, "to_act": 0, "passes": 3}, []),
        ({"caller": 1, "final_turns": 1, "to_act": 0, "passes": 4}, [("TP-4.4", "passes_range")]),
        ({"caller": 1, "final_turns": 1, "to_act": 2}, [("TP-4.2", "wrong_final_turn")]),
        ({"caller": 1, "final_turns": 3}, [("TP-4.2", "final_turns_range")]),
        ({"caller": 1, "final_turns": 0}, [("TP-4.2", "final_turns_range")]),
        ({"extra_turn": True}, [("TP-3.3", "extra_turn_unfounded")]),
        ({"extra_turn": True, "washed": (parse_cards("9C 10C QC"),)}, []),
        ({"owed": 1}, [("TP-3.3", "turns_owed")]),
        ({"washed": (parse_cards("9C 10C QD"),)}, [("TP-3.1", "washed_mixed")]),
        ({"washed": (parse_cards("9C 10C"),)}, [("TP-3.1", "washed_size")]),
        ({"to_act": None}, [("TP-2.5", "nobody_to_act")]),
        (PASSED, []),
        ({**PASSED, "to_act": 0}, [("TP-4.4", "acting_after_end")]),
        ({**PASSED, "passes": 4}, [("TP-4.4", "passes_range")]),
        ({**PASSED, "caller": 1}, [("TP-4.6", "ending_unfounded")]),
        ({"hands": (*THREE, ())}, [("TP-2.3", "hands_by_seat")]),
        ({"hands": THREE[:1], "to_act": 2}, [("TP-2.3", "hands_by_seat")]),
        ({"hands": THREE[:2]}, [("TP-2.3", "hands_by_seat")]),
        ({"hands": ()}, [("TP-2.3", "undealt")]),
        ({"caller": 9}, [("TP-2.3", "no_such_seat")]),
        ({"out": (9,)}, [("TP-2.3", "no_such_seat")]),
        (
            {"out": (2, 2), "sticks": (0, 0, 3)},
            [("TP-5.10", "seat_twice"), ("TP-5.10", "out_holds_cards")],
        ),
        ({"out": (2,), "sticks": (0, 0, 3)}, [("TP-5.10", "out_holds_cards")]),
        (
            {"out": (1, 2), "sticks": (0, 3, 3)},
            [("TP-5.6", "match_won"), *[("TP-5.10", "out_holds_cards")] * 2],
        ),
        ({"settlement": Settlement((), (), 0, None)}, [("TP-4.6", "settled_early")]),
    ],
)
def test_a_position_that_no_play_leads_to_is_told_with_the_rule_against_it(
    changes: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    assert three_with(**changes) == expected


def test_tp_5_3_what_a_round_came_to_follows_from_its_hands() -> None:
    # A has the lowest ordinary hand, 10♦; B has the highest, 31, and deals next (TP-5.7).
    paid = {**PASSED, "sticks": (1, 0, 0)}
    assert three_with(**paid, settlement=Settlement((0,), (), 1, None)) == []
    unfounded = [("TP-5.3", "settlement_unfounded")]
    assert three_with(**paid, settlement=Settlement((0,), (), 0, None)) == unfounded
    third = {**PASSED, "sticks": (0, 0, 1)}
    assert three_with(**third, settlement=Settlement((2,), (), 1, None)) == unfounded


def test_tp_5_10_who_went_out_by_the_round_still_shows_a_hand() -> None:
    over = {**PASSED, "sticks": (3, 0, 0), "out": (0,)}
    assert three_with(**over, settlement=Settlement((0,), (0,), 1, None)) == []
