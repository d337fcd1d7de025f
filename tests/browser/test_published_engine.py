"""Python in a published page: asked only when it is needed, the same as a kernel's, replaceable."""

from __future__ import annotations

import json
import shutil
import warnings
import zipfile
from collections.abc import Iterator
from io import BytesIO
from math import factorial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.publishing.conftest import published
from tests.serving.served import write_lesson
from tripalki_learn.publishing.engine import FOLDER, engine_files
from tripalki_learn.teaching.respond import Sessions

from .test_published import served
from .visiting import faults, visit

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(shutil.which("npm") is None, reason="Pyodide comes from npm"),
]

LESSON = """
from tripalki_learn.teaching import exercises_scene
from tripalki_learn.widgets import Drill, Odds, WhatIf
scene = exercises_scene(["special"])
scene["sets"]["special"] = {level: made[:1] for level, made in scene["sets"]["special"].items()}
Drill(scene=scene)
"""
HANDS = 'WhatIf({"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦"})'
CHANCES = 'Odds("lowest", "A♥ J♥ 6♣", 2)'

# What the page asks of its worker and hears from it.
LISTEN = """
window.asked = [];
window.heard = [];
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message) {
  const hear = ({ data }) => data.answer && heard.push(data.answer);
  if (asked.length === 0) this.addEventListener("message", hear);
  asked.push(message.question);
  postMessage.call(this, message);
};
"""

READY = 120_000


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("computing")
    write_lesson(base / "lessons", "one", "# One", LESSON, HANDS, CHANCES)
    published(base / "lessons", base / "site", engine=True)
    assert (base / "site" / FOLDER / "worker.mjs").is_file(), "npm gave no Pyodide"
    return base / "site"


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    running = served(folder)
    yield next(running)
    next(running, None)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en")
    context.add_init_script(LISTEN)
    yield context
    context.close()


def line(page: Page) -> Any:
    return page.locator('[data-tp="engine"]')


def exhaust(page: Page) -> None:
    """Skips the ready questions: one of each level."""
    drill = page.locator('[data-tp="drill"]')
    for _ in range(4):
        if page.evaluate("asked.length") > 0:
            return
        drill.locator('[data-tp="next"]').click()


def other_hand(page: Page) -> None:
    """Puts the nine of clubs in the place of the king of diamonds."""
    whatif = page.locator('[data-tp="whatif"]')
    whatif.locator('[data-tp="card"][data-card="KD"]').click()
    whatif.locator('[data-tp="choice"][data-card="9C"]').click()


def test_a_page_asks_its_own_python_what_another_would_ask_a_kernel(
    context: BrowserContext, address: str
) -> None:
    wanted: list[str] = []
    context.on("request", lambda request: wanted.append(request.url))
    page = visit(context, f"{address}/fr/one/index.html", own=(address, "data:"))
    expect(page.locator('[data-tp="drill"]')).to_be_visible()
    # Nothing of Python is loaded until somebody needs it.
    assert [url for url in wanted if FOLDER in url] == []
    expect(line(page)).to_be_hidden()
    exhaust(page)
    expect(page.locator('[data-tp="engine"] progress')).to_be_visible()
    expect(line(page)).to_have_attribute("data-state", "ready", timeout=READY)
    expect(line(page)).to_be_hidden()
    question = page.locator('[data-tp="drill"]').get_attribute("data-question")
    assert question is not None and question.endswith("-1")  # the second of its set: a new one
    other_hand(page)
    whatif = page.locator('[data-tp="whatif"]')
    expect(whatif.locator('[data-tp="card"][data-card="9C"]')).to_be_visible(timeout=READY)
    expect(whatif.locator('[data-tp="settlement"]')).to_contain_text("TP-5.2")
    chances = page.locator('[data-tp="odds"]')
    chances.locator('[data-tp="recount"]').click()
    expect(chances.locator('[data-tp="notice"]')).to_contain_text("5\u202f456", timeout=READY)
    expect(chances.locator('[data-tp="chart"]')).to_be_visible()
    # Python here, asked the same, says the same: rules, words and all. But it can draw charts.
    asked, heard = page.evaluate("asked"), page.evaluate("heard")
    steps = heard[-1]["more"]["of"]
    assert [each["head"]["kind"] for each in asked] == ["drill", "whatif", *["odds"] * steps]
    here = Sessions()
    answers = [json.loads(here.answer(json.dumps(each))) for each in asked]
    assert answers[-1]["more"]["scene"].pop("chart")
    assert heard[-1]["more"]["scene"].pop("chart") is None
    assert answers == heard
    assert heard[0]["more"]["question"]["kind"] == "special"
    # Hands that cannot be are refused with the engine's own reason; that takes no new loading.
    count = len(wanted)
    exhaust(page)
    assert len(wanted) == count
    assert faults(page) == []


