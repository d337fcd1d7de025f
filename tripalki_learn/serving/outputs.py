"""The output of a cell on a page with a kernel.

A scene becomes a host that its module draws at once, with no kernel and before Voilà's widget
manager has even been asked for. What needs that manager (a widget) is left to it in Voilà's own
form. Everything else is finished HTML when it leaves the server.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from tripalki_learn.pages.outputs import (
    SCENE,
    WIDGET,
    finished_html,
    plain_html,
    scene_host,
    script_json,
)
from tripalki_learn.pages.words import said, words

Output = Mapping[str, Any]


def output_html(output: Output, lang: str) -> Markup:
    """One output of a code cell (nbformat) as HTML; ``lang`` is the language shown first."""
    kind = output["output_type"]
    if kind == "stream":
        return plain_html(output["text"])
    if kind == "error":
        # What went wrong is in the server's log; a learner can do nothing with it.
        return Markup('<div class="tp-failed" role="alert">{}</div>').format(
            said(words("page.cell_failed"), lang, "p")
        )
    data: Mapping[str, Any] = output["data"]
    if SCENE in data:
        # The page draws the scene, and brings the widget's model to it when there is a kernel.
        return drawn_host(data[SCENE])
    finished = None if WIDGET in data else finished_html(data, lang)
    if finished is not None:
        return finished
    if set(data) - {"text/plain"}:
        return _for_voila(output)
    return plain_html(data.get("text/plain", ""))


def drawn_host(carried: Mapping[str, Any]) -> Markup:
    """The host for a scene, and a script that draws it as soon as it has been read."""
    return scene_host(carried) + Markup(
        "<script>tripalki.draw(document.currentScript.previousElementSibling)</script>"
    )


def _for_voila(output: Output) -> Markup:
    # Voilà's front end looks for these scripts and puts its rendering in their place.
    return Markup(
        '<div class="jp-OutputArea-child">'
        '<script type="application/vnd.voila.cell-output+json">{}</script></div>'
    ).format(script_json({**output, "trusted": True}))
