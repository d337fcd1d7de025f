"""The worked hand of the sources, stepped through a served page by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, expect

from tests.serving.served import Served

pytestmark = pytest.mark.browser

WAIT = 120_000  # milliseconds; pages take a second, unless the machine has more to do

# Who deals next, in the words of each language, cards by their own indices (worked by hand).
DEALS = {"en": "D has the highest", "fr": "D", "es": "D", "ru": "D"}


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en")
    yield context
    context.close()


def focus_by_tab(target: Locator) -> None:
    """Reach the element by Tab alone."""
    for _ in range(200):
        if target.evaluate("element => element === document.activeElement"):
            return
        target.page.keyboard.press("Tab")
    raise AssertionError("Tab does not reach it")


@pytest.mark.parametrize("lang", DEALS)
def test_tp_5_the_worked_hand_from_first_to_last_and_back(
    server: Served, context: BrowserContext, lang: str
) -> None:
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.goto(f"{server.address}/05-special-hands?lang={lang}")
    walk = page.locator('[data-tp="walkthrough"]').first
    step, ruling = walk.locator('[data-tp="step"]'), walk.locator('[data-tp="ruling"]')
    expect(step).to_have_attribute("data-index", "0")
    last = int(str(step.get_attribute("data-count"))) - 1
    rules = []
    focus_by_tab(walk.locator('[data-tp="next"]'))
    for index in range(1, last + 1):
        page.keyboard.press("Enter")
        expect(step).to_have_attribute("data-index", str(index))
        rules.append(ruling.get_attribute("data-rule"))
    # The order of the rulebook's first worked example; a question has no rule of its own.
    said = [rule for rule in rules if rule]
    assert said == [
        *("TP-4.8", "TP-4.9", "TP-1.3", "TP-1.3"),
        *("TP-5.2", "TP-5.2", "TP-5.2", "TP-1.4", "TP-5.7"),
    ]
    expect(ruling.locator(".tp-seen").first).to_contain_text(DEALS[lang])
    sticks = walk.locator('[data-tp="sticks"]')
    assert [s.get_attribute("data-count") for s in sticks.all()] == ["0", "0", "1", "1"]
    focus_by_tab(walk.locator('[data-tp="previous"]'))
    for index in reversed(range(last)):
        page.keyboard.press("Enter")
        expect(step).to_have_attribute("data-index", str(index))


def test_tp_5_9_with_three_sticks_d_is_out_and_a_deals(
    server: Served, context: BrowserContext
) -> None:
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.goto(f"{server.address}/05-special-hands?lang=en")
    walk = page.locator('[data-tp="walkthrough"]').nth(1)
    focus_by_tab(walk.locator('[data-tp="next"]'))
    page.keyboard.press("End")
    step = walk.locator('[data-tp="step"]')
    last = int(str(step.get_attribute("data-count"))) - 1
    expect(step).to_have_attribute("data-index", str(last))
    expect(walk.locator('[data-tp="ruling"]')).to_have_attribute("data-rule", "TP-5.9")
    expect(walk.locator('[data-seat="A"] .tp-mark-dealer')).to_be_visible()
    expect(walk.locator('[data-seat="D"] .tp-mark-out')).to_be_visible()
