"""The drill in a bare page: every way to answer, and what an answer is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from tripalki_learn.explain import Phrase
from tripalki_learn.teaching.refs import keys_in, patterns, ref

from .by_hand import (
    ACES,
    ACES_WIDE,
    BELIEFS,
    DEALER,
    EXCHANGE,
    ORDER,
    STICKS,
    VALUE,
    drill,
)
from .conftest import Visit, bare_html
from .drilling import feedback, focused, give, part, press, shown, told

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("question", [ACES, EXCHANGE, ORDER, VALUE, DEALER], ids=lambda q: q.form)
def test_every_form_is_answered_right_and_wrong(visit: Visit, question: Any) -> None:
    scene = drill(question)
    page = visit(bare_html(scene), "?seed=1")
    for answer in question.correct:
        give(page, shown(page, scene), answer)
        expect(feedback(page)).to_have_attribute("data-correct", "true")
        assert feedback(page).get_attribute("data-misconception") is None
        assert focused(page) == "next"
        part(page, "next").click()
    for belief, answer in question.beliefs.items():
        give(page, shown(page, scene), answer)
        expect(feedback(page)).to_have_attribute("data-correct", "false")
        expect(feedback(page)).to_have_attribute("data-misconception", belief)
        assert BELIEFS[belief] in told(page)
        part(page, "next").click()


def test_a_wrong_answer_is_told_its_belief_the_ruling_and_what_comes_of_it(visit: Visit) -> None:
    page = visit(bare_html(drill(ACES)), "?seed=1")
    give(page, ACES.json(), "2")
    assert "C and D" in told(page)  # the right answer
    assert "You let only the lowest hand pay under three aces." in told(page)
    assert "every ordinary hand takes one stick" in told(page)
    chip = feedback(page).locator(".tp-rule").first
    expect(chip).to_have_text("TP-5.2")
    chip.click()
    expect(part(page, "rule-text")).to_be_visible()
    believed = feedback(page).locator('[data-outcome="believed"] .tp-seen')
    real = feedback(page).locator('[data-outcome="real"] .tp-seen')
    assert believed.all_inner_texts() == ["C takes a stick and now has 3."]
    assert real.all_inner_texts() == [
        "C takes a stick and now has 3.",
        "D takes a stick and now has 1.",
    ]
    fault = page.locator('.tp-at-fault [data-tp="seat"].tp-decides')
    expect(fault).to_have_attribute("data-seat", "C")


def test_an_answer_that_no_belief_gives_is_not_given_one(visit: Visit) -> None:
    page = visit(bare_html(drill(ACES)), "?seed=1")
    give(page, ACES.json(), "1")
    expect(feedback(page)).to_have_attribute("data-correct", "false")
    assert feedback(page).get_attribute("data-misconception") is None
    expect(part(page, "consequence")).to_have_count(0)
    assert not any(text in told(page) for text in BELIEFS.values())


def test_a_belief_is_a_possible_reason_once_and_named_the_second_time(visit: Visit) -> None:
    scene = drill(ACES, ACES_WIDE)
    page = visit(bare_html(scene), "?seed=1")
    sure = []
    for _ in range(2):
        question = shown(page, scene)
        give(page, question, question["beliefs"]["aces_only_lowest_loses"])
        sure.append(feedback(page).get_attribute("data-sure"))
        part(page, "next").click()
    assert sure == ["false", "true"]


def test_after_a_wrong_answer_the_same_kind_comes_again(visit: Visit) -> None:
    scene = drill(*STICKS, VALUE)
    for seed in range(4):
        page = visit(bare_html(scene), f"?seed={seed}")
        kind = shown(page, scene)["kind"]
        wrong = {"stick": "1", "value": "8"}[kind]
        if wrong in shown(page, scene)["correct"]:
            continue
        give(page, shown(page, scene), wrong)
        part(page, "next").click()
        assert shown(page, scene)["kind"] == kind


def test_pressing_again_takes_a_seat_or_a_card_back(visit: Visit) -> None:
    page = visit(bare_html(drill(ACES)))
    submit = part(page, "submit")
    expect(submit).to_have_attribute("aria-disabled", "true")
    press(page, "2").click()
    expect(press(page, "2")).to_have_attribute("aria-pressed", "true")
    press(page, "2").click()
    expect(press(page, "2")).to_have_attribute("aria-pressed", "false")
    submit.dispatch_event("click")
    expect(feedback(page)).to_have_count(0)
    page = visit(bare_html(drill(EXCHANGE)))
    for code in ("AH", "6C", "9D", "KH"):
        press(page, code).click()
    for code in ("AH", "9D"):
        press(page, code).click()
    pressed = page.locator('[data-tp="card"][aria-pressed="true"]').all()
    assert {card.get_attribute("data-card") for card in pressed} == {"6C", "KH"}
    part(page, "submit").click()
    expect(feedback(page)).to_have_attribute("data-correct", "true")


def test_two_cards_can_be_given_for_two_and_why_not_is_told(visit: Visit) -> None:
    """TP-2.7: J♥ 6♣ for K♥ 9♦ would be tempting."""
    believed = {"two_may_be_exchanged": "JH 6C>KH 9D"}
    why = (Phrase("rule.TP-2.7", rule="TP-2.7"),)
    question = replace(EXCHANGE, rule="TP-2.7", beliefs=believed, why=why)
    scene = drill(question)
    belief = Phrase("belief.two_may_be_exchanged")
    scene["beliefs"] = {"two_may_be_exchanged": ref(belief)}
    scene["patterns"]["en"].update(patterns(keys_in(scene["beliefs"]), ["en"])["en"])
    page = visit(bare_html(scene))
    for code in ("KH", "6C", "JH"):
        press(page, code).click()
    submit = part(page, "submit")
    expect(submit).to_have_attribute("aria-disabled", "true")  # two for one is no exchange
    press(page, "9D").click()
    submit.click()
    expect(feedback(page)).to_have_attribute("data-correct", "false")
    expect(feedback(page)).to_have_attribute("data-misconception", "two_may_be_exchanged")
    assert belief.said("en").text in told(page)
    assert "TP-2.7" in part(page, "ruling").inner_text()
    for code in ("JH", "9D"):
        expect(press(page, code)).to_have_attribute("data-mark", "wrong")
    for code in ("6C", "KH"):
        expect(press(page, code)).to_have_attribute("data-mark", "right")


def test_all_cards_of_both_sides_are_an_exchange_of_all(visit: Visit) -> None:
    page = visit(bare_html(drill(replace(EXCHANGE, correct=("all",), beliefs={}))))
    for code in ("AH", "JH", "6C", "KH", "9D", "8S"):
        press(page, code).click()
    part(page, "submit").click()
    expect(feedback(page)).to_have_attribute("data-correct", "true")


def test_an_order_shows_its_places_and_needs_every_seat(visit: Visit) -> None:
    page = visit(bare_html(drill(ORDER)))
    for seat in ("1", "3", "0"):
        press(page, seat).click()
    expect(press(page, "3").locator(".tp-badge")).to_have_text("2")
    expect(press(page, "3")).to_have_accessible_name("Player D, place 2")
    part(page, "submit").dispatch_event("click")
    expect(feedback(page)).to_have_count(0)
    press(page, "2").click()
    part(page, "submit").click()
    expect(feedback(page)).to_have_attribute("data-correct", "true")


def test_an_answer_is_given_once(visit: Visit) -> None:
    page = visit(bare_html(drill(VALUE)))
    press(page, "8").click()
    press(page, "20").dispatch_event("click")
    expect(feedback(page)).to_have_attribute("data-correct", "false")