@pytest.mark.full
def test_the_largest_count_for_eight_players_is_made_again_in_the_page(
    context: BrowserContext, tmp_path: Path
) -> None:
    """What decides the stick: 36! / (6⁸ · 12!) deals of eight hands, every one of them."""
    write_lesson(
        tmp_path / "lessons",
        "two",
        "# Two",
        'from tripalki_learn.widgets import Odds\nOdds("stick")',
    )
    published(tmp_path / "lessons", tmp_path / "site", engine=True)
    running = served(tmp_path / "site")
    address = next(running)
    page = visit(context, f"{address}/en/two/index.html", own=(address, "data:"))
    expect(page.locator('[data-tp="players"] option')).to_have_count(7)
    rows = page.locator('[data-tp="row"]')
    before = [row.get_attribute("data-count") for row in rows.all()]
    page.locator('[data-tp="recount"]').click()
    expect(line(page)).to_have_attribute("data-state", "ready", timeout=READY)
    expect(page.locator('progress[data-tp="progress"]')).to_be_visible()
    expect(page.locator('[data-tp="notice"]')).to_contain_text("Counted: ", timeout=READY)
    cases = factorial(36) // (6**8 * factorial(12))
    expect(page.locator('[data-tp="notice"]')).to_contain_text(f"{cases:,}")
    assert [row.get_attribute("data-count") for row in rows.all()] == before
    heard = page.evaluate("heard")
    assert heard[-1]["more"]["done"] == heard[-1]["more"]["of"] == len(heard) > 100
    assert faults(page) == []
    next(running, None)


def test_where_python_fails_the_lesson_goes_on_and_it_can_be_tried_again(
    context: BrowserContext, address: str
) -> None:
    broken = True

    def answer(route: Route) -> None:
        if broken:
            route.fulfill(status=404, body="gone")
        else:
            route.continue_()

    context.route(f"**/{FOLDER}/packages.zip", answer)
    page = visit(context, f"{address}/en/one/index.html", own=(address, "data:"))
    other_hand(page)
    expect(line(page)).to_have_attribute("data-state", "failed", timeout=READY)
    expect(line(page)).to_contain_text("Python could not be loaded")
    whatif = page.locator('[data-tp="whatif"]')
    expect(whatif.locator('[data-tp="notice"]')).to_contain_text("Python could not be loaded")
    # What is ready made still works: a stick more, and another settlement.
    assert whatif.locator('[data-tp="card"][data-card="KD"]').count() == 1
    before = whatif.locator('[data-tp="settlement"]').inner_text()
    whatif.get_by_role("button", name="Player C: one stick more").click()
    assert whatif.locator('[data-tp="settlement"]').inner_text() != before
    broken = False
    line(page).locator('[data-tp="retry"]').click()
    expect(line(page)).to_have_attribute("data-state", "ready", timeout=READY)
    expect(whatif.locator('[data-tp="card"][data-card="9C"]')).to_be_visible()


def test_a_worker_whose_file_is_missing_is_a_sentence_and_a_retry(
    context: BrowserContext, address: str
) -> None:
    context.route(f"**/{FOLDER}/worker.mjs", lambda route: route.fulfill(status=404))
    page = visit(context, f"{address}/es/one/index.html", own=(address, "data:"))
    exhaust(page)
    expect(line(page)).to_have_attribute("data-state", "failed", timeout=READY)
    expect(line(page).locator('[data-tp="retry"]')).to_be_visible()
    # The exercises go on with what the page holds.
    expect(page.locator('[data-tp="drill"] [data-tp="notice"]')).to_be_visible()
    expect(page.locator('[data-tp="drill"] [data-tp="prompt"]')).to_be_visible()


