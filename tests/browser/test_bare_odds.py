"""Odds in a bare page: chart and table, counting again by keyboard, stopping, another hand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tripalki_learn.teaching import Scene, odds_scene
from tripalki_learn.teaching.respond import respond, session_of

from .conftest import BIND, Visit, bare_html

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def exchange() -> Scene:
    return odds_scene("exchange", "AH JH 6C")


def bound(page: Page, scene: Scene, answers: bool = True) -> None:
    """Draws the scene with a kernel that answers as ours does, or is busy for ever."""
    session = session_of(scene)

    def kernel(wanted: dict[str, Any]) -> dict[str, Any] | None:
        nonlocal session
        if not answers:
            return None
        session, traits = respond(session, {"wanted": wanted})
        more: dict[str, Any] = traits["more"]
        return more

    page.expose_function("kernel", kernel)
    stored = "set: (name, value) => { traits[name] = value; },"
    asked = stored.replace(" },", " kernel(value).then((more) => more && listeners.more(more)); },")
    assert stored in BIND
    page.evaluate(BIND.replace(stored, asked), [scene, {}])


def count_of(page: Page, name: str) -> str | None:
    return page.locator(f'#bound [data-tp="row"][data-name="{name}"]').get_attribute("data-count")


def test_the_washout_is_shown_with_its_count_as_table_and_chart(visit: Visit) -> None:
    """TP-3.2: 4 suits, C(9, 3) = 84 threes each, are 336 of 7,140."""
    page = visit(bare_html(odds_scene("washout")))
    first = page.locator('[data-tp="row"]').first
    expect(first).to_contain_text("336")
    expect(first).to_contain_text("7,140")
    expect(first).to_contain_text("4.71%")
    chart = page.locator('[data-tp="chart"]')
    expect(chart).to_have_attribute("role", "img")
    expect(chart).to_have_attribute(
        "aria-label", "Chart: Washouts at the deal. The table has the same figures."
    )
    bar = chart.locator('path[fill="var(--tp-accent)"]').first
    light = bar.evaluate("bar => getComputedStyle(bar).fill")
    page.emulate_media(color_scheme="dark")
    dark = bar.evaluate("bar => getComputedStyle(bar).fill")
    assert light == "rgb(13, 92, 99)" and dark == "rgb(124, 199, 196)"
    page.locator("[data-tp=language]").select_option("ru")
    expect(first).to_contain_text("4,71\u00a0%")
    expect(chart).to_contain_text("один или больше")
    page.locator('[data-tp="recount"]').click()  # nobody is there to count
    expect(page.locator('[data-tp="notice"]')).to_contain_text("Python")


def test_another_hand_is_counted_for_by_keyboard_alone(visit: Visit, exchange: Scene) -> None:
    page = visit(bare_html(exchange))
    bound(page, exchange)
    assert count_of(page, "special") == "2"
    page.locator('#bound [data-tp="recount"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('#bound [data-tp="notice"]')).to_contain_text("5,197")
    expect(page.locator('#bound [data-tp="recount"]')).to_be_focused()
    page.locator('#bound [data-tp="card"][data-card="6C"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('#bound [data-tp="choice"]').first).to_be_focused()
    # Hearts are offered without A♥ and J♥, which are held: the king is the first of them.
    expect(page.locator('#bound [data-tp="choice"]').first).to_have_attribute("data-card", "KH")
    page.keyboard.press("Enter")
    expect(page.locator('#bound [data-tp="row"]')).to_have_count(2)
    assert count_of(page, "31") is not None
    expect(page.locator('#bound [data-tp="card"][data-card="KH"]')).to_be_focused()


def test_counting_is_stopped_and_what_was_there_stays(visit: Visit, exchange: Scene) -> None:
    page = visit(bare_html(exchange))
    bound(page, exchange, answers=False)
    page.locator('#bound [data-tp="recount"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('#bound [data-tp="progress"]')).to_be_visible()
    expect(page.locator('#bound [data-tp="odds"]')).to_have_attribute("aria-busy", "true")
    page.keyboard.press("Enter")
    expect(page.locator('#bound [data-tp="progress"]')).to_have_count(0)
    expect(page.locator('#bound [data-tp="recount"]')).to_be_focused()
    expect(page.locator('#bound [data-tp="notice"]')).to_be_visible()
    assert count_of(page, "special") == "2"


def test_a_class_guesses_before_it_sees_and_looks_at_one_number_of_players(visit: Visit) -> None:
    page = visit(bare_html(odds_scene("lowest", "AH JH 6C", 4)), "?present=1")
    rows = page.locator('[data-tp-presented] [data-tp="row"]')
    expect(page.locator("[data-tp-presented]")).to_have_count(1)
    expect(rows).to_have_count(0)
    page.keyboard.press("r")
    expect(rows).to_have_count(2)
    for players in ("2", "3", "4"):
        expect(rows.first).to_have_attribute("data-players", players)
        page.keyboard.press("PageDown")
    page.keyboard.press("Escape")
    expect(page.locator('[data-tp="row"]')).to_have_count(6)
