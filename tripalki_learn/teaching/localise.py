"""A lesson's prose in another language, section by section.

The English stands in the Markdown cells of the notebook: every Markdown cell begins with a heading
and is one section. ``lessons/text/<lang>/<lesson>.md`` holds the same sections in another language,
each after a line that names the English heading and a digest of the English text it translates::

    <!-- section: The four hands | source: 3f2a9c1e -->
    ## Les quatre mains

When the English changes its digest no longer agrees, and `stale` says so. Nothing here imports
Jupyter: a notebook is the plain dictionary that its file holds.
"""

from __future__ import annotations

import copy
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tripalki_learn.errors import Unfit

SOURCE_LANGUAGE = "en"

_MARK = re.compile(r"<!--\s*section:\s*(.+?)\s*\|\s*source:\s*([0-9a-f]+)\s*-->\s*")
_HEADING = re.compile(r"#{1,6}\s+(.+?)\s*#*\s*")
_FENCE = re.compile(r"\s*(```|~~~)")


@dataclass(frozen=True, slots=True)
class Section:
    """One Markdown cell: ``heading`` is its first line without the marks, ``markdown`` all of it,
    ``cell`` its place among the notebook's cells (from 0)."""

    heading: str
    markdown: str
    cell: int

    @property
    def digest(self) -> str:
        """Eight hexadecimal digits of the text, white space at the ends of lines left out."""
        return digest(self.markdown)


@dataclass(frozen=True, slots=True)
class Translation:
    """A section in another language: ``source`` is the digest of the English it was made from."""

    source: str
    markdown: str


@dataclass(frozen=True, slots=True)
class Staleness:
    """What a translation lacks, by English heading, in the order of the notebook.

    ``missing`` has no translation, ``stale`` was translated from another English text,
    ``superfluous`` is translated but no longer in the notebook. All empty: nothing to do.
    """

    missing: tuple[str, ...]
    stale: tuple[str, ...]
    superfluous: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.missing or self.stale or self.superfluous)


def digest(markdown: str) -> str:
    """Eight hexadecimal digits that change when the words change, and not when a space ends a line.

    >>> digest("## The four hands\\n\\nA shows.") == digest("## The four hands  \\n\\nA shows.\\n")
    True
    """
    lines = [line.rstrip() for line in markdown.strip().splitlines()]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:8]


def as_notebook(markdown: str) -> dict[str, Any]:
    """The notebook whose cells are the sections of a Markdown file, cut before each heading.

    >>> [cell["source"] for cell in as_notebook("# One\\n\\ntext\\n\\n## Two\\n")["cells"]]
    ['# One\\n\\ntext', '## Two']
    """
    parts: list[list[str]] = []
    fenced = False
    for line in markdown.strip().splitlines():
        if _FENCE.match(line):
            fenced = not fenced
        if not parts or (not fenced and _HEADING.fullmatch(line)):
            parts.append([])
        parts[-1].append(line)
    cells = [
        {"cell_type": "markdown", "metadata": {}, "source": "\n".join(part).strip()}
        for part in parts
    ]
    return {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}


def sections(notebook: Mapping[str, Any]) -> tuple[Section, ...]:
    """The Markdown cells of a notebook in order, each a section.

    Raises `Unfit`, naming the cell, for one that does not begin with a heading or repeats one:
    the heading is the key under which translations are found.
    """
    found: list[Section] = []
    for index, cell in enumerate(notebook["cells"]):
        if cell["cell_type"] != "markdown":
            continue
        markdown = _source(cell)
        heading = heading_of(markdown)
        if heading is None:
            raise Unfit("bad_prose", what="no_heading", cell=index + 1, text=markdown[:40])
        if any(section.heading == heading for section in found):
            raise Unfit("bad_prose", what="heading_twice", cell=index + 1, text=heading)
        found.append(Section(heading, markdown, index))
    return tuple(found)


def read_text(text: str) -> dict[str, Translation]:
    """The translations of a text file by English heading.

    Raises `Unfit` for text before the first section line and for a section that comes twice.
    """
    found: dict[str, Translation] = {}
    heading, source, lines = "", "", list[str]()

    def close() -> None:
        body = "\n".join(lines).strip()
        if heading:
            found[heading] = Translation(source, body)
        elif body:
            raise Unfit("bad_prose", what="text_before", text=body[:40])

    for line in text.splitlines():
        mark = _MARK.fullmatch(line)
        if mark is None:
            lines.append(line)
            continue
        close()
        heading, source, lines = mark[1], mark[2], []
        if heading in found:
            raise Unfit("bad_prose", what="section_twice", text=heading)
    close()
    return found


def load_text(folder: Path, lang: str, lesson: str) -> dict[str, Translation]:
    """The translations of ``lesson`` (its notebook's name without the ending) into ``lang``, from
    ``folder``/text; empty for English and where there is no such file. Raises as `read_text`."""
    path = folder / "text" / lang / f"{lesson}.md"
    if lang == SOURCE_LANGUAGE or not path.is_file():
        return {}
    file = f"{lang}/{path.name}"
    try:
        return read_text(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Unfit("bad_prose", what="in_file", file=file) from Unfit("bad_prose", what="not_text")
    except Unfit as error:
        raise Unfit("bad_prose", what="in_file", file=file) from error


def stale(notebook: Mapping[str, Any], text: Mapping[str, Translation]) -> Staleness:
    """Which sections of ``text`` are missing, stale or superfluous for ``notebook``."""
    here = sections(notebook)
    headings = {section.heading for section in here}
    return Staleness(
        missing=tuple(s.heading for s in here if s.heading not in text),
        stale=tuple(
            s.heading for s in here if s.heading in text and text[s.heading].source != s.digest
        ),
        superfluous=tuple(heading for heading in text if heading not in headings),
    )


def localise(notebook: Mapping[str, Any], lang: str, folder: Path, lesson: str) -> dict[str, Any]:
    """A copy of ``notebook`` whose Markdown cells are in ``lang``, English where that is missing.

    ``folder`` is the lessons folder and ``lesson`` the notebook's name without the ending. Code,
    outputs and metadata stay as they are. Raises as `sections` and `load_text`.
    """
    result = copy.deepcopy(dict(notebook))
    text = load_text(folder, lang, lesson)
    for section in sections(notebook):
        translated = text.get(section.heading)
        result["cells"][section.cell]["source"] = (
            translated.markdown if translated else section.markdown
        )
    return result


def title(notebook: Mapping[str, Any]) -> str:
    """The first heading of a notebook, its title. Raises as `sections`, or for one without any."""
    here = sections(notebook)
    if not here:
        raise Unfit("bad_prose", what="no_title")
    return here[0].heading


def _source(cell: Mapping[str, Any]) -> str:
    # A notebook file may hold a cell's source as a list of lines; nbformat joins them.
    source = cell["source"]
    return source if isinstance(source, str) else "".join(source)


def heading_of(markdown: str) -> str | None:
    """The heading that a text begins with, without its marks; None where it begins otherwise.

    >>> heading_of("## The four hands\\n\\nA shows."), heading_of("A shows.")
    ('The four hands', None)
    """
    first = markdown.lstrip().split("\n", 1)[0]
    match = _HEADING.fullmatch(first)
    return match[1] if match else None
