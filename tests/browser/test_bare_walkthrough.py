"""The walkthrough in a bare page: steps, keys, the address, movement, names that are hostile."""

from __future__ import annotations

import copy

import pytest
from playwright.sync_api import Locator, Page, expect

from tripalki_learn.teaching import Scene

from .conftest import BIND, Visit, bare_html

pytestmark = pytest.mark.browser


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-tp="walkthrough"] [data-tp="{name}"]').first


def at_step(page: Page, index: int) -> None:
    expect(part(page, "step")).to_have_attribute("data-index", str(index))


def seat(page: Page, name: str) -> Locator:
    return page.locator(f'[data-seat="{name}"]')


def test_steps_lead_from_first_to_last_and_back(visit: Visit, worked: Scene) -> None:
    page = visit(bare_html(worked))
    steps = worked["steps"]
    expect(part(page, "step")).to_have_attribute("data-count", str(len(steps)))
    for index, step in enumerate(steps):
        at_step(page, index)
        expect(part(page, "ruling").locator(".tp-seen")).to_have_text(step["ruling"]["en"]["text"])
        if step["rule"]:
            expect(part(page, "ruling")).to_have_attribute("data-rule", step["rule"])
        part(page, "next").click(force=True)  # at the end it is there, and does nothing
    at_step(page, len(steps) - 1)
    for _ in steps:
        part(page, "previous").click(force=True)
    at_step(page, 0)


def test_the_worked_hand_comes_out_as_the_rulebook_says(visit: Visit, worked: Scene) -> None:
    page = visit(bare_html(worked))
    cards = page.locator('[data-seat="D"] [data-tp="card"]')
    expect(cards).to_have_count(3)
    assert [card.get_attribute("data-card") for card in cards.all()] == ["AH", "JH", "9H"]
    part(page, "next").focus()
    page.keyboard.press("End")
    for name, sticks in {"A": 0, "B": 0, "C": 1, "D": 1}.items():
        expect(seat(page, name).locator('[data-tp="sticks"]')).to_have_attribute(
            "data-count", str(sticks)
        )
    expect(seat(page, "D").locator(".tp-mark-dealer")).to_be_visible()
    expect(page.locator(".tp-mark-dealer")).to_have_count(1)


def test_keys_alone_step_and_never_lose_the_focus(visit: Visit, worked: Scene) -> None:
    page = visit(bare_html(worked))
    last = len(worked["steps"]) - 1
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.tp") == "next":
            break
    for _ in range(
        last + 2
    ):  # twice too often: the button at the end does nothing, and keeps the focus
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.dataset.tp") == "next"
    at_step(page, last)
    expect(part(page, "next")).to_have_attribute("aria-disabled", "true")
    for key, index in {"Home": 0, "ArrowRight": 1, "ArrowLeft": 0, "End": last}.items():
        page.keyboard.press(key)
        at_step(page, index)
    assert page.evaluate("document.activeElement.dataset.tp") == "next"


def test_arrow_keys_move_within_a_hand_and_leave_the_step_alone(
    visit: Visit, worked: Scene
) -> None:
    page = visit(bare_html(worked))
    here = "document.activeElement.dataset.card"
    hand = seat(page, "D")
    expect(hand.locator('[data-tp="card"][tabindex="0"]')).to_have_count(1)
    hand.locator('[data-card="AH"]').focus()
    for key, card in {"ArrowRight": "JH", "End": "9H", "ArrowLeft": "JH", "Home": "AH"}.items():
        page.keyboard.press(key)
        assert page.evaluate(here) == card
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(here) == "AH"
    expect(hand.locator('[data-tp="card"][tabindex="0"]')).to_have_count(1)
    assert hand.locator('[data-card="AH"]').get_attribute("aria-label") == "ace of hearts"
    at_step(page, 0)


def test_a_card_keeps_the_focus_while_the_model_steps(visit: Visit, worked: Scene) -> None:
    page = visit(bare_html(worked))
    seat(page, "C").locator('[data-card="QD"]').focus()
    page.evaluate("location.hash = 'step=2'")
    at_step(page, 1)
    assert page.evaluate("document.activeElement.dataset.card") == "QD"


