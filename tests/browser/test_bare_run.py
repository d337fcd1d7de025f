"""The table that is run, in a bare page: chores, slips, rulings taken back, a round ruled alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tripalki_learn.teaching import Scene, run_scene

from .conftest import BIND, Visit, bare_html
from .learner import Learner

pytestmark = pytest.mark.browser

ANSWER = """match => {
  const { n, seed } = traits.wanted;
  listeners.more({ match, patterns: {}, n, seed });
}"""
"""A kernel answers what it has been asked for last with that match."""

FAULT = """fault => {
  const { n, seed } = traits.wanted;
  listeners.more({ failed: true, fault, n, seed });
}"""
"""A kernel answers that it could not."""

BLOCKED = """() => { Storage.prototype.setItem = () => { throw new DOMException("full"); }; }"""

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options={"runOnly": WCAG}).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found]


@pytest.fixture(scope="session")
def table() -> Scene:
    """The match of the lesson, up to the end of its second round."""
    scene = run_scene(16)
    ends = [place for place, step in enumerate(scene["match"]) if step.get("ends")]
    return {**scene, "match": scene["match"][: ends[1] + 1]}


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-tp="run"] [data-tp="{name}"]').first


def shown(page: Page) -> dict[str, str]:
    """What the widget says of itself: ``state``, ``index``, ``chore``."""
    return dict(page.evaluate("({...document.querySelector('[data-tp=run]').dataset})"))


def asked(page: Page, scene: Scene) -> Any:
    return scene["match"][int(shown(page)["index"])]["ask"]


def answer(page: Page, text: str) -> None:
    page.locator(f'[data-tp="run"] [data-tp="answer"][data-answer="{text}"]').click()


def box(page: Page, chore: str) -> Locator:
    return page.locator(f'[data-tp="chore"][data-chore="{chore}"]')


def begin(page: Page, *chores: str) -> None:
    for each in page.locator('[data-tp="chore"]').all():
        each.set_checked(each.get_attribute("data-chore") in chores)
    part(page, "next").click()


def test_two_chores_a_slip_and_the_belief_behind_it(visit: Visit, table: Scene) -> None:
    """TP-3.2: the washout at the deal of this match gives nobody a turn."""
    page = visit(bare_html(table))
    taken = page.locator('[data-tp="chore"]:checked')
    assert [each.get_attribute("data-chore") for each in taken.all()] == ["washout", "turn"]
    part(page, "next").click()
    assert shown(page)["chore"] == "washout"
    assert page.evaluate("document.activeElement.dataset.tp") == "prompt"
    answer(page, "back")
    feedback = part(page, "feedback")
    expect(feedback).to_have_attribute("data-correct", "false")
    expect(feedback).to_have_attribute("data-misconception", "washed_go_back")
    expect(feedback.locator('[data-rule="TP-3.1"]').first).to_be_visible()
    assert page.evaluate("document.activeElement.dataset.tp") == "next"
    assert violations(page) == []
    part(page, "take-back").click()
    expect(feedback).to_have_count(0)
    assert shown(page)["state"] == "asked"
    place = shown(page)["index"]
    answer(page, "out")  # and the kit plays on to the next question
    expect(part(page, "notice")).to_have_attribute("data-right", "true")
    assert int(shown(page)["index"]) > int(place)
    expect(part(page, "tally")).to_have_attribute("data-wrong", "1")
    assert violations(page) == []
    # What has been ruled is still there, after a reload too.
    page.reload()
    expect(part(page, "tally")).to_have_attribute("data-wrong", "1")
    part(page, "previous").click()
    assert shown(page)["index"] == place
    expect(feedback).to_have_attribute("data-correct", "true")
    learnt = json.loads(page.evaluate("localStorage['tripalki-learn.progress.v1']"))["rules"]
    assert learnt["TP-3.1"]["state"] == "learning" and learnt["TP-3.1"]["answers"] == 2


def test_a_slip_is_told_like_a_wrong_answer_of_a_drill(visit: Visit, table: Scene) -> None:
    """Hints are a ladder whose cost is said first; what comes of a belief stands beside what is."""
    page = visit(bare_html(table))
    begin(page, "turn", "stick", "score")
    place = int(shown(page)["index"])
    expect(part(page, "hint-cost")).to_contain_text("counts as a slip")
    hints = asked(page, table)["hints"]
    assert [hint["k"].split(".")[0] for hint in hints] == ["drill", "rule", "drill", "drill"]
    for number in range(1, 5):
        expect(part(page, "hint")).to_contain_text(f"{number} of 4")
        part(page, "hint").click()
        expect(part(page, "hints").locator("li")).to_have_count(number)
    expect(part(page, "hint")).to_have_attribute("aria-disabled", "true")
    expect(part(page, "tally")).to_have_attribute("data-wrong", "1")
    assert violations(page) == []
    while not (question := asked(page, table))["beliefs"] or place == int(shown(page)["index"]):
        part(page, "next").click()
    name, text = next(iter(question["beliefs"].items()))
    choice = page.locator(f'[data-tp="run"] [data-tp="answer"][data-answer="{text}"]')
    choice.click()
    consequence = part(page, "consequence")
    for side, belief in (("believed", name), ("real", "")):
        told = consequence.locator(f'[data-outcome="{side}"] li')
        assert len(question["outcome"][belief]) == told.count() > 0
    assert question["outcome"][name] != question["outcome"][""]
    expect(part(page, "feedback")).to_have_attribute("data-misconception", name)
    expect(page.locator(".tp-at-fault .tp-decides").first).to_be_visible()
    expect(part(page, "hint")).to_have_count(0)
    assert violations(page) == []


def test_only_what_is_taken_over_is_asked(visit: Visit, table: Scene) -> None:
    page = visit(bare_html(table))
    begin(page, "dealer")
    assert shown(page)["chore"] == "dealer"
    expect(part(page, "happened").locator("details")).to_be_visible()  # a whole round has passed
    question = asked(page, table)
    answer(page, question["correct"][0])
    assert shown(page)["state"] == "settled"
    for name in ("dealer", "legal"):  # one is given back, another taken over
        box(page, name).click()
    part(page, "next").click()
    assert shown(page)["chore"] == "legal"
    part(page, "next").click()  # left to the kit, unscored
    expect(part(page, "tally")).to_have_attribute("data-right", "1")
    box(page, "legal").click()  # nothing is asked any more
    assert shown(page)["state"] == "settled"
    expect(part(page, "again")).to_be_visible()  # the last round of this short match
    part(page, "again").click()
    assert shown(page)["state"] == "begin"


def test_a_round_is_ruled_by_keys_alone_on_a_phone(visit: Visit, table: Scene) -> None:
    page = visit(bare_html(table), "?lang=ru", viewport={"width": 320, "height": 640})
    assert Learner(page).lesson() == ["run"]
    kept = json.loads(page.evaluate("localStorage['tripalki-learn.progress.v1']"))
    assert kept["lessons"] == {"07-run-the-table": {"passed": True}}
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_class_pages_through_the_rulings_and_guesses_each(visit: Visit, table: Scene) -> None:
    """With the dealer's chore alone there is a stop at each naming and at each end of a round."""
    page = visit(bare_html(table), "?present=1")
    begin(page, "dealer")
    match = table["match"]
    named = {at for at, step in enumerate(match) if step.get("chore") == "dealer"}
    stops = sorted(named | {at for at, step in enumerate(match) if step.get("ends")})
    expect(page.locator('[data-tp="present-at"]')).to_have_attribute("data-place", "1")
    revealed = part(page, "revealed")
    for at in stops:
        expect(page.locator('[data-tp="run"]')).to_have_attribute("data-index", str(at))
        expect(revealed).to_have_count(0)
        if at in named:
            page.keyboard.press("r")
            expect(revealed).to_have_count(1)
        page.keyboard.press("PageDown")
    expect(page.locator('[data-tp="run"]')).to_have_attribute("data-index", str(stops[-1]))
    for at in [*stops[-2::-1], -1]:
        page.keyboard.press("PageUp")
        expect(page.locator('[data-tp="run"]')).to_have_attribute("data-index", str(at))


