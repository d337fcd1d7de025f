"""What has been learnt outlives whatever happens to its page: reloads, dead kernels, files."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.serving.served import Served, write_lesson
from tripalki_learn.explain import RULES

from . import hostile
from .keys import Keys, part
from .learner import SCENE, Learner
from .visiting import WAIT, connected, faults, visit

pytestmark = pytest.mark.browser

STATES = ("unseen", "learning", "known", "firm")
LESSONS = ("01-scoring", "02-turns", "03-washouts")
NUMBERS = [rule.number for rule in RULES]

ASKING = """
from tripalki_learn.widgets import Drill, Progress
Drill("special")
"""


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Served]:
    """A server with one small lesson: questions, and what came of them."""
    write_lesson(tmp_path / "lessons", "small", "# Small", ASKING, "Progress()")
    running = Served(tmp_path / "lessons")
    yield running
    running.stop()


class Known:
    """What must never be lost: the states of rules, and the lessons that were passed."""

    def __init__(self) -> None:
        self.states: dict[str, str] = {}
        self.passed: set[str] = set()

    def gain(self, file: dict[str, Any]) -> None:
        for rule, record in file["rules"].items():
            better = [self.states.get(rule, "unseen"), record["state"]]
            self.states[rule] = max(better, key=STATES.index)
        self.passed |= {name for name, each in file["lessons"].items() if each["passed"]}

    def check(self, page: Page, after: str) -> None:
        """Nothing of it is missing in what the browser keeps, nor on the page."""
        kept = json.loads(
            page.evaluate(
                "localStorage['tripalki-learn.progress.v1'] ?? '{\"rules\":{},\"lessons\":{}}'"
            )
        )
        for rule, state in self.states.items():
            now = kept["rules"].get(rule, {"state": "unseen"})["state"]
            assert STATES.index(now) >= STATES.index(state), (after, rule)
        passed = {name for name, each in kept["lessons"].items() if each["passed"]}
        assert passed >= self.passed, after
        shown = page.locator('[data-tp="lesson-progress"][data-passed="true"]')
        names = set(shown.evaluate_all("all => all.map(each => each.dataset.lesson)"))
        assert names == passed, after
        self.gain(kept)


def some_file(chance: random.Random) -> dict[str, Any]:
    """A saved progress of somebody who knows some rules and has passed some lessons."""
    rules = {
        rule: {
            "state": (state := chance.choice(STATES)),
            "row": [1, 2, 3][: STATES.index(state)],
            "wrong": chance.random() < 0.2,
        }
        for rule in chance.sample(NUMBERS, chance.randrange(6))
    }
    lessons = {
        name: {"passed": chance.random() < 0.5}
        for name in chance.sample(LESSONS, chance.randrange(3))
    }
    return {
        "format": "tripalki-learn.progress",
        "version": 1,
        "rules": rules,
        "lessons": lessons,
    }


def take(page: Page, data: bytes) -> None:
    """Has the page read a file, and waits for the sentence that answers it."""
    for name in ("reset", "reset-no"):  # takes away the sentence that answered the last one
        page.locator(part(name)).click()
    page.locator(part("import")).set_input_files(
        {"name": "progress.json", "mimeType": "application/json", "buffer": data}
    )
    expect(page.locator('[data-tp="progress"] [data-tp="notice"]')).to_be_visible()


def answer(page: Page, right: bool) -> None:
    """Answers the question on the screen, or goes on from the one that has been answered."""
    learner = Learner(page)
    learner.keys.number = Keys(page).widgets().index("drill")
    if learner.keys.look("root => root.dataset.state") != "asked":
        learner.keys.press(part("next"))
        if learner.keys.look("root => root.dataset.state") != "asked":
            return  # the kernel is making one
    place = str(learner.keys.look("root => root.dataset.question"))
    scene = learner.keys.look(SCENE)
    kind, level, number = place.split("-")
    if int(number) >= len(scene["sets"][kind][level]):
        return  # made by the kernel: the page does not carry its answer
    question = learner.asked(scene)
    choices = [choice["id"] for choice in question["choices"]]
    given = next(each for each in choices if (each in question["correct"]) is right)
    learner.answer(question, given, right=right)


def live(page: Page, server: Served, known: Known, chance: random.Random, steps: int) -> None:
    """So many happenings at random; what is known is looked for after each."""
    for _ in range(steps):
        for _ in range(chance.randrange(3)):
            answer(page, chance.random() < 0.8)
            known.check(page, "an answer")
        what = chance.choice(["reload", "kill", "file", "broken file"])
        if what == "reload":
            page.reload()
        elif what == "kill":
            if page.locator('[data-tp="connection"][data-state="gone"]').count():
                page.locator(part("reload")).click()
                page.wait_for_load_state()
            connected(page)
            for kernel in server.kernels():
                psutil.Process(kernel).kill()
            gone = page.locator('[data-tp="connection"][data-state="gone"]')
            expect(gone).to_be_visible(timeout=WAIT)
        elif what == "file":
            file = some_file(chance)
            take(page, json.dumps(file).encode())
            known.gain(file)
        else:
            bad = chance.choice(hostile.FILES)
            take(page, bad if isinstance(bad, bytes) else bad.encode("utf-8", "surrogatepass"))
        known.check(page, what)


@pytest.mark.parametrize("steps", [10, pytest.param(200, marks=pytest.mark.full)])
def test_reloads_dead_kernels_and_files_lose_nothing(
    small: Served, browser: Browser, steps: int
) -> None:
    context = browser.new_context(locale="en")
    page = visit(context, f"{small.address}/small")
    known = Known()
    live(page, small, known, random.Random(steps), steps)
    assert known.states and known.passed
    assert [each for each in faults(page) if "WebSocket" not in each] == []
    context.close()
