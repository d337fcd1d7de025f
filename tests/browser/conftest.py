"""A real browser, and bare pages: our modules and scenes in HTML without any Jupyter code."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, Route, expect, sync_playwright

from tests.serving.served import Served
from tripalki_learn.cards import parse_card, parse_cards, parse_hand
from tripalki_learn.games.tri_palki import begin, begun, exchange, laid_out, played, showdown
from tripalki_learn.pages.lessons import lessons_folder
from tripalki_learn.teaching import Scene, explorer_scene, walkthrough_scene
from tripalki_learn.widgets.module import css, esm

ADDRESS = "http://lesson.test/"
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
"""Milliseconds before a test gives up: a busy machine is slow, not wrong."""

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]

BIND = """async ([scene, given]) => {
  const source = document.querySelector('script[type=module]').textContent;
  const blob = new Blob([source], { type: 'text/javascript' });
  const { hydrate } = await import(URL.createObjectURL(blob));
  const el = document.createElement('div');
  el.id = 'bound';
  document.querySelector('main').append(el);
  window.traits = { ...given, scene };
  window.listeners = {};
  hydrate(el, scene, {
    get: (name) => traits[name],
    set: (name, value) => { traits[name] = value; },
    on: (name, listener) => { listeners[name] = listener; return () => {}; },
  });
}"""
"""Draws a scene into ``#bound`` with a model of its own: ``traits`` and their ``listeners``."""


def chromium() -> str | None:
    """The browser that is named or installed on this machine; None stands for Playwright's own."""
    named = os.environ.get("TRIPALKI_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            running = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        except Error as error:
            pytest.fail(
                f"{error.message}\nNo Chromium: install one, name one in TRIPALKI_CHROMIUM, "
                "or run `python -m playwright install chromium`.",
                pytrace=False,
            )
        yield running
        running.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Served]:
    """Our Voilà over the lessons: one for all tests that only look at its pages."""
    running = Served(lessons_folder())
    yield running
    running.stop()


def bare_html(*scenes: Scene, head: str = "", body: str = "", picker: bool = True) -> str:
    """A page of our own making: hosts with scenes, the modules, and nothing else."""

    def inside(text: str) -> str:
        return text.replace("</", "<\\/")

    kinds = list(dict.fromkeys(scene["kind"] for scene in scenes))
    hosts = "".join(
        f'<div data-tp-host="{scene["kind"]}"><script type="application/json">'
        f"{inside(json.dumps(scene))}</script></div>"
        for scene in scenes
    )
    styles = "".join(f"<style>{css(kind)}</style>" for kind in [*kinds, "page"])
    modules = "".join(
        f'<script type="module">{inside(esm(kind))}</script>' for kind in [*kinds, "page"]
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A bare page</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="icon" href="data:,">{head}{styles}</head>'
        f'<body class="tp-page"><header><b>Tri Palki</b>'
        f"{'<div data-tp-picker></div>' if picker else ''}</header>"
        f'<main data-tp="lesson"><h1>A bare page</h1>{body}{hosts}</main>{modules}</body></html>'
    )


@pytest.fixture(scope="session")
def worked() -> Scene:
    """The first worked example of the rulebook, stepped through."""
    hands = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}
    return walkthrough_scene(showdown(hands, dealer="A"))


@pytest.fixture(scope="session")
def washout() -> Scene:
    """A gives 9♦ for K♣; the centre is then all diamonds and three cards replace it."""
    hands = ["9D 6S 7S", "AH JH 6C", "KH 8H 10S", "QS JS 7H"]
    trace = laid_out(
        begun(begin(["A", "B", "C", "D"])),
        [parse_hand(hand) for hand in hands],
        parse_hand("10D KC AD"),
        parse_cards("8S QH 7C 6D 7D 8D"),
    )
    return walkthrough_scene(played(trace, exchange(parse_card("9D"), parse_card("KC"))))


@pytest.fixture(scope="session")
def explorer() -> Scene:
    """The explorer with a hand of the rulebook's second worked example."""
    return explorer_scene(parse_hand("AH JH 6C"))


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens HTML in a fresh browser context.

    Afterwards the console must be free of errors, and nothing but the page may have been asked for.
    """
    contexts, errors, requests = [], [], []

    def open_page(html: str, where: str = "", **options: Any) -> Page:
        context = browser.new_context(locale="en-GB", **options)
        contexts.append(context)

        def answer(route: Route) -> None:
            requests.append(route.request.url)
            route.fulfill(body=html, content_type="text/html; charset=utf-8")

        context.route("**/*", answer)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        page.goto(ADDRESS + where)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
    assert [url for url in requests if not url.startswith(ADDRESS)] == []
