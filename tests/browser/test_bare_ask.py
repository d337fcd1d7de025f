"""Walkthroughs that ask, in a bare page: answers on the table and beside it, beliefs, progress."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tripalki_learn.cards import parse_card, parse_cards, parse_hand
from tripalki_learn.games.tri_palki import begin, begun, exchange, laid_out, played, showdown
from tripalki_learn.teaching import Scene, walkthrough_scene

from .conftest import Visit, bare_html

pytestmark = pytest.mark.browser


WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options={"runOnly": WCAG}).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found]


HANDS = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}


@pytest.fixture(scope="session")
def asking() -> Scene:
    """The rulebook's first worked example, which asks who pays and who deals next."""
    return walkthrough_scene(showdown(HANDS, dealer="A"), ask=("stick", "dealer"))


@pytest.fixture(scope="session")
def out() -> Scene:
    """The same with three sticks before D, which asks who is out and who deals next."""
    return walkthrough_scene(showdown(HANDS, "A", [0, 0, 0, 3]), ask=("out", "dealer"))


@pytest.fixture(scope="session")
def washing() -> Scene:
    """A gives 9♦ for K♣, which leaves only diamonds in the centre: who plays next?"""
    hands = ["9D 6S 7S", "AH JH 6C", "KH 8H 10S", "QS JS 7H"]
    trace = laid_out(
        begun(begin(["A", "B", "C", "D"])),
        [parse_hand(hand) for hand in hands],
        parse_hand("10D KC AD"),
        parse_cards("8S QH 7C 6D 7D 8D"),
    )
    turn = exchange(parse_card("9D"), parse_card("KC"))
    return walkthrough_scene(played(trace, turn), ask=("next",))


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-tp="walkthrough"] [data-tp="{name}"]').first


def answer(page: Page, text: str) -> Locator:
    return page.locator(f'[data-tp="walkthrough"] [data-tp="answer"][data-answer="{text}"]')


def asked(scene: Scene, kind: str) -> int:
    """The step, from 0, at which a scene asks for something."""
    return next(
        n for n, step in enumerate(scene["steps"]) if step.get("ask", {}).get("kind") == kind
    )


def at_question(visit: Visit, scene: Scene, kind: str, lang: str = "en", **options: Any) -> Page:
    step = asked(scene, kind) + 1
    page = visit(bare_html(scene), f"?lang={lang}#step={step}", **options)
    expect(part(page, "step")).to_have_attribute("data-index", str(step - 1))
    return page


def learnt(page: Page) -> Any:
    text = page.evaluate("localStorage['tripalki-learn.progress.v1']")
    return json.loads(text)["rules"] if text else {}


def test_who_pays_is_answered_on_the_table_and_counts(visit: Visit, asking: Scene) -> None:
    page = at_question(visit, asking, "stick")
    expect(part(page, "ruling").locator(".tp-seen")).to_have_text("Who takes a stick?")
    expect(part(page, "feedback")).to_have_count(0)
    part(page, "submit").click(force=True)  # nothing is answered yet
    expect(part(page, "feedback")).to_have_count(0)
    for place in "23":
        answer(page, place).click()
        expect(answer(page, place)).to_have_attribute("aria-pressed", "true")
    part(page, "submit").click()
    feedback = part(page, "feedback")
    expect(feedback).to_have_attribute("data-correct", "true")
    assert feedback.get_attribute("data-misconception") is None
    expect(feedback).to_contain_text("Right.")
    expect(feedback.locator('[data-rule="TP-5.2"]').first).to_be_visible()
    assert page.evaluate("document.activeElement.dataset.tp") == "next"
    assert learnt(page)["TP-5.2"] == {
        **{"state": "learning", "row": [1]},
        **{"wrong": False, "answers": 1},
    }


@pytest.mark.parametrize(
    ("pressed", "belief"),
    [("2", "aces_only_lowest_loses"), ("023", "aces_hit_safe_hands"), ("1", None)],
)
def test_a_wrong_answer_names_the_belief_that_gives_it(
    visit: Visit, asking: Scene, pressed: str, belief: str | None
) -> None:
    page = at_question(visit, asking, "stick")
    for place in pressed:
        answer(page, place).click()
    part(page, "submit").click()
    feedback = part(page, "feedback")
    expect(feedback).to_have_attribute("data-correct", "false")
    assert feedback.get_attribute("data-misconception") == belief
    if belief == "aces_only_lowest_loses":
        expect(feedback).to_contain_text("lowest hand alone")
    expect(feedback).to_contain_text("B shows three aces, so every ordinary hand takes a stick")
    for place in "23":  # C and D pay, whatever was answered
        expect(answer(page, place)).to_have_attribute("data-mark", "right")
    assert learnt(page)["TP-5.2"]["wrong"] is True


def test_who_deals_is_one_press(visit: Visit, asking: Scene) -> None:
    page = at_question(visit, asking, "dealer")
    expect(part(page, "submit")).to_have_count(0)
    answer(page, "2").click()
    feedback = part(page, "feedback")
    # C has the lowest hand; with an ace as 1, or K Q J as 13 12 11, C's would be the highest.
    believed = re.compile("^(loser_deals|ace_is_one|faces_11_12_13)$")
    expect(feedback).to_have_attribute("data-misconception", believed)
    expect(feedback).to_contain_text("D has the highest ordinary hand, 30, and deals next.")
    answer(page, "3").click(force=True)  # an answer is given once
    expect(feedback).to_have_attribute("data-correct", "false")
    assert learnt(page)["TP-5.7"]["wrong"] is True


