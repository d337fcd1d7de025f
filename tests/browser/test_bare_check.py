"""The check at the end of a lesson: passed, failed, repeated, left."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tripalki_learn.teaching import Scene

from .by_hand import (
    ACES,
    ACES_AGAIN,
    STICKS,
    drill,
    stick,
)
from .conftest import Visit, bare_html
from .drilling import feedback, focused, give, kept, part, shown

pytestmark = pytest.mark.browser


def take_check(page: Page, scene: Scene, wrong: int) -> None:
    part(page, "check-start").click()
    for number in range(6):
        expect(part(page, "check-step")).to_contain_text(f"question {number + 1} of 6")
        expect(part(page, "hint")).to_have_count(0)
        question = shown(page, scene)
        answer = question["correct"][0] if number >= wrong else "1,2" if number else "0,1,2"
        give(page, question, answer)
        expect(feedback(page)).to_have_attribute("data-correct", str(number >= wrong).lower())
        part(page, "next").click()


@pytest.mark.parametrize(("wrong", "state"), [(0, "passed"), (1, "passed"), (2, "failed")])
def test_a_check_is_passed_with_at_most_one_wrong(visit: Visit, wrong: int, state: str) -> None:
    scene = drill(*STICKS, check=6)
    page = visit(bare_html(scene), "?seed=1")
    take_check(page, scene, wrong)
    expect(part(page, "check")).to_have_attribute("data-state", state)
    expect(part(page, "check-result")).to_contain_text(f"{6 - wrong} of 6")
    assert focused(page) == "next"
    passed = kept(page)["lessons"].get("05-special-hands")
    assert passed == ({"passed": True} if state == "passed" else None)
    page.reload()
    expect(page.locator(".tp-mark-passed")).to_have_count(1 if state == "passed" else 0)


def test_a_check_is_repeated_with_other_questions(visit: Visit) -> None:
    more = [
        stick([hand, "AC AD AS"], "TP-5.2", 1, "0", {})
        for hand in ("KD QD 10D", "KD QD 9D", "KD QD 8D", "KD 9D 8D", "QD 9D 8D", "JD 9D 7D")
    ]
    scene = drill(ACES, ACES_AGAIN, *more, check=3)
    page = visit(bare_html(scene), "?seed=1")
    seen: list[set[str]] = []
    for start in ("check-start", "check-start"):
        part(page, start).click()
        met = set()
        for _ in range(3):
            met.add(str(page.locator('[data-tp="drill"]').get_attribute("data-question")))
            part(page, "next").click()  # a skipped question of a check counts as wrong
        expect(part(page, "check")).to_have_attribute("data-state", "failed")
        seen.append(met)
    assert len(seen[0]) == len(seen[1]) == 3 and not seen[0] & seen[1]
    part(page, "next").click()
    expect(part(page, "check")).to_have_attribute("data-state", "open")
    expect(part(page, "prompt")).to_be_visible()


def test_a_check_can_be_left(visit: Visit) -> None:
    scene = drill(*STICKS, check=6)
    page = visit(bare_html(scene))
    part(page, "check-start").click()
    part(page, "check-leave").click()
    expect(part(page, "check")).to_have_attribute("data-state", "open")
    expect(part(page, "level")).to_be_visible()
