"""The functions that find a belief in a run of answers, each by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from .diagnosing import ALL_APART, BELIEFS, NOTHING, RED_OR_GREEN, asked, diagnosed
from .modules import module_page

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with module_page(
        browser, "drill", "diagnose", "beliefsBehind", "makePool", "makeCourse", "chanceOf"
    ) as opened:
        yield opened


def test_before_any_answer_everything_is_possible_and_nothing_named(page: Page) -> None:
    found = diagnosed(page)
    assert found["named"] == []
    assert sorted(found["possible"]) == sorted(BELIEFS)
    assert abs(sum(each["weight"] for each in found["held"]) - 1) < 1e-9


def test_one_answer_makes_a_belief_likely_and_two_name_it(page: Page) -> None:
    once = diagnosed(page, (ALL_APART, "r"))
    assert once["named"] == [] and once["possible"][0] == "red"
    twice = diagnosed(page, (ALL_APART, "r"), (ALL_APART, "r"))
    assert twice["named"] == ["red"]


def test_two_beliefs_with_the_same_answers_are_not_told_apart(page: Page) -> None:
    found = diagnosed(page, (RED_OR_GREEN, "x"), (RED_OR_GREEN, "x"))
    assert found["named"] == []
    assert set(found["possible"][:2]) == {"red", "green"}
    found = diagnosed(page, (RED_OR_GREEN, "x"), (RED_OR_GREEN, "x"), (ALL_APART, "g"))
    assert found["named"] == ["green"]


def test_a_right_answer_where_the_belief_differs_speaks_against_it(page: Page) -> None:
    before = diagnosed(page, (ALL_APART, "r"))["weights"]["red"]
    after = diagnosed(page, (ALL_APART, "r"), (ALL_APART, "right"))["weights"]["red"]
    assert after < before / 3
    same = diagnosed(page, (ALL_APART, "r"), (NOTHING, "right"))["weights"]["red"]
    assert abs(same - before) < 1e-9  # a question that it does not touch says nothing of it


def test_a_slip_between_two_answers_by_a_belief_is_forgiven(page: Page) -> None:
    found = diagnosed(page, (ALL_APART, "r"), (ALL_APART, "other"), (ALL_APART, "r"))
    assert found["named"] == ["red"]


def test_slips_in_all_directions_name_nobody(page: Page) -> None:
    found = diagnosed(page, *((ALL_APART, answer) for answer in ("r", "right", "g", "right", "b")))
    assert found["named"] == []


def test_a_suspicion_outlasts_one_answer_against_it_but_not_a_better_reason(page: Page) -> None:
    slipped = diagnosed(page, (ALL_APART, "r"), (ALL_APART, "right"))
    assert slipped["suspected"] == ["red"]
    cleared = diagnosed(page, (RED_OR_GREEN, "x"), (ALL_APART, "g"))
    assert cleared["named"] == ["green"] and cleared["suspected"] == []
    assert diagnosed(page)["suspected"] == []
    later = diagnosed(page, (ALL_APART, "r"), *[(NOTHING, "right")] * 4)
    assert later["suspected"] == []
    assert diagnosed(page, (ALL_APART, "r"), (ALL_APART, "r"))["suspected"] == []  # it is named


def test_what_the_lesson_is_about_is_likelier_than_what_it_only_touches(page: Page) -> None:
    found = page.evaluate(
        "([question, all]) => diagnose([{ question, answer: 'x' }], all, ['green']).weights",
        [RED_OR_GREEN, BELIEFS],
    )
    assert found["green"] > 2 * found["red"] > 0


def test_two_beliefs_at_once_are_both_named(page: Page) -> None:
    red, blue = asked(red="r", grey="s"), asked(blue="b", green="g")
    found = diagnosed(page, (red, "r"), (blue, "b"), (red, "r"), (blue, "b"))
    assert sorted(found["named"]) == ["blue", "red"]


def test_where_two_beliefs_disagree_a_third_answer_may_come_of_both(page: Page) -> None:
    def odds(*answers: tuple[dict[str, Any], str]) -> float:
        weight = {" ".join(e["held"]): e["weight"] for e in diagnosed(page, *answers)["held"]}
        return float(weight["red blue"] / weight[""])

    disagree, only = asked(red="r", blue="b"), asked(red="r")
    assert odds((disagree, "z")) > 2 * odds()
    assert odds((only, "z")) < 2 * odds()


def test_what_was_believed_long_ago_is_forgotten(page: Page) -> None:
    believed = [(ALL_APART, "r")] * 2
    found = diagnosed(page, *believed, *[(ALL_APART, "right")] * 12)
    assert found["named"] == [] and "red" not in found["possible"]


def test_the_beliefs_behind_an_answer_come_with_the_likeliest_first(page: Page) -> None:
    diagnosis = diagnosed(page, (ALL_APART, "g"))
    behind = page.evaluate(
        "([question, diagnosis]) => beliefsBehind(question, 'x', diagnosis)",
        [RED_OR_GREEN, diagnosis],
    )
    assert behind == ["green", "red"]
    nobody = page.evaluate(
        "([question, diagnosis]) => beliefsBehind(question, 'y', diagnosis)",
        [RED_OR_GREEN, diagnosis],
    )
    assert nobody == []


def test_what_becomes_certain_by_a_right_answer_is_told_once(page: Page) -> None:
    both = {"correct": ["right"], "beliefs": {"red": "x", "green": "x"}, "rule": "TP-1.3"}
    answers = [(both, "x"), (both, "x"), (asked(green="g"), "right"), (NOTHING, "right")]
    told = page.evaluate(
        """([answers, names]) => {
          const beliefs = Object.fromEntries(names.map((name) => [name, { k: name }]));
          const scene = { kinds: [], sets: {}, rules: {}, beliefs };
          const chance = chanceOf('1');
          const course = makeCourse(scene, makePool(scene, chance), { chance, isSeeded: true });
          return answers.map(([question, answer]) =>
            course.answered(question, answer, { hinted: false, inCheck: true }));
        }""",
        [answers, BELIEFS],
    )
    assert [each["sure"] for each in told] == [False, False, True, False]
    assert told[2] == {"right": True, "belief": "red", "sure": True}
    assert told[3]["belief"] is None
