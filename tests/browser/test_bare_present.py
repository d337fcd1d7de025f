"""A lesson presented to a class: one widget fills the page, answers wait to be asked for."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tripalki_learn.cards import parse_cards, parse_hand
from tripalki_learn.games import palki, trinka
from tripalki_learn.games.tri_palki import begin, begun, laid_out, showdown
from tripalki_learn.teaching import Scene, walkthrough_scene
from tripalki_learn.teaching.question import Question
from tripalki_learn.teaching.tryout import tryout_scene
from tripalki_learn.teaching.whatif import whatif_scene

from .by_hand import ACES, EXCHANGE, drill
from .conftest import Visit, bare_html

pytestmark = pytest.mark.browser

HANDS = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}
ROOM: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}


@pytest.fixture(scope="session")
def lesson(washout: Scene, explorer: Scene) -> list[Scene]:
    """Five widgets: a walkthrough that asks, one of a washout, a what-if, a tryout, an explorer."""
    asking = walkthrough_scene(showdown(HANDS, dealer="A"), ask=("stick",))
    hands = [parse_hand("A♥ J♥ 6♣"), parse_hand("7♦ 7♣ 7♥")]
    trying = laid_out(begun(begin(["A", "B"])), hands, parse_hand("K♥ 9♦ 8♠"))
    return [asking, washout, whatif_scene(HANDS, "A"), tryout_scene(trying), explorer]


def html(lesson: list[Scene]) -> str:
    return bare_html(*lesson, body='<p>Prose. <a href="#x">A link</a></p>')


def shown(page: Page) -> Locator:
    return page.locator("[data-tp-presented]")


def kind(page: Page) -> str | None:
    expect(shown(page)).to_have_count(1)
    return shown(page).get_attribute("data-tp-host")


def step(page: Page) -> str | None:
    return shown(page).locator('[data-tp="step"]').get_attribute("data-index")


def at_question(page: Page, lesson: list[Scene]) -> None:
    steps = lesson[0]["steps"]
    for _ in range(next(n for n, step in enumerate(steps) if "ask" in step)):
        page.keyboard.press("PageDown")
    expect(shown(page).locator('[data-tp="ruling"]')).to_contain_text("Who takes a stick?")


def test_one_widget_fills_the_page(visit: Visit, lesson: list[Scene]) -> None:
    page = visit(html(lesson), "?present=1", **ROOM)
    assert kind(page) == "walkthrough"
    expect(page.get_by_text("Prose.")).to_be_hidden()
    expect(page.locator("header")).to_be_hidden()
    expect(page.locator('[data-tp="table"]:visible')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(shown(page)).to_have_count(0)
    expect(page.get_by_text("Prose.")).to_be_visible()
    assert "present" not in page.url
    expect(page.locator('[data-tp="present-bar"]')).to_have_count(0)


def test_the_button_and_the_key_begin_and_the_focus_comes_back(
    visit: Visit, lesson: list[Scene]
) -> None:
    page = visit(html(lesson), **ROOM)
    button = page.get_by_role("button", name="Present")
    button.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url("http://lesson.test/?present=1")
    assert page.evaluate("document.activeElement.dataset.tp") == "present-next"
    page.locator('[data-tp="present-leave"]').click()
    assert page.evaluate("document.activeElement.dataset.tp") == "present"
    page.locator('[data-tp="walkthrough"] [data-tp="next"]').first.focus()
    page.keyboard.press("p")
    assert kind(page) == "walkthrough"
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.tp") == "next"
    for key in ("Control+p", "Shift+P"):  # the browser's own, and a capital
        page.locator("h1").evaluate(
            """(h1, key) => h1.dispatchEvent(new KeyboardEvent('keydown', {
              key: 'p', code: 'KeyP', bubbles: true,
              ctrlKey: key.startsWith('Control'), shiftKey: key.startsWith('Shift'),
            }))""",
            key,
        )
        expect(shown(page)).to_have_count(0)


def test_p_is_a_letter_for_who_types(visit: Visit, lesson: list[Scene]) -> None:
    page = visit(bare_html(*lesson, body="<input id=name><textarea id=text></textarea>"), **ROOM)
    for field in ("#name", "#text"):
        page.locator(field).focus()
        page.keyboard.press("p")
        assert page.locator(field).input_value() == "p"
    page.locator('[data-tp="language"]').focus()
    page.keyboard.press("p")
    expect(shown(page)).to_have_count(0)


def test_a_widget_that_is_in_sight_is_where_it_begins(visit: Visit, lesson: list[Scene]) -> None:
    page = visit(html(lesson), **ROOM)
    page.locator('[data-tp="whatif"]').evaluate("it => it.scrollIntoView()")
    page.keyboard.press("p")
    assert kind(page) == "whatif"


def test_page_keys_lead_through_all_widgets_and_back(visit: Visit, lesson: list[Scene]) -> None:
    page = visit(html(lesson), "?present=1", **ROOM)
    reasons = 5  # aces, C, D, the tie, the next dealer
    way = [(0, n) for n in range(len(lesson[0]["steps"]))]
    way += [(1, n) for n in range(len(lesson[1]["steps"]))]
    way += [(2, n) for n in range(1 + reasons)] + [(3, 0), (4, 0)]
    here = page.locator('[data-tp="present-at"]')
    for turn, key in ((way, "PageDown"), (way[::-1], "PageUp")):
        for part, place in turn:
            expect(here).to_have_attribute("data-part", str(part))
            expect(here).to_have_attribute("data-place", str(place))
            if part < 2:
                assert step(page) == str(place)
            page.keyboard.press(key)  # at either end once more: nothing happens
    assert page.evaluate("document.activeElement.dataset.tp") == "present-next"


def test_arrow_keys_step_too_but_not_within_a_hand(visit: Visit, lesson: list[Scene]) -> None:
    page = visit(html(lesson), "?present=1", **ROOM)
    page.keyboard.press("ArrowRight")
    assert step(page) == "1"
    page.keyboard.press("ArrowLeft")
    assert step(page) == "0"
    shown(page).locator('[data-seat="D"] [data-card="AH"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.card") == "JH"
    assert step(page) == "0"


def test_an_answer_waits_until_it_is_asked_for(visit: Visit, lesson: list[Scene]) -> None:
    page = visit(html(lesson), "?present=1", **ROOM)
    reveal = page.locator('[data-tp="present-reveal"]')
    expect(reveal).to_have_attribute("aria-disabled", "true")
    at_question(page, lesson)
    expect(shown(page).locator('[data-tp="answer"]')).to_have_count(0)
    expect(shown(page).locator('[data-tp="revealed"]')).to_have_count(0)
    assert reveal.get_attribute("aria-disabled") is None
    page.keyboard.press("r")
    expect(shown(page).locator('[data-tp="revealed"]')).to_contain_text("C and D")
    expect(shown(page).locator('[data-mark="right"]')).to_have_count(2)
    expect(reveal).to_have_attribute("aria-disabled", "true")
    assert page.evaluate("localStorage['tripalki-learn.progress.v1'] ?? null") is None
    page.keyboard.press("Escape")  # for oneself it is still to be answered
    first = page.locator('[data-tp="walkthrough"]').first
    expect(first.locator('[data-tp="feedback"]')).to_have_count(0)
    first.locator('[data-tp="answer"][data-answer="2"]').click()
    first.locator('[data-tp="submit"]').click()
    expect(first.locator('[data-tp="feedback"]')).to_have_attribute("data-correct", "false")


def test_a_settlement_waits_until_it_is_asked_for(visit: Visit, lesson: list[Scene]) -> None:
    page = visit(html(lesson), **ROOM)
    page.locator('[data-tp="whatif"]').evaluate("it => it.scrollIntoView()")
    page.keyboard.press("p")
    expect(shown(page)).to_contain_text("Who takes a stick, who is out, and who deals next?")
    expect(shown(page).locator('[data-tp="next-dealer"]')).to_have_count(0)
    page.locator('[data-tp="present-reveal"]').click()
    expect(shown(page).locator('[data-tp="ruling"]')).to_have_count(1)  # one sentence at a time
    expect(shown(page).locator('[data-seat="D"] [data-tp="next-dealer"]')).to_be_visible()
    for _ in range(3):  # D then has three, which is another question
        shown(page).locator('[data-seat="D"] [data-tp="more"]').click()
    expect(shown(page).locator('[data-tp="ruling"]')).to_have_count(0)
    page.keyboard.press("PageDown")
    expect(shown(page).locator('[data-seat="A"] [data-tp="next-dealer"]')).to_be_visible()


def test_seats_and_cards_can_be_pointed_at(visit: Visit, lesson: list[Scene]) -> None:
    page = visit(html(lesson), "?present=1", **ROOM)
    card = shown(page).locator('[data-card="KD"]')
    card.click()
    expect(card).to_have_attribute("data-tp-pointed", "")
    width = card.evaluate("card => parseFloat(getComputedStyle(card).outlineWidth)")
    assert width >= 6
    seat = shown(page).locator('[data-seat="B"]')
    seat.locator(".tp-who").click()
    expect(seat).to_have_attribute("data-tp-pointed", "")
    card.click()
    expect(page.locator("[data-tp-pointed]")).to_have_count(1)
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-tp-pointed]")).to_have_count(2)
    page.keyboard.press("PageDown")
    expect(page.locator("[data-tp-pointed]")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator('[data-tp="walkthrough"] [data-card="KD"]').click()
    expect(page.locator("[data-tp-pointed]")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr", "es", "ru"])
def test_it_is_read_from_the_back_of_a_room(visit: Visit, lesson: list[Scene], lang: str) -> None:
    page = visit(html(lesson), f"?present=1&lang={lang}", **ROOM)
    size = "part => parseFloat(getComputedStyle(part).fontSize)"
    for part in range(len(lesson)):
        while page.locator('[data-tp="present-at"]').get_attribute("data-part") != str(part):
            page.keyboard.press("PageDown")
        room = shown(page).evaluate(
            "it => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]"
        )
        assert room == [0, 0]  # all of it is seen at once
        for sentence in shown(page).locator(".tp-sentence:visible, .tp-prompt:visible").all():
            assert sentence.evaluate(size) >= 28
        for card in shown(page).locator('[data-seat] [data-tp="card"]').all():
            box = card.bounding_box()
            assert box and box["width"] >= 90  # a fourteenth of the width
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", lang)


OVERLAPPING = """it => {
  const boxes = [...it.querySelectorAll('.tp-hand .tp-card, .tp-won')].map(part =>
    [part.dataset.card ?? 'taken', part.getBoundingClientRect()]);
  return boxes.flatMap(([name, one], place) => boxes.slice(place + 1)
    .filter(([, other]) => one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - 1 && other.top < one.bottom - 1)
    .map(([other]) => `${name} ${other}`));
}"""
"""What lies on something else in the table that is shown."""


def test_tables_of_the_other_games_are_seen_whole_from_there_too(visit: Visit) -> None:
    hands = [parse_cards(" ".join(f"{number}{suit}" for number in "7654")) for suit in "HDC"]
    table, taken = parse_cards("3C KD 7S KS QH QD 5S 10D 8H"), parse_cards("10S 10H 2S 2H 9D AC")
    tables = [
        palki.laid_out(
            palki.begun(palki.begin("ABC"[:seats])),
            hands[:seats],
            table[: 13 - 2 * seats],
            captured=[taken, *[()] * (seats - 1)],
        )
        for seats in (2, 3)
    ]
    cards = [parse_hand(text) for text in ("K♥ Q♥ J♥", "A♣ K♣ 8♦", "7♠ 7♥ 7♣")]
    betting = trinka.laid_out(trinka.begun(trinka.begin("ABC")), cards)
    scenes = [walkthrough_scene(trace) for trace in (*tables, betting)]
    page = visit(html(scenes), "?present=1", **ROOM, reduced_motion="reduce")
    for part, (scene, least) in enumerate(zip(scenes, (80, 60, 90), strict=True)):
        while page.locator('[data-tp="present-at"]').get_attribute("data-part") != str(part):
            page.keyboard.press("PageDown")
        for _ in range(len(scene["steps"]) - 1):
            page.keyboard.press("PageDown")
        assert shown(page).evaluate(OVERLAPPING) == []
        assert shown(page).evaluate("it => it.scrollHeight - it.clientHeight") == 0
        for card in shown(page).locator('[data-seat] .tp-hand [data-tp="card"]').all():
            box = card.bounding_box()
            assert box and box["width"] >= least and box["x"] + box["width"] <= 1280
    size = "part => parseFloat(getComputedStyle(part).fontSize)"
    assert shown(page).locator('[data-tp="bank"]').evaluate(size) >= 28
    assert shown(page).locator('[data-tp="chips"]').first.evaluate(size) >= 20


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_in_the_way_of_anybody(visit: Visit, lesson: list[Scene], scheme: str) -> None:
    page = visit(html(lesson), "?present=1", **ROOM, color_scheme=scheme, reduced_motion="reduce")
    at_question(page, lesson)
    page.keyboard.press("r")
    shown(page).locator('[data-card="KD"]').click()
    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]})
    assert [(each["id"], each["nodes"][0]["html"]) for each in found.response["violations"]] == []


@pytest.mark.parametrize("question", [ACES, EXCHANGE])
def test_the_answer_to_an_exercise_is_shown_and_nobody_is_scored(
    visit: Visit, question: Question
) -> None:
    page = visit(bare_html(drill(question)), "?present=1", **ROOM)
    expect(shown(page).locator("[data-mark]")).to_have_count(0)
    page.keyboard.press("r")
    assert page.locator('[data-tp="drill"]').get_attribute("data-state") == "shown"
    expect(shown(page).locator('[data-mark="right"]')).to_have_count(2)  # C and D; 6♣ and K♥
    expect(shown(page).locator(".tp-verdict")).to_be_hidden()
    assert page.evaluate("localStorage['tripalki-learn.progress.v1'] ?? null") is None
    assert shown(page).evaluate("it => it.scrollHeight - it.clientHeight") == 0


@pytest.mark.parametrize("present", ["0", "yes", "<script>", "11"])
def test_only_a_one_asks_for_it(visit: Visit, lesson: list[Scene], present: str) -> None:
    page = visit(html(lesson), f"?present={present}", **ROOM)
    expect(page.locator('[data-tp="present"]')).to_be_visible()
    expect(shown(page)).to_have_count(0)


def test_a_page_without_widgets_has_nothing_to_present(visit: Visit) -> None:
    page = visit(bare_html(), "?present=1")
    page.keyboard.press("p")
    expect(shown(page)).to_have_count(0)
    expect(page.locator('[data-tp="present"]')).to_have_count(0)
