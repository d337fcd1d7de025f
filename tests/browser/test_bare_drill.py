"""The drill in a bare page: answering, feedback, hints, levels, the check, and more questions."""

from __future__ import annotations

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tripalki_learn.teaching import Scene

from .by_hand import (
    ACES,
    ACES_AGAIN,
    ACES_WIDE,
    BELIEFS,
    DEALER,
    EXCHANGE,
    ORDER,
    STICKS,
    VALUE,
    drill,
    stick,
)
from .conftest import BIND, Visit, bare_html

pytestmark = pytest.mark.browser

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-tp="drill"] [data-tp="{name}"]').first


def shown(page: Page, scene: Scene) -> dict[str, Any]:
    """The question on the screen, as the scene holds it."""
    kind, level, place = (
        str(page.locator('[data-tp="drill"]').get_attribute("data-question"))
    ).split("-")
    question: dict[str, Any] = scene["sets"][kind][level][int(place)]
    return question


def press(page: Page, answer: str) -> Locator:
    return page.locator(f'[data-tp="drill"] [data-answer="{answer}"]')


def give(page: Page, question: dict[str, Any], answer: str) -> None:
    """Answers by pressing, as somebody with a pointer would."""
    form = question["form"]
    if form == "choice" or answer in ("", "all", "pass", "over"):
        press(page, answer).click()
        return
    for item in answer.replace(">", ",").split(","):
        press(page, item).click()
    if form != "seat":
        part(page, "submit").click()


def feedback(page: Page) -> Locator:
    return part(page, "feedback")


def told(page: Page) -> str:
    """What is seen of the feedback (not what is only heard)."""
    return " ".join(feedback(page).locator(".tp-seen").all_inner_texts())


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.tp ?? document.activeElement.tagName"))


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        page.evaluate("localStorage['tripalki-learn.progress.v1'] ?? '{\"rules\":{}}'")
    )
    return found


# Answering


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
    for code in ("AH", "6C", "9D", "KH"):  # one card of each side at a time
        press(page, code).click()
    pressed = page.locator('[data-tp="card"][aria-pressed="true"]').all()
    assert {card.get_attribute("data-card") for card in pressed} == {"6C", "KH"}
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


# Hints, levels, order


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
    assert kept(page)["rules"]["TP-5.2"] == {"state": "learning", "row": [], "wrong": False}


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


# The check


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


# Keyboard, screen reader, small screens, hostile text


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


HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "{player} {0} $& $1 \\u202e",
    '"><script>alert(1)</script>',
    "‮olleh",
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
    assert name in feedback(page).locator('[data-outcome="believed"] .tp-seen').first.inner_text()
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
