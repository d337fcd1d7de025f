"""Functions of the widgets' modules, called by themselves in a browser."""

from __future__ import annotations

from importlib.resources import files

from playwright.sync_api import Page

from tripalki_learn.widgets.module import esm

STATIC = files("tripalki_learn.widgets") / "static"


def load(page: Page, name: str, *functions: str) -> None:
    """Makes functions of the module of a widget known to the page under their own names."""
    source = esm(name) + f"\nObject.assign(globalThis, {{ {', '.join(functions)} }});"
    page.evaluate(
        "source => import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))",
        source,
    )
