"""Pictures in prose are a part of the page; what is not there is named."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path

from tests.publishing.conftest import published
from tests.publishing.reading import elements, parsed
from tests.serving.served import notebook
from tripalki_learn.publishing.pictures import picture, pictures_in

DOT = b"\x89PNG a dot"
HELD = f"data:image/png;base64,{b64encode(DOT).decode()}"


def test_pictures_come_from_the_cell_and_from_the_folder_and_nowhere_else(tmp_path: Path) -> None:
    lessons = tmp_path / "lessons"
    lessons.mkdir()
    (lessons / "a dot.png").write_bytes(DOT)
    (tmp_path / "secret.png").write_bytes(DOT)
    (lessons / "notes.txt").write_text("no picture")
    cell = {"attachments": {"mine.png": {"image/png": b64encode(DOT).decode()}}}
    assert picture("attachment:mine.png", cell, lessons) == HELD
    assert picture("a%20dot.png", {}, lessons) == HELD
    for elsewhere in ("../secret.png", "none.png", "notes.txt", "//other.host/x.png"):
        assert picture(elsewhere, {}, lessons) is None


def test_what_a_text_shows_is_found_in_markdown_and_in_html() -> None:
    text = '![one](a.png "t") ![](<b.png>) <IMG alt="" src=\'c.svg\'> [link](d.png)'
    assert pictures_in(text) == ["a.png", "b.png", "c.svg"]


def test_a_page_holds_its_pictures_and_a_lost_one_is_named(tmp_path: Path) -> None:
    lessons = tmp_path / "lessons"
    lessons.mkdir()
    (lessons / "dot.png").write_bytes(DOT)
    made = notebook("# Pictures\n\n![a dot](dot.png) and ![lost](lost.png)")
    (lessons / "one.ipynb").write_text(json.dumps(made))
    site = published(lessons, tmp_path / "site")
    assert site.warned.startswith("one, cell 1: ") and "lost.png" in site.warned
    for lang in ("en", "ru"):
        images = list(elements(parsed(site.text(f"{lang}/one/index.html")), "img"))
        assert [(image.get("src"), image.get("alt")) for image in images] == [
            (HELD, "a dot"),
            ("lost.png", "lost"),
        ]
