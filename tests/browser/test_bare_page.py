"""Whole bare pages: language, colours, contrast, narrow screens, print; no Jupyter code."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tripalki_learn.pages.first import first_scene
from tripalki_learn.teaching import Scene

from .conftest import Visit, bare_html

pytestmark = pytest.mark.browser

LANGUAGES = {"en": "A", "fr": "A", "es": "A", "ru": "Т"}  # and what an ace shows there
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-tp="{name}"]').first


def colour(page: Page, code: str) -> str:
    card = page.locator(f'[data-tp="card"][data-card="{code}"] text').first
    return str(card.evaluate("text => getComputedStyle(text).fill"))


def test_one_choice_changes_the_language_of_everything_and_keeps_the_step(
    visit: Visit, worked: Scene, explorer: Scene
) -> None:
    prose = "".join(
        f'<p data-tp-prose lang="{lang}"{"" if lang == "en" else " hidden"}>{lang}</p>'
        for lang in LANGUAGES
    )
    page = visit(bare_html(worked, explorer, body=prose))
    part(page, "next").click()
    part(page, "language").focus()
    for language, ace in LANGUAGES.items():
        part(page, "language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(part(page, "step")).to_have_attribute("data-index", "1")
        ruling = page.locator('[data-tp="walkthrough"] [data-tp="ruling"] .tp-seen')
        expect(ruling).to_have_text(worked["steps"][1]["ruling"][language]["text"])
        expect(page.locator('[data-tp="explorer"] [data-card="AH"] text')).to_have_text(ace)
        assert page.locator("[data-tp-prose]:visible").all_inner_texts() == [language]
        assert f"lang={language}" in page.url or language == "en"
        assert "step=2" in page.url
        assert page.evaluate("document.activeElement.dataset.tp") == "language"
    assert page.evaluate("localStorage['tripalki-learn.lang']") == "ru"


@pytest.mark.parametrize(
    ("address", "locale", "saved", "language"),
    [
        ("?lang=fr", "es-ES", "ru", "fr"),
        ("", "es-ES", "ru", "ru"),
        ("", "es-ES", None, "es"),
        ("?lang=xx", "fr-CA", None, "fr"),
        ("?lang=__proto__", "de-DE", None, "en"),
    ],
)
def test_the_language_comes_from_the_address_then_memory_then_the_browser(
    browser: Any, worked: Scene, address: str, locale: str, saved: str | None, language: str
) -> None:
    context = browser.new_context(locale=locale)
    context.route(
        "**/*",
        lambda route: route.fulfill(
            body=bare_html(worked), content_type="text/html; charset=utf-8"
        ),
    )
    if saved:
        context.add_init_script(f"localStorage['tripalki-learn.lang'] = '{saved}'")
    page = context.new_page()
    page.goto("http://lesson.test/" + address)
    expect(page.locator('[data-tp="walkthrough"]')).to_have_attribute("lang", language)
    context.close()


def test_a_scene_with_one_language_is_drawn_in_it(visit: Visit, worked: Scene) -> None:
    page = visit(bare_html({**worked, "languages": ["es"]}), "?lang=fr")
    expect(page.locator('[data-tp="walkthrough"]')).to_have_attribute("lang", "es")


def test_a_page_without_a_place_for_the_picker_has_it_in_its_first_widget(
    visit: Visit, worked: Scene, explorer: Scene
) -> None:
    page = visit(bare_html(worked, explorer, picker=False))
    expect(page.locator('[data-tp="language"]')).to_have_count(1)
    page.locator('[data-tp="language"]').select_option("ru")
    expect(page.locator('[data-tp="explorer"]')).to_have_attribute("lang", "ru")
    expect(page.locator('[data-tp="language"]')).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_four_colours_tell_suits_apart_and_are_remembered(
    visit: Visit, explorer: Scene, scheme: str
) -> None:
    page = visit(bare_html({**explorer, "selected": ["7D", "7C", "7S"]}), color_scheme=scheme)
    sevens = ("7H", "7D", "7C", "7S")

    def inks_on_paper() -> set[str]:
        pips = page.locator(".tp-sums .tp-pip").all()
        return {pip.evaluate("pip => getComputedStyle(pip).color") for pip in pips}

    assert colour(page, "7H") == colour(page, "7D") != colour(page, "7C") == colour(page, "7S")
    assert len(inks_on_paper()) == 2
    part(page, "four-colour").check()
    assert len({colour(page, code) for code in sevens}) == 4
    assert len(inks_on_paper()) == 3
    page.reload()
    expect(part(page, "four-colour")).to_be_checked()
    assert len({colour(page, code) for code in sevens}) == 4


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    visit: Visit, worked: Scene, washout: Scene, explorer: Scene, scheme: str, width: int
) -> None:
    page = visit(
        bare_html(worked, washout, explorer),
        "#step=2",
        viewport={"width": width, "height": 800},
        color_scheme=scheme,
        reduced_motion="reduce",
    )
    for language in LANGUAGES:
        part(page, "language").select_option(language)
        for _ in range(2):  # an ordinary step and the last one
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            found = Axe().run(page, options={"runOnly": {"type": "tag", "values": WCAG}})
            assert found.violations_count == 0, found.generate_report()
            page.locator('[data-tp="scrub"]').first.press("End")
        page.locator('[data-tp="scrub"]').first.press("Home")


@pytest.mark.parametrize(
    ("mark", "scheme", "dark"),
    [
        ("", "light", False),
        ("", "dark", True),
        ('data-jp-theme-light="false"', "light", True),
        ('data-jp-theme-light="true"', "dark", False),
    ],
)
def test_the_theme_of_the_page_wins_over_the_system(
    visit: Visit, worked: Scene, mark: str, scheme: str, dark: bool
) -> None:
    html = bare_html(worked).replace("<body ", f"<body {mark} ")
    page = visit(html, color_scheme=scheme)
    for place in (".tp-sheet", "body"):
        paper = page.locator(place).first.evaluate("node => getComputedStyle(node).backgroundColor")
        red = int(re.findall(r"\d+", paper)[0])
        assert (red < 60) == dark, (place, paper)


def test_print_shows_the_step_and_its_ruling_without_controls(
    visit: Visit, worked: Scene, explorer: Scene
) -> None:
    page = visit(bare_html(worked, explorer), "#step=2", color_scheme="dark")
    page.emulate_media(media="print")
    for name in ("next", "previous", "play", "scrub", "language", "clear"):
        expect(part(page, name)).to_be_hidden()
    expect(part(page, "ruling")).to_be_visible()
    expect(part(page, "table")).to_be_visible()
    paper = page.locator(".tp-sheet").first.evaluate(
        "node => getComputedStyle(node).backgroundColor"
    )
    assert int(re.findall(r"\d+", paper)[0]) > 240


def test_a_table_is_drawn_by_itself(visit: Visit, washout: Scene) -> None:
    step = washout["steps"][-1]
    scene = {
        "kind": "table",
        "version": 1,
        "languages": washout["languages"],
        "label": washout["label"],
        "table": step["table"],
    }
    page = visit(bare_html(scene))
    expect(part(page, "table")).to_be_visible()
    expect(page.locator('[data-tp="seat"]')).to_have_count(len(step["table"]["seats"]))
    expect(page.locator('[data-tp="washed"] [data-tp="card"]')).to_have_count(
        3 * len(step["table"]["washed"])
    )
    expect(page.locator('[data-tp="next"]')).to_have_count(0)


@pytest.mark.parametrize("width", [320, 1280])
def test_four_players_sit_clockwise_whatever_the_width(visit: Visit, width: int) -> None:
    page = visit(bare_html(first_scene()), viewport={"width": width, "height": 800})
    boxes = {
        seat.get_attribute("data-seat"): seat.bounding_box()
        for seat in page.locator('[data-tp="seat"]').all()
    }
    corners = {name: (box["x"], box["y"]) for name, box in boxes.items() if name and box}
    assert corners["A"][0] == corners["D"][0] < corners["B"][0] == corners["C"][0]
    assert corners["A"][1] == corners["B"][1] < corners["D"][1] == corners["C"][1]


def test_scripts_use_no_markup_from_data_and_run_no_text() -> None:
    static = resources.files("tripalki_learn") / "widgets" / "static"
    scripts = [file for file in static.iterdir() if file.name.endswith(".js")]
    assert {"walkthrough.js", "explorer.js", "table.js", "page.js"} <= {
        file.name for file in scripts
    }
    banned = re.compile(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function"
        r"|\brequire\(|^import ",
        re.M,
    )
    for file in scripts:
        assert banned.findall(file.read_text("utf-8")) == [], file.name
