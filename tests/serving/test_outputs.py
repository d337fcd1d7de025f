"""The output of a cell as HTML."""

from __future__ import annotations

import json
import re
from typing import Any

from tripalki_learn.pages.outputs import SCENE, WIDGET, scene_host
from tripalki_learn.serving.outputs import output_html


def shown(data: dict[str, Any], kind: str = "display_data") -> str:
    return str(output_html({"output_type": kind, "data": data, "metadata": {}}, "en"))


def for_voila(html: str) -> Any:
    [text] = re.findall(
        r'<script type="application/vnd.voila.cell-output\+json">(.*?)</script>', html
    )
    return json.loads(text)


def test_a_scene_is_drawn_by_the_page_and_names_its_model() -> None:
    widget = {"model_id": "abc", "version_major": 2, "version_minor": 1}
    carried = {"widget": "walkthrough", "model_id": "abc", "scene": {"steps": ["unique words"]}}
    html = shown({SCENE: carried, WIDGET: widget, "text/plain": "Walkthrough()"})
    assert html.startswith('<div data-tp-host="walkthrough" data-tp-model="abc">')
    assert html.count("unique words") == 1
    assert "voila" not in html


def test_a_scene_without_a_model_is_bound_to_nothing() -> None:
    html = shown({SCENE: {"widget": "rules", "scene": {"kind": "rules"}}})
    assert '<div data-tp-host="rules"><script' in html
    assert "voila" not in html


def test_the_name_of_a_widget_is_text() -> None:
    html = str(scene_host({"widget": '"><b>', "model_id": '"><i>', "scene": {}}))
    assert "<b>" not in html
    assert "<i>" not in html


def test_a_widget_of_others_is_left_to_voila() -> None:
    data = {WIDGET: {"model_id": "s"}, "text/plain": "IntSlider()", "text/html": "<b>slider</b>"}
    output = for_voila(shown(data))
    assert output["data"] == data
    # Without this word Voilà's front end treats an output as somebody else's.
    assert output["trusted"] is True


def test_html_svg_pictures_and_markdown_need_no_front_end() -> None:
    assert "<b>bold</b>" in shown({"text/html": "<b>bold</b>", "text/plain": "x"})
    assert "<svg><g/></svg>" in shown({"image/svg+xml": "<svg><g/></svg>", "text/plain": "x"})
    assert '<img src="data:image/png;base64,QUJD" alt="a &lt;plot&gt;">' in shown(
        {"image/png": "QUJD\n", "text/plain": "a <plot>"}
    )
    assert "<em>words</em>" in shown({"text/markdown": "*words*", "text/plain": "x"})
    for data in ({"text/html": "a"}, {"image/png": "b"}, {"text/markdown": "c"}):
        assert "voila" not in shown({**data, "text/plain": "x"})


def test_what_only_the_front_end_can_draw_is_left_to_it() -> None:
    data = {"text/latex": "$a$", "text/plain": "a"}
    assert for_voila(shown(data))["data"] == data


def test_plain_text_is_text() -> None:
    assert shown({"text/plain": "<b> & co"}, "execute_result") == (
        '<pre class="tp-output">&lt;b&gt; &amp; co</pre>'
    )
    stream = {"output_type": "stream", "name": "stdout", "text": "1 < 2\n"}
    assert "1 &lt; 2" in output_html(stream, "en")


def test_an_error_is_told_in_words_in_every_language() -> None:
    output = {"output_type": "error", "ename": "KeyError", "evalue": "oops", "traceback": ["tb"]}
    html = str(output_html(output, "fr"))
    assert "This part of the lesson could not be worked out." in html
    for hidden in ("KeyError", "oops", "tb<"):
        assert hidden not in html
    assert [lang for lang in re.findall(r'lang="(\w+)">', html)] == ["fr"]
