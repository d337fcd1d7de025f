"""What is wrong with a position is told, all of it, with its rule."""

from typing import Any

import pytest

from tests.games.palki.table import Table, begin, setup_problems
from tripalki_learn.cards import parse_cards
from tripalki_learn.engine import ImpossibleSetup
from tripalki_learn.games import palki
from tripalki_learn.games.palki import Ending, Points


def wrong_with(**changes: Any) -> list[tuple[str, str]]:
    """Rule and kind of what is wrong after changing a sound position, B to act."""
    state = Table.laid(["9H 10D", "AH KH"], "7H JC", captured=["2S 2H", "3S 3H"], last="A").state
    assert palki.problems(state) == ()
    changed = state._replace(**changes)
    return [(problem.rule, problem.what) for problem in palki.problems(changed)]


def test_a_card_twice_is_named_once_with_the_rule_of_the_pack() -> None:
    with pytest.raises(ImpossibleSetup) as caught:
        Table.laid(["9H", "AH"], "9H KD")
    (problem,) = caught.value.problems
    assert (problem.rule, problem.code, problem.what) == ("PA-1.1", "bad_pack", "card_twice")
    assert (problem.cards, problem.count) == (parse_cards("9H"), 2)


def test_a_pack_that_is_not_whole_is_told() -> None:
    assert wrong_with(table=()) == [("PA-1.1", "cards_missing")]


def test_all_faults_are_told_not_only_the_first() -> None:
    found = setup_problems(["2S 3S 4S 5S 6S", "7S"], "2S", stock="4D", to_act="B")
    assert found == [("PA-1.2", "bad_setup"), ("PA-1.2", "bad_setup"), ("PA-1.1", "bad_pack")]


@pytest.mark.parametrize("changes", [{"dealer": 2}, {"to_act": 5}, {"last_capture": 2}])
def test_a_seat_that_is_not_there_is_a_problem(changes: dict[str, int]) -> None:
    assert wrong_with(**changes) == [("PA-1.2", "no_such_seat")]


def test_a_game_is_not_played_out_while_cards_are_held() -> None:
    ending = {"ending": Ending.PLAYED_OUT, "to_act": None}
    assert wrong_with(**ending) == [("PA-2.7", "ending_unfounded")]
    assert wrong_with(ending=Ending.STOPPED, to_act=None) == []


def test_hands_and_piles_are_as_many_as_the_players() -> None:
    state = begin(3, "A", None)
    for hands, piles in (([()] * 2, None), ([()] * 3, [()])):
        with pytest.raises(ImpossibleSetup) as caught:
            palki.set_up(state, hands, captured=piles)
        assert (caught.value.rule, caught.value.code) == ("PA-1.2", "bad_setup")


def test_a_position_without_hands_goes_on_with_the_next_deal_or_the_end() -> None:
    stock = "4D 5D 6D 7D 8D 9D 10D AD"
    table = Table.laid(["", ""], "KH", stock, last="A")
    assert (table.hand("B"), table.to_act) == ("4D 6D 8D 10D", "B")
    over = Table.laid(["", ""], "KH", last="A")
    assert (over.ending, over.pile("A")) == ("played_out", "KH")


def test_who_has_no_card_left_is_passed_over() -> None:
    table = Table.laid(["9H 10D", "", "AH KH"], "7H").do("C AH")
    assert table.to_act == "A"
    assert table.do("A 9H").to_act == "C"


def test_pa_1_1_players_have_names_that_differ() -> None:
    for names, what in ((["A", "A "], "name_twice"), (["", "A"], "name_empty")):
        with pytest.raises(ImpossibleSetup) as caught:
            palki.begin(names)
        (problem,) = caught.value.problems
        assert (problem.rule, problem.code, problem.what) == ("PA-1.1", "bad_players", what)


def test_pa_1_2_a_position_without_any_hand_is_no_fault_of_who_would_act() -> None:
    for hands in ([(), parse_cards("AH")], [parse_cards("AH"), ()]):
        state = palki.set_up(palki.begin("AB"), hands).state
        assert state.to_act is not None and state.hands[state.to_act]


NONE = Points()
STOPPED = {"ending": Ending.STOPPED, "to_act": None}
NOTHING = {**STOPPED, "points": (NONE, NONE)}


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"hands": ()}, [("PA-1.2", "undealt")]),
        ({"hands": ((),)}, [("PA-1.2", "hands_count")]),
        ({"captured": ()}, [("PA-1.2", "captured_count")]),
        ({"to_act": None}, [("PA-1.4", "nobody_to_act")]),
        ({**STOPPED, "to_act": 0}, [("PA-3.6", "acting_after_end")]),
        ({"sheet": ((15,), (3,))}, [("PA-3.4", "match_won")]),
        ({"sheet": ((15,), (15,))}, []),
        ({"sheet": ((2,), ())}, [("PA-3.5", "scores_uneven")]),
        ({"sheet": ((2, 1), (0, 0))}, [("PA-3.5", "scores_step")]),
        ({"sheet": ((2, 8), (0, 0))}, [("PA-3.5", "scores_step")]),
        ({"points": (NONE, NONE)}, [("PA-3.1", "points_unfounded")]),
        ({**STOPPED, "points": (NONE, Points(2))}, [("PA-3.1", "points_unfounded")]),
        ({**NOTHING, "sheet": ((9,), (0,))}, [("PA-3.5", "points_unwritten")]),
        ({**NOTHING, "sheet": ((9, 9), (0, 0))}, []),
    ],
)  # fmt: skip
def test_a_position_that_no_play_leads_to_is_told_with_the_rule_against_it(
    changes: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    assert wrong_with(**changes) == expected


def test_pa_2_7_nothing_lies_on_the_table_at_the_end_once_somebody_has_captured() -> None:
    hands = parse_cards("9H 10D AH KH")
    over = {"ending": Ending.PLAYED_OUT, "to_act": None, "hands": ((), ())}
    table = (*parse_cards("7H JC"), *hands)
    assert wrong_with(**over, table=table) == [("PA-2.7", "table_left")]
    assert wrong_with(**over, table=table, last_capture=None) == []