@pytest.mark.parametrize(
    ("address", "index"),
    [("#step=3", 2), ("#step=1", 0), ("?lang=fr#step=2", 1), ("#step=0", 0), ("#step=999999", 0),
     ("#step=-2", 0), ("#step=2x", 0), ("#step=%3Cimg%3E", 0), ("#steps", 0), ("#TP-5.2", 0)],
)  # fmt: skip
def test_the_address_names_a_step(visit: Visit, worked: Scene, address: str, index: int) -> None:
    page = visit(bare_html(worked), address)
    at_step(page, index)


def test_stepping_writes_the_address_and_keeps_the_language(visit: Visit, worked: Scene) -> None:
    page = visit(bare_html(worked), "?lang=ru")
    part(page, "next").click()
    expect(page).to_have_url("http://lesson.test/?lang=ru#step=2")
    length = page.evaluate("history.length")
    part(page, "next").click()
    expect(page).to_have_url("http://lesson.test/?lang=ru#step=3")
    assert page.evaluate("history.length") == length
    page.evaluate("location.hash = 'step=1'")
    at_step(page, 0)


def test_the_scrubber_says_where_it_is(visit: Visit, worked: Scene) -> None:
    page = visit(bare_html(worked))
    count = len(worked["steps"])
    scrub = part(page, "scrub")
    scrub.focus()
    page.keyboard.press("ArrowRight")
    at_step(page, 1)
    expect(scrub).to_have_attribute("aria-valuetext", f"Step 2 of {count}")
    page.keyboard.press("End")
    at_step(page, count - 1)
    assert page.evaluate("document.activeElement.dataset.tp") == "scrub"


def test_playing_advances_by_itself_and_stops_at_the_end(visit: Visit, worked: Scene) -> None:
    page = visit(bare_html(worked))
    page.clock.install()
    page.reload()
    part(page, "play").click()
    expect(part(page, "play")).to_have_text("Pause")
    page.clock.run_for(3600)
    at_step(page, 1)
    part(page, "play").click()
    page.clock.run_for(20_000)
    at_step(page, 1)
    part(page, "play").click()
    page.clock.run_for(3600 * len(worked["steps"]))
    at_step(page, len(worked["steps"]) - 1)
    expect(part(page, "play")).to_have_text("Play")


def test_each_ruling_is_said_once_and_quick_stepping_says_the_last(
    visit: Visit, worked: Scene
) -> None:
    page = visit(bare_html(worked))
    page.evaluate(
        """() => {
          window.said = [];
          const region = document.querySelector('[data-tp="live"]');
          new MutationObserver(() => region.textContent && window.said.push(region.textContent))
            .observe(region, { childList: true, characterData: true, subtree: true });
        }"""
    )
    expect(page.locator('[aria-live="polite"]')).to_have_count(1)
    part(page, "next").click()
    page.wait_for_function("said.length === 1")
    part(page, "next").evaluate("next => { next.click(); next.click(); next.click(); }")
    page.wait_for_function("said.length === 2")
    page.wait_for_timeout(400)  # longer than the region waits: nothing more may follow
    spoken = [step["ruling"]["en"]["spoken"] for step in worked["steps"]]
    assert page.evaluate("said") == [spoken[1], spoken[4]]


def test_the_ruling_is_there_before_the_cards_arrive(visit: Visit, washout: Scene) -> None:
    page = visit(bare_html(washout))
    last = len(washout["steps"]) - 1
    moving = page.evaluate(
        """async (last) => {
          const next = document.querySelector('[data-tp="next"]');
          for (let step = 0; step < last; step += 1) next.click();
          const ruling = document.querySelector('[data-tp="ruling"] .tp-seen').textContent;
          await new Promise(requestAnimationFrame);
          return [ruling, document.getAnimations().length];
        }""",
        last,
    )
    assert moving[0] == washout["steps"][last]["ruling"]["en"]["text"]
    assert moving[1] >= 6  # three cards washed out, three from the reserve


