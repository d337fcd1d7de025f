"""The games side by side: a table to eye and ear, wide and narrow, from which rules are read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tripalki_learn.engine import QUESTIONS, SUBJECTS
from tripalki_learn.games import GAMES, game_named
from tripalki_learn.teaching import comparison_scene
from tripalki_learn.teaching.comparison import HANDS

from .conftest import Visit, bare_html

pytestmark = pytest.mark.browser

LINKED = '<meta name="tp-rules" content="/rules">'


@pytest.mark.parametrize("width", [320, 1280])
def test_it_is_a_table_whatever_the_width(visit: Visit, width: int) -> None:
    page = visit(
        bare_html(comparison_scene(), head=LINKED), viewport={"width": width, "height": 800}
    )
    games = len(GAMES)
    assert page.get_by_role("table").count() == 2
    assert page.get_by_role("columnheader").count() == 2 * (1 + games)
    assert page.get_by_role("rowheader").count() == len(SUBJECTS) + len(QUESTIONS) + len(HANDS)
    assert page.get_by_role("cell").count() == games * (len(QUESTIONS) + len(HANDS))
    scopes = page.locator("th").evaluate_all("l => l.map(e => e.scope)")
    assert set(scopes) == {"col", "row", "rowgroup"}
    # Narrow, each answer says whose it is and stands below the one before it.
    answers = page.locator('[data-question="ties"] td')
    tops = [box["y"] for cell in answers.all() if (box := cell.bounding_box())]
    assert tops == sorted(tops) and len(set(tops)) == (games if width == 320 else 1)
    named = answers.locator(".tp-of-game:visible").all_inner_texts()
    assert named == (["Tri Palki", "Trinka", "Palki"] if width == 320 else [])
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.emulate_media(media="print")
    assert answers.locator(".tp-of-game:visible").count() == 0  # side by side on paper


def test_every_rule_of_an_answer_leads_to_the_rules_page(visit: Visit) -> None:
    page = visit(bare_html(comparison_scene(), head=LINKED), "?lang=fr")
    for place, game in enumerate(GAMES):
        for question, answer in game_named(game).ANSWERS.items():
            cell = page.locator(f'[data-question="{question}"] td').nth(place)
            led = cell.locator("a").evaluate_all("l => l.map(e => e.href)")
            assert sorted(led) == sorted(
                f"http://lesson.test/rules?lang=fr#{rule}" for rule in answer.rules
            )
            assert cell.locator(".tp-decided a").count() == len(answer.decided)
            assert cell.locator(".tp-table-mark").count() == bool(answer.decided)


def test_where_no_page_has_the_rules_a_rule_is_read_on_the_spot(visit: Visit) -> None:
    page = visit(bare_html(comparison_scene()))
    cell = page.locator('[data-question="power"] td').last
    chip = cell.get_by_role("button", name="Rule PA-2.3")
    chip.focus()
    page.keyboard.press("Enter")
    expect(chip).to_have_attribute("aria-expanded", "true")
    expect(page.locator('[data-tp="rule-text"]')).to_have_count(1)
    expect(cell.locator('[data-tp="rule-text"]')).to_contain_text("jack takes every card")
    page.keyboard.press("Escape")
    expect(page.locator('[data-tp="rule-text"]')).to_have_count(0)
    expect(chip).to_be_focused()
