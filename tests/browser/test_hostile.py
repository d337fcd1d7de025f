"""Hostile text in links, files and names: nothing runs, nothing breaks, and a sentence answers."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page

from tests.serving.served import Served
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.explain import LANGUAGES, Catalog, error_sentence
from tripalki_learn.games.tri_palki import showdown
from tripalki_learn.teaching import Scene, explorer_scene, walkthrough_scene, whatif_scene
from tripalki_learn.teaching.course import course_progress
from tripalki_learn.widgets import Table

from . import hostile
from .by_hand import ACES, stick
from .by_hand import drill as drill_of
from .conftest import ADDRESS, Visit, bare_html

pytestmark = pytest.mark.browser

SAFE = "6H 7H 8H"
HANDS = (SAFE, "AC AD AS", "KD QD 10D", "AH JH 9H", "KH QS 8C", "9S 8S 7D", "JC 7C 6D", "10H 9C 7S")
KEPT = {"TP-1.2": hostile.FIRM}

# What a page has come to: whether something ran, stands where it should not, or is lost.
STATE = """() => ({
  ran: globalThis.pwned ?? null,
  foreign: document.querySelectorAll('iframe, main img, [onload], [onerror], [srcdoc]').length,
  prototype: ({}).passed ?? ({}).state ?? null,
  lang: document.documentElement.lang,
  widgets: document.querySelectorAll('main section[data-tp]').length,
})"""

SOUND = {"ran": None, "foreign": 0, "prototype": None}


def seats(names: list[str]) -> dict[str, str]:
    return dict(zip(names, HANDS, strict=False))


@pytest.fixture(scope="module")
def scenes() -> list[Scene]:
    table = seats(list("ABCD"))
    return [
        walkthrough_scene(showdown(table, dealer="A")),
        explorer_scene(),
        whatif_scene(table),
        drill_of(ACES),
        course_progress(),
    ]


def steps_on(page: Page) -> None:
    """The first walkthrough goes on by one step."""
    assert (
        page.evaluate(
            """() => {
          const walk = document.querySelector('[data-tp="walkthrough"]');
          const at = () => Number(walk.querySelector('[data-tp="step"]').dataset.index);
          const before = at();
          walk.querySelector('[data-tp="next"]').click();
          return at() - before;
        }"""
        )
        == 1
    )


def test_the_inputs_are_many() -> None:
    assert sum(map(len, hostile.ADDRESSES.values())) >= 100
    assert len(hostile.FILES) + len(hostile.MARKUP) >= 60


# Links


def link(*parts: tuple[str, str]) -> str:
    """The address that sets each name to its value, percent-encoded as browsers do."""
    asked = "&".join(f"{name}={quote(value)}" for name, value in parts if name != "step")
    step = "".join(f"#step={quote(value)}" for name, value in parts if name == "step")
    return f"{ADDRESS}?{asked}{step}"


TOGETHER = [
    [(name, values[turn % len(values)]) for name, values in hostile.ADDRESSES.items()]
    for turn in range(max(map(len, hostile.ADDRESSES.values())))
]
"""All of the addresses, one value of each name at a time."""


def meet(page: Page, address: str) -> None:
    """Opens an address; the page is what it is without it, but for cards that can be read."""
    page.goto("about:blank")  # what differs behind the "#" alone would load nothing anew
    page.goto(address)
    page.wait_for_function("document.querySelectorAll('main section[data-tp]').length === 5")
    assert page.evaluate(STATE) == {**SOUND, "lang": "en", "widgets": 5}, address
    assert page.evaluate("document.querySelector('[data-tp-presented]') === null"), address
    index = page.locator('[data-tp="step"]').first.get_attribute("data-index")
    assert index == "0", address
    chosen = page.evaluate("document.querySelector('[data-tp=chosen]').dataset.count")
    assert int(chosen) <= 3, address
    steps_on(page)


def test_a_link_with_nonsense_opens_the_page_as_it_is(visit: Visit, scenes: list[Scene]) -> None:
    page = visit(bare_html(*scenes))
    for parts in TOGETHER:
        meet(page, link(*parts))


@pytest.mark.full
def test_each_nonsense_alone(visit: Visit, scenes: list[Scene]) -> None:
    page = visit(bare_html(*scenes))
    for name, values in hostile.ADDRESSES.items():
        for value in values:
            meet(page, link((name, value)))


def test_a_server_answers_any_language_and_any_path(server: Served) -> None:
    for value in (*hostile.MARKUP, *hostile.SCALARS):
        text = quote(value, safe="")
        for path in (f"/?lang={text}", f"/rules?lang={text}", f"/no-{text[:500]}?lang={text}"):
            status, body = server.get(path)
            assert status in ((404, 400) if path.startswith("/no-") else (200,)), path
            assert hostile.RUN not in body, path
            assert "Traceback" not in body, path


# Files


def test_a_file_that_is_no_progress_gets_a_sentence_and_loses_nothing(
    visit: Visit, scenes: list[Scene]
) -> None:
    page = visit(bare_html(*scenes))
    page.evaluate(
        "text => localStorage.setItem('tripalki-learn.progress.v1', text)",
        json.dumps(
            {"format": "tripalki-learn.progress", "version": 1, "rules": KEPT, "lessons": {}}
        ),
    )
    page.reload()
    turns = random.Random(5).choices([*LANGUAGES], k=len(hostile.FILES))
    for file, lang in zip(hostile.FILES, turns, strict=True):
        page.locator('[data-tp="language"]').select_option(lang)
        data = file if isinstance(file, bytes) else file.encode("utf-8", "surrogatepass")
        said = answer_to(page, data)
        sentences = Catalog.of(lang).entries
        refusals = {f"ui.progress_{fault}" for fault in ("damaged", "foreign", "newer")}
        assert said in {sentences[key].patterns[0] for key in refusals}, file
        assert page.evaluate(STATE) == {**SOUND, "lang": lang, "widgets": 5}, file
        kept = json.loads(page.evaluate("localStorage['tripalki-learn.progress.v1']"))
        assert (kept["rules"], kept["lessons"]) == (KEPT, {}), file
    steps_on(page)


def answer_to(page: Page, data: bytes) -> str:
    """The sentence that answers a file."""
    # Another sentence first, so that the one that comes is this file's.
    page.evaluate(
        """() => {
          document.querySelector('[data-tp=reset]').click();
          document.querySelector('[data-tp=reset-no]').click();
        }"""
    )
    page.locator('[data-tp="import"]').set_input_files(
        {"name": "<b>.json", "mimeType": "application/json", "buffer": data}
    )
    return page.locator('[data-tp="progress"] [data-tp="notice"]').inner_text()


# Names


def named(names: tuple[str, ...]) -> list[dict[str, str]]:
    """Tables of four to which all these names sit down."""
    rows = [list(names[at : at + 4]) for at in range(0, len(names), 4)]
    return [seats(row if len(row) > 1 else [*row, "B"]) for row in rows]


def test_names_are_text_wherever_they_are_shown(visit: Visit) -> None:
    tables = named(hostile.MARKUP)
    scenes: list[dict[str, Any]] = []
    for table in tables:
        scenes += [walkthrough_scene(showdown(table)), whatif_scene(table)]
        open_table = Table(table, centre="QH 9D 8D" if len(table) == 4 else "QH 9D 8S")
        scenes += [open_table.tryout().scene]
        scenes += [drill_of(stick(list(table.values()), "TP-5.2", 1, "1", {}, list(table)))]
    page = visit(bare_html(*scenes))
    for lang in LANGUAGES:
        page.locator('[data-tp="language"]').select_option(lang)
        for root in page.locator('[data-tp="walkthrough"]').all():
            for _ in range(3):
                root.locator('[data-tp="next"]').dispatch_event("click")
        assert page.evaluate(STATE) == {**SOUND, "lang": lang, "widgets": len(scenes)}
    shown = set(
        page.locator('[data-tp="seat"]').evaluate_all("all => all.map(e => e.dataset.seat)")
    )
    assert shown == {name for table in tables for name in table}
    written = page.locator("main .tp-name").evaluate_all("all => all.map(e => e.textContent)")
    assert set(written) == shown


def parts(svg: str) -> set[str]:
    """The tags and attributes of a picture."""
    found = set()
    for element in ElementTree.fromstring(svg).iter():
        found |= {element.tag, *element.attrib}
    return found


def test_a_table_refuses_what_cannot_be_and_shows_names_as_text() -> None:
    plain = parts(Table(seats(list("ABCD")))._repr_svg_())
    for name in (*hostile.MARKUP, *hostile.SCALARS):
        try:
            table = Table(seats([name, "B", "C", "D"]))
        except TriPalkiError as error:
            said = [error_sentence(error, lang).text for lang in LANGUAGES]
            assert len(set(said)) == len(LANGUAGES) and all(each.endswith(".") for each in said)
        else:
            assert parts(table._repr_svg_()) <= plain, name
    for cards in hostile.CARDS:
        with pytest.raises(TriPalkiError) as refused:
            Table({"A": cards, "B": SAFE})
        for lang in LANGUAGES:
            assert error_sentence(refused.value, lang).text
