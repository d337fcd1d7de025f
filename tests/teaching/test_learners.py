"""Simulated learners: their belief is found out soon, and nobody is told of one for a slip."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import browser as browser
from tests.teaching.learners import Numbers, about, play, quantile, table, within
from tripalki_learn.teaching.course import COURSE, lesson_named
from tripalki_learn.teaching.misconceptions import ALL

pytestmark = pytest.mark.browser


def check(browser: Browser, names: list[str], runs: int) -> None:
    found = {name: play(browser, lesson_named(name), runs) for name in names}
    since: Numbers = [
        n for each in found.values() for b in each["one"].values() for n in b["since"]
    ]
    pairs = [pair["since"] for each in found.values() for pair in each["two"] if "since" in pair]
    printed = table(found, runs)
    for name, each in found.items():
        assert set(each["one"]) == set(about(lesson_named(name))), name
        for belief, runs_of in each["one"].items():
            assert len(runs_of["since"]) >= 0.9 * runs, belief  # it made a difference
    assert quantile(since, 0.5) <= 2, printed
    assert within(since, 4) >= 0.95, printed
    assert quantile(pairs, 0.5) <= 2 and within(pairs, 4) >= 0.9, printed
    told = sum(each["none"]["told"] for each in found.values())
    assert told / sum(each["none"]["runs"] for each in found.values()) < 0.02, printed


def test_a_sample_of_learners_is_understood(browser: Browser) -> None:
    check(browser, ["03-washouts"], runs=20)


@pytest.mark.full
def test_learners_of_every_lesson_are_understood(browser: Browser) -> None:
    check(browser, [lesson.name for lesson in COURSE], runs=100)


def test_every_misconception_belongs_to_a_lesson() -> None:
    taught = {name for lesson in COURSE for name in about(lesson)}
    assert {belief.name for belief in ALL} == taught


def test_quantiles_count_what_was_never_named() -> None:
    assert quantile([1, 2, 3, None], 0.5) == 2
    assert quantile([1, 2, 3, None], 0.75) == 3
    assert quantile([1, None], 0.95) == float("inf")
    assert within([1, 4, 5, None], 4) == 0.5
