"""The outputs of cells that need nothing but the page: scenes, text, pictures, markup."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from markupsafe import Markup, escape
from nbconvert.filters import ansi2html

from tripalki_learn.pages.prose import prose_html

SCENE = "application/vnd.tripalki-learn.scene+json"
WIDGET = "application/vnd.jupyter.widget-view+json"

# nbconvert says nothing about its types.
_ansi2html: Callable[[str], str] = ansi2html


def scene_host(carried: Mapping[str, Any]) -> Markup:
    """The host for a scene: ``{"widget": "walkthrough", "model_id": …, "scene": {…}}``, the model
    left out or null where there is none."""
    model = carried.get("model_id")
    return Markup(
        '<div data-tp-host="{}"{}><script type="application/json">{}</script></div>'
    ).format(
        carried["widget"],
        Markup(' data-tp-model="{}"').format(model) if model else "",
        script_json(carried["scene"]),
    )


def finished_html(data: Mapping[str, Any], lang: str) -> Markup | None:
    """The richest of an output's data that is finished HTML or can be made so; None where there is
    no such. Text comes last and does not count as rich."""
    for mime, html in _FINISHED.items():
        if mime in data:
            return html(data, lang)
    return None


def plain_html(text: str) -> Markup:
    """Text as a terminal would show it, its colours included."""
    return Markup('<pre class="tp-output">{}</pre>').format(Markup(_ansi2html(text)))


def script_json(value: Any) -> Markup:
    """``value`` as JSON that may stand inside a ``<script>`` of any type.

    >>> print(script_json({"text": "</script><!--"}))
    {"text":"\\u003c/script>\\u003c!--"}
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    # "<" ends or nests a script element; the two separators end a line in older JavaScript.
    for character in "<\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return Markup(text)


def _image(data: Mapping[str, Any], mime: str) -> Markup:
    return Markup('<img src="data:{};base64,{}" alt="{}">').format(
        mime, "".join(data[mime].split()), escape(data.get("text/plain", ""))
    )


def _markup(data: Mapping[str, Any], mime: str) -> Markup:
    # The author of a lesson writes HTML and SVG as he writes its code.
    return Markup('<div class="tp-output">{}</div>').format(Markup(data[mime]))


_FINISHED: dict[str, Callable[[Mapping[str, Any], str], Markup]] = {
    "text/html": lambda data, lang: _markup(data, "text/html"),
    "image/svg+xml": lambda data, lang: _markup(data, "image/svg+xml"),
    "image/png": lambda data, lang: _image(data, "image/png"),
    "image/jpeg": lambda data, lang: _image(data, "image/jpeg"),
    "text/markdown": lambda data, lang: Markup(prose_html(data["text/markdown"], lang)),
}
