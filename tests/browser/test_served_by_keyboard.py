"""Each lesson by keyboard alone, from first step to passed check, on pages with a kernel."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Browser

from tests.serving.served import Served
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.lessons import lessons_folder

from .learner import Learner
from .visiting import faults, visit

pytestmark = pytest.mark.browser

LESSONS = sorted(file.stem for file in lessons_folder().glob("[0-9]*.ipynb"))
ASKING = ("01-scoring", "02-turns", "03-washouts", "04-stopping", "05-special-hands")
CHECKED = (*ASKING, "06-sticks-and-dealer", "09-odds", "11-trinka", "12-palki")
"""The lessons that end with a check: the welcome and the review have none."""

PASSED = (*CHECKED, "07-run-the-table", "08-play")
"""The lessons that can be passed: in two of them by a round ruled or a match played to its end."""

SEED = 33
"""Another seed gives another everyday sample."""

ALL = [(lesson, lang) for lesson in LESSONS for lang in LANGUAGES]
CHANCE = random.Random(SEED)
THREE = [*zip(CHANCE.sample(LESSONS, 3), CHANCE.sample([*LANGUAGES], 3), strict=True)]


@pytest.mark.parametrize(
    ("lesson", "lang"),
    [pytest.param(*each, marks=[] if each in THREE else [pytest.mark.full]) for each in ALL],
)
def test_a_lesson_is_completed_by_keyboard_alone(
    server: Served, browser: Browser, lesson: str, lang: str
) -> None:
    context = browser.new_context(locale="en")
    page = visit(context, f"{server.address}/{lesson}?lang={lang}")
    learner = Learner(page)
    assert learner.lang == lang
    met = learner.lesson()
    assert met
    kept = json.loads(page.evaluate("localStorage['tripalki-learn.progress.v1'] ?? 'null'"))
    assert (kept["lessons"] if kept else {}) == (
        {lesson: {"passed": True}} if lesson in PASSED else {}
    )
    assert faults(page) == []
    context.close()


def test_these_are_the_lessons() -> None:
    assert {"00-welcome", *PASSED, "10-review"} == set(LESSONS)
