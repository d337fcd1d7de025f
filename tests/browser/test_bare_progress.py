"""Progress in a bare page: bars, the file, what survives, and beginning anew."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tripalki_learn.explain import LANGUAGES, RULES
from tripalki_learn.teaching import Scene
from tripalki_learn.teaching.progress import LessonRules, progress_scene

from .by_hand import ACES, drill
from .conftest import Visit, bare_html

pytestmark = pytest.mark.browser

KEY = "tripalki-learn.progress.v1"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
STATES = ("unseen", "learning", "known", "firm")


def lesson(name: str, title: str, *rules: str) -> LessonRules:
    return LessonRules(name, dict.fromkeys(LANGUAGES, title), rules)


@pytest.fixture
def scene() -> Scene:
    return progress_scene(
        [
            lesson("01-scoring", "Scoring", "TP-1.2", "TP-1.3", "TP-1.4", "TP-1.5"),
            lesson("05-special-hands", "Special hands", "TP-1.4", "TP-5.2"),
        ]
    )


def file_of(rules: dict[str, str], passed: tuple[str, ...] = (), **more: Any) -> str:
    """A saved progress."""
    records = {
        rule: {"state": state, "row": row, "wrong": False, "answers": len(row)}
        for rule, state in rules.items()
        for row in [[1] if state == "learning" else [1, 2, 3]]
    }
    found = {
        "format": "tripalki-learn.progress",
        "version": 1,
        "begun": 0,
        "rules": records,
        "lessons": {name: {"passed": True} for name in passed},
    }
    return json.dumps({**found, **more})


MIXED = {"TP-1.2": "firm", "TP-1.3": "known", "TP-1.4": "learning", "TP-5.2": "known"}


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-tp="progress"] [data-tp="{name}"]').first


def keep(page: Page, text: str) -> None:
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])
    page.reload()


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate(f"localStorage['{KEY}'] ?? 'null'") or "null")
    return found


def counts(page: Page, where: str) -> dict[str, int]:
    lengths = page.locator(f"{where} .tp-bar i").all()
    return {
        str(each.get_attribute("data-state")): int(str(each.get_attribute("data-count")))
        for each in lengths
    }


def take(page: Page, text: str | bytes, name: str = "progress.json") -> str:
    """Reads a file; returns the key of the sentence that answers it."""
    data = text if isinstance(text, bytes) else text.encode()
    page.evaluate("document.querySelector('[data-tp=notice]')?.remove()")
    part(page, "import").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": data}
    )
    expect(part(page, "notice")).to_be_visible()
    expect(part(page, "notice")).not_to_be_empty()
    return str(part(page, "notice").get_attribute("data-key")).removeprefix("ui.progress_")


def test_a_bar_for_each_lesson_and_one_for_all(visit: Visit, scene: Scene) -> None:
    page = visit(bare_html(scene))
    assert counts(page, ".tp-course") == {"firm": 0, "known": 0, "learning": 0, "unseen": 5}
    keep(page, file_of(MIXED, ("01-scoring",)))
    assert counts(page, ".tp-course") == {"firm": 1, "known": 2, "learning": 1, "unseen": 1}
    assert counts(page, '[data-lesson="01-scoring"]') == {
        **{"firm": 1, "known": 1},
        **{"learning": 1, "unseen": 1},
    }
    assert counts(page, '[data-lesson="05-special-hands"]') == {
        **{"firm": 0, "known": 1},
        **{"learning": 1, "unseen": 0},
    }
    bar = page.locator('[data-lesson="01-scoring"] .tp-bar')
    expect(bar).to_have_accessible_name("firm: 1, known: 1, learning: 1, unseen: 1")
    widths = {
        str(each.get_attribute("data-state")): (each.bounding_box() or {"width": 0})["width"]
        for each in bar.locator("i").all()
    }
    assert max(widths.values()) - min(widths.values()) < 3  # one rule each: one length each
    passed = page.locator("[data-lesson]").evaluate_all("all => all.map(e => e.dataset.passed)")
    assert passed == ["true", "false"]


def test_an_answer_moves_the_bar_at_once_and_survives_a_reload(visit: Visit, scene: Scene) -> None:
    page = visit(bare_html(scene, drill(ACES)), "?seed=1")
    for seat in ("2", "3"):
        page.locator(f'[data-answer="{seat}"]').click()
    page.locator('[data-tp="submit"]').click()
    expect(page.locator('.tp-course [data-state="learning"]').first).to_have_attribute(
        "data-count", "1"
    )
    page.reload()
    assert counts(page, ".tp-course")["learning"] == 1


def test_two_open_lessons_do_not_undo_one_another(visit: Visit, scene: Scene) -> None:
    page = visit(bare_html(scene))
    other = page.context.new_page()
    other.goto(page.url)
    answered = "rule => globalThis[Symbol.for('tripalki-learn')].progress.answered(rule, %s)"
    right = "{ right: true, level: 1 }"
    page.evaluate(answered % right, "TP-1.2")
    other.evaluate(answered % right, "TP-1.3")
    page.evaluate(answered % right, "TP-1.4")
    # A browser may show a page only later what another page has stored.
    learning = '.tp-course i[data-state="learning"]'
    for each in (page, other):
        expect(each.locator(learning).first).to_have_attribute("data-count", "3")
        each.wait_for_function(KEPT, arg=["TP-1.2", "TP-1.3", "TP-1.4"])
    page.evaluate(answered % "{ right: false, level: 1 }", "TP-1.2")
    other.wait_for_function(STORED % ".rules['TP-1.2'].wrong", arg=KEY)
    assert kept(other)["rules"]["TP-1.2"]["row"] == []  # what the other knew does not undo it
    part(other, "reset").click()
    part(other, "reset-yes").click()
    for each in (page, other):
        expect(each.locator(learning).first).to_have_attribute("data-count", "0")
        each.wait_for_function(KEPT, arg=[])


STORED = "key => JSON.parse(localStorage[key])%s"
KEPT = f"""rules => {{
  const stored = JSON.parse(localStorage['{KEY}']);
  return Object.keys(stored.rules).sort().join() === rules.join();
}}"""


def test_what_a_newer_course_asks_is_kept_though_this_page_does_not_show_it(
    visit: Visit, scene: Scene
) -> None:
    page = visit(bare_html(scene))
    keep(page, file_of({**MIXED, "PA-3.6": "firm", "TR-9.12": "known"}, ("17-later",)))
    progress = "globalThis[Symbol.for('tripalki-learn')].progress"
    page.evaluate(f"{progress}.answered('TP-1.5', {{ right: true, level: 1 }})")
    assert kept(page)["rules"]["PA-3.6"]["state"] == "firm"
    assert kept(page)["lessons"]["17-later"] == {"passed": True}


# The file


def test_a_saved_file_brings_everything_to_another_browser(visit: Visit, scene: Scene) -> None:
    page = visit(bare_html(scene))
    keep(page, file_of(MIXED, ("01-scoring",)))
    with page.expect_download() as download:
        part(page, "export").click()
    assert download.value.suggested_filename == "tri-palki-progress.json"
    expect(part(page, "notice")).to_contain_text("tri-palki-progress.json")
    text = Path(download.value.path()).read_text(encoding="utf-8")
    other = visit(bare_html(scene))
    assert kept(other) is None
    assert take(other, text) == "taken"
    assert kept(other) == kept(page)
    expect(other.locator('[data-lesson="01-scoring"]')).to_have_attribute("data-passed", "true")
    assert take(other, text) == "nothing_new"


def test_reading_a_file_keeps_the_better_of_both(visit: Visit, scene: Scene) -> None:
    page = visit(bare_html(scene))
    keep(page, file_of({"TP-1.2": "learning", "TP-1.3": "firm"}, ("01-scoring",)))
    assert take(
        page, file_of({"TP-1.2": "known", "TP-1.3": "learning"}, ("05-special-hands",))
    ) == ("taken")
    states = {rule: record["state"] for rule, record in kept(page)["rules"].items()}
    assert states == {"TP-1.2": "known", "TP-1.3": "firm"}
    assert set(kept(page)["lessons"]) == {"01-scoring", "05-special-hands"}


GOOD = file_of({"TP-1.2": "firm"})
FILES: dict[str, tuple[str | bytes, str]] = {
    "cut off": (GOOD[:-9], "damaged"),
    "empty": ("", "damaged"),
    "not text": (bytes(range(256)) * 3, "damaged"),
    "an unknown state": (GOOD.replace("firm", "perfect"), "damaged"),
    "a row of words": (GOOD.replace("[1, 2, 3]", '["<b>"]'), "damaged"),
    "a row that is none": (GOOD.replace("[1, 2, 3]", "7"), "damaged"),
    "a rule that is none": (GOOD.replace("TP-1.2", "<img src=x onerror=alert(1)>"), "damaged"),
    "a rule named like a prototype": (GOOD.replace("TP-1.2", "__proto__"), "damaged"),
    "a lesson that is a path": (file_of({}, ("../../etc",)), "damaged"),
    "no rules": (GOOD.replace('"rules"', '"rule"'), "damaged"),
    "rules as a list": (file_of({}).replace('"rules": {}', '"rules": []'), "damaged"),
    "no version": (GOOD.replace('"version": 1', '"version": null'), "damaged"),
    "another format": (GOOD.replace("tripalki-learn", "chess"), "foreign"),
    "a list": ("[1, 2]", "foreign"),
    "a number": ("7", "foreign"),
    "null": ("null", "foreign"),
    "a page": ("<script>alert(1)</script>", "damaged"),
    "a prototype": ('{"__proto__": {"format": "tripalki-learn.progress"}}', "foreign"),
    "nested": ("[" * 50000 + "]" * 50000, "foreign"),
    "huge": ('"' + "x" * 300000 + '"', "foreign"),
    "newer": (file_of({}, version=2), "newer"),
}


def test_a_damaged_or_foreign_file_gets_a_sentence_and_loses_nothing(
    visit: Visit, scene: Scene
) -> None:
    page = visit(bare_html(scene))
    keep(page, file_of(MIXED, ("01-scoring",)))
    before = kept(page)
    for name, (text, answer) in FILES.items():
        said = take(page, text)
        assert said in (answer, "damaged" if name == "nested" else answer), name
        assert part(page, "notice").inner_text().endswith("."), name
        assert kept(page) == before, name
        assert counts(page, ".tp-course")["firm"] == 1, name
        assert page.evaluate("({}).format") is None, name
        assert page.locator("img").count() == 0, name


def test_what_cannot_be_read_at_the_start_is_put_aside(visit: Visit, scene: Scene) -> None:
    page = visit(bare_html(scene))
    for broken in (GOOD[:-5], file_of({}, version=9)):
        keep(page, broken)
        assert counts(page, ".tp-course")["unseen"] == 5
        assert page.evaluate(f"localStorage['{KEY}.unreadable']") == broken


# Beginning anew


def test_everything_is_forgotten_only_after_a_question(visit: Visit, scene: Scene) -> None:
    page = visit(bare_html(scene))
    keep(page, file_of(MIXED, ("01-scoring",)))
    before = kept(page)
    part(page, "reset").click()
    expect(part(page, "reset-no")).to_be_focused()
    page.keyboard.press("Enter")
    expect(part(page, "reset")).to_be_focused()
    assert kept(page) == before
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(part(page, "reset")).to_be_focused()
    assert kept(page) == before
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(part(page, "notice")).to_contain_text("forgotten")
    expect(part(page, "reset")).to_be_focused()
    assert kept(page)["rules"] == {} and kept(page)["lessons"] == {}
    assert counts(page, ".tp-course")["unseen"] == 5


FORBIDDEN = """Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('no', 'SecurityError'); },
});"""
FULL = """{
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key.includes('progress') && value.length > 2) throw new DOMException('', 'QuotaExceeded');
    set.call(this, key, value);
  };
}"""


@pytest.mark.parametrize("script", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_where_nothing_can_be_kept_it_lasts_as_long_as_the_page(
    visit: Visit, scene: Scene, script: str
) -> None:
    page = visit(bare_html(scene))
    page.context.add_init_script(script)
    page.reload()
    assert take(page, file_of(MIXED)) == "taken"
    assert counts(page, ".tp-course")["firm"] == 1
    expect(part(page, "not-stored")).to_contain_text("save your progress to a file")
    with page.expect_download() as download:
        part(page, "export").click()
    assert json.loads(Path(download.value.path()).read_text())["rules"]["TP-1.2"]["state"] == "firm"


# The summary, and the page around it


def test_the_summary_is_printed_on_one_page(visit: Visit) -> None:
    sections: dict[str, list[str]] = {}
    for rule in RULES:
        sections.setdefault(rule.section, []).append(rule.number)
    lessons = [
        lesson(f"{number:02}-lesson", f"Lesson {number} with a fairly long title", *rules)
        for number, rules in enumerate(list(sections.values()) * 3)
    ][:12]
    assert len(lessons) == 12
    page = visit(bare_html(progress_scene(lessons), drill(ACES), body="<p>Prose</p>" * 200))
    page.evaluate("globalThis.print = () => {}")
    part(page, "print").click()
    page.emulate_media(media="print")
    for unwanted in ('[data-tp="drill"]', "h1", "main > p", ".tp-tools"):
        expect(page.locator(unwanted).first).to_be_hidden()
    expect(page.locator(".tp-left").first).to_contain_text(lessons[0].rules[0])
    for paper in ("A4", "Letter"):
        page.emulate_media(media="screen")
        part(page, "print").click()
        page.emulate_media(media="print")
        pages = re.findall(rb"/Type\s*/Page[^s]", page.pdf(format=paper))
        assert len(pages) == 1
        expect(page.locator("h1")).to_be_visible()  # after printing the page is itself again


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    visit: Visit, scene: Scene, scheme: str, width: int
) -> None:
    page = visit(bare_html(scene), viewport={"width": width, "height": 800}, color_scheme=scheme)
    keep(page, file_of(MIXED, ("01-scoring",)))
    for language in LANGUAGES:
        page.locator('[data-tp="language"]').select_option(language)
        for press in ("reset", "reset-no"):
            part(page, press).click()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            found = Axe().run(page, options={"runOnly": {"type": "tag", "values": WCAG}})
            assert found.violations_count == 0, found.generate_report()


def test_everything_can_be_hit_on_a_phone(visit: Visit, scene: Scene) -> None:
    page = visit(bare_html(scene), viewport={"width": 320, "height": 640})
    boxes = page.locator('[data-tp="progress"] :is(button, label)').evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(box => [box.width, box.height])"
    )
    assert len(boxes) == 4
    assert all(wide >= 44 and high >= 44 for wide, high in boxes)
