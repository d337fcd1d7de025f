"""A match under Voilà: played by keyboard, kept over a reload, and never with an open hand."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.serving.served import Served, until
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.lessons import lessons_folder

from .keys import part
from .playing import HAND, Player
from .visiting import WAIT, faults, visit, whole

pytestmark = pytest.mark.browser

CARD = re.compile(r"\b(?:10|[2-9AKQJ])[HDCS]\b")

ROUNDS = {"08-play": 4, "11-trinka": 4, "12-palki": 3}
"""The lessons in which matches are played, and how many rounds one of two takes at least: somebody
has lost four times (TP-5.5); both have dealt twice; five points a game at most, and fifteen are
needed (PA-3.3, 3.4)."""


class Heard:
    """Everything that a page hears from its server."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, payload: str | bytes) -> None:
        text = payload.decode("utf-8", "replace") if isinstance(payload, bytes) else payload
        self.frames.append(text)

    def cards(self, kept: str) -> set[str]:
        """The cards that were named, but for what is sealed."""
        return set(CARD.findall("\n".join(self.frames).replace(kept, "")))


def full(lesson: str, lang: str = "") -> Any:
    """Of the lessons and languages one is looked at every day."""
    is_daily = (lesson, lang) in (("08-play", ""), ("08-play", "ru"))
    return pytest.param(*filter(None, (lesson, lang)), marks=[] if is_daily else [pytest.mark.full])


def open_lesson(
    browser: Browser, server: Served, lang: str = "en", lesson: str = "08-play"
) -> tuple[Page, Heard]:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = visit(context, "about:blank")
    heard = Heard(page)
    page.goto(f"{server.address}/{lesson}?lang={lang}")
    whole(page)
    expect(page.locator('[data-tp="start"]')).not_to_have_attribute(
        "aria-disabled", "true", timeout=WAIT
    )
    return page, heard


def kept_text(page: Page, lesson: str) -> str:
    entries = page.evaluate("name => localStorage[`tripalki-learn.play.${name}`] ?? '[]'", lesson)
    found: str = next((entry["value"]["kept"] for entry in json.loads(entries)), "")
    return found


@pytest.mark.parametrize("lesson", [full(lesson) for lesson in ROUNDS])
def test_tp_2_8_hidden_cards_are_nowhere_in_a_served_page(
    browser: Browser, server: Served, lesson: str
) -> None:
    page, heard = open_lesson(browser, server, lesson=lesson)
    player = Player(page)
    for _ in range(9):  # a round in which the learner gets a turn
        heard.frames.clear()
        player.sit()
        if player.state() == "turn":
            break
        player.keys.press(part("new"))
    assert player.state() == "turn"
    if player.game() == "tri_palki":
        player.keys.press(part("hint"))
        expect(page.locator('[data-tp="hint-text"]')).to_be_visible()
    kept = kept_text(page, lesson)
    assert len(kept) > 100 and not re.search("deck|rounds|players", kept)
    named = heard.cards(kept)
    drawn = page.locator('[data-tp="match"]').evaluate("e => e.outerHTML").replace(kept, "")
    models = page.evaluate(
        """() => JSON.stringify([...document.querySelectorAll('[data-tp-host="play"] script')]
        .map(each => each.textContent))"""
    )
    seen = player.seen()
    assert len(player.pressable(HAND)) <= len(seen) < 20
    assert named == seen
    assert set(CARD.findall(drawn)) <= seen and CARD.findall(models) == []
    # What was hidden is told when the round is over, so there was something to hide.
    while player.state() == "turn":
        player.act()
    # What the socket got is noticed a moment after the page has drawn it.
    until(lambda: heard.cards(kept_text(page, lesson)) - seen, "other cards")
    assert faults(page) == []
    page.context.close()


def shown(player: Player) -> list[str]:
    """How a match stands that waits for the learner: its state, its steps and its table."""
    player.state()
    found: list[str] = player.keys.look(
        "e => [e.dataset.state, e.querySelector('[data-tp=step]').dataset.count, "
        "e.querySelector('[data-tp=table]').textContent]"
    )
    return found


def shown_again(page: Page) -> list[str]:
    """The same after a reload, when the page has found its match again."""
    whole(page)
    expect(page.locator('[data-tp="match"] [data-tp="step"]')).to_be_visible(timeout=WAIT)
    return shown(Player(page))


def test_a_match_goes_on_in_another_kernel(browser: Browser, server: Served) -> None:
    page, _ = open_lesson(browser, server)
    player = Player(page)
    player.sit()
    for _ in range(3):
        player.keys.press(part("deal" if player.state() == "over" else "pass"))
    before = shown(player)
    page.reload()
    assert shown_again(page) == before
    assert faults(page) == []
    page.context.close()


@pytest.mark.full
def test_another_match_that_is_run_goes_on_in_another_kernel(
    browser: Browser, server: Served
) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = visit(context, f"{server.address}/07-run-the-table?lang=en")
    run = page.locator('[data-tp="run"]')
    head = "e => [e.dataset.index, e.querySelector('[data-tp=table]').textContent]"
    whole(page)
    own = run.evaluate(head)
    run.locator('[data-tp="other"]').click()
    expect(run.locator('[data-tp="notice"]')).to_have_count(0, timeout=WAIT)
    run.locator('[data-tp="next"]').click()
    before = run.evaluate(head)
    page.reload()
    expect(run).to_have_attribute("data-index", before[0], timeout=WAIT)
    assert run.evaluate(head) == before != own
    assert faults(page) == []
    context.close()


@pytest.mark.full
def test_a_match_goes_on_after_the_server_was_started_again(
    browser: Browser, tmp_path: Path
) -> None:
    data = {"JUPYTER_DATA_DIR": str(tmp_path)}
    server = Served(lessons_folder(), environment=data)
    page, _ = open_lesson(browser, server)
    player = Player(page)
    player.sit()
    before = shown(player)
    server.stop()
    server = Served(lessons_folder(), port=server.port, environment=data)
    try:
        page.reload()
        assert shown_again(page) == before
        page.context.close()
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("lesson", "lang"), [full(lesson, lang) for lesson in ROUNDS for lang in LANGUAGES]
)
def test_a_whole_match_is_played_by_keyboard_alone(
    browser: Browser, server: Served, lesson: str, lang: str
) -> None:
    page, _ = open_lesson(browser, server, lang, lesson)
    player = Player(page)
    assert player.whole_match() >= ROUNDS[lesson]
    kept = json.loads(page.evaluate("localStorage['tripalki-learn.progress.v1'] ?? '{}'"))
    # The others are passed by their check.
    assert ("lessons" in kept) == (lesson == "08-play")
    assert lesson != "08-play" or kept["lessons"][lesson] == {"passed": True}
    assert faults(page) == []
    page.context.close()
