"""Reaching parts of a page by keys alone, as somebody without a pointer does.

A page of a lesson is a row of widgets; ``Keys`` stands at one of them and finds its parts by
selectors. Every look and every way is one question to the browser, so that whole lessons can be
walked through.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

WIDGETS = (
    *("walkthrough", "explorer", "tryout", "whatif", "drill", "match", "run"),
    *("odds", "progress"),
)
ROOTS = ", ".join(f'[data-tp="lesson"] [data-tp="{name}"]' for name in WIDGETS)
ROUNDS = 12  # ways are guessed from the tab stops seen; a wrong guess is made good by the next

# The key that brings the focus to a part, and how often: along the page, or within a hand.
WAY = """([roots, number, selector]) => {
  const goal = document.querySelectorAll(roots)[number].querySelector(selector);
  if (!goal) throw new Error(`nothing is ${selector}`);
  const here = document.activeElement;
  if (here === goal) return null;
  if (here === document.body) return ["Tab", 1, true];
  const hand = goal.closest("[data-roving]");
  if (hand?.contains(here)) {
    const cards = [...hand.querySelectorAll("[tabindex], button")];
    const steps = cards.indexOf(goal) - cards.indexOf(here);
    return [steps > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(steps), false];
  }
  const isStop = (each) => each.tabIndex >= 0 && !each.disabled
    && each.checkVisibility({ visibilityProperty: true })
    && !(each.type === "radio" && !each.checked);
  const focusable = "a[href], button, input, select, summary, [tabindex]";
  const stops = [...document.querySelectorAll(focusable)]
    .filter((each) => isStop(each) || each === here);
  const stop = hand ? stops.find((each) => hand.contains(each)) : goal;
  const steps = stops.indexOf(stop) - stops.indexOf(here);
  return [steps > 0 ? "Tab" : "Shift+Tab", Math.abs(steps) || 1, false];
}"""


class Keys:
    """The keyboard of a page, used at the ``number``-th widget of its lesson."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.number = 0
        self.has_begun = False

    def widgets(self) -> list[str]:
        """The names of the widgets of the lesson, as they stand in the page."""
        found: list[str] = self.page.evaluate(
            "roots => [...document.querySelectorAll(roots)].map(each => each.dataset.tp)", ROOTS
        )
        return found

    def look(self, script: str, given: Any = None) -> Any:
        """What a function of the widget's element says."""
        return self.page.evaluate(
            "([roots, number, given]) => "
            f"({script})(document.querySelectorAll(roots)[number], given)",
            [ROOTS, self.number, given],
        )

    def focus(self, selector: str) -> None:
        """Takes the focus to a part by Tab and, within a hand, by arrow keys; on the way it never
        falls to the body."""
        for _ in range(ROUNDS):
            way = self.page.evaluate(WAY, [ROOTS, self.number, selector])
            if way is None:
                self.has_begun = True
                return
            key, times, is_lost = way
            assert not (is_lost and self.has_begun), f"the focus was lost before {selector}"
            for _ in range(times):
                self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {selector}")

    def press(self, selector: str, key: str = "Enter") -> None:
        """Presses a key at a part."""
        self.focus(selector)
        self.page.keyboard.press(key)

    def wait(self, script: str) -> None:
        """Waits until a function of the widget's element is true."""
        self.page.wait_for_function(
            f"([roots, number]) => ({script})(document.querySelectorAll(roots)[number])",
            arg=[ROOTS, self.number],
        )


def part(name: str) -> str:
    """The selector of a part."""
    return f'[data-tp="{name}"]'
