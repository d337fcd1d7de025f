"""A lesson in JupyterLab: it is stepped by keyboard, and the keys leave the notebook alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from playwright.sync_api import Browser, expect

from tests.serving.labs import running_lab
from tests.serving.served import until

pytestmark = pytest.mark.browser

WAIT = 180_000  # milliseconds; JupyterLab is large, and the machine may have more to do
LESSON = "05-special-hands.ipynb"


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[tuple[str, Path, int]]:
    """The address at which ``tripalki-learn lab`` opens the lesson, the copy that it shows, and the
    server's process id."""
    folder = tmp_path / "lessons"
    with running_lab(folder, tmp_path) as (address, server):
        yield address.replace("/lab?", f"/lab/tree/{LESSON}?"), folder / LESSON, server


def cells(path: Path) -> list[Any]:
    """What a notebook holds, without what running it adds."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return [(cell["cell_type"], "".join(cell["source"])) for cell in notebook["cells"]]


def test_a_lesson_leaves_the_notebook_alone_and_outlives_its_kernel(
    lab: tuple[str, Path, int], browser: Browser
) -> None:
    address, notebook, server = lab
    before = cells(notebook)
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.set_default_timeout(WAIT)
    expect.set_options(timeout=WAIT)
    page.goto(address)
    # Until its kernel has come, JupyterLab would ask which one is meant.
    page.locator("#jp-bottom-panel").get_by_text("| Idle").wait_for()
    menu = page.locator("#jp-MainMenu")
    menu.get_by_text("Run", exact=True).click()
    page.locator('.lm-Menu [data-command="runmenu:run-all"]').click()
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
    context.close()
