"""The output of a cell as HTML.

A scene becomes a host that its module draws at once, with no kernel and before Voilà's widget
manager has even been asked for. What needs that manager (a widget) is left to it in Voilà's own
form. Everything else is finished HTML when it leaves the server.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from markupsafe import Markup, escape
from nbconvert.filters import ansi2html

from tripalki_learn.serving.assets import script_json
from tripalki_learn.serving.prose import prose_html
from tripalki_learn.serving.words import said, words

SCENE = "application/vnd.tripalki-learn.scene+json"
WIDGET = "application/vnd.jupyter.widget-view+json"

Output = Mapping[str, Any]


# nbconvert says nothing about its types.
_ansi2html: Callable[[str], str] = ansi2html


def output_html(output: Output, lang: str) -> Markup:
    """One output of a code cell (nbformat) as HTML; ``lang`` is the language shown first."""
    kind = output["output_type"]
    if kind == "stream":
        return _plain(output["text"])
    if kind == "error":
        # What went wrong is in the server's log; a learner can do nothing with it.
        return Markup('<div class="tp-failed" role="alert">{}</div>').format(
            said(words("page.cell_failed"), lang, "p")
        )
    data: Mapping[str, Any] = output["data"]
    if SCENE in data:
        # The host has drawn the scene; its widget only brings the kernel, and must not show itself
        # loading in a language of its own.
        return scene_host(data[SCENE]) + _for_voila(output, WIDGET, hidden=True)
    for mime, html in _FINISHED.items():
        if mime in data and WIDGET not in data:
            return html(data, lang)
    if set(data) - {"text/plain"}:
        return _for_voila(output)
    return _plain(data.get("text/plain", ""))


def scene_host(carried: Mapping[str, Any]) -> Markup:
    """The host for a scene: ``{"widget": "walkthrough", "model_id": …, "scene": {…}}``, the model
    left out or null where there is none. The last script draws it as soon as it is read."""
    model = carried.get("model_id")
    return Markup(
        '<div data-tp-host="{}"{}><script type="application/json">{}</script></div>'
        "<script>tripalki.draw(document.currentScript.previousElementSibling)</script>"
    ).format(
        carried["widget"],
        Markup(' data-tp-model="{}"').format(model) if model else "",
        script_json(carried["scene"]),
    )


def _for_voila(output: Output, *only: str, hidden: bool = False) -> Markup:
    # Voilà's front end looks for these scripts and puts its rendering in their place.
    data = {mime: part for mime, part in output["data"].items() if not only or mime in only}
    if not data:
        return Markup("")
    left = {**output, "data": data, "trusted": True}
    return Markup(
        '<div class="jp-OutputArea-child"{}>'
        '<script type="application/vnd.voila.cell-output+json">{}</script></div>'
    ).format(Markup(" hidden") if hidden else "", script_json(left))


def _plain(text: str) -> Markup:
    return Markup('<pre class="tp-output">{}</pre>').format(Markup(_ansi2html(text)))


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