def test_nothing_moves_for_those_who_asked_for_that(visit: Visit, washout: Scene) -> None:
    page = visit(bare_html(washout), reduced_motion="reduce")
    for _ in washout["steps"][1:]:
        part(page, "next").click()
        assert page.evaluate("document.getAnimations().length") == 0


def test_names_are_text_whatever_they_contain(visit: Visit, worked: Scene) -> None:
    hostile = '<img src=x onerror="document.title=1"> </script><script>alert(1)</script>'
    scene = copy.deepcopy(worked)
    for step in scene["steps"]:
        step["table"]["seats"][0]["name"] = hostile
        step["ruling"]["en"] = {"text": hostile, "spoken": hostile}
    page = visit(bare_html(scene))
    part(page, "next").click()
    expect(page.locator('[data-tp="seat"]').first.locator(".tp-name")).to_have_text(hostile)
    assert page.locator('[data-tp="walkthrough"] :is(img, script)').count() == 0
    assert page.title() == "A bare page"


def test_a_model_and_the_page_share_the_step(visit: Visit, worked: Scene) -> None:
    page = visit(bare_html(worked))
    page.evaluate(BIND, [worked, {"index": 1}])
    bound = page.locator("#bound")
    step = bound.locator('[data-tp="step"]')
    expect(step).to_have_attribute("data-index", "1")
    bound.locator('[data-tp="next"]').click()
    assert page.evaluate("traits.index") == 2
    page.evaluate("listeners.index(0)")
    expect(step).to_have_attribute("data-index", "0")
    changed = copy.deepcopy(worked)
    changed["steps"] = changed["steps"][:2]
    page.evaluate("(scene) => listeners.scene(scene)", changed)
    expect(step).to_have_attribute("data-count", "2")
    expect(page.locator('[data-tp="live"]')).to_have_count(1)  # one region for both copies


def test_a_rule_leads_to_its_text(visit: Visit, worked: Scene) -> None:
    rule = next(step["rule"] for step in worked["steps"] if step["rule"])
    index = next(place for place, step in enumerate(worked["steps"]) if step["rule"])
    page = visit(bare_html(worked), f"?lang=fr#step={index + 1}")
    chip = page.get_by_role("button", name=rule)
    chip.click()
    expect(chip).to_have_attribute("aria-expanded", "true")
    expect(page.locator('[data-tp="rule-text"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator('[data-tp="rule-text"]')).to_have_count(0)

    linked = visit(
        bare_html(worked, head='<meta name="tp-rules" content="/rules">'),
        f"?lang=fr#step={index + 1}",
    )
    link = linked.get_by_role("link", name=rule)
    assert link.evaluate("link => link.href") == f"http://lesson.test/rules?lang=fr#{rule}"


def test_whatever_takes_the_focus_keeps_its_keys_from_jupyterlab(
    visit: Visit, worked: Scene
) -> None:
    page = visit(bare_html(worked, picker=False))
    focusable = page.locator(
        '[data-tp="walkthrough"] :is(a[href], button, input, select, [tabindex])'
    )
    assert focusable.count() > 12
    keeping = focusable.and_(page.locator('[data-lm-suppress-shortcuts="true"]'))
    assert keeping.count() == focusable.count()


def test_cards_exchanged_with_a_hidden_hand_come_from_it_and_go_to_it(
    visit: Visit, washout: Scene
) -> None:
    scene = copy.deepcopy(washout)
    for step in scene["steps"]:
        for player in step["table"]["seats"]:
            player["hand"] = [None] * len(player["hand"])
    exchange = next(i for i, step in enumerate(scene["steps"]) if step["rule"] == "TP-2.6")
    page = visit(bare_html(scene), f"#step={exchange}")
    moving = page.evaluate(
        """async () => {
          document.querySelector('[data-tp="next"]').click();
          await new Promise(requestAnimationFrame);
          return [document.getAnimations().length, document.querySelectorAll('.tp-ghost').length];
        }"""
    )
    assert moving == [2, 1]  # one card out of the hand, the picture of the other into it
    expect(page.locator(".tp-ghost")).to_have_count(0)
