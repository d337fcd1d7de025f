"""The table in words: to be heard at all times, to be seen by whoever asks for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tripalki_learn.teaching import Scene

from .conftest import Visit, bare_html

pytestmark = pytest.mark.browser


def words(page: Page) -> Locator:
    return page.locator('[data-tp="table-text"]')


def seen(page: Page) -> bool:
    box = words(page).bounding_box()
    return bool(box and box["width"] > 100 and box["height"] > 20)


@pytest.mark.parametrize("width", [320, 1280])
def test_a_button_shows_the_table_in_words(visit: Visit, worked: Scene, width: int) -> None:
    page = visit(bare_html(worked), viewport={"width": width, "height": 700})
    button = page.get_by_role("button", name="Table in words")
    expect(button).to_have_count(1)
    assert not seen(page)
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    assert seen(page)
    expect(words(page)).to_contain_text("king of diamonds, queen of diamonds and ten of diamonds")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator('[data-tp="next"]').click()  # it stays from step to step, and in step
    assert seen(page)
    page.locator('[data-tp="language"]').select_option("fr")
    expect(words(page)).to_contain_text("roi de carreau")
    page.get_by_role("button", name="La table en mots").click()
    assert not seen(page)


def test_an_open_table_has_its_centre_and_reserve_in_words(visit: Visit, washout: Scene) -> None:
    page = visit(bare_html(washout), "#step=2")  # the cards lie
    page.get_by_role("button", name="Table in words").click()
    assert seen(page)
    expect(words(page)).to_contain_text("Centre: ten of diamonds, king of clubs")
    expect(words(page)).to_contain_text("Reserve: 6 cards.")
