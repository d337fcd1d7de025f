"""A lesson in JupyterLab: the widget works, and keys typed on a card leave the notebook alone."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tripalki_learn.serving.lab import copy_lessons
from tripalki_learn.serving.lessons import lessons_folder

pytestmark = pytest.mark.browser

WAIT = 180_000  # milliseconds; JupyterLab is large, and the machine may have more to do
LESSON = "05-special-hands.ipynb"


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The address of a JupyterLab, token and all, and the folder that it shows."""
    folder = tmp_path / "lessons"
    copy_lessons(lessons_folder(), folder, "en")
    settings = {"HOME": str(tmp_path), "JUPYTER_CONFIG_DIR": str(tmp_path / "config")}
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--ServerApp.ip=127.0.0.1"),
        *(f"--ServerApp.root_dir={folder}", "--ServerApp.port=0", "--ServerApp.allow_root=True"),
        *("--LabApp.news_url=None", "--IdentityProvider.token=lesson"),
    ]
    process = subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, env={**os.environ, **settings}
    )
    assert process.stderr is not None
    for line in process.stderr:
        found = re.search(r"http://127\.0\.0\.1:\d+/lab", line)
        if found:
            break
    else:
        raise AssertionError("JupyterLab did not start")
    yield found[0], folder
    process.terminate()
    process.communicate(timeout=60)


def sources(folder: Path) -> list[str]:
    notebook = json.loads((folder / LESSON).read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"]]


def test_keys_on_a_card_leave_the_notebook_as_it_was(
    lab: tuple[str, Path], browser: Browser
) -> None:
    address, folder = lab
    before = sources(folder)
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.set_default_timeout(WAIT)
    page.goto(f"{address}/tree/{LESSON}?token=lesson")
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    walk = page.locator('[data-tp="walkthrough"]').first
    step = walk.locator('[data-tp="step"]')
    expect(step).to_have_attribute("data-index", "0", timeout=WAIT)
    walk.locator('[data-tp="next"]').click()
    expect(step).to_have_attribute("data-index", "1")
    card = walk.locator('[data-tp="card"]').first
    card.focus()
    for key in ("a", "b", "x", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "d", "d"):
        page.keyboard.press(key)
    expect(step).to_have_attribute("data-index", "1")
    assert walk.evaluate("element => element.contains(document.activeElement)")
    page.get_by_role("menuitem", name="File", exact=True).click()
    page.get_by_text("Save Notebook", exact=True).click()
    expect(
        page.locator(".jp-mod-current.jp-mod-dirty, .lm-mod-current.jp-mod-dirty")
    ).to_have_count(0)
    assert sources(folder) == before
    page.close()
