"""What the record of a rule becomes by answers, and where two records meet."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from .modules import module_page

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with module_page(
        browser,
        "drill",
        "afterAnswer",
        "betterProgress",
        "emptyProgress",
        "joinedProgress",
        "progressText",
    ) as opened:
        yield opened


R, W = {"right": True}, {"right": False}


def answers(*levels: int, **more: Any) -> list[dict[str, Any]]:
    return [{"right": True, "level": level, **more} for level in levels]


@pytest.mark.parametrize(
    ("given", "state"),
    [
        (answers(1), "learning"),
        (answers(1, 2), "learning"),
        (answers(1, 2, 3), "known"),
        (answers(3, 3, 3), "known"),  # there is no harder one
        (answers(1, 1, 1), "learning"),
        (answers(1, 1, 1, top=1), "known"),
        (answers(1, 1, 2), "known"),
        (answers(2, 3, 1), "learning"),
        ([*answers(1, 2), {**W, "level": 3}, *answers(3)], "learning"),
        (answers(1, 2) + answers(3, hinted=True), "learning"),
        (answers(1, 2) + answers(3, hinted=True) + answers(3, 3), "learning"),
        (answers(1, 2) + answers(3, fresh=False), "learning"),
        ([*answers(1, 2, 3), {**W, "level": 1}], "known"),
        (answers(1, 2, 3, 3), "known"),
        (answers(1, 2, 3) + answers(1, review=True), "firm"),
        (answers(1, 2, 3) + answers(1, review=True, hinted=True), "known"),
        (answers(1, review=True), "learning"),
        ([{**W, "level": 1}], "learning"),
    ],
)
def test_a_rule_becomes_known_and_firm(page: Page, given: list[dict[str, Any]], state: str) -> None:
    found = page.evaluate(
        """given => given.reduce((record, answer) => afterAnswer(record, answer),
             { state: 'unseen', row: [], wrong: false, answers: 0 })""",
        given,
    )
    assert found["state"] == state
    assert found["answers"] == len(given)


def test_the_better_of_two_is_kept_rule_by_rule(page: Page) -> None:
    def record(state: str, *row: int) -> dict[str, Any]:
        return {"state": state, "row": list(row), "wrong": False, "answers": 0}

    one = {"rules": {"TP-1.1": record("known"), "TP-1.2": record("learning", 1)}, "lessons": {}}
    other = {
        "rules": {"TP-1.1": record("learning", 1, 2), "TP-1.2": record("learning", 1, 2)}
        | {"TP-1.3": record("firm")},
        "lessons": {"01-scoring": {"passed": True}},
    }
    best = {"TP-1.1": "known", "TP-1.2": "learning", "TP-1.3": "firm"}
    for pair in ([one, other], [other, one]):
        merged = page.evaluate("([a, b]) => betterProgress(a, b)", pair)
        assert {rule: each["state"] for rule, each in merged["rules"].items()} == best
        assert merged["rules"]["TP-1.2"]["row"] == [1, 2]
        assert merged["lessons"] == {"01-scoring": {"passed": True}}


def test_lessons_that_are_open_together_come_to_know_the_same(page: Page) -> None:
    """Each answers and begins anew by itself and hears of the other late: in whatever order they
    hear, they agree, and nothing that was answered since the last beginning is lost."""
    chance = random.Random(7)
    rules = ["TP-1.2", "TP-1.3", "TP-1.4"]
    for _ in range(200):
        lessons = [
            [
                {"rule": chance.choice(rules), "right": chance.random() < 0.6, "level": level}
                for level in range(1, chance.randint(2, 5))
            ]
            for _ in range(3)
        ]
        known = page.evaluate(LATE, lessons)
        assert len(set(known["joined"])) == 1
        joined = json.loads(known["joined"][0])["rules"]
        assert set(joined) == {answer["rule"] for lesson in lessons for answer in lesson}
        for rule, record in joined.items():
            most = max(sum(answer["rule"] == rule for answer in lesson) for lesson in lessons)
            assert record["answers"] == most


# What three lessons know that answer apart, joined in each order, twice over.
LATE = """lessons => {
  const apart = lessons.map((answers) => {
    const known = emptyProgress();
    for (const { rule, ...answer } of answers) {
      const before = known.rules[rule] ?? { state: "unseen", row: [], wrong: false, answers: 0 };
      known.rules[rule] = afterAnswer(before, answer);
    }
    return known;
  });
  const [a, b, c] = apart;
  const orders = [[a, b, c], [b, c, a], [c, a, b], [c, b, a], [a, a, b, c, c, b]];
  const joined = orders.map((order) => order.reduce((one, other) => joinedProgress(one, other)));
  const grouped = joinedProgress(a, joinedProgress(b, c));
  return { joined: [...joined, grouped].map(progressText) };
}"""


def test_whoever_begins_anew_is_followed(page: Page) -> None:
    both = page.evaluate(
        """() => {
          const known = emptyProgress();
          known.lessons["01-scoring"] = { passed: true };
          const anew = { ...emptyProgress(), begun: 1 };
          return [joinedProgress(known, anew), joinedProgress(anew, known)];
        }"""
    )
    assert both == [{"begun": 1, "rules": {}, "lessons": {}}] * 2
