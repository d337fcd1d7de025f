"""What axe says of every lesson: at its start, answered wrong, finished, and without Python."""

from __future__ import annotations

import random
from typing import Any

import psutil
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.serving.served import Served
from tripalki_learn.explain import LANGUAGES

from .keys import part
from .learner import SCENE, Learner
from .playing import Player
from .test_served_by_keyboard import LESSONS
from .visiting import WAIT, faults, visit, whole

pytestmark = pytest.mark.browser

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SCHEMES = ("light", "dark")

SEED = 33
"""Another seed gives another everyday sample."""

RUN = """async (values) => {
  const found = await axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html, any }) =>
    `${html.slice(0, 200)} ${any[0]?.message ?? ''}`)]);
}"""


def violations(page: Page) -> Any:
    """What axe finds on the page as it is, moving parts at rest."""
    page.evaluate("document.getAnimations().forEach(each => each.finish())")
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(Axe().axe_script)
    return page.evaluate(RUN, WCAG)


def in_languages(page: Page, languages: list[str], state: str) -> None:
    """Axe finds nothing, whichever language the page is switched to."""
    for lang in languages:
        page.locator('[data-tp="language"]').select_option(lang)
        expect(page.locator("main")).to_have_attribute("lang", lang)
        assert violations(page) == [], (state, lang)


def answer_wrong(page: Page) -> None:
    """The first question of each widget gets a wrong answer, if there is one."""
    learner = Learner(page)
    for number, name in enumerate(learner.keys.widgets()):
        learner.keys.number = number
        scene = learner.keys.look(SCENE)
        if name == "walkthrough":
            asked = next((at for at, step in enumerate(scene["steps"]) if step.get("ask")), None)
            if asked is None:
                continue
            for _ in range(asked):
                learner.keys.press(part("next"))
            question = scene["steps"][asked]["ask"]
        elif name == "drill":
            question = learner.asked(scene)
        else:
            continue
        learner.answer(question, wrong_of(question), right=False)


def wrong_of(question: dict[str, Any]) -> str:
    """An answer that is wrong: one that a belief gives, or any other."""
    seats = [str(at) for at, seat in enumerate(question["table"]["seats"]) if not seat.get("out")]
    offered = {
        "order": [",".join(seats), ",".join(reversed(seats))],
        "exchange": ["pass", "all"],
        "choice": [choice["id"] for choice in question["choices"]],
    }.get(question["form"], seats)
    answers: list[str] = [*question["beliefs"].values(), *offered]
    return next(each for each in answers if each not in question["correct"])


def rule_wrong(page: Page, languages: list[str]) -> None:
    """A table that is run: every hint to the first question with a belief, then the belief."""
    learner = Learner(page)
    keys = learner.keys
    if "run" not in keys.widgets():
        return
    keys.number = keys.widgets().index("run")
    match = keys.look(SCENE)["match"]
    keys.press(part("all"))
    keys.press(part("next"))
    while not (question := match[int(keys.look("e => e.dataset.index"))]["ask"])["beliefs"]:
        learner.give(question, question["correct"][0])
    for _ in question["hints"]:
        keys.press(part("hint"))
    in_languages(page, languages, "hints at a table that is run")
    learner.answer(question, next(iter(question["beliefs"].values())), right=False)
    in_languages(page, languages, "a slip at a table that is run")


def play(page: Page, languages: list[str]) -> None:
    """A match at the learner's turn, something refused; then a round to its end."""
    learner = Learner(page)
    if "match" not in learner.keys.widgets():
        return
    player = Player(page)
    player.keys.wait("e => e.querySelector('[data-tp=start]').ariaDisabled === null")
    player.sit()
    while player.state() == "over":
        player.go_on()
    player.refused()
    in_languages(page, languages, "refused in a match")
    while player.state() == "turn":
        player.act()
    in_languages(page, languages, "a round over")


def finish(page: Page) -> None:
    """Every walkthrough at its last step, the check of the lesson passed."""
    learner = Learner(page)
    keys = learner.keys
    for number, name in enumerate(keys.widgets()):
        keys.number = number
        if name == "walkthrough":
            keys.press(part("next"), "End")
        elif name == "drill" and (scene := keys.look(SCENE))["check"]:
            keys.press(part("check-start"))
            for _ in scene["check"]:
                learner.answer_right(scene)
            assert keys.look("root => root.dataset.state") == "result"


def lose_kernel(page: Page, server: Served) -> None:
    """Kills the kernel of the page, the newest of the server, and waits until the page says so."""
    kernels = {process.create_time(): process for process in map(psutil.Process, server.kernels())}
    kernels[max(kernels)].kill()
    gone = page.locator('[data-tp="connection"][data-state="gone"]')
    expect(gone).to_be_visible(timeout=WAIT)


ALL = [(lesson, scheme) for lesson in LESSONS for scheme in SCHEMES]


def look_at(
    server: Served, browser: Browser, lesson: str, scheme: Any, languages: list[str]
) -> None:
    context = browser.new_context(locale="en", color_scheme=scheme)
    page = whole(visit(context, f"{server.address}/{lesson}"))
    in_languages(page, languages, "start")
    answer_wrong(page)
    in_languages(page, languages, "wrong answer")
    rule_wrong(page, languages)
    play(page, languages)
    finish(page)
    in_languages(page, languages, "finished")
    assert faults(page) == []
    lose_kernel(page, server)
    in_languages(page, languages, "kernel gone")
    context.close()


@pytest.mark.full
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_axe_finds_nothing_in_any_state_of_a_lesson(
    server: Served, browser: Browser, lesson: str, scheme: str
) -> None:
    look_at(server, browser, lesson, scheme, [*LANGUAGES])


@pytest.mark.full
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("path", ["/rules", "/comparison"])
def test_axe_finds_nothing_on_a_page_beside_the_lessons(
    server: Served, browser: Browser, path: str, scheme: Any
) -> None:
    context = browser.new_context(locale="en", color_scheme=scheme)
    for width in (320, 1280):
        page = visit(context, server.address + path)
        page.set_viewport_size({"width": width, "height": 800})
        for lang in LANGUAGES:
            page.locator('[data-tp="language"]').select_option(lang)
            expect(page.locator("html")).to_have_attribute("lang", lang)
            assert violations(page) == [], (width, lang)
        assert faults(page) == []
    context.close()


def test_axe_finds_nothing_in_a_sample(server: Served, browser: Browser) -> None:
    chance = random.Random(SEED)
    lesson, scheme = chance.choice(ALL)
    look_at(server, browser, lesson, scheme, chance.sample([*LANGUAGES], 1))
