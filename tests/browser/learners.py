"""How soon the exercises find out what a learner believes.

``python -m tests.browser.learners`` plays simulated learners through the exercises of the lessons
and of the review, with the page's own choice of questions and its own diagnosis, in a headless
browser: each holds one belief, two, or none, and slips in 5 % of the answers. It prints, for each
misconception of each lesson, how many questions it takes until it is named to the learner as what
the answers show. ``--runs`` is the number of learners of each kind, ``--lessons`` limits it to some
lessons, ``--seed`` is that of the exercises.

A belief can be noticed once it makes a difference. So questions are counted from the first one
whose answer it changes, that one included ("from the first it changes"); of these, those that it
changes are its instances. "From the start" counts all that came before too. Who holds two beliefs
answers as the engine does by both; where that is not among the answers, by one of them. Learners
without a belief answer as many questions as anybody else at most.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import SWITCHES, chromium
from tests.browser.modules import module_page
from tripalki_learn.teaching.course import COURSE, REVIEW, Lesson, exercises_scene
from tripalki_learn.teaching.drills import KINDS, ready
from tripalki_learn.teaching.drills.generate import question_of
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.misconceptions import ALL, believing, named
from tripalki_learn.teaching.question import Question

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


def can_be_held(one: str, other: str) -> bool:
    """Whether somebody may believe both: they do not put two wrong rules in the same place."""
    return named(one).swaps.keys().isdisjoint(named(other).swaps)


def scene_of(lesson: Lesson, seed: int, pairs: Sequence[tuple[str, ...]]) -> dict[str, Any]:
    """A lesson's exercises; each question knows in ``both`` what holders of two beliefs answer."""
    asked: dict[int, Situation] = {}
    made: list[Question] = []

    def noted(*given: Any) -> Question:
        made.append(question_of(*given))
        asked[id(made[-1])] = given[1]
        return made[-1]

    ready._ready_sets.cache_clear()
    with patch.object(ready, "question_of", noted):
        scene = exercises_scene([lesson.name], seed, ["en"])
    entries = [q for levels in scene["sets"].values() for level in levels.values() for q in level]
    for question in made:
        entry = next(each for each in entries if each == question.json())
        entry["both"] = {
            " ".join(pair): answer
            for pair in pairs
            if not question.beliefs.keys().isdisjoint(pair)
            and (answer := by_both(question.kind, asked[id(question)], pair)) is not None
        }
    return scene


def by_both(kind: str, situation: Situation, pair: Sequence[str]) -> str | None:
    """The answer of who holds both beliefs, if it is one."""
    try:
        with believing(*map(named, pair)):
            answers = KINDS[kind].answers(situation)
    except Exception:  # two wrong rules may lead where the engine never goes
        return None
    return answers[0] if len(answers) == 1 else None


def play(browser: Browser, lesson: Lesson, runs: int, seed: int = 0) -> dict[str, Any]:
    """What simulated learners make of a lesson's exercises."""
    beliefs = about(lesson)
    # In the review there are too many pairs: each belief is joined by the next three.
    near = [pair for pair in combinations(beliefs, 2) if can_be_held(*pair)]
    if lesson is REVIEW:
        near = [pair for pair in near if beliefs.index(pair[1]) - beliefs.index(pair[0]) <= 3]
    scene = scene_of(lesson, seed, near)
    given = {
        "scene": scene,
        "beliefs": beliefs,
        "pairs": near,
        "runs": runs,
        "slip": SLIP,
        "length": LENGTH * (1 + 2 * (lesson is REVIEW)),
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


HEAD = (
    f"  {'':30}{'from the first it changes':>27}{'instances':>16}"
    f"{'from the start':>16}{'another':>9}\n"
    f"  {'':30}{'median':>11}{'95 %':>7}{'<= 4':>9}{'median':>9}{'95 %':>7}"
    f"{'median':>9}{'95 %':>7}{'first':>9}"
)


def line(name: str, runs: Sequence[dict[str, Any]]) -> str:
    """One row of the table. A run in which the belief never made a difference is left out."""
    met = [run for run in runs if run["met"]]
    since, instances, start = (
        [run[column] for run in met] for column in ("since", "instances", "start")
    )
    wrong = sum(run["wrong"] for run in met) / max(1, len(met))
    return (
        f"  {name:30}{shown(quantile(since, 0.5)):>11}{shown(quantile(since, 0.95)):>7}"
        f"{within(since, 4):>9.1%}{shown(quantile(instances, 0.5)):>9}"
        f"{shown(quantile(instances, 0.95)):>7}"
        f"{shown(quantile(start, 0.5)):>9}{shown(quantile(start, 0.95)):>7}{wrong:>9.1%}"
    )


def table(found: dict[str, dict[str, Any]]) -> str:
    """The table as text, the sums of all last."""
    lines = []
    ones: list[dict[str, Any]] = []
    twos: list[dict[str, Any]] = []
    told = plain = 0
    for lesson, each in found.items():
        lines += [f"{lesson}", HEAD]
        for name, runs in each["one"].items():
            lines.append(line(name, runs))
            ones += runs
        lines.append(line("two beliefs, one of them", each["two"]))
        none = each["none"]
        lines.append(f"  without a belief: {none['told']} of {none['runs']} were told of one")
        told, plain = told + none["told"], plain + none["runs"]
        twos += each["two"]
    lines += [
        "all together",
        HEAD,
        line("one belief", ones),
        line("two beliefs, one of them", twos),
        f"  two beliefs: both named in {share(twos, 'both'):.0%} of the runs",
        f"  without a belief: {told / max(1, plain):.2%} were told of one",
    ]
    return "\n".join(lines)


def share(runs: Sequence[dict[str, Any]], what: str) -> float:
    return sum(bool(run[what]) for run in runs) / max(1, len(runs))


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="How soon a belief is found out.")
    parser.add_argument("--runs", type=int, default=100, help="learners of each kind (100)")
    parser.add_argument("--seed", type=int, default=0, help="of the exercises (0)")
    parser.add_argument("--lessons", nargs="*", default=None, help="names of lessons (all)")
    asked = parser.parse_args(arguments)
    every = (*COURSE, REVIEW)
    lessons = [each for each in every if asked.lessons is None or each.name in asked.lessons]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        found = {lesson.name: play(browser, lesson, asked.runs, asked.seed) for lesson in lessons}
        browser.close()
    print(table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
