"""The frame of a served page in a browser: its language, its requests, its widgets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, expect

from tests.serving.served import Served, until, write_lesson
from tripalki_learn.pages.lessons import lessons_folder

from .visiting import WAIT, connected, faults, visit, whole

pytestmark = pytest.mark.browser

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
LANDMARKS = ["region", "landmark-one-main", "page-has-heading-one"]
LESSON = "/05-special-hands"
SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]
PAGES = ["/", "/rules", "/comparison", "/01-scoring", LESSON, "/nothing-here"]


def heading(lang: str) -> str:
    """The first heading of the lesson's translation, as whoever translated it wrote it."""
    text = (lessons_folder() / "text" / lang / f"{LESSON[1:]}.md").read_text(encoding="utf-8")
    return next(line[2:] for line in text.splitlines() if line.startswith("# "))


TITLES = {
    "en": "Special hands · Tri Palki",
    "fr": f"{heading('fr')} · Tri Palki",
    "es": f"{heading('es')} · Tri Palki",
    "ru": f"{heading('ru')} · Три палки",
}

LINKED = """
from ipywidgets import IntSlider, jslink
from tripalki_learn.games.tri_palki import showdown
from tripalki_learn.widgets import Walkthrough

walk = Walkthrough(showdown({"A": "6♥ 7♥ 8♥", "B": "K♦ Q♦ 10♦"}, dealer="A"))
slider = IntSlider(max=5, description="step")
link = jslink((walk, "index"), (slider, "value"))
walk
"""

# Notes, frame by frame from the first, every language of prose that could be seen.
WATCH = """
window.seen = new Set();
const look = () => {
  for (const part of document.querySelectorAll("[data-tp-prose][lang]")) {
    if (part.checkVisibility()) seen.add(part.lang);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""

# A machine that does nothing for three seconds whenever a module has been made for a model.
SLOW = """
const make = URL.createObjectURL;
URL.createObjectURL = (blob) => {
  const end = performance.now() + 3000;
  if (blob.type === "text/javascript") while (performance.now() < end);
  return make.call(URL, blob);
};
"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en")
    yield context
    context.close()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_quiet_asks_nobody_else_can_be_read_by_all_and_fits(
    server: Served, browser: Browser, path: str
) -> None:
    """One visit for all of it: each starts a kernel."""
    context = browser.new_context(locale="ru")
    page = visit(context, server.address + path)
    if path not in ("/", "/rules", "/comparison", "/nothing-here"):
        whole(page)
    assert page.locator("main h1:visible").count() == 1
    options = {
        "runOnly": {"type": "tag", "values": WCAG},
        # Landmarks are advice and no success criterion, and they are promised here.
        "rules": {rule: {"enabled": True} for rule in LANDMARKS},
    }
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        results = Axe().run(page, options=options)
        assert results.violations_count == 0, results.generate_report()
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    if path != "/nothing-here":  # what the browser itself says of a page that is not there
        assert faults(page) == []
    context.close()


@pytest.mark.parametrize("lang", ["en", "fr", "es", "ru"])
def test_no_other_language_flashes_up(server: Served, browser: Browser, lang: str) -> None:
    # The browser asks for another language than the reader has chosen before.
    context = browser.new_context(locale="es" if lang != "es" else "ru")
    context.add_init_script(WATCH)
    page = visit(context, f"{server.address}/?lang={lang}")
    page.locator('[data-tp="language"]').select_option("en" if lang != "en" else "fr")
    page.locator('[data-tp="language"]').select_option(lang)
    page.goto(server.address + LESSON)
    connected(page)
    assert page.evaluate("[...seen]") == [lang]
    assert page.title() == TITLES[lang]
    assert page.evaluate("document.documentElement.lang") == lang
    expect(page.locator("main")).to_have_attribute("lang", lang)
    context.close()


def test_a_change_of_language_changes_the_whole_page(
    server: Served, context: BrowserContext
) -> None:
    page = connected(visit(context, server.address + LESSON))
    page.locator('[data-tp="next"]').first.click()
    for lang, title in TITLES.items():
        page.locator('[data-tp="language"]').select_option(lang)
        assert page.title() == title
        assert page.locator("h1:visible").inner_text() == title.partition(" · ")[0]
        assert set(
            page.locator("[data-tp-prose]:visible").evaluate_all("l => l.map(e => e.lang)")
        ) == {lang}
        expect(page.locator('[data-tp="step"]').first).to_have_attribute("data-index", "1")
    assert faults(page) == []