def test_another_match_comes_from_python(visit: Visit, table: Scene) -> None:
    page = visit(bare_html(table))
    part(page, "other").click()
    expect(part(page, "notice")).to_contain_text("needs Python")
    page.evaluate(BIND, [table, {}])
    bound = page.locator("#bound")
    bound.locator('[data-tp="other"]').click()
    assert page.evaluate("typeof traits.wanted.seed") == "string"
    second = [step for step in table["match"] if "table" in step][-1:]
    page.evaluate(ANSWER, [*second, {"ends": True}])
    expect(bound.locator('[data-tp="run"]')).to_have_attribute("data-state", "begin")
    bound.locator('[data-tp="next"]').click()
    expect(bound.locator('[data-tp="again"]')).to_be_visible()


def test_a_fault_of_ours_is_told_at_once_and_another_match_can_be_had(
    visit: Visit, table: Scene
) -> None:
    page = visit(bare_html(table))
    page.evaluate(BIND, [table, {}])
    bound = page.locator("#bound")
    bound.locator('[data-tp="other"]').click()
    page.evaluate(FAULT, {"en": "The kit could not do this."})
    notice = bound.locator('[data-tp="notice"]')
    expect(notice).to_have_text("The kit could not do this.")
    bound.locator('[data-tp="other"]').click()  # nobody waits for the match that never comes
    expect(notice).to_contain_text("another match")
    page.evaluate(ANSWER, table["match"])
    expect(notice).to_have_count(0)


