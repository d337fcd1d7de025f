"""A widget's module and style: its parts joined, since a module in a blob cannot import."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from tripalki_learn.teaching.scenes import ALL
from tripalki_learn.widgets.kit import kit_script

_STATIC = files("tripalki_learn.widgets") / "static"


def _widgets() -> tuple[str, ...]:
    names = {file.name for file in _STATIC.iterdir()}
    scripts = [name.removesuffix(".js") for name in names if name.endswith(".js")]
    parts = ("_", "page")  # shared parts, and what belongs to the page
    return tuple(
        sorted(name for name in scripts if f"{name}.css" in names and not name.startswith(parts))
    )


WIDGETS = _widgets()
"""The widgets whose scenes a page can draw without a kernel."""

# What a module offers to whoever imports it. In a script nobody does.
_EXPORT = re.compile(r"^export [^\n]*;\n?", re.M)


def _shared(ending: str) -> list[str]:
    return sorted(path.name for path in _STATIC.iterdir() if _is_part(path.name, "_kit", ending))


def _own(name: str, ending: str) -> list[str]:
    parts = [path.name for path in _STATIC.iterdir() if _is_part(path.name, f"_{name}_", ending)]
    return [*sorted(parts), name + ending]


def _is_part(file: str, beginning: str, ending: str) -> bool:
    return file.startswith(beginning) and file.endswith(ending)


def _text(files: Iterable[str]) -> str:
    return "\n".join((_STATIC / file).read_text(encoding="utf-8") for file in files)


@cache
def esm(name: str) -> str:
    """The ES module of a widget (``"walkthrough"``), ready for anywidget or a page: the shared
    parts (``_kit…``), on which all else stands, then its own (``_drill_…``), its main file last."""
    return kit_script() + _text([*_shared(".js"), *_own(name, ".js")])


@cache
def css(name: str) -> str:
    """The style of a widget."""
    return _text([*_shared(".css"), *_own(name, ".css")])


PAGE_VARIABLE = "TRIPALKI_LEARN_PAGE"
"""The environment variable of kernels whose widgets are shown by a page of ours."""


def carried(name: str) -> tuple[str, str]:
    """The module and the style that each model of a widget brings to whoever shows it.

    A page of ours has them already. Sent again with every model of a lesson they were a megabyte
    and more to read, and anywidget gives up a model whose module is not there after two seconds:
    the page would never hear what its kernel answers.
    """
    if os.environ.get(PAGE_VARIABLE):
        return _FROM_PAGE.replace("NAME", name), ""
    return esm(name), css(name)


_FROM_PAGE = """export default {
  async render(view) {
    const module = await globalThis.tripalki.module("NAME");
    return module.default.render(view);
  },
};
"""


@cache
def page_script(
    names: tuple[str, ...], languages: tuple[str, ...] = ALL, rules: bool = True
) -> str:
    """One script, to be run as a module, that draws the hosts of a whole page: what the widgets
    share stands in it once. ``languages`` and ``rules`` as `kit` has them."""
    # Each widget keeps its names to itself in a block of its own.
    blocks = [f"{{\n{_EXPORT.sub('', _text(_own(name, '.js')))}}}\n" for name in (*names, "page")]
    return kit_script(languages, rules) + lean("\n".join([_text(_shared(".js")), *blocks]))


@cache
def page_style(names: tuple[str, ...]) -> str:
    """The style of a whole page with these widgets."""
    own = [file for name in ("page", *names) for file in _own(name, ".css")]
    return lean(_text([*_shared(".css"), *own]))


def lean(text: str) -> str:
    """A script or style without its comments that stand on lines of their own, and without what
    indents it: a fifth of what a page weighs on its way."""
    return _SPARE.sub("", text)


_SPARE = re.compile(r"^[ ]*(?://.*\n|/\*(?:[^*]|\*(?!/))*\*/[ ]*\n|\n)?", re.M)
