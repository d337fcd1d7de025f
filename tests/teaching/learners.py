"""How soon the exercises find out what a learner believes.

``python -m tests.teaching.learners`` plays simulated learners through the exercises of the lessons,
with the page's own choice of questions and its own diagnosis, in a headless browser: each holds one
belief, two, or none, and slips in 5 % of the answers. It prints, for each misconception of each
lesson, how many questions it takes until it is named to the learner. ``--runs`` is the number of
learners of each kind, ``--lessons`` limits it to some lessons.

A belief can be noticed once it has made a difference, so questions are counted from the first
answer that it gave, that one included ("from its first answer"); "from the start" counts all that
came before too. Learners without a belief answer as many questions as anybody else at most.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import SWITCHES, chromium
from tests.browser.modules import module_page
from tripalki_learn.teaching.course import COURSE, Lesson, exercises_scene
from tripalki_learn.teaching.misconceptions import ALL

SCRIPT = Path(__file__).with_suffix(".js")
FUNCTIONS = (
    *("makePool", "makeCourse", "chanceOf", "drawn"),
    *("choicesOf", "seatsIn", "exchangeHand"),
)
SLIP = 0.05
LENGTH = 20
"""Questions after which a run ends."""

Numbers = list[int | None]
"""For each run the number of questions until the belief was named, None if it never was."""


def about(lesson: Lesson) -> list[str]:
    """The misconceptions against the rules that a lesson teaches."""
    return [belief.name for belief in ALL if belief.rule in lesson.rules]


def play(browser: Browser, lesson: Lesson, runs: int) -> dict[str, Any]:
    """What simulated learners make of a lesson's exercises."""
    scene = exercises_scene([lesson.name], languages=["en"])
    given = {
        "scene": scene,
        "beliefs": [name for name in about(lesson) if name in scene["beliefs"]],
        "runs": runs,
        "slip": SLIP,
        "length": LENGTH,
    }
    with module_page(browser, "drill", *FUNCTIONS) as page:
        found: dict[str, Any] = page.evaluate(SCRIPT.read_text(encoding="utf-8"), given)
    return found


def quantile(numbers: Numbers, share: float) -> float:
    """The number that so large a share of the runs does not exceed; infinite if never named."""
    ordered = sorted(math.inf if number is None else number for number in numbers)
    return ordered[math.ceil(share * len(ordered)) - 1] if ordered else math.inf


def within(numbers: Numbers, most: int) -> float:
    """The share of the runs with at most so many questions."""
    hits = sum(number is not None and number <= most for number in numbers)
    return hits / len(numbers) if numbers else 0.0


def shown(number: float) -> str:
    return "never" if math.isinf(number) else f"{number:.0f}"


def line(name: str, since: Numbers, start: Numbers, wrong: float) -> str:
    return (
        f"  {name:30}{shown(quantile(since, 0.5)):>7}{shown(quantile(since, 0.95)):>7}"
        f"{within(since, 4):>9.1%}{shown(quantile(start, 0.5)):>9}{shown(quantile(start, 0.95)):>7}"
        f"{wrong:>9.1%}"
    )


HEAD = (
    f"  {'':30}{'from its first answer':>23}{'from the start':>16}{'another':>9}\n"
    f"  {'':30}{'median':>7}{'95 %':>7}{'<= 4':>9}{'median':>9}{'95 %':>7}{'first':>9}"
)


def table(found: dict[str, dict[str, Any]], runs: int) -> str:
    """The table as text, the sums of all lessons last."""
    lines = []
    since_all: Numbers = []
    start_all: Numbers = []
    pairs: list[dict[str, Any]] = []
    wrong_all = told = plain = 0
    for lesson, each in found.items():
        lines += [f"{lesson}", HEAD]
        for name, runs_of in each["one"].items():
            lines.append(line(name, runs_of["since"], runs_of["start"], runs_of["wrong"] / runs))
            since_all += runs_of["since"]
            start_all += runs_of["start"]
            wrong_all += runs_of["wrong"]
        none = each["none"]
        lines.append(f"  without a belief: {none['told']} of {none['runs']} were told of one")
        told, plain = told + none["told"], plain + none["runs"]
        pairs += each["two"]
    first: Numbers = [pair["since"] for pair in pairs if "since" in pair]
    lines += [
        "all lessons",
        HEAD,
        line("one belief", since_all, start_all, wrong_all / max(1, len(start_all))),
        f"  two beliefs: one of them named after {shown(quantile(first, 0.5))} (median), "
        f"{shown(quantile(first, 0.95))} (95 %); both within {LENGTH}: "
        f"{sum(pair['both'] for pair in pairs) / max(1, len(pairs)):.0%}",
        f"  without a belief: {told / max(1, plain):.2%} were told of one",
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="How soon a belief is found out.")
    parser.add_argument("--runs", type=int, default=100, help="learners of each kind (100)")
    parser.add_argument("--lessons", nargs="*", default=None, help="names of lessons (all)")
    asked = parser.parse_args(arguments)
    lessons = [each for each in COURSE if asked.lessons is None or each.name in asked.lessons]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        found = {lesson.name: play(browser, lesson, asked.runs) for lesson in lessons}
        browser.close()
    print(table(found, asked.runs))
    return 0


if __name__ == "__main__":
    sys.exit(main())