def test_a_match_that_python_made_is_there_again_after_a_reload(visit: Visit, table: Scene) -> None:
    """A page keeps its seed and the place in it, and asks for it when somebody can make it."""
    page = visit(bare_html(table))
    page.evaluate(BIND, [table, {}])
    bound = page.locator("#bound")
    bound.locator('[data-tp="other"]').click()
    seed = page.evaluate("traits.wanted.seed")
    page.evaluate(ANSWER, table["match"])
    bound.locator('[data-tp="next"]').click()
    place = bound.locator('[data-tp="run"]').get_attribute("data-index")
    # Python in a page is loaded when somebody asks for it; nothing is overwritten before.
    page.reload()
    expect(part(page, "resume")).to_be_visible()
    assert shown(page)["state"] == "begin"
    part(page, "resume").click()
    expect(part(page, "notice")).to_contain_text("needs Python")
    # A kernel is asked at once, for the same match.
    page.reload()
    page.evaluate(BIND, [table, {}])
    assert page.evaluate("traits.wanted.seed") == seed
    expect(bound.locator('[data-tp="notice"]')).to_contain_text("fetches")
    page.evaluate(ANSWER, table["match"])
    run = bound.locator('[data-tp="run"]')
    expect(run).to_have_attribute("data-index", str(place))
    expect(bound.locator('[data-tp="resume"]')).to_have_count(0)
    # Who begins the match of the page has left the other one.
    page.reload()
    part(page, "next").click()
    page.reload()
    assert shown(page)["index"] == place
    expect(part(page, "resume")).to_have_count(0)
    page.evaluate(BIND, [table, {}])
    assert page.evaluate("traits.wanted") is None


def test_the_match_that_was_left_comes_too_late_for_who_has_begun(
    visit: Visit, table: Scene
) -> None:
    page = visit(bare_html(table))
    page.evaluate(BIND, [table, {}])
    bound = page.locator("#bound")
    bound.locator('[data-tp="other"]').click()
    page.evaluate(ANSWER, table["match"])
    page.reload()
    page.evaluate(BIND, [table, {}])
    bound.locator('[data-tp="next"]').click()
    place = bound.locator('[data-tp="run"]').get_attribute("data-index")
    page.evaluate(ANSWER, [{"table": table["match"][0]["table"], "ends": True}])
    expect(bound.locator('[data-tp="run"]')).to_have_attribute("data-index", str(place))
    expect(bound.locator('[data-tp="run"]')).to_have_attribute("data-state", "asked")


def test_two_tabs_keep_a_place_each_and_a_new_one_goes_on_with_the_last(
    visit: Visit, table: Scene
) -> None:
    one = visit(bare_html(table))
    part(one, "next").click()
    first = shown(one)["index"]
    two = one.context.new_page()
    two.goto(one.url)
    assert shown(two)["index"] == first
    part(two, "next").click()
    second = shown(two)["index"]
    one.reload()
    assert shown(one)["index"] == first != second
    two.reload()
    assert shown(two)["index"] == second


def test_a_match_that_was_left_for_another_can_be_had_again(visit: Visit, table: Scene) -> None:
    page = visit(bare_html(table))
    page.evaluate(BIND, [table, {}])
    bound = page.locator("#bound")
    bound.locator('[data-tp="other"]').click()
    page.evaluate(ANSWER, table["match"])
    for _ in range(2):
        bound.locator('[data-tp="next"]').click()
    place = bound.locator('[data-tp="run"]').get_attribute("data-index")
    page.reload()
    part(page, "next").click()  # the match of the page is begun beside the one that was left
    expect(part(page, "resume")).to_have_count(0)
    part(page, "previous").click()
    expect(part(page, "resume")).to_be_visible()
    page.reload()
    page.evaluate(BIND, [table, {}])
    bound.locator('[data-tp="resume"]').click()
    page.evaluate(ANSWER, table["match"])
    expect(bound.locator('[data-tp="run"]')).to_have_attribute("data-index", str(place))


def test_a_place_that_the_browser_cannot_keep_is_told_so(visit: Visit, table: Scene) -> None:
    page = visit(bare_html(table))
    part(page, "next").click()
    expect(part(page, "unkept")).to_have_count(0)
    page.evaluate(BLOCKED)
    part(page, "next").click()
    expect(part(page, "unkept")).to_contain_text("This browser keeps nothing")
