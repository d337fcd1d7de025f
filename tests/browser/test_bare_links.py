"""The cards that a link names: every form of a card, and the tables that follow."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from tripalki_learn.games.tri_palki import showdown
from tripalki_learn.teaching import (
    Scene,
    explorer_scene,
    odds_scene,
    walkthrough_scene,
    whatif_scene,
)
from tripalki_learn.teaching.respond import respond, session_of
from tripalki_learn.widgets import PalkiTable, Table

from .conftest import Visit, bare_html
from .modules import module_page

pytestmark = pytest.mark.browser

HOST = """() => {
  const page = globalThis[Symbol.for("tripalki-learn")];
  const host = document.querySelector("[data-tp-host]");
  window.traits = {};
  window.listeners = {};
  page.hosts.get(host).bind({
    get: (name) => traits[name],
    set: (name, value) => { traits[name] = value; },
    on: (name, listener) => { listeners[name] = listener; return () => {}; },
  });
}"""
"""Gives a model to the first widget of the page."""


def answered(page: Page, scene: Scene) -> dict[str, Any]:
    """What the engine answers to what the widget has asked for; the widget hears it."""
    _, traits = respond(session_of(scene), {"wanted": page.evaluate("traits.wanted")})
    more: dict[str, Any] = traits["more"]
    page.evaluate("more => listeners.more(more)", more)
    return more


def hands(page: Page) -> list[list[str | None]]:
    seats = page.locator('[data-tp="seat"]').all()
    return [
        [card.get_attribute("data-card") for card in seat.locator('[data-tp="card"]').all()]
        for seat in seats
    ]


def centre(page: Page) -> list[str | None]:
    cards = page.locator('[data-tp="centre"] [data-tp="card"]').all()
    return [card.get_attribute("data-card") for card in cards]


@pytest.fixture(scope="module")
def tryout() -> Scene:
    table = Table({"Ann": "A♥ J♥ 6♣", "Bob": "10♦ 9♣ 7♠"}, centre="K♥ 9♦ 8♠", reserve="6♦ 10♠ Q♥")
    return table.tryout("thirty_one").scene


FORMS = {
    **{"AH": "AH", "ah": "AH", "10c": "10C", "TC": "10C", "t♣": "10C", "10♧": "10C"},
    **{"A♥": "AH", "A♥\ufe0f": "AH", "6♡": "6H", "k♢": "KD", "2S": "2S"},
    # French, Spanish and Russian indices before a symbol, and letters that only look Latin.
    **{"R♥": "KH", "D♥": "QH", "V♥": "JH", "r♠": "KS"},
    **{"Т♥": "AH", "К♥": "KH", "Д♥": "QH", "В♥": "JH", "в♦": "JD", "А♥": "AH", "Ј♥": "JH"},
}
NO_CARDS = ["", "A", "♥", "RH", "ТH", "1H", "11♥", "AX", "A♥♥", "<b>", "ſ♥", "AHJH"]


def test_every_form_of_a_card_is_read(browser: Browser) -> None:
    with module_page(browser, "explorer", "readCard") as page:
        read = page.evaluate("texts => texts.map(readCard)", [*FORMS, *NO_CARDS])
    assert dict(zip(FORMS, read, strict=False)) == FORMS
    assert read[len(FORMS) :] == [None] * len(NO_CARDS)


@pytest.mark.parametrize("wrong", ["RH", "<img/src=x>", "A" * 300])
def test_what_is_no_card_is_said_in_the_language_of_the_page(visit: Visit, wrong: str) -> None:
    page = visit(bare_html(explorer_scene()), f"?lang=ru&hands=A♥-{quote(wrong)}-6♣")
    said = page.locator('[data-tp="link"]')
    expect(said).to_have_count(1)
    expect(said).to_contain_text(f"«{wrong[:20]}», а это не карта")
    page.locator('[data-tp="language"]').select_option("fr")
    expect(said).to_contain_text("qui n’est pas une carte")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_to_try_at_is_that_of_the_link(visit: Visit, tryout: Scene) -> None:
    page = visit(bare_html(tryout), "?hands=6♥-7♥-Т♣_К♦-Q♦-9S&centre=8H-8D-9C")
    notice = page.locator('[data-tp="notice"]')
    expect(notice).to_contain_text("needs Python")
    assert hands(page)[0] == ["AH", "JH", "6C"]  # the table of the lesson is still there
    page.evaluate(HOST)
    expect(notice).to_contain_text("is laying out")
    assert "scene" in answered(page, tryout)
    expect(notice).to_have_count(0)
    assert hands(page) == [["6H", "7H", "AC"], ["KD", "QD", "9S"]]
    assert centre(page) == ["8H", "8D", "9C"]
    expect(page.locator('[data-tp="goal"]')).to_contain_text("31")
    # TP-2.4: what is not named is the reserve; TP-1.3: 6♥ 7♥ 8♥ is special, and 21 is not 31.
    expect(page.locator('[data-tp="reserve"]')).to_contain_text("27")
    for card in ("AC", "8H"):
        page.locator(f'[data-tp="card"][data-card="{card}"]').click()
    page.locator('[data-tp="exchange"]').click()
    expect(page.locator('[data-tp="outcome"]')).to_have_attribute("data-kind", "played")


def test_the_centre_of_the_lesson_stays_where_the_link_names_none(
    visit: Visit, tryout: Scene
) -> None:
    page = visit(bare_html(tryout), "?hands=6H-7H-10C_KD-QD-9S_AS-KS-QS")
    page.evaluate(HOST)
    answered(page, tryout)
    assert centre(page) == ["KH", "9D", "8S"]
    names = page.locator('[data-tp="seat"] .tp-who').all_inner_texts()
    assert [name.split()[0] for name in names] == ["A", "B", "C"]  # not those of two


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("?hands=6H-7H-10C_6H-QD-9S", "more than once"),  # TP-1.1
        ("?hands=6H-7H_KD-QD-9S", "three cards"),  # TP-2.3
        ("?hands=6H-7H-10C", "two to eight"),  # TP-2.1
        ("?hands=6H-7H-10C_5H-QD-9S", "not in the pack"),  # TP-1.1
    ],
)
def test_what_the_rules_refuse_gets_the_reason(
    visit: Visit, tryout: Scene, link: str, reason: str
) -> None:
    page = visit(bare_html(tryout), link)
    page.evaluate(HOST)
    assert "refused" in answered(page, tryout)
    expect(page.locator('[data-tp="notice"]')).to_contain_text(reason)
    assert hands(page)[0] == ["AH", "JH", "6C"]


def test_pa_2_1_captures_are_tried_on_the_table_of_a_link(visit: Visit) -> None:
    scene = PalkiTable(["7♥ K♣", "Q♠"], table="3♣ 4♦ 7♠").tryout("most").scene
    page = visit(bare_html(scene), "?hands=JH-5C_QS&centre=5D-2S-3H-KC")
    page.evaluate(HOST)
    answered(page, scene)
    assert hands(page) == [["JH", "5C"], ["QS"]]
    assert centre(page) == ["5D", "2S", "3H", "KC"]


def test_the_odds_are_counted_for_the_hand_of_a_link(visit: Visit) -> None:
    scene = odds_scene("exchange", "A♥ J♥ 6♣")
    page = visit(bare_html(scene), "?hands=К♥-Q♥-6D")
    page.evaluate(HOST)
    assert page.evaluate("traits.wanted.hand") == "KH QH 6D"
    session = session_of(scene)
    while page.locator('[data-tp="progress"]').count():
        session, traits = respond(session, {"wanted": page.evaluate("traits.wanted")})
        page.evaluate("more => listeners.more(more)", traits["more"])
    shown = page.locator('[data-hand="asked"] [data-tp="card"]').all()
    assert [card.get_attribute("data-card") for card in shown] == ["KH", "QH", "6D"]
    expect(page.locator('[data-tp="notice"]')).to_be_visible()


def test_only_the_first_of_a_kind_follows_and_a_walkthrough_keeps_its_steps(
    visit: Visit, tryout: Scene, worked: Scene
) -> None:
    again = walkthrough_scene(showdown({"A": "A♥ K♥ Q♥", "B": "K♦ K♣ K♠"}))
    page = visit(bare_html(again, tryout, tryout), "?hands=6H-7H-10C_KD-QD-9S")
    expect(page.locator('[data-tp="walkthrough"] [data-tp="card"]').first).to_have_attribute(
        "data-card", "AH"
    )
    expect(page.locator('[data-tp="notice"]')).to_have_count(1)


def test_one_hand_is_refused_by_a_settlement_too(visit: Visit) -> None:
    scene = whatif_scene({"A": "A♥ K♥ Q♥", "B": "K♦ K♣ K♠"}, "A")
    page = visit(bare_html(scene), "?hands=6H-7H-10C")
    page.evaluate(HOST)
    asked = {"wanted": page.evaluate("traits.wanted"), "dealer": 0, "sticks": [0], "centre": ""}
    _, traits = respond(session_of(scene), asked)
    page.evaluate("texts => listeners.refused(texts)", traits["refused"])
    expect(page.locator('[data-tp="notice"]')).to_contain_text("two to eight")
