"""A match in a bare page: the session answers, the page draws and asks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FilePayload, Page, expect

from tests.teaching.play.sitting import Sitting
from tests.teaching.play.test_session import RECORD
from tests.teaching.play.test_trinka import HEAD, TIED

from .conftest import Visit, bare_html
from .playing import REFUSING, SEAT, Player, seat

pytestmark = pytest.mark.browser

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options={"runOnly": WCAG}).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found]


def part(page: Page, name: str):  # type: ignore[no-untyped-def]
    return page.locator(f'[data-tp="match"] [data-tp="{name}"]').first


def seated(visit: Visit, sitting: Sitting, where: str = "", **options: object) -> Page:
    page = visit(bare_html(sitting.scene), where, **{"reduced_motion": "reduce", **options})
    expect(part(page, "start")).to_have_attribute("aria-disabled", "true")
    seat(page, sitting)
    return page


@pytest.mark.parametrize("lang", ["en", "fr", "es", "ru"])
def test_a_whole_match_is_played_by_keyboard_alone(visit: Visit, lang: str) -> None:
    sitting = Sitting(seed="1")
    size = {"width": 320, "height": 640}
    page = seated(visit, sitting, f"?lang={lang}", viewport=size)
    player = Player(page)
    player.sit()
    assert player.state() == "turn"
    player.keys.press('[data-tp="hint"]')
    expect(part(page, "hint-text")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert player.refused() == "TP-2.7"
    player.exchange()
    rounds = player.to_the_end()
    player.keys.press('[data-tp="review"]')
    expect(part(page, "review-text")).to_be_visible()
    assert sitting.view["state"] == "won" and rounds == sitting.view["round"]["count"]
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    text = page.locator('[data-tp="match"]').inner_text()
    assert "{" not in text and not re.search(r"\b(?:ui|reason|hint|event)\.\w", text)


def test_steps_are_shown_one_after_the_other_and_may_be_gone_back_over(visit: Visit) -> None:
    sitting = Sitting(players=4, seed="2")
    page = seated(visit, sitting, reduced_motion="no-preference")
    page.clock.install()
    part(page, "start").click()
    root, step = page.locator('[data-tp="match"]'), part(page, "step")
    expect(root).to_have_attribute("data-state", "playing")
    expect(step).to_have_attribute("data-index", "0")
    page.clock.run_for(1500)
    expect(step).to_have_attribute("data-index", "1")
    part(page, "now").click()
    expect(root).to_have_attribute("data-state", "turn")
    part(page, "previous").click()
    page.clock.run_for(5000)  # whoever goes back is not hurried on
    expect(root).to_have_attribute("data-state", "playing")
    part(page, "next").click()
    expect(root).to_have_attribute("data-state", "turn")
    expect(part(page, "pass")).to_be_visible()


def test_back_again_earlier_rounds_and_return(visit: Visit) -> None:
    sitting = Sitting(players=3, seed="4")
    page = seated(visit, sitting)
    root = page.locator('[data-tp="match"]')
    part(page, "start").click()
    expect(root).to_have_attribute("data-state", "turn")
    before = sitting.view["steps"]
    part(page, "pass").click()
    part(page, "back").click()
    expect(root).to_have_attribute("data-state", "turn")
    expect(part(page, "step")).to_have_attribute("data-count", str(len(before)))
    player = Player(page)
    while player.state() == "turn":
        part(page, "pass").click()
    expect(part(page, "why")).to_be_attached()
    part(page, "again").click()
    while player.state() == "turn":
        part(page, "pass").click()
    assert "before" in sitting.view
    expect(part(page, "results").locator("thead th")).to_have_count(3)
    part(page, "deal").click()
    player.state()
    page.locator('[data-tp="look"]').select_option("1")
    expect(root).to_have_attribute("data-state", "look")
    expect(part(page, "step")).to_have_attribute("data-index", "0")
    part(page, "return").click()
    expect(part(page, "round")).to_have_attribute("data-number", "2")
    assert player.state() in ("turn", "over")


def test_a_hint_marks_the_best_action_and_says_why(visit: Visit) -> None:
    sitting = Sitting(players=2, seed="7")
    page = seated(visit, sitting)
    part(page, "start").click()
    part(page, "hint").click()
    rows = part(page, "options").locator("tbody tr")
    expect(rows).to_have_count(len(sitting.view["legal"]))
    expect(part(page, "hint-text")).to_have_attribute("data-exact", "true")
    best = part(page, "options").locator('[data-best="true"]')
    expect(best).to_have_count(1)
    assert best.get_attribute("data-action") == sitting.view["hint"]["options"][0]["text"]
    part(page, "pass").click()  # and it goes with the position that it is for
    expect(part(page, "hint-text")).to_have_count(0)


def test_a_match_goes_on_after_a_reload(visit: Visit) -> None:
    sitting = Sitting(seed="5")
    page = seated(visit, sitting)
    part(page, "start").click()
    part(page, "pass").click()
    Player(page).state()
    steps = part(page, "step").get_attribute("data-count")
    page.reload()
    other = Sitting("another kernel", seed="5")
    # The same binding, answered by a session that knows nothing of the match.
    sitting.session = other.session
    page.evaluate(SEAT)
    expect(part(page, "step")).to_have_attribute("data-count", str(steps))
    kept = page.evaluate("Object.entries(localStorage).map(each => each.join()).join()")
    assert not re.search(r"\b(?:10|[6-9AKQJ])[HDCS]\b", kept)


def table_of(page: Page) -> tuple[str | None, str | None]:
    """What is on the table, once it is shown."""
    Player(page).state()
    return part(page, "step").get_attribute("data-count"), part(page, "table").text_content()


def seated_again(page: Page, sitting: Sitting) -> None:
    """The page loaded anew, with a kernel that knows nothing of its match."""
    page.reload()
    sitting.session = Sitting(seed="5").session
    page.evaluate(SEAT)


def test_two_tabs_keep_a_match_each_and_a_new_one_goes_on_with_the_last(visit: Visit) -> None:
    sitting = Sitting(seed="5")
    one = seated(visit, sitting)
    part(one, "start").click()
    part(one, "pass").click()
    first = table_of(one)
    two = one.context.new_page()
    two.goto(one.url)
    beside = Sitting(seed="7")
    seat(two, beside)
    assert table_of(two) == first
    part(two, "new").click()
    part(two, "start").click()
    second = table_of(two)
    assert second != first
    seated_again(one, sitting)
    assert table_of(one) == first
    seated_again(two, beside)
    assert table_of(two) == second
    # Both go on with what was one match: neither undoes the other.
    three = one.context.new_page()
    three.goto(one.url)
    seat(three, Sitting(seed="7"))
    assert table_of(three) == second
    part(three, "pass").click()
    third = table_of(three)
    seated_again(two, beside)
    assert table_of(two) == second != third


def test_a_match_that_was_left_can_go_on(visit: Visit, tmp_path: Path) -> None:
    """The button beside that of saving takes nothing away; nor does another match, nor a record."""
    sitting = Sitting(seed="5")
    page = seated(visit, sitting)
    part(page, "start").click()
    part(page, "pass").click()
    before = table_of(page)
    part(page, "new").click()
    expect(part(page, "continue")).to_be_visible()
    seated_again(page, sitting)  # what was left waits to be asked for
    expect(part(page, "continue")).not_to_have_attribute("aria-disabled", "true")
    part(page, "continue").click()
    assert table_of(page) == before
    part(page, "new").click()
    part(page, "seed").fill("8")
    part(page, "start").click()
    other = table_of(page)
    assert other != before
    part(page, "new").click()
    expect(page.locator('[data-tp="continue-other"]')).to_have_count(1)
    expect(part(page, "continue-other")).to_contain_text("4 players, round 1")
    assert violations(page) == []
    record = tmp_path / "ours.toml"
    record.write_text(RECORD, encoding="utf-8")
    page.locator('[data-tp="load"]').set_input_files(record)
    part(page, "new").click()
    expect(page.locator('[data-tp="continue-other"]')).to_have_count(2)
    page.locator('[data-tp="continue-other"]').last.click()
    assert table_of(page) == before


def test_a_name_is_cut_nowhere_and_turns_nothing_round(visit: Visit, tmp_path: Path) -> None:
    """41 letters without a space on a telephone, and a control that would turn the rest round."""
    long = "W" * 41
    names = RECORD.replace('"Ann"', '"\u202eAnn"').replace('"Bob"', f'"{long}"')
    record = tmp_path / "names.toml"
    record.write_text(f'{names}actions = ["\u202eAnn 6C>KH call", "{long} pass"]', "utf-8")
    page = seated(visit, Sitting(), viewport={"width": 360, "height": 740})
    page.locator('[data-tp="load"]').set_input_files(record)
    results = part(page, "results")
    expect(results).to_be_visible()
    rulings = page.locator('[data-tp="match"] .tp-sentence').all()
    assert any(long in each.inner_text() for each in rulings)
    for each in [*rulings, results]:
        assert each.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), each.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    told = "".join(each.inner_text() for each in rulings)
    assert "\ufffdAnn" in told and "\u202e" not in told


BLOCKED = """() => { Storage.prototype.setItem = () => { throw new DOMException("full"); }; }"""


def test_a_match_that_the_browser_cannot_keep_is_told_so(visit: Visit) -> None:
    page = seated(visit, Sitting(seed="5"))
    part(page, "start").click()
    expect(part(page, "unkept")).to_have_count(0)
    page.evaluate(BLOCKED)
    part(page, "pass").click()
    expect(part(page, "unkept")).to_contain_text("save a record before you leave")
    expect(page.locator('[data-tp="live"]')).to_contain_text("This browser keeps nothing")


def test_a_record_is_saved_and_loaded(visit: Visit, tmp_path: Path) -> None:
    sitting = Sitting(seed="6")
    page = seated(visit, sitting)
    player = Player(page)
    player.sit()
    while player.state() == "turn":
        part(page, "pass").click()
    with page.expect_download() as saved:
        part(page, "save").click()
    path = saved.value.path()
    assert saved.value.suggested_filename == "tri-palki-match.toml"
    expect(part(page, "notice")).to_contain_text("tri-palki-match.toml")
    part(page, "new").click()
    page.locator('[data-tp="load"]').set_input_files(path)
    expect(part(page, "results")).to_be_visible()
    part(page, "new").click()
    bad = tmp_path / "bad.toml"
    bad.write_text("<b>players</b> = [")
    page.locator('[data-tp="load"]').set_input_files(bad)
    expect(part(page, "notice")).to_contain_text("TOML")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"#" * 1_000_001, "at most 1000000 bytes"),
        ('players = ["Zoë"]'.encode("latin-1"), "not text in UTF-8"),
        ("\ufeff".encode(), "The file is empty."),
    ],
)
def test_a_file_that_is_no_record_is_told_so(visit: Visit, content: bytes, said: str) -> None:
    """What is too large, or no text, is never sent; the table can be sat down at afterwards."""
    sitting = Sitting(seed="6")
    page = seated(visit, sitting)
    file: FilePayload = {"name": "ours.toml", "mimeType": "text/plain", "buffer": content}
    page.locator('[data-tp="load"]').set_input_files(files=[file])
    expect(part(page, "notice")).to_contain_text(said)
    assert len(sitting.heard) == (said == "The file is empty.")
    Player(page).sit()


PALKI = """format = "tripalki-record/1"
game = "palki"
players = ["A", "B"]
dealer = "B"

