"""Functions of the widgets' modules, called by themselves in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from tripalki_learn.widgets.module import esm

BARE = '<!doctype html><html lang="en"><title>Bare</title><link rel="icon" href="data:,"><body>'


@contextmanager
def module_page(browser: Browser, name: str, *functions: str) -> Iterator[Page]:
    """A page that knows functions of the module of a widget under their own names."""
    source = esm(name) + f"\nObject.assign(globalThis, {{ {', '.join(functions)} }});"
    context = browser.new_context(locale="en-GB")
    context.route("**/*", lambda route: route.fulfill(body=BARE, content_type="text/html"))
    page = context.new_page()
    page.goto("http://lesson.test/")
    page.evaluate(
        "source => import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))",
        source,
    )
    yield page
    context.close()
