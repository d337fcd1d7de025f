"""Beliefs about Palki: each differs from the rules as worked by hand, and leaves no trace."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.games.palki.table import Table, at_the_end
from tripalki_learn.games.palki import scoring, settlement
from tripalki_learn.teaching.misconceptions import believing, named
from tripalki_learn.teaching.misconceptions.belief import ROOMS_OF
from tripalki_learn.teaching.palki.misconceptions import BELIEFS

AGAINST = {
    "both_at_once": "PA-2.4",
    "all_equal_at_once": "PA-2.4",
    "courts_in_sums": "PA-2.2",
    "jack_leaves_courts": "PA-2.3",
    "ties_share_points": "PA-3.1",
    "sweeps_score": "PA-3.3",
    "last_cards_are_nobodys": "PA-2.7",
}


class Case(NamedTuple):
    """What is asked of the engine, the answer by the rules and the believer's."""

    ask: Callable[[], object]
    truth: object
    believed: object


def legal(card: str, table: str) -> list[str]:
    return Table.laid(["QS", card], table).legal


CASES = {
    "both_at_once": Case(
        lambda: legal("7H", "7S 3C 4D"), ["7H x 7S", "7H x 3C 4D"], ["7H x 7S 3C 4D"]
    ),
    "all_equal_at_once": Case(
        lambda: legal("KH", "KS 5H KD"), ["KH x KS", "KH x KD"], ["KH x KS KD"]
    ),
    "courts_in_sums": Case(lambda: legal("KH", "9S 4C"), ["KH"], ["KH x 9S 4C"]),
    "jack_leaves_courts": Case(
        lambda: Table.laid(["QS", "JH 2D"], "KS 5H JC").do("B JH x").table, "", "KS JC"
    ),
    "ties_share_points": Case(
        lambda: at_the_end("KS KD 5H", "QS QD 6H").points, [(0, 0, 0)] * 2, [(1, 0.5, 0)] * 2
    ),
    "sweeps_score": Case(
        lambda: Table.laid(["", "JH"], "2C 3D").do("B JH x").scores, [0, 4], [0, 5]
    ),
    "last_cards_are_nobodys": Case(
        lambda: Table.laid(["", "KH"], "2C", captured=["4C 4D", ""], last="A").do("B KH").table,
        "",
        "2C KH",
    ),
}


def test_each_belief_is_against_its_rule() -> None:
    assert {belief.name: belief.rule for belief in BELIEFS} == AGAINST
    assert sorted(CASES) == sorted(AGAINST)


@pytest.mark.parametrize("name", AGAINST)
def test_by_the_rules_and_by_the_belief_the_answer_is_as_worked_by_hand(name: str) -> None:
    case = CASES[name]
    assert case.ask() == case.truth
    with believing(named(name)):
        assert case.ask() == case.believed
    assert case.ask() == case.truth


def test_every_two_beliefs_are_told_apart_by_a_case() -> None:
    answers = {}
    for name in AGAINST:
        with believing(named(name)):
            answers[name] = repr([case.ask() for case in CASES.values()])
    assert len(set(answers.values())) == len(AGAINST)


def test_a_belief_about_one_game_leaves_the_other_alone() -> None:
    def rules() -> list[object]:
        return [it for room in ROOMS_OF["tri_palki"] for it in vars(room).values()]

    before = list(map(id, rules()))
    with believing(*map(named, AGAINST)):
        assert list(map(id, rules())) == before
        assert settlement.taker.__name__ == "_nobody"
    assert settlement.taker.__name__ == "taker"
    assert scoring.scored([(), ()])[0].total == 0