def test_with_three_sticks_d_is_out_and_a_deals(visit: Visit, out: Scene) -> None:
    page = at_question(visit, out, "out")
    answer(page, "3").click()
    part(page, "submit").click()
    expect(part(page, "feedback")).to_have_attribute("data-correct", "true")
    while part(page, "ruling").locator(".tp-seen").inner_text() != "Who deals the next round?":
        part(page, "next").click()
    expect(answer(page, "3")).to_have_count(0)  # who is out cannot be pressed
    answer(page, "0").click()
    expect(part(page, "feedback")).to_have_attribute("data-correct", "true")
    expect(part(page, "feedback").locator('[data-rule="TP-5.9"]').first).to_be_visible()


def test_after_a_washout_the_same_player_plays(visit: Visit, washing: Scene) -> None:
    page = at_question(visit, washing, "next")
    answer(page, "1").click()
    feedback = part(page, "feedback")
    expect(feedback).to_have_attribute("data-correct", "false")
    expect(feedback).to_have_attribute("data-misconception", "next_plays_after_washout")
    expect(feedback.locator('[data-rule="TP-3.3"]').first).to_be_visible()
    expect(answer(page, "0")).to_have_attribute("data-mark", "right")
    page = at_question(visit, washing, "next")
    answer(page, "over").click()  # a choice beside the table
    expect(part(page, "feedback")).to_have_attribute("data-correct", "false")


def test_next_skips_a_question_and_nothing_is_scored(visit: Visit, asking: Scene) -> None:
    page = at_question(visit, asking, "stick")
    answer(page, "2").click()
    part(page, "next").click()
    expect(part(page, "step")).to_have_attribute("data-index", str(asked(asking, "stick") + 1))
    expect(part(page, "ruling")).to_have_attribute("data-rule", "TP-5.2")
    assert learnt(page) == {}
    part(page, "previous").click()
    expect(answer(page, "2")).to_have_attribute("aria-pressed", "true")  # where one left it
    expect(part(page, "feedback")).to_have_count(0)


def test_an_answer_stays_when_one_comes_back(visit: Visit, asking: Scene) -> None:
    page = at_question(visit, asking, "dealer")
    answer(page, "3").click()
    for name in ("next", "previous"):
        part(page, name).click()
    expect(part(page, "feedback")).to_have_attribute("data-correct", "true")


def test_playing_stops_at_a_question(visit: Visit, asking: Scene) -> None:
    page = visit(bare_html(asking))
    page.clock.install()
    page.reload()
    part(page, "play").click()
    page.clock.run_for(3600 * len(asking["steps"]))
    expect(part(page, "step")).to_have_attribute("data-index", str(asked(asking, "stick")))
    expect(part(page, "play")).to_have_text("Play")
    part(page, "play").click()  # and goes on from there, to the next question
    page.clock.run_for(3600 * len(asking["steps"]))
    expect(part(page, "step")).to_have_attribute("data-index", str(asked(asking, "dealer")))


@pytest.mark.parametrize("lang", ["en", "fr", "es", "ru"])
def test_keys_alone_answer_from_first_to_last(visit: Visit, asking: Scene, lang: str) -> None:
    page = visit(bare_html(asking), f"?lang={lang}", viewport={"width": 320, "height": 640})
    wanted = {"stick": ["2", "3"], "dealer": ["3"]}

    def tab_to(selector: str) -> None:
        for _ in range(80):
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            page.keyboard.press("Tab")
        pytest.fail(f"no way by Tab to {selector}")

    tab_to("[data-tp=next]")
    for step in asking["steps"]:
        question = step.get("ask")
        if question:
            page.keyboard.press("Tab")
            for place in wanted[question["kind"]]:
                tab_to(f'[data-tp=answer][data-answer="{place}"]')
                page.keyboard.press("Space")
            if question["form"] == "seats":
                tab_to("[data-tp=submit]")
                page.keyboard.press("Enter")
            expect(part(page, "feedback")).to_have_attribute("data-correct", "true")
        assert page.evaluate("document.activeElement.dataset.tp") == "next"
        page.keyboard.press("Enter")
    expect(part(page, "step")).to_have_attribute("data-index", str(len(asking["steps"]) - 1))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_an_answer_is_said_once(visit: Visit, asking: Scene) -> None:
    page = at_question(visit, asking, "dealer")
    live = page.locator('[data-tp="live"]')
    answer(page, "2").click()
    expect(live).to_contain_text("Not right. Right answer: D.")
    expect(live).to_contain_text("D has the highest ordinary hand, 30, and deals next.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_question_is_in_nobodys_way(visit: Visit, asking: Scene, scheme: str) -> None:
    options: dict[str, Any] = {"color_scheme": scheme, "reduced_motion": "reduce"}
    page = at_question(visit, asking, "stick", **options)
    answer(page, "2").click()
    assert violations(page) == []
    part(page, "submit").click()
    expect(part(page, "feedback")).to_have_attribute("data-correct", "false")
    assert violations(page) == []
