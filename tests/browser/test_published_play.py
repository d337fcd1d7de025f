"""A match in a published page, with Python in the page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.publishing.conftest import published
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.lessons import lessons_folder

from .playing import Player
from .test_published import served
from .test_served_play import ROUNDS
from .visiting import faults, visit

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(shutil.which("npm") is None, reason="Pyodide comes from npm"),
]


@pytest.fixture(scope="module")
def address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    base = tmp_path_factory.mktemp("playing")
    course = lessons_folder()
    name = request.param
    (base / "lessons").mkdir()
    shutil.copy(course / f"{name}.ipynb", base / "lessons")
    for lang in LANGUAGES:
        if (course / "text" / lang / f"{name}.md").is_file():
            (base / "lessons" / "text" / lang).mkdir(parents=True)
            shutil.copy(course / "text" / lang / f"{name}.md", base / "lessons" / "text" / lang)
    published(base / "lessons", base / "site", engine=True)
    running = served(base / "site")
    yield next(running)
    next(running, None)


EVERY = [(lesson, lesson, lang) for lesson in ROUNDS for lang in LANGUAGES]
DAILY = ("08-play", "es")


@pytest.mark.parametrize(
    ("address", "lesson", "lang"),
    [pytest.param(*each, marks=[] if each[1:] == DAILY else [pytest.mark.full]) for each in EVERY],
    indirect=["address"],
)
def test_a_whole_match_is_played_by_keyboard_alone(
    browser: Browser, address: str, lesson: str, lang: str
) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = visit(context, f"{address}/{lang}/{lesson}/index.html", own=(address, "data:", "blob:"))
    player = Player(page)
    assert player.whole_match() >= ROUNDS[lesson]
    page.reload()
    # Python is loaded when somebody asks for it, so the match waits to be asked for.
    expect(page.locator('[data-tp="continue"]')).to_be_visible()
    player = Player(page)
    player.keys.press('[data-tp="continue"]')
    assert player.state() == "won"
    assert faults(page) == []
    context.close()
