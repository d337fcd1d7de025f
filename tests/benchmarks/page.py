"""The time from pressing next to the new ruling, beside the same step through the kernel."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.benchmarks.contest import Row, Sample, medians
from tests.browser.conftest import SWITCHES, chromium
from tests.serving.served import Served, write_lesson

TURNS = 4  # times each step of the lesson
WAIT = 120_000  # milliseconds

LESSON = """
from ipywidgets import Button, Label
from tripalki_learn.games.tri_palki import showdown
from tripalki_learn.widgets import Walkthrough

hands = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}
lesson = Walkthrough(showdown(hands, dealer="A"))
lesson
"""

BY_KERNEL = """
def step(button):
    lesson.index += 1

button = Button(description="Next, says the kernel")
button.on_click(step)
button
"""

# The step that the kernel knows of: it must have heard of the last press before the next one.
HEARD = """
heard = Label(str(lesson.index))
lesson.observe(lambda change: setattr(heard, "value", str(change["new"])), "index")
heard
"""

NEXT, PREVIOUS = '[data-tp="next"]', '[data-tp="previous"]'
KERNEL_NEXT, KERNEL_HEARD = "button.jupyter-button", ".widget-label"

# From the click, as the browser dates it, to the moment when another ruling is in the page, and to
# the end of the frame in which it can be seen. All in milliseconds.
RECORD = """
() => {
  const ruling = () => document.querySelector('[data-tp="ruling"]').textContent;
  let shown = ruling(), pressed = 0;
  window.steps = [];
  addEventListener("click", (event) => { pressed = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (ruling() === shown) return;
    shown = ruling();
    const ruled = performance.now() - pressed;
    requestAnimationFrame(() => setTimeout(() =>
      window.steps.push({ ruled, seen: performance.now() - pressed })));
  }).observe(document.querySelector('[data-tp="walkthrough"]'),
    { subtree: true, childList: true, characterData: true });
}
"""


class Lesson:
    """The open page, at step ``place`` counted from 0, of ``count``."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.step = page.locator('[data-tp="step"]')
        self.count = int(self.step.get_attribute("data-count") or 0)
        self.place = 0

    def press(self, button: str, steps: int) -> dict[str, float]:
        """Presses the button, which goes on by so many steps; what the page recorded."""
        self.page.evaluate("window.steps.length = 0")
        self.page.locator(button).click()
        self.page.wait_for_function("window.steps.length > 0")
        measured: dict[str, float] = self.page.evaluate("window.steps[0]")
        self.arrive(self.place + steps)
        return measured

    def arrive(self, place: int) -> None:
        """Waits until page and kernel are both at this step."""
        expect(self.step).to_have_attribute("data-index", str(place))
        expect(self.page.locator(KERNEL_HEARD)).to_have_text(str(place))
        self.place = place

    def sample(self, button: str) -> Sample:
        """A sampler that takes one step with this button and goes back."""

        def sample() -> dict[str, float]:
            measured = self.press(button, 1)
            self.press(PREVIOUS, -1)
            return measured

        return sample

    def onward(self) -> dict[str, float]:
        """Goes on to the step to be measured next; measures nothing."""
        if self.place + 2 < self.count:
            self.press(NEXT, 1)
        else:
            self.page.locator('[data-tp="scrub"]').fill("1")
            self.arrive(0)
        return {}


def rows() -> list[Row]:
    """Serves a lesson with the walkthrough of the special hands and a button of the kernel's."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_lesson(Path(folder), "01-steps", "# Steps", LESSON, BY_KERNEL, HEARD)
        expect.set_options(timeout=WAIT)
        server = Served(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
            page = browser.new_page(locale="en")
            page.set_default_timeout(WAIT)
            page.goto(f"{server.address}/01-steps")
            page.locator(KERNEL_HEARD).wait_for()
            page.evaluate(RECORD)
            lesson = Lesson(page)
            contenders = {
                "page": lesson.sample(NEXT),
                "kernel": lesson.sample(KERNEL_NEXT),
                "onward": lesson.onward,
            }
            result = medians(contenders, TURNS * (lesson.count - 1))
            browser.close()
        finally:
            server.stop()
    beside = "the same step through the kernel"
    ours, theirs = result["page"], result["kernel"]
    return [
        Row(what, beside, ours[part], theirs[part], "ms", ours[part] / theirs[part], aim)
        for part, what, aim in (
            ("ruled", "from pressing next to the new ruling", "at most 0.25"),
            ("seen", "the same, to the end of its frame", ""),
        )
    ]