def test_a_link_keeps_a_language_that_only_the_address_names(
    server: Served, context: BrowserContext
) -> None:
    page = visit(context, server.address + "/?lang=ru")
    page.locator(f'main a[href="{LESSON}"]').click()
    page.wait_for_url("**/05-special-hands?lang=ru**")
    page.locator('header nav a[href^="/rules"]').click()
    page.wait_for_url("**/rules?lang=ru")
    assert page.title() == "Правила · Три палки"


def test_a_rule_in_a_lesson_leads_to_its_text(server: Served, context: BrowserContext) -> None:
    page = visit(context, server.address + LESSON + "?lang=fr")
    page.locator("a.tp-rule:visible", has_text="TP-5.2").first.click()
    page.wait_for_url("**/rules?lang=fr#TP-5.2")
    expect(page.locator('[id="TP-5.2"]')).to_be_in_viewport()


def test_a_scene_is_drawn_while_the_lesson_still_runs(
    context: BrowserContext, tmp_path: Path
) -> None:
    go = tmp_path / "go"
    wait = f"import pathlib, time\nwhile not pathlib.Path({str(go)!r}).exists(): time.sleep(0.02)"
    write_lesson(tmp_path / "lessons", "long", "# Long", LINKED, wait, "## The end")
    server = Served(tmp_path / "lessons")
    try:
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.goto(server.address + "/long", wait_until="commit")
        page.locator('[data-tp="next"]').click()
        expect(page.locator('[data-tp="step"]')).to_have_attribute("data-index", "1")
        page.locator('[data-tp="language"]').select_option("ru")
        expect(page.locator('[data-tp="next"]')).to_have_text("Дальше")
        assert "The end" not in page.content()
        go.touch()
        connected(page)
        expect(page.locator("h2:visible", has_text="The end")).to_have_count(1)
        expect(page.locator('[data-tp="step"]')).to_have_attribute("data-index", "1")
    finally:
        server.stop()


def test_a_widget_adopts_its_scene_and_is_linked_to_a_slider_both_ways(
    context: BrowserContext, tmp_path: Path
) -> None:
    write_lesson(tmp_path / "lessons", "linked", "# Linked", LINKED, "slider")
    server = Served(tmp_path / "lessons")
    try:
        page = visit(context, server.address + "/linked")
        page.locator('[data-tp="next"]').click()
        handle = page.locator(".jupyter-widgets .noUi-handle, .widget-slider .noUi-handle").first
        expect(handle).to_be_visible(timeout=WAIT)
        # Drawn once: by the page, which the widget has taken over with the step it stood at.
        expect(page.locator('[data-tp="walkthrough"]')).to_have_count(1)
        expect(page.locator('[data-tp="step"]')).to_have_attribute("data-index", "1")
        readout = page.locator(".widget-readout")
        page.locator('[data-tp="next"]').click()
        expect(readout).to_have_text("2")
        handle.press("ArrowRight")
        expect(page.locator('[data-tp="step"]')).to_have_attribute("data-index", "3")
        assert faults(page) == []
    finally:
        server.stop()


@pytest.mark.full
def test_a_slow_machine_gets_its_kernel_too(server: Served, context: BrowserContext) -> None:
    """A model that takes more than two seconds is not given up: its kernel is heard."""
    context.add_init_script(SLOW)
    page = whole(visit(context, server.address + LESSON))
    whatif = page.locator('[data-tp="whatif"]').first
    choice = whatif.locator('[data-tp="choice"][data-card="9C"]')

    def offers() -> bool:
        """Other cards are offered once the model of the widget is there."""
        whatif.locator('[data-tp="card"][data-card="KD"]').click()
        page.wait_for_timeout(100)  # lets the page work: a click is no wait
        return choice.count() > 0

    until(offers, "the kernel to be asked")
    choice.click()
    expect(whatif.locator('[data-tp="card"][data-card="9C"]')).to_be_visible(timeout=WAIT)
    assert faults(page) == []
