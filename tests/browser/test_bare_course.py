"""The course of a drill: hints, levels, seeds, and what comes when all has been seen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tripalki_learn.teaching import Scene

from .by_hand import (
    ACES,
    ACES_AGAIN,
    ACES_WIDE,
    BELIEFS,
    ORDER,
    STICKS,
    VALUE,
    drill,
    stick,
)
from .conftest import BIND, Visit, bare_html
from .drilling import feedback, focused, give, kept, part, shown

pytestmark = pytest.mark.browser


def test_each_hint_says_beforehand_what_it_costs_and_the_question_no_longer_counts(
    visit: Visit,
) -> None:
    page = visit(bare_html(drill(ACES, ACES_AGAIN)), "?seed=1")
    hint = part(page, "hint")
    assert "does not count" in part(page, "hint-cost").inner_text()
    cost = part(page, "hint-cost").inner_text()
    expect(hint).to_have_accessible_description(cost)
    expect(part(page, "hints")).to_have_count(0)
    hint.click()
    expect(part(page, "hints").locator("li")).to_have_count(1)
    assert "nothing more" in part(page, "hint-cost").inner_text()
    hint.click()
    expect(hint).to_have_attribute("aria-disabled", "true")
    hint.dispatch_event("click")
    expect(part(page, "hints").locator("li")).to_have_count(2)
    scene = drill(ACES, ACES_AGAIN)
    give(page, shown(page, scene), shown(page, scene)["correct"][0])
    assert kept(page)["rules"]["TP-5.2"] == {
        **{"state": "learning", "row": []},
        **{"wrong": False, "answers": 1},
    }


def test_three_right_in_a_row_at_rising_levels_make_a_rule_known(visit: Visit) -> None:
    names = ["Ana", "Ben", "Cyr", "Dov"]
    harder = stick(["AD KD 9C", "AS AH AC", "7S 7C 8D"], "TP-5.2", 2, "0,2", {}, names)
    hardest = stick(["6S 7S 8S", "AS AH AC", "7D 7C 8D", "KH KD 9H"], "TP-5.2", 3, "2,3", {}, names)
    scene = drill(ACES, ACES_WIDE, harder, hardest)
    page = visit(bare_html(scene), "?seed=1")
    levels, rows = [], []
    for _ in range(3):
        levels.append(part(page, "level").get_attribute("data-level"))
        question = shown(page, scene)
        give(page, question, question["correct"][0])
        rows.append(feedback(page).locator(".tp-gained").inner_text())
        part(page, "next").click()
    assert levels == ["1", "2", "3"]
    assert rows[:2] == ["TP-5.2: 1 of 3 in a row", "TP-5.2: 2 of 3 in a row"]
    assert rows[2] == "TP-5.2: known from now on."
    assert kept(page)["rules"]["TP-5.2"]["state"] == "known"
    page.reload()
    assert kept(page)["rules"]["TP-5.2"]["state"] == "known"


def walk(page: Page, scene: Scene, steps: int) -> list[str]:
    """The questions that come when every answer is right."""
    met = []
    for _ in range(steps):
        met.append(str(page.locator('[data-tp="drill"]').get_attribute("data-question")))
        question = shown(page, scene)
        give(page, question, question["correct"][0])
        part(page, "next").click()
    return met


def test_a_seed_reproduces_the_order_whatever_is_known_already(visit: Visit) -> None:
    scene = drill(*STICKS, VALUE, ORDER)
    page = visit(bare_html(scene), "?seed=abc")
    first = walk(page, scene, 6)
    page.reload()
    assert walk(page, scene, 6) == first
    others = []
    for seed in ("1", "2", "3"):
        page.goto(f"http://lesson.test/?seed={seed}")
        others.append(walk(page, scene, 6))
    assert any(other != first for other in others)


def test_next_skips_a_question_unscored(visit: Visit) -> None:
    scene = drill(*STICKS)
    page = visit(bare_html(scene), "?seed=4")
    before = page.locator('[data-tp="drill"]').get_attribute("data-question")
    part(page, "next").click()
    expect(page.locator('[data-tp="drill"]')).not_to_have_attribute("data-question", before or "")
    assert kept(page)["rules"] == {}
    assert focused(page) == "answer"


def test_when_all_have_been_seen_the_page_says_so_and_they_count_no_more(visit: Visit) -> None:
    scene = drill(ACES, ACES_AGAIN, ACES_WIDE)
    page = visit(bare_html(scene), "?seed=1")
    met = []
    for _ in range(3):
        met.append(page.locator('[data-tp="drill"]').get_attribute("data-question"))
        expect(part(page, "notice")).to_have_count(0)
        part(page, "next").click()
    assert len(set(met)) == 3
    expect(part(page, "notice")).to_contain_text("3")
    expect(part(page, "notice")).to_contain_text("another order")
    last = page.locator('[data-tp="drill"]').get_attribute("data-question")
    assert last != met[-1]  # never the same twice in a row
    question = shown(page, scene)
    give(page, question, question["correct"][0])
    assert kept(page)["rules"]["TP-5.2"]["row"] == []
    part(page, "next").click()
    expect(part(page, "notice")).to_have_count(0)


# A kernel


def test_a_kernel_is_asked_for_more_and_what_it_makes_is_asked(visit: Visit) -> None:
    scene = drill(ACES)
    page = visit(bare_html(scene), "?seed=1")
    page.evaluate(BIND, [scene, {}])
    bound = page.locator("#bound")
    give_up = bound.locator('[data-tp="next"]')
    give_up.click()
    expect(bound.locator('[data-tp="notice"]')).to_contain_text("being made")
    expect(give_up).to_have_attribute("aria-disabled", "true")
    wanted = page.evaluate("traits.wanted")
    assert (wanted["kind"], wanted["level"]) == ("stick", 1)
    assert isinstance(wanted["seed"], int)
    assert sorted(wanted["beliefs"]) == sorted(BELIEFS)
    made = {**ACES_AGAIN.json(), "prompt": {"k": "new.prompt"}}
    patterns = {
        lang: {"new.prompt": ["A question from the kernel?"]} for lang in scene["languages"]
    }
    page.evaluate("more => listeners.more(more)", {"question": made, "patterns": patterns})
    expect(bound.locator('[data-tp="prompt"] .tp-seen')).to_have_text("A question from the kernel?")
    expect(bound.locator('[data-tp="notice"]')).to_have_count(0)
    bound.locator('[data-answer="0"]').click()
    bound.locator('[data-tp="submit"]').click()
    expect(bound.locator('[data-tp="feedback"]')).to_have_attribute("data-correct", "true")


@pytest.mark.parametrize("in_time", [True, False])
def test_the_next_question_is_made_while_the_feedback_is_read(visit: Visit, in_time: bool) -> None:
    scene = drill(ACES)
    page = visit(bare_html(scene), "?seed=1")
    page.evaluate(BIND, [scene, {}])
    bound = page.locator("#bound")
    assert page.evaluate("traits.wanted ?? null") is None
    for seat in ("2", "3"):
        bound.locator(f'[data-answer="{seat}"]').click()
    bound.locator('[data-tp="submit"]').click()
    assert page.evaluate("traits.wanted.kind") == "stick"
    following = bound.locator('[data-tp="next"]')
    expect(following).not_to_have_attribute("aria-disabled", "true")
    made = {**ACES_AGAIN.json(), "prompt": {"k": "new.prompt"}}
    patterns = {lang: {"new.prompt": ["A new question?"]} for lang in scene["languages"]}
    come = "more => listeners.more(more)"
    if in_time:
        page.evaluate(come, {"question": made, "patterns": patterns})
        # What is read stays until it is left.
        expect(bound.locator('[data-tp="feedback"]')).to_have_count(1)
    following.click()
    if not in_time:
        expect(bound.locator('[data-tp="notice"]')).to_contain_text("being made")
        page.evaluate(come, {"question": made, "patterns": patterns})
    expect(bound.locator('[data-tp="prompt"] .tp-seen')).to_have_text("A new question?")
    expect(bound.locator('[data-tp="notice"]')).to_have_count(0)


@pytest.mark.parametrize("silent", [True, False])
def test_a_kernel_that_makes_nothing_is_not_waited_for_again(visit: Visit, silent: bool) -> None:
    scene = drill(ACES)
    page = visit(bare_html(scene), "?seed=1")
    if silent:  # let the time that it is waited for pass at once
        page.evaluate(
            "() => { const wait = setTimeout;"
            " globalThis.setTimeout = (f, ms) => wait(f, ms > 3000 ? 50 : ms); }"
        )
    page.evaluate(BIND, [scene, {}])
    bound = page.locator("#bound")
    bound.locator('[data-tp="next"]').click()
    if not silent:
        page.evaluate("listeners.more({ seed: 1, question: null })")
    expect(bound.locator('[data-tp="notice"]')).to_contain_text("another order")
    bound.locator('[data-tp="next"]').click()
    expect(bound.locator('[data-tp="notice"]')).to_contain_text("another order")


@pytest.mark.parametrize("nonsense", [None, {}, {"question": {}}, {"question": {"kind": "x"}}, 7])
def test_nonsense_from_a_kernel_changes_nothing(visit: Visit, nonsense: Any) -> None:
    scene = drill(ACES, ACES_AGAIN)
    page = visit(bare_html(scene))
    page.evaluate(BIND, [scene, {}])
    before = page.locator('#bound [data-tp="drill"]').get_attribute("data-question")
    page.evaluate("more => listeners.more(more)", nonsense)
    expect(page.locator('#bound [data-tp="drill"]')).to_have_attribute(
        "data-question", before or ""
    )
