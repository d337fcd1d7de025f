"""Simulated learners: their belief is found out soon, and nobody is told of one for a slip."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.learners import about, by_both, play, quantile, table, within
from tripalki_learn.cards import parse_hand
from tripalki_learn.teaching.course import COURSE, REVIEW, lesson_named
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.misconceptions import ALL

pytestmark = pytest.mark.browser


def check(browser: Browser, names: list[str], runs: int) -> None:
    found = {name: play(browser, lesson_named(name), runs) for name in names}
    printed = table(found)
    for name, each in found.items():
        assert set(each["one"]) == set(about(lesson_named(name))), name
        for belief, outcomes in each["one"].items():
            assert sum(run["met"] for run in outcomes) >= 0.9 * runs, (name, belief)
    for many in ("one", "two"):
        groups = [g for each in found.values() for g in groups_of(each[many])]
        since = [run["since"] for group in groups for run in group if run["met"]]
        assert quantile(since, 0.5) <= 2, printed
        assert within(since, 4) >= 0.95, printed
    told = sum(each["none"]["told"] for each in found.values())
    assert told / sum(each["none"]["runs"] for each in found.values()) < 0.02, printed
    print(printed)


def groups_of(runs: Any) -> list[list[dict[str, Any]]]:
    return list(runs.values()) if isinstance(runs, dict) else [runs]


def test_a_sample_of_learners_is_understood(browser: Browser) -> None:
    check(browser, ["03-washouts"], runs=30)


@pytest.mark.full
def test_learners_of_every_lesson_are_understood(browser: Browser) -> None:
    check(browser, [lesson.name for lesson in (*COURSE, REVIEW)], runs=100)


def test_every_misconception_belongs_to_a_lesson() -> None:
    taught = {name for lesson in COURSE for name in about(lesson)}
    assert {belief.name for belief in ALL} == taught


def test_who_holds_two_beliefs_answers_by_both() -> None:
    """6♥ 7♥ 8♥, A♣ A♦ A♠, K♦ Q♦ 10♦, A♥ J♥ 9♥: the lowest alone, were the third stick the last."""
    hands = ("6H 7H 8H", "AC AD AS", "KD QD 10D", "AH JH 9H")
    situation = Situation(tuple(map(parse_hand, hands)), (0, 0, 2, 2), 0)
    assert by_both("out", situation, ("aces_only_lowest_loses",)) == ""
    assert by_both("out", situation, ("third_stick_eliminates",)) == "2,3"
    assert by_both("out", situation, ("aces_only_lowest_loses", "third_stick_eliminates")) == "2"


def test_quantiles_count_what_was_never_named() -> None:
    assert quantile([1, 2, 3, None], 0.5) == 2
    assert quantile([1, 2, 3, None], 0.75) == 3
    assert quantile([1, None], 0.95) == float("inf")
    assert within([1, 4, 5, None], 4) == 0.5
