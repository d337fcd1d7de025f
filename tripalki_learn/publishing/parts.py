"""What a cell shows, as a part of a published page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from markupsafe import Markup

from tripalki_learn.pages.outputs import SCENE, WIDGET, finished_html, plain_html, scene_host
from tripalki_learn.teaching.scenes import in_languages
from tripalki_learn.widgets.module import WIDGETS

_SCRIPT = re.compile(r"<script\b|<iframe\b|<[^>]+\son\w+\s*=|javascript:", re.I)


class Part(NamedTuple):
    """One output of the cell numbered ``cell`` (from 1, among all cells): a ``scene`` with its
    widget, or ``data`` by MIME type; where it cannot be published, why it is ``missing``:
    ``controls``, ``script`` or ``unknown``."""

    cell: int
    scene: Mapping[str, Any] | None = None
    data: Mapping[str, Any] | None = None
    missing: str | None = None

    @property
    def widget(self) -> str | None:
        """The name of the widget that draws the scene."""
        return None if self.scene is None else str(self.scene["widget"])

    @property
    def is_styled(self) -> bool:
        """Whether it may bring a style of its own."""
        return any("style" in str(text) for text in (self.data or {}).values())


def parts(notebook: Mapping[str, Any]) -> Iterator[Part]:
    """The parts of a notebook that has been run, in order."""
    for number, cell in enumerate(notebook["cells"], 1):
        for output in cell.get("outputs", ()):
            part = _part(number, output)
            if part is not None:
                yield part


def _part(cell: int, output: Mapping[str, Any]) -> Part | None:
    kind = output["output_type"]
    if kind == "stream":
        # Warnings are for the author, who sees them in JupyterLab.
        text = {"text/plain": output["text"]}
        return None if output["name"] == "stderr" else Part(cell, data=text)
    if kind == "error":
        # The author lets this cell fail on purpose, else nothing would be published at all.
        return Part(cell, data={"text/plain": "\n".join(output["traceback"])})
    data: Mapping[str, Any] = output["data"]
    if SCENE in data and data[SCENE]["widget"] in WIDGETS:
        return Part(cell, scene=data[SCENE])
    if WIDGET in data:
        return Part(cell, missing="controls")
    if "text/html" in data and _SCRIPT.search(data["text/html"]):
        return Part(cell, missing="script")
    if set(data) - {"text/plain"} and finished_html(data, "en") is None:
        return Part(cell, missing="unknown")
    return Part(cell, data=data)


def part_html(part: Part, languages: tuple[str, ...], missing: Markup) -> Markup:
    """The part as HTML, with these languages alone; ``missing`` says, in words, that it is."""
    if part.missing is not None:
        return Markup('<div class="tp-missing" data-tp="missing">{}</div>').format(missing)
    if part.scene is not None:
        scene = in_languages(part.scene["scene"], languages)
        return scene_host({"widget": part.widget, "scene": scene})
    assert part.data is not None
    finished = finished_html(part.data, languages[0])
    return plain_html(part.data.get("text/plain", "")) if finished is None else finished