def with_more(context: BrowserContext, lines: str) -> None:
    """Python of the page finds these lines below those of what answers its widgets."""

    def packages(route: Route) -> None:
        made = BytesIO(route.fetch().body())
        with zipfile.ZipFile(made, "a") as archive:
            name = "tripalki_learn/teaching/respond.py"
            text = archive.read(name).decode()
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # the name is in it twice: the later counts
                archive.writestr(name, text + lines)
        route.fulfill(body=made.getvalue())

    context.route(f"**/{FOLDER}/packages.zip", packages)


@pytest.mark.full
def test_a_fault_of_ours_is_told_and_python_goes_on(context: BrowserContext, address: str) -> None:
    with_more(context, "\ndef whatif_scene(*given, **more):\n    raise AttributeError('none')\n")
    page = visit(context, f"{address}/es/one/index.html", own=(address, "data:"))
    other_hand(page)
    notice = page.locator('[data-tp="whatif"] [data-tp="notice"]')
    expect(notice).to_contain_text("algo ha fallado", timeout=READY)
    expect(line(page)).to_have_attribute("data-state", "ready")
    drill = page.locator('[data-tp="drill"]')
    for _ in range(4):  # one ready question of each level
        drill.locator('[data-tp="next"]').click()
    page.wait_for_function("heard.some(answer => answer.more?.question?.kind === 'special')")


def test_a_worker_without_memory_is_a_sentence_and_a_retry(
    context: BrowserContext, address: str
) -> None:
    """A machine that gives it no more than it began with, and a question that needs more."""
    full = 'WebAssembly.Memory.prototype.grow = () => { throw new RangeError("no memory"); };\n'
    needed = "\nneeded = bytearray(1 << 26)\n"

    def worker(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=full + response.text())

    context.route(f"**/{FOLDER}/worker.mjs", worker)
    with_more(context, needed)
    page = visit(context, f"{address}/ru/one/index.html", own=(address, "data:"))
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    other_hand(page)
    expect(line(page)).to_have_attribute("data-state", "failed", timeout=READY)
    whatif = page.locator('[data-tp="whatif"]')
    expect(whatif.locator('[data-tp="notice"]')).to_be_visible()
    assert whatif.locator('[data-tp="card"][data-card="KD"]').count() == 1
    assert any("MemoryError" in message for message in said)
    context.unroute_all()
    line(page).locator('[data-tp="retry"]').click()
    expect(whatif.locator('[data-tp="card"][data-card="9C"]')).to_be_visible(timeout=READY)


def test_a_worker_that_was_ended_is_missed_and_can_be_had_again(
    context: BrowserContext, address: str
) -> None:
    page = context.new_page()
    page.clock.install()
    page.goto(f"{address}/en/one/index.html")
    other_hand(page)
    whatif = page.locator('[data-tp="whatif"]')
    expect(whatif.locator('[data-tp="card"][data-card="9C"]')).to_be_visible(timeout=READY)
    page.workers[0].evaluate("self.close()")  # it says nothing any more, and no error comes
    whatif.locator('[data-tp="card"][data-card="9C"]').click()
    whatif.locator('[data-tp="choice"][data-card="8C"]').click()
    expect(line(page)).to_have_attribute("data-state", "ready")
    page.clock.fast_forward("01:00")
    expect(line(page)).to_have_attribute("data-state", "failed")
    expect(whatif.locator('[data-tp="notice"]')).to_be_visible()
    line(page).locator('[data-tp="retry"]').click()
    expect(whatif.locator('[data-tp="card"][data-card="8C"]')).to_be_visible(timeout=READY)


def test_opened_as_a_file_a_page_says_that_python_takes_a_web_address(
    context: BrowserContext, folder: Path
) -> None:
    page = visit(context, (folder / "en" / "one" / "index.html").as_uri(), own=("file:", "data:"))
    expect(line(page)).to_contain_text("web address")
    page.locator('[data-tp="whatif"] [data-tp="card"][data-card="KD"]').click()
    notice = page.locator('[data-tp="whatif"] [data-tp="notice"]')
    expect(notice).to_contain_text("web address")
    for _ in range(4):
        page.locator('[data-tp="drill"] [data-tp="next"]').click()
    expect(page.locator('[data-tp="drill"] [data-tp="prompt"]')).to_be_visible()
    assert page.evaluate("asked") == [] and faults(page) == []


def test_a_site_has_the_same_engine_each_time() -> None:
    assert dict(engine_files()) == dict(engine_files())
