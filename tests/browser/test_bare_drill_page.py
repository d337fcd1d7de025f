"""A drill for every reader: keys alone, read aloud, on a phone, printed, with hostile text."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .by_hand import (
    ACES,
    ACES_WIDE,
    EXCHANGE,
    ORDER,
    STICKS,
    VALUE,
    drill,
    stick,
)
from .conftest import Visit, bare_html
from .drilling import feedback, focused, give, part, press, shown, told

pytestmark = pytest.mark.browser


WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def test_a_drill_and_its_check_are_done_by_keys_alone(visit: Visit) -> None:
    scene = drill(*STICKS, check=6)
    page = visit(bare_html(scene), "?seed=2")

    def tab_to(selector: str) -> None:
        for _ in range(80):
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            page.keyboard.press("Tab")
            assert focused(page) != "BODY"
        raise AssertionError(selector)

    tab_to('[data-tp="drill"] [data-tp="answer"]')
    question = shown(page, scene)
    page.keyboard.press("Space")  # one seat, right or wrong
    tab_to('[data-tp="submit"]')
    page.keyboard.press("Enter")
    expect(feedback(page)).to_have_count(1)
    assert focused(page) == "next"
    tab_to('[data-tp="check-start"]')
    page.keyboard.press("Enter")
    for _ in range(6):
        assert focused(page) == "answer"
        question = shown(page, scene)
        for seat in question["correct"][0].split(","):
            tab_to(f'[data-answer="{seat}"]')
            page.keyboard.press("Space")
        if question["correct"][0]:
            tab_to('[data-tp="submit"]')
            page.keyboard.press("Enter")
        assert focused(page) == "next"
        page.keyboard.press("Enter")
    expect(part(page, "check")).to_have_attribute("data-state", "passed")
    assert focused(page) == "next"


def test_an_exchange_is_made_by_keys_alone(visit: Visit) -> None:
    page = visit(bare_html(drill(EXCHANGE)))
    press(page, "AH").focus()
    for key in ("ArrowRight", "ArrowRight", "Space"):
        page.keyboard.press(key)
    expect(press(page, "6C")).to_have_attribute("aria-pressed", "true")
    press(page, "KH").focus()
    page.keyboard.press("Enter")
    part(page, "submit").focus()
    page.keyboard.press("Enter")
    expect(feedback(page)).to_have_attribute("data-correct", "true")


def test_a_key_held_down_does_not_run_through_the_questions(visit: Visit) -> None:
    page = visit(bare_html(drill(VALUE, ACES)), "?seed=1")
    page.evaluate("document.querySelector('[data-tp=next]').focus()")
    page.keyboard.down("Enter")
    before = page.locator('[data-tp="drill"]').get_attribute("data-question")
    for _ in range(5):
        page.keyboard.down("Enter")  # repeats, as a key held down does
    expect(page.locator('[data-tp="drill"]')).to_have_attribute("data-question", before or "")
    page.keyboard.up("Enter")


def test_prompt_and_feedback_are_said_once_each(visit: Visit) -> None:
    page = visit(bare_html(drill(ACES, ACES_WIDE)), "?seed=1")
    page.evaluate(
        """() => {
          const region = document.querySelector('[data-tp=live]');
          window.heard = [];
          new MutationObserver(() => region.textContent && heard.push(region.textContent))
            .observe(region, { childList: true, characterData: true, subtree: true });
        }"""
    )
    give(page, shown(page, drill(ACES, ACES_WIDE)), "1")
    page.wait_for_function("heard.length === 1")
    part(page, "next").click()
    page.wait_for_function("heard.length === 2")
    page.wait_for_timeout(400)
    heard = page.evaluate("heard")
    assert len(heard) == 2
    assert heard[0].startswith("Not right.") and "every ordinary hand" in heard[0]
    assert heard[1] == "Who takes a stick?"


def test_a_language_changed_in_the_middle_keeps_the_question_and_the_answer(visit: Visit) -> None:
    page = visit(bare_html(drill(ACES)), "?seed=1")
    give(page, ACES.json(), "2")
    page.locator('[data-tp="language"]').select_option("ru")
    expect(feedback(page)).to_have_attribute("data-correct", "false")
    expect(part(page, "prompt").locator(".tp-seen")).to_have_text("Кто получает палку?")
    assert "C и" in told(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    visit: Visit, scheme: str, width: int
) -> None:
    for question in (ACES, EXCHANGE, ORDER):
        scene = drill(question, check=1)
        page = visit(
            bare_html(scene),
            "?seed=1",
            viewport={"width": width, "height": 800},
            color_scheme=scheme,
            reduced_motion="reduce",
        )

        def fine(page: Page = page) -> None:
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            found = Axe().run(page, options={"runOnly": {"type": "tag", "values": WCAG}})
            assert found.violations_count == 0, found.generate_report()

        fine()
        if question.hints:
            part(page, "hint").click()
        give(page, question.json(), next(iter(question.beliefs.values())))
        fine()
        part(page, "check-start").click()
        part(page, "next").click()
        fine()


@pytest.mark.parametrize("question", [ACES, EXCHANGE, ORDER], ids=lambda q: q.form)
def test_everything_can_be_hit_on_a_phone(visit: Visit, question: Any) -> None:
    page = visit(bare_html(drill(question, check=1)), viewport={"width": 320, "height": 640})
    boxes = page.locator('[data-tp="drill"] :is(button, a)').evaluate_all(
        """all => all.map((each) => {
          const box = each.getBoundingClientRect();
          const area = getComputedStyle(each, '::after').position === 'absolute'
            && each.matches('.tp-press') ? each.closest('.tp-seat').getBoundingClientRect() : box;
          return [each.matches('[data-card]') ? 44 : 24, area.width, area.height, each.outerHTML];
        })"""
    )
    assert len(boxes) >= 5
    for least, wide, high, html in boxes:
        assert wide >= least and high >= least, html[:200]


TURNED = "\u202eolleh"

HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "{player} {0} $& $1 \\u202e",
    '"><script>alert(1)</script>',
    TURNED,
    "A" * 200,
    "__proto__",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_text(visit: Visit, name: str) -> None:
    names = [name, "constructor", "C", "D"]
    question = stick(
        ["6H 7H 8H", "AC AD AS", "KD QD 10D", "AH JH 9H"],
        "TP-5.2",
        1,
        "2,3",
        {"aces_hit_safe_hands": "0,2,3"},
        names,
    )
    page = visit(bare_html(drill(question)), viewport={"width": 320, "height": 640})
    assert page.locator(".tp-press .tp-name").first.inner_text() == name.strip()
    give(page, question.json(), "0,2,3")
    told = "\ufffdolleh" if name == TURNED else name  # no name turns a sentence round
    assert told in feedback(page).locator('[data-outcome="believed"] .tp-seen').first.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("img, main script:not([type])").count() == 0


@pytest.mark.parametrize("seed", ["", "%3Cscript%3E", "x" * 5000, "%00%ff", "1&seed=2", "💥"])
def test_any_seed_will_do(visit: Visit, seed: str) -> None:
    page = visit(bare_html(drill(*STICKS)), f"?seed={seed}")
    expect(part(page, "prompt")).to_be_visible()


def test_a_drill_without_questions_is_an_empty_sheet(visit: Visit) -> None:
    scene = {**drill(ACES), "sets": {"stick": {"1": []}}, "check": None}
    page = visit(bare_html(scene))
    expect(page.locator('[data-tp="drill"]')).to_have_attribute("data-state", "empty")
    expect(part(page, "prompt")).to_have_count(0)


def test_print_shows_the_question_without_the_buttons_around_it(visit: Visit) -> None:
    page = visit(bare_html(drill(ACES, check=1)), color_scheme="dark")
    page.emulate_media(media="print")
    for name in ("hint", "next", "check", "submit"):
        expect(part(page, name)).to_be_hidden()
    expect(part(page, "prompt")).to_be_visible()
    expect(part(page, "table")).to_be_visible()
