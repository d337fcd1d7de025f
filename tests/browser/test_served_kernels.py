"""Every page has a kernel of its own, and no kernel outlives its page for long."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.serving.served import Served, until
from tripalki_learn.pages.lessons import lessons_folder
from tripalki_learn.serving.kernels import IDLE_VARIABLE

from .conftest import SWITCHES, chromium

pytestmark = pytest.mark.browser

LESSON = "/05-special-hands"
WAIT = 120_000  # milliseconds; pages take a second, unless the machine has more to do

# Seconds: longer than a page takes to connect on a busy machine, short enough to wait for.
IDLE = 30

Start = Callable[[int], Served]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts a server over the real lessons that keeps kernels without a page so many seconds."""
    running: list[Served] = []

    def begin(idle: int) -> Served:
        running.append(Served(lessons_folder(), environment={IDLE_VARIABLE: str(idle)}))
        return running[-1]

    yield begin
    for server in running:
        server.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en")
    context.set_default_timeout(WAIT)
    yield context
    context.close()


def connected(page: Page, address: str) -> Page:
    """The page when it has its kernel."""
    page.goto(address)
    expect(page.locator('[data-tp="connection"][data-state="connected"]')).to_be_visible(
        timeout=WAIT
    )
    return page


def another_browser(browser: Browser, profile: Path) -> BrowserContext:
    """A browser process beside that of the tests, which may be killed."""
    context = browser.browser_type.launch_persistent_context(
        profile, executable_path=chromium(), args=SWITCHES
    )
    context.set_default_timeout(WAIT)
    return context


def kill(profile: Path) -> None:
    """Kills the browser that uses ``profile`` and all its processes: nothing can say good-bye."""
    mine = []
    for process in psutil.process_iter():
        with contextlib.suppress(psutil.Error):
            if any(str(profile) in part for part in process.cmdline()):
                mine.append(process)
    for process in mine:
        with contextlib.suppress(psutil.Error):
            process.send_signal(signal.SIGKILL)
    psutil.wait_procs(mine, timeout=30)


@pytest.mark.parametrize(
    ("killed", "closed"), [(2, 3), pytest.param(5, 15, marks=pytest.mark.full)]
)
def test_pages_some_of_them_killed_leave_no_kernel(
    start: Start, context: BrowserContext, tmp_path: Path, killed: int, closed: int
) -> None:
    server = start(IDLE)
    browser = context.browser
    assert browser is not None
    doomed = another_browser(browser, tmp_path / "doomed")
    for _ in range(killed):
        connected(doomed.new_page(), server.address + LESSON)
    assert len(server.kernels()) == killed
    for _ in range(closed):
        page = context.new_page()
        page.goto(server.address + LESSON)
        page.close()
    kill(tmp_path / "doomed")
    until(lambda: not server.kernels(), "the kernels to go")
    assert server.get("/")[0] == 200
    with contextlib.suppress(Error):
        doomed.close()


def test_a_closed_page_frees_its_kernel_at_once(start: Start, context: BrowserContext) -> None:
    # The idle time is longer than the test may wait: only the page itself can have done it.
    server = start(3600)
    pages = [connected(context.new_page(), server.address + LESSON) for _ in range(3)]
    assert len(server.kernels()) == 3
    pages[0].close()
    until(lambda: len(server.kernels()) == 2, "the first kernel to go")
    pages[1].goto(server.address + "/")
    until(lambda: len(server.kernels()) == 1, "the second kernel to go")
    pages[2].reload()
    connected(pages[2], server.address + LESSON)
    until(lambda: len(server.kernels()) == 1, "the kernels of the reloaded page to go")


def test_a_page_closed_before_voila_has_loaded_frees_its_kernel(
    start: Start, context: BrowserContext
) -> None:
    server = start(3600)
    page = context.new_page()
    page.route("**/voila.js", lambda route: route.abort())
    page.goto(server.address + LESSON)
    assert len(server.kernels()) == 1
    page.close()
    until(lambda: not server.kernels(), "the kernel to go")


def test_going_back_to_a_lesson_gives_it_a_kernel_again(
    start: Start, context: BrowserContext
) -> None:
    server = start(3600)
    page = connected(context.new_page(), server.address + LESSON)
    page.goto(server.address + "/")
    until(lambda: not server.kernels(), "the kernel to go")
    page.go_back()
    expect(page.locator('[data-tp="connection"][data-state="connected"]')).to_be_visible(
        timeout=WAIT
    )
    assert len(server.kernels()) == 1


def test_an_open_page_keeps_its_kernel_however_long_it_is_read(
    start: Start, context: BrowserContext
) -> None:
    server = start(IDLE)
    page = connected(context.new_page(), server.address + LESSON)
    [kept] = server.kernels()
    # A reader without a browser connects to nothing: that kernel goes, and this one has been idle
    # for longer.
    server.get(LESSON)
    assert len(server.kernels()) == 2
    until(lambda: len(server.kernels()) < 2, "the other kernel to go")
    assert server.kernels() == [kept]
    expect(page.locator('[data-tp="connection"][data-state="connected"]')).to_be_visible()


def test_a_page_says_when_its_kernel_is_gone_and_still_steps(
    start: Start, context: BrowserContext
) -> None:
    server = start(3600)
    page = connected(context.new_page(), server.address + LESSON)
    [kernel] = server.kernels()
    psutil.Process(kernel).kill()
    expect(page.locator('[data-tp="connection"][data-state="gone"]')).to_be_visible(timeout=WAIT)
    expect(page.locator('[data-tp="connection"]')).to_have_count(1)
    step = page.locator('[data-tp="step"]').first
    before = step.get_attribute("data-index")
    page.locator('[data-tp="next"]').first.click()
    assert before == "0"
    expect(step).to_have_attribute("data-index", "1")
    until(lambda: not server.kernels(), "a kernel that died not to be started again")


LARGE = """() => {
  const { hosts } = globalThis[Symbol.for("tripalki-learn")];
  const [, table] = [...hosts].find(([host]) => host.dataset.tpHost === "play");
  table.binding.set("wanted", { do: "load", text: "x".repeat(11e6), n: "1" });
}"""
"""More than the server takes at once: it hangs up, and the page connects anew."""


@pytest.mark.full
def test_what_is_lost_on_its_way_is_told_and_nobody_waits_for_it(
    context: BrowserContext, server: Served
) -> None:
    page = connected(context.new_page(), f"{server.address}/08-play")
    start = page.locator('[data-tp="start"]')
    expect(start).not_to_have_attribute("aria-disabled", "true", timeout=WAIT)
    page.evaluate(LARGE)
    line = page.locator('footer > [data-tp="connection"]')
    expect(line).to_have_attribute("data-state", "gone")
    start.click()
    expect(page.locator('[data-tp="match"] [data-tp="notice"]')).to_contain_text("need Python")
    expect(line).to_have_attribute("data-state", "gone")
    expect(page.get_by_role("button", name="Reload the page")).to_be_visible()
