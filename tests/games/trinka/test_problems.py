"""What is wrong with a position is told, all of it, with its rule."""

from typing import Any

import pytest

from tests.games.trinka.table import Table
from tripalki_learn.cards import parse_cards
from tripalki_learn.engine import ImpossibleSetup
from tripalki_learn.games import trinka
from tripalki_learn.games.trinka import Drop, Ending

HANDS = ["KH QH JH", "9S 9H 9C", "8D 7C 6H"]
FOLDS = (Drop(1, None), Drop(2, None))


def wrong_with(*turns: str, **changes: Any) -> list[tuple[str, str]]:
    """Rule and kind of what is wrong after changing a sound position of three, ante 2, limit 9;
    A deals, so B has spoken first in the ``turns``."""
    state = Table.laid(HANDS, ante=2, limit=9).do(*turns).state
    assert trinka.problems(state) == ()
    return [(it.rule, it.what) for it in trinka.problems(state._replace(**changes))]


def test_tr_2_1_a_hand_without_cards_is_told_as_a_hand_that_is_not_three() -> None:
    with pytest.raises(ImpossibleSetup) as caught:
        Table.of(2).lay("", HANDS[0])
    assert [(it.rule, it.what, it.player) for it in caught.value.problems] == [
        ("TR-2.1", "hand_size", 0)
    ]


def test_tr_3_1_a_tied_player_without_cards_is_told_so_too() -> None:
    svara = Table.laid(["KH QH JH", "7D 7C 7H"]).do("B bet 1", "A bet 1", "B show")
    with pytest.raises(ImpossibleSetup) as caught:
        svara.lay("", HANDS[1])
    assert [(it.what, it.player) for it in caught.value.problems] == [("hand_size", 0)]


def test_tr_2_1_players_have_names_that_differ() -> None:
    for names, what in ((["A", "A "], "name_twice"), (["", "A"], "name_empty")):
        with pytest.raises(ImpossibleSetup) as caught:
            trinka.begin(names)
        (problem,) = caught.value.problems
        assert (problem.rule, problem.code, problem.what) == ("TR-2.1", "bad_players", what)


SPOKEN = ("B bet 2", "C bet 3")
ROUND = (*SPOKEN, "A bet 3")


@pytest.mark.parametrize(
    ("turns", "changes", "expected"),
    [
        ((), {"hands": ()}, [("TR-2.1", "undealt")]),
        ((), {"hands": (parse_cards(HANDS[0]),)}, [("TR-2.1", "hands_by_seat")]),
        ((), {"taker": 9}, [("TR-2.1", "no_such_seat")]),
        ((), {"compared": ((0, 9),)}, [("TR-2.1", "no_such_seat")]),
        ((), {"out": (Drop(7, None),)}, [("TR-2.1", "no_such_seat")]),
        ((), {"live": (0, 1, 2, 2)}, [("TR-2.2", "seat_twice")]),
        ((), {"live": (0, 1)}, [("TR-2.1", "in_or_out")]),
        ((), {"out": (Drop(2, None),)}, [("TR-2.1", "in_or_out")]),
        ((), {"to_act": None}, [("TR-2.2", "nobody_to_act")]),
        ((), {"live": (1,), "out": (Drop(0, None), Drop(2, None))}, [("TR-2.4", "alone")]),
        ((), {"taker": 1}, [("TR-2.4", "taker_unfounded")]),
        ((), {"tied": (0, 1)}, [("TR-2.4", "taker_unfounded")]),
        ((), {"paid": (2, 2)}, [("TR-2.3", "payments_count")]),
        ((), {"paid": (3, 2, 1)}, [("TR-2.3", "paid_short")]),
        ((), {"svara": True}, [("TR-2.3", "bank_unfounded")]),
        ((), {"price": 4}, [("TR-2.3", "price_unfounded")]),
        (SPOKEN, {"price": 2}, [("TR-2.3", "price_unfounded")]),
        (SPOKEN, {"to_act": 1}, [("TR-2.2", "first_circle")]),
        (SPOKEN, {"bets": (None, 1, 3)}, [("TR-2.3", "bet_range")]),
        (SPOKEN, {"limit": 2}, [("TR-2.3", "bet_range")]),
        (ROUND, {"compared": ((0, 1),)}, [("TR-2.5", "openings_unfounded")]),
        ((*ROUND, "B open C"), {"compared": ()}, [("TR-2.5", "openings_unfounded")]),
        (ROUND, {"limit": 3, "bets": (3, 3, 3), "bank": 15, "paid": (5, 5, 5)}, [
            ("TR-2.7", "limit_reached")
        ]),
        (ROUND, {"ending": Ending.FOLDED, "to_act": None}, [("TR-2.4", "ending_unfounded")]),
        (ROUND, {"ending": Ending.SHOW, "to_act": None}, [("TR-2.6", "ending_unfounded")]),
        (ROUND, {"ending": Ending.LIMIT, "to_act": None}, [("TR-2.7", "ending_unfounded")]),
        (ROUND, {"ending": Ending.SVARA, "to_act": None}, [("TR-3.1", "ending_unfounded")]),
        (("B fold", "C fold"), {"to_act": 0}, [("TR-2.4", "acting_after_end")]),
        (("B fold", "C fold"), {"taker": 1}, [("TR-2.4", "taker_unfounded")]),
        # K♥ Q♥ J♥ and 9-9-9 are worth 30 each (TR-1.4): nobody takes the bank (TR-3.1).
        (
            ("B bet 2", "C fold", "A bet 2", "B show"),
            {"ending": Ending.SHOW, "taker": 0, "tied": ()},
            [("TR-2.4", "taker_unfounded")],
        ),
    ],
)  # fmt: skip
def test_a_position_that_no_play_leads_to_is_told_with_the_rule_against_it(
    turns: tuple[str, ...], changes: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    assert wrong_with(*turns, **changes) == expected


def test_tr_3_1_in_a_svara_nobody_else_holds_cards() -> None:
    tied = Table.laid(HANDS).do("B bet 1", "C fold", "A bet 1", "B show")
    state = tied.lay(*HANDS[:2]).state
    assert trinka.problems(state) == ()
    hand, aside = state.aside[:3], state.aside[3:]
    changed = state._replace(hands=(*state.hands[:2], hand), aside=aside)
    assert [(it.rule, it.what) for it in trinka.problems(changed)] == [("TR-3.1", "not_dealt_in")]
