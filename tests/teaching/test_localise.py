"""A notebook in four languages: sections, their translations, and what has gone stale."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tripalki_learn.errors import Unfit
from tripalki_learn.explain import LANGUAGES, error_sentence
from tripalki_learn.publishing.errors import CannotPublish
from tripalki_learn.teaching.localise import (
    Staleness,
    as_notebook,
    digest,
    load_text,
    localise,
    read_text,
    sections,
    stale,
    title,
)

ENGLISH = "## The four hands\n\nA shows *three* cards."
# printf '## The four hands\n\nA shows *three* cards.' | sha256sum | cut -c1-8
SHA = "97715a40"


def notebook(*sources: str | list[str]) -> dict[str, Any]:
    cells: list[dict[str, Any]] = [
        {"cell_type": "markdown", "metadata": {}, "source": source} for source in sources
    ]
    cells.insert(1, {"cell_type": "code", "metadata": {}, "source": "1 + 1", "outputs": []})
    return {"cells": cells, "metadata": {"kernelspec": {"name": "python3"}}, "nbformat": 4}


def test_a_digest_is_the_hash_of_the_words() -> None:
    assert digest(ENGLISH) == SHA
    assert digest(ENGLISH + "\n\n") == SHA
    assert digest(ENGLISH.replace("\n", "  \n")) == SHA
    assert digest(ENGLISH.replace("A", "B")) != SHA


def test_every_markdown_cell_is_a_section_with_its_place() -> None:
    found = sections(notebook("# Special hands", ["## The four hands\n", "\n", "Text."]))
    assert [(s.heading, s.cell) for s in found] == [("Special hands", 0), ("The four hands", 2)]
    assert found[1].markdown == "## The four hands\n\nText."


def test_a_cell_without_a_heading_is_named() -> None:
    with pytest.raises(ValueError, match="Cell 3 does not begin with a heading: “Only text”"):
        sections(notebook("# Special hands", "Only text"))


def test_a_repeated_heading_is_named() -> None:
    with pytest.raises(ValueError, match="Cell 3 repeats the heading “Hands”"):
        sections(notebook("# Hands", "## Hands"))


def test_the_title_is_the_first_heading() -> None:
    assert title(notebook("# Special hands #", "## More")) == "Special hands"
    with pytest.raises(ValueError, match="no title"):
        title({"cells": []})


def test_a_text_file_is_read_by_english_heading() -> None:
    text = read_text(
        "<!-- section: The four hands | source: 0badf00d -->\n## Les quatre mains\n\nA montre.\n\n"
        "<!--section: A | b|source:12-->\n# Deux\n"
    )
    assert list(text) == ["The four hands", "A | b"]
    assert text["The four hands"].source == "0badf00d"
    assert text["The four hands"].markdown == "## Les quatre mains\n\nA montre."
    assert text["A | b"].markdown == "# Deux"


def test_a_text_file_out_of_form_is_refused() -> None:
    mark = "<!-- section: One | source: 12 -->\n# Un\n"
    with pytest.raises(ValueError, match="before the first section: “Bonjour”"):
        read_text("Bonjour\n" + mark)
    with pytest.raises(ValueError, match="“One” comes twice"):
        read_text(mark + mark)


def test_missing_stale_and_superfluous_sections_are_told_apart() -> None:
    book = notebook("# Special hands", ENGLISH, "## Dealer")
    text = read_text(
        "<!-- section: Old | source: 12 -->\n# Vieux\n"
        f"<!-- section: The four hands | source: {SHA} -->\n## Les quatre mains\n"
        "<!-- section: Dealer | source: 00000000 -->\n## Donneur\n"
    )
    assert stale(book, text) == Staleness(("Special hands",), ("Dealer",), ("Old",))
    assert stale(book, text)


def test_a_translation_that_agrees_is_not_stale() -> None:
    text = read_text(f"<!-- section: The four hands | source: {SHA} -->\n## Les quatre mains\n")
    assert not stale(notebook(ENGLISH), text)


def test_a_notebook_is_localised_section_by_section(tmp_path: Path) -> None:
    book = notebook("# Special hands", ENGLISH)
    before = copy.deepcopy(book)
    (tmp_path / "text" / "fr").mkdir(parents=True)
    (tmp_path / "text" / "fr" / "05-special-hands.md").write_text(
        f"<!-- section: The four hands | source: {SHA} -->\n## Les quatre mains\n",
        encoding="utf-8",
    )
    french = localise(book, "fr", tmp_path, "05-special-hands")
    assert [cell["source"] for cell in french["cells"]] == [
        "# Special hands",
        "1 + 1",
        "## Les quatre mains",
    ]
    assert french["metadata"] == book["metadata"]
    assert book == before
    french["metadata"]["kernelspec"]["name"] = "changed"
    assert book == before
    assert localise(book, "ru", tmp_path, "05-special-hands") == book
    assert localise(book, "en", tmp_path, "05-special-hands") == book


def test_a_source_kept_as_lines_comes_back_as_one_text(tmp_path: Path) -> None:
    book = notebook(["# Special hands\n", "\n", "Text."])
    assert localise(book, "fr", tmp_path, "x")["cells"][0]["source"] == "# Special hands\n\nText."


def test_a_fault_in_a_text_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "text" / "es").mkdir(parents=True)
    (tmp_path / "text" / "es" / "one.md").write_text("Hola", encoding="utf-8")
    with pytest.raises(ValueError, match=r"^es/one\.md: There is text before"):
        load_text(tmp_path, "es", "one")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("content", [b"Hola", b"\xff\xfe"])
def test_a_fault_in_a_text_is_told_in_the_language(
    tmp_path: Path, lang: str, content: bytes
) -> None:
    (tmp_path / "text" / "es").mkdir(parents=True)
    (tmp_path / "text" / "es" / "one.md").write_bytes(content)
    with pytest.raises(Unfit) as caught:
        load_text(tmp_path, "es", "one")
    said = {each: error_sentence(caught.value, each).text for each in LANGUAGES}
    assert said[lang].startswith("es/one.md")
    assert list(said.values()).count(said[lang]) == 1
    told = {each: CannotPublish("bad_text", lesson="one", error=caught.value).said(each)
            for each in LANGUAGES}  # fmt: skip
    assert said[lang] in told[lang]


def test_a_markdown_file_is_cut_at_its_headings_and_not_in_code() -> None:
    book = as_notebook("# One\n\ntext\n```\n# not a heading\n```\n\n## Two\nmore\n")
    assert [section.heading for section in sections(book)] == ["One", "Two"]
    assert "# not a heading" in book["cells"][0]["source"]


def test_a_localised_notebook_is_plain_json(tmp_path: Path) -> None:
    book = notebook("# Special hands")
    assert json.loads(json.dumps(localise(book, "ru", tmp_path, "x"))) == book
