"""A lesson in JupyterLab: it is stepped by keyboard, and the keys leave the notebook alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.serving.labs import running_lab
from tests.serving.served import until

pytestmark = pytest.mark.browser

WAIT = 180_000  # milliseconds; JupyterLab is large, and the machine may have more to do
LESSON = "05-special-hands.ipynb"


@pytest.fixture
def lab(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Path, int]]:
    """The address at which ``tripalki-learn lab`` opens the lesson, the copy that it shows, and the
    server's process id."""
    folder = tmp_path / "lessons"
    lesson = getattr(request, "param", LESSON)
    with running_lab(folder, tmp_path) as (address, server):
        yield address.replace("/lab?", f"/lab/tree/{lesson}?"), folder / lesson, server


def run_all(browser: Browser, address: str) -> Page:
    """The notebook with all its cells run."""
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.set_default_timeout(WAIT)
    expect.set_options(timeout=WAIT)
    page.goto(address)
    # Until its kernel has come, JupyterLab would ask which one is meant.
    page.locator("#jp-bottom-panel").get_by_text("| Idle").wait_for()
    page.locator("#jp-MainMenu").get_by_text("Run", exact=True).click()
    page.locator('.lm-Menu [data-command="runmenu:run-all"]').click()
    return page


@contextmanager
def untouched(lab: tuple[str, Path, int], browser: Browser) -> Iterator[Page]:
    """The notebook with all its cells run; whatever is done then leaves its text as it was."""
    address, notebook, _ = lab
    before = cells(notebook)
    page = run_all(browser, address)
    yield page
    assert cells(notebook) == before
    page.context.close()


def cells(path: Path) -> list[Any]:
    """What a notebook holds, without what running it adds."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return [(cell["cell_type"], "".join(cell["source"])) for cell in notebook["cells"]]


def test_a_lesson_leaves_the_notebook_alone_and_outlives_its_kernel(
    lab: tuple[str, Path, int], browser: Browser
) -> None:
    address, notebook, server = lab
    before = cells(notebook)
    page = run_all(browser, address)
    menu = page.locator("#jp-MainMenu")
    # The last cell is in sight; it holds a walkthrough too.
    walk = page.locator('.jp-Cell:last-child [data-tp="walkthrough"]')
    step = walk.locator('[data-tp="step"]')
    expect(step).to_have_attribute("data-index", "0")
    count = int(step.get_attribute("data-count") or 0)
    walk.locator('[data-tp="next"]').focus()
    for place in range(1, count):
        page.keyboard.press("Enter")
        expect(step).to_have_attribute("data-index", str(place))
    page.keyboard.press("Home")
    expect(step).to_have_attribute("data-index", "0")
    hand = walk.locator('[data-tp="seat"]').first.locator('[data-tp="card"]')
    hand.first.focus()
    for key in ("a", "b", "x", "ArrowDown", "ArrowUp", "d", "d", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
        assert walk.evaluate("element => element.contains(document.activeElement)"), key
    menu.get_by_text("File", exact=True).click()
    page.locator('.lm-Menu [data-command="docmanager:save"]').click()
    # Saved with what running it has shown, and with nothing else.
    until(lambda: '"outputs": [\n' in notebook.read_text(encoding="utf-8"), "the notebook")
    assert cells(notebook) == before
    # JupyterLab starts a kernel that died again, but that one knows nothing of what is shown.
    [kernel] = [
        child
        for child in psutil.Process(server).children(recursive=True)
        if any("ipykernel" in part for part in child.cmdline())
    ]
    kernel.kill()
    page.locator(".jp-Dialog .jp-mod-accept").click()
    expect(walk.locator("xpath=..").locator('[data-state="gone"]')).to_be_visible()
    walk.locator('[data-tp="next"]').click()
    expect(step).to_have_attribute("data-index", "1")
    page.context.close()


@pytest.mark.full
@pytest.mark.parametrize(
    "lab", ["08-play.ipynb", "11-trinka.ipynb", "12-palki.ipynb"], indirect=True
)
def test_a_round_is_played_against_bots(lab: tuple[str, Path, int], browser: Browser) -> None:
    with untouched(lab, browser) as page:
        match = page.locator('[data-tp="match"]')
        match.scroll_into_view_if_needed()
        match.locator('[data-tp="start"]').focus()
        page.keyboard.press("Enter")
        waiting = re.compile("turn|over|playing|won")
        for _ in range(60):
            expect(match).to_have_attribute("data-state", waiting)
            state = match.get_attribute("data-state")
            if state in ("over", "won"):
                break
            goal = match.locator(
                '[data-tp="now"]' if state == "playing" else '[data-tp="legal"]'
            ).last
            if state == "turn" and not goal.is_visible():
                match.locator('[data-tp="allowed"] summary').focus()
                page.keyboard.press("Enter")
            goal.focus()
            page.keyboard.press("Enter")
            expect(match).not_to_have_attribute("data-state", "waiting")
        expect(match.locator('[data-tp="results"]')).to_be_visible()
        expect(match.locator('[data-tp="why"]').first).to_be_attached()


@pytest.mark.full
@pytest.mark.parametrize("lab", ["07-run-the-table.ipynb"], indirect=True)
def test_another_match_is_run(lab: tuple[str, Path, int], browser: Browser) -> None:
    with untouched(lab, browser) as page:
        table = page.locator('[data-tp="run"]').first
        table.scroll_into_view_if_needed()
        table.locator('[data-tp="all"]').focus()
        page.keyboard.press("Enter")
        table.locator('[data-tp="other"]').focus()
        page.keyboard.press("Enter")
        expect(table.locator('[data-tp="notice"]')).to_be_visible()
        expect(table.locator('[data-tp="notice"]')).to_have_count(0)
        table.locator('[data-tp="next"]').focus()
        page.keyboard.press("Enter")
        # With every chore of one's own the deal is the first.
        expect(table).to_have_attribute("data-chore", "deal")
        expect(table).to_have_attribute("data-state", "asked")


@pytest.mark.full
@pytest.mark.parametrize("lab", ["09-odds.ipynb"], indirect=True)
def test_odds_are_counted_again(lab: tuple[str, Path, int], browser: Browser) -> None:
    with untouched(lab, browser) as page:
        odds = page.locator('[data-tp="odds"][data-question="stick"]').first
        odds.scroll_into_view_if_needed()
        counts = "each => [...each.querySelectorAll('[data-count]')].map(row => row.dataset.count)"
        shown = odds.evaluate(counts)
        odds.locator('[data-tp="recount"]').focus()
        page.keyboard.press("Enter")
        expect(odds.locator('[data-tp="notice"]')).to_be_visible()
        expect(odds).not_to_have_attribute("aria-busy", "true")
        assert shown and odds.evaluate(counts) == shown