[[rounds]]
hands = ["7H KS", "KC 9D"]
table = "3C 4D QH"
captured = ["10D 10S 5H 5C", "2C 2S 9H 9C"]
"""


def test_palki_is_played_by_keyboard_alone(visit: Visit, tmp_path: Path) -> None:
    sitting = Sitting(game="palki", players=2)
    page = seated(visit, sitting, "?lang=ru", viewport={"width": 320, "height": 640})
    record = tmp_path / "last-cards.toml"
    record.write_text(PALKI, encoding="utf-8")
    page.locator('[data-tp="load"]').set_input_files(record)
    player = Player(page)
    assert player.state() == "turn"
    # The queen is no sum (PA-2.2), the king takes nothing, and the seven could take (PA-2.6).
    assert player.refused() in REFUSING["palki"]
    assert player.legal() == ["7H x 3C 4D"]
    assert violations(page) == []
    while player.state() == "turn":
        player.act()
    assert player.state() == "over" and violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    expect(part(page, "why")).to_be_attached()
    rows = part(page, "results").locator("tbody tr").all_inner_texts()
    assert [row.split()[0] for row in rows] == ["A", "B"]
    assert "{" not in page.locator('[data-tp="match"]').inner_text()


def test_a_match_of_trinka_is_played_by_keyboard_alone(visit: Visit) -> None:
    sitting = Sitting(game="trinka", players=2, seed="5")
    page = seated(visit, sitting, "?lang=fr", viewport={"width": 320, "height": 640})
    player = Player(page)
    player.sit()
    while player.state() == "over":
        player.go_on()
    assert player.refused() == "TR-2.3"
    assert violations(page) == []
    rounds = player.to_the_end()
    assert rounds == sitting.view["round"]["count"] >= 4
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    expect(part(page, "why")).to_be_attached()
    assert "{" not in page.locator('[data-tp="match"]').inner_text()


def test_a_svara_is_joined_or_not(visit: Visit, tmp_path: Path) -> None:
    sitting = Sitting(game="trinka", players=4)
    page = seated(visit, sitting)
    record = tmp_path / "svara.toml"
    record.write_text(HEAD + TIED, encoding="utf-8")
    part(page, "seat").select_option("1")
    page.locator('[data-tp="load"]').set_input_files(record)
    expect(part(page, "results")).to_be_visible()
    expect(part(page, "deal")).to_have_count(0)
    entries = page.locator('[data-tp="entry"]')
    expect(entries).to_have_count(2)
    page.locator('[data-entry="join"]').click()
    expect(part(page, "round")).to_have_attribute("data-number", "2")
    Player(page).state()
    part(page, "back").click()
    expect(entries).to_have_count(2)


def test_the_ruling_of_the_step_that_is_shown_is_in_sight(visit: Visit) -> None:
    sitting = Sitting(game="trinka", players=12, seed="3")
    page = seated(visit, sitting, viewport={"width": 320, "height": 640})
    player = Player(page)
    player.sit(12)
    assert player.state() == "turn"
    story = page.locator(".tp-play-story")
    assert story.evaluate("e => e.scrollHeight > e.clientHeight")
    in_sight = """(e, place) => {
        const [box, inner] = [e.getBoundingClientRect(), e.children[place].getBoundingClientRect()];
        return inner.top >= box.top - 1 && inner.bottom <= box.bottom + 1;
    }"""
    last = story.locator("li").count() - 1
    assert story.evaluate(in_sight, last)
    part(page, "previous").click()
    assert story.evaluate(in_sight, story.locator("li").count() - 1)


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("tri_palki", 4),
        pytest.param("palki", 3, marks=pytest.mark.full),
        pytest.param("trinka", 6, marks=pytest.mark.full),
    ],
)
def test_a_class_sees_a_match_one_step_at_a_time_and_guesses_first(
    visit: Visit, game: str, players: int
) -> None:
    sitting = Sitting(game=game, players=players, seed="3")
    room = {"width": 1280, "height": 720}
    page = seated(visit, sitting, "?present=1&lang=ru", viewport=room)
    shown, step = page.locator('[data-tp-presented="play"]'), part(page, "step")
    page.clock.install()
    part(page, "players").select_option(str(players))
    part(page, "start").click()
    why, results, rulings = (
        shown.locator(f"{name}:visible")
        for name in ('[data-tp="why"]', '[data-tp="results"]', ".tp-play-story > li")
    )

    def go_through(start: int) -> None:
        """From a step to the last of the round so far, nothing told before it is asked for."""
        steps = sitting.view["steps"]
        for place in range(start, len(steps)):
            expect(step).to_have_attribute("data-index", str(place))
            expect(rulings).to_have_count(1)
            expect(why).to_have_count(0)
            expect(results).to_have_count(0)
            if steps[place].get("why"):
                page.keyboard.press("r")
                expect(why).to_have_count(1)
            assert shown.evaluate("it => it.scrollHeight - it.clientHeight") <= 0
            if place < len(steps) - 1:
                page.keyboard.press("PageDown")

    expect(step).to_have_attribute("data-index", "0")
    page.clock.run_for(5000)  # the match waits for the teacher
    go_through(0)
    first = sitting.view["steps"]
    expect(part(page, "allowed")).to_be_hidden()
    page.keyboard.press("PageUp")
    expect(step).to_have_attribute("data-index", str(len(first) - 2))
    shown.locator('[data-tp="seat"]').last.locator(".tp-who").click()
    expect(page.locator("[data-tp-pointed]")).to_have_count(1)
    page.keyboard.press("PageDown")
    expect(page.locator("[data-tp-pointed]")).to_have_count(0)
    legal = shown.locator('[data-tp="legal"]')
    while sitting.view["state"] == "turn":
        at = sitting.view["steps"]
        legal.last.evaluate("button => button.click()")
        expect(step).not_to_have_attribute("data-count", str(len(at)))
        fresh = int(step.get_attribute("data-index") or 0)
        assert fresh == len(at)
        if game == "palki":  # a long game; how it ends is another test's
            return
        go_through(fresh)
    expect(results).to_have_count(0)
    page.keyboard.press("r")
    expect(results).to_have_count(1)
    assert violations(page) == []
