"""The explorer in a bare page: choosing by pointer and keys, sums, rulings, the address."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tripalki_learn.teaching import Scene

from .conftest import BIND, Visit, bare_html

pytestmark = pytest.mark.browser


def pick(page: Page, code: str) -> Locator:
    return page.locator(f'[data-tp="explorer"] [data-tp="card"][data-card="{code}"]')


def chosen(page: Page) -> list[str | None]:
    cards = page.locator('[data-tp="chosen"] [data-chosen]').all()
    return [card.get_attribute("data-chosen") for card in cards]


def sums(page: Page) -> list[str]:
    return page.locator(".tp-sums .tp-sum").all_inner_texts()


def said(page: Page) -> Locator:
    return page.locator('[data-tp="live"]')


@pytest.fixture
def empty(explorer: Scene) -> Scene:
    return {**explorer, "selected": []}


def test_the_sum_grows_suit_by_suit(visit: Visit, empty: Scene) -> None:
    page = visit(bare_html(empty))
    for code, expected in {"AH": ["11"], "6C": ["11", "6"], "JH": ["11 + 10 = 21", "6"]}.items():
        pick(page, code).click()
        assert sums(page) == expected
    ruling = page.locator('[data-tp="ruling"]')
    expect(ruling).to_have_attribute("data-rule", "TP-1.3")
    expect(ruling.locator(".tp-seen")).to_contain_text("21")
    expect(page.locator(".tp-sums .tp-best")).to_have_attribute("data-suit", "H")
    raised = page.locator('[data-tp="chosen"] .tp-raised').all()
    assert {card.get_attribute("data-chosen") for card in raised} == {"AH", "JH"}
    expect(page.locator('[data-tp="chosen"] .tp-dim')).to_have_attribute("data-chosen", "6C")


# Hand, total (None: no number decides), rule and scoring cards, from RULEBOOK TP-1 and TP-4.
HANDS = [
    ("AS KS 10S", "31", "TP-1.3", {"AS", "KS", "10S"}),
    ("10H QC 9D", "10", None, {"QC"}),
    ("KH KC KS", "10", None, {"KH"}),
    ("6H 7S 8H", "14", "TP-1.3", {"6H", "8H"}),
    ("6H 6C 6S", None, "TP-4.7", {"6H", "6C", "6S"}),
    ("8D 7D 6D", None, "TP-4.8", {"8D", "7D", "6D"}),
    ("AH AC AD", None, "TP-4.9", {"AH", "AC", "AD"}),
]


@pytest.mark.parametrize(("hand", "total", "rule", "scoring"), HANDS)
def test_a_hand_is_ruled_as_the_rulebook_says(
    visit: Visit, empty: Scene, hand: str, total: str | None, rule: str | None, scoring: set[str]
) -> None:
    page = visit(bare_html(empty))
    for code in hand.split():
        pick(page, code).click()
    ruling = page.locator('[data-tp="ruling"]')
    if rule:
        expect(ruling.locator(f'[data-rule="{rule}"]')).to_be_visible()
    if total:
        expect(ruling.locator(".tp-seen")).to_contain_text(total)
    raised = page.locator('[data-tp="chosen"] .tp-raised').all()
    assert {card.get_attribute("data-chosen") for card in raised} == scoring
    assert "{" not in ruling.inner_text()


def test_a_fourth_card_replaces_the_oldest_and_says_so(visit: Visit, empty: Scene) -> None:
    page = visit(bare_html(empty))
    for code in ("KH", "9S", "AH", "6D"):
        pick(page, code).click()
    assert set(chosen(page)) == {"9S", "AH", "6D"}
    expect(pick(page, "KH")).to_have_attribute("aria-pressed", "false")
    expect(pick(page, "6D")).to_have_attribute("aria-pressed", "true")
    expect(said(page)).to_contain_text("king of hearts")
    expect(said(page)).to_contain_text("six of diamonds")


def test_keys_alone_choose_and_put_back(visit: Visit, empty: Scene) -> None:
    page = visit(bare_html(empty))
    expect(page.locator('[data-tp="explorer"] [data-tp="card"][tabindex="0"]')).to_have_count(1)
    pick(page, "AH").focus()
    for key in ("Space", "ArrowRight", "Enter", "ArrowDown", "Space"):
        page.keyboard.press(key)
    assert chosen(page) == ["AH", "KH", "KD"]
    assert page.evaluate("document.activeElement.dataset.card") == "KD"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Space")
    assert chosen(page) == ["AH", "KD"]
    page.locator('[data-chosen="AH"]').focus()
    page.keyboard.press("Enter")  # a chosen card is a button that puts it back
    assert chosen(page) == ["KD"]
    assert page.evaluate("document.activeElement.dataset.card") == "AH"
    clear = page.locator('[data-tp="clear"]')
    clear.focus()
    page.keyboard.press("Enter")
    assert chosen(page) == []
    assert page.evaluate("document.activeElement.dataset.tp") == "clear"
    expect(clear).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("?hands=AH-JH-6C", {"AH", "JH", "6C"}),
        ("?hands=ah-tc-6c", {"AH", "10C", "6C"}),
        ("?hands=AH,%20JH%206C", {"AH", "JH", "6C"}),
        ("?hands=A%E2%99%A5-%D0%9A%E2%99%A6", {"AH", "KD"}),
        ("?hands=AH-JH-6C_KD-QD-10D", {"AH", "JH", "6C"}),
        ("?hands=AH-AH-2C-%3Cb%3E", {"AH"}),
        ("?hands=", set()),
        ("?hands=nonsense", set()),
    ],
)
def test_the_address_chooses_a_hand(
    visit: Visit, empty: Scene, address: str, expected: set[str]
) -> None:
    page = visit(bare_html(empty), address)
    expect(page.locator('[data-tp="chosen"]')).to_have_attribute("data-count", str(len(expected)))
    assert set(chosen(page)) == expected


def test_a_model_and_the_page_share_the_choice(visit: Visit, empty: Scene) -> None:
    page = visit(bare_html(empty))
    page.evaluate(BIND, [empty, {"value": ["9S"]}])
    bound = page.locator("#bound")
    expect(bound.locator('[data-card="9S"]')).to_have_attribute("aria-pressed", "true")
    bound.locator('[data-card="AH"]').click()
    assert page.evaluate("traits.value") == ["9S", "AH"]
    page.evaluate("listeners.value(['KD', 'nonsense', 'QD'])")
    expect(bound.locator('[data-tp="chosen"]')).to_have_attribute("data-count", "2")
    expect(bound.locator('[data-card="QD"]')).to_have_attribute("aria-pressed", "true")


def test_cards_can_be_hit_on_a_phone(visit: Visit, explorer: Scene) -> None:
    page = visit(bare_html(explorer), viewport={"width": 320, "height": 640})
    boxes = page.locator('[data-tp="explorer"] [data-tp="card"]').evaluate_all(
        "cards => cards.map(c => c.getBoundingClientRect()).map(box => [box.width, box.height])"
    )
    assert len(boxes) == 36
    assert all(width >= 44 and height >= 44 for width, height in boxes)
