"""No text of a page is written anywhere but in the catalogs, and long words break nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.serving.served import Served
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.lessons import lesson_names, lessons_folder

from .learner import Learner
from .pseudo import PSEUDO, package_with_pseudo
from .visiting import visit

pytestmark = pytest.mark.browser

LESSONS = lesson_names(lessons_folder())
EVERYDAY = ("03-washouts",)

# Everything that was ever there to be read or heard, whatever has become of it since.
COLLECT = """
window.told = new Map();
const NAMES = ["aria-label", "aria-valuetext", "aria-description", "title", "alt", "placeholder"];
const isOurs = (element) => element && !element.closest(
  "script, style, code, .jupyter-widgets:not(:has([data-tp])), [data-tp=language], " +
  "[lang]:not([lang=LANG])")
  && (element.checkVisibility() || !element.closest(".jp-OutputArea-output"));
const note = (text, element) => {
  if (text?.trim() && isOurs(element)) told.set(text.trim(), element.outerHTML.slice(0, 200));
};
const look = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return note(node.data, node.parentElement);
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  for (const name of NAMES) note(node.getAttribute(name), node);
  node.childNodes.forEach(look);
};
new MutationObserver((changes) => {
  for (const { type, target, addedNodes, attributeName } of changes) {
    if (type === "childList") addedNodes.forEach(look);
    else if (type === "characterData") note(target.data, target.parentElement);
    else note(target.getAttribute(attributeName), target);
  }
}).observe(document, {
  subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: NAMES });
""".replace("LANG", PSEUDO)

# Two letters of any real alphabet in a row, but for numbers of rules; K♥ and A are no words.
WORD = re.compile(r"(?<!\w)(?!(?:TP|TR|PA)-)[A-Za-z]{2,}(?!\w)|[а-яё]{2,}", re.IGNORECASE)
FILE = r"\S+\.json"
DATE = r"\w+ \d{1,2}, \d{4}"  # the browser's own, which does not know the language

# What is cut off, and what sticks out of the page.
BROKEN = """() => [...document.querySelectorAll(
    "[data-tp] :is(button, select, p, span, label, h2, h3, td, li)")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((each) => {
    const box = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    const isScrolled = each.closest(".tp-scroll, .tp-odds-figures, .tp-unseen");
    const isCut = style.overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1;
    return !isScrolled && box.width > 1 && (isCut || box.right > innerWidth + 1 || box.left < -1);
  })
  .map((each) => each.outerHTML.slice(0, 160))"""


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("pseudo")
    lessons = package_with_pseudo(folder)
    running = Served(lessons, environment={"PYTHONPATH": str(folder)})
    yield running
    running.stop()


def opened(server: Served, browser: Browser, path: str) -> Page:
    """A page in the language that nobody speaks, on a telephone."""
    context = browser.new_context(locale="en", viewport={"width": 320, "height": 800})
    context.add_init_script(COLLECT)
    return visit(context, f"{server.address}{path}?lang={PSEUDO}")


def real_words(page: Page) -> dict[str, str]:
    """What was told in a real language, and where."""
    told: dict[str, str] = page.evaluate("Object.fromEntries(told)")
    players = {*page.locator("bdi.tp-name").all_text_contents()}
    known = re.compile(rf"\b(?:{'|'.join(map(re.escape, players))})\b|{FILE}|{DATE}")
    return {text: where for text, where in told.items() if WORD.search(known.sub("", text))}


def sampled(names: tuple[str, ...]) -> list[object]:
    return [
        pytest.param(name, marks=[] if name in EVERYDAY else [pytest.mark.full]) for name in names
    ]


@pytest.mark.parametrize("lesson", sampled(LESSONS))
def test_everything_told_in_a_lesson_comes_from_the_catalogs(
    pseudo: Served, browser: Browser, lesson: str
) -> None:
    page = opened(pseudo, browser, f"/{lesson}")
    assert page.locator("html").get_attribute("lang") == PSEUDO
    learner = Learner(page)
    learner.lesson()
    assert len(page.evaluate("[...told.keys()]")) > 40
    assert real_words(page) == {}
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert page.evaluate(BROKEN) == []
    page.context.close()


@pytest.mark.parametrize("path", ["/", "/rules", "/comparison", "/nothing-here"])
def test_everything_told_around_the_lessons_comes_from_the_catalogs(
    pseudo: Served, browser: Browser, path: str
) -> None:
    page = opened(pseudo, browser, path)
    page.locator("main h1:visible").first.wait_for()
    assert len(page.evaluate("[...told.keys()]")) > 4
    assert real_words(page) == {}
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert page.evaluate(BROKEN) == []
    page.context.close()


def test_the_language_is_none_of_ours() -> None:
    assert PSEUDO not in LANGUAGES
