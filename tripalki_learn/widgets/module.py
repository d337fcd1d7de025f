"""A widget's module and style: its parts joined, since a module in a blob cannot import."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tripalki_learn.widgets.kit import kit_script

_STATIC = files("tripalki_learn.widgets") / "static"


def _joined(name: str, ending: str) -> str:
    """The shared parts (``_kit…``) and the widget's own (``_drill_…``) in the order of their names,
    then the widget's main file."""
    parts = sorted(
        path.name
        for path in _STATIC.iterdir()
        if path.name.startswith(("_kit", f"_{name}_")) and path.name.endswith(ending)
    )
    # What everything else stands on comes first, whatever else begins with an underscore.
    parts.sort(key=lambda part: not part.startswith("_kit"))
    return "\n".join(
        (_STATIC / part).read_text(encoding="utf-8") for part in [*parts, name + ending]
    )


@cache
def esm(name: str) -> str:
    """The ES module of a widget (``"walkthrough"``), ready for anywidget or a page."""
    return kit_script() + _joined(name, ".js")


@cache
def css(name: str) -> str:
    """The style of a widget."""
    return _joined(name, ".css")
