"""A lesson that has been run, with its prose in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.prose import lede, teaser, unmarked
from tripalki_learn.publishing.parts import Part, parts
from tripalki_learn.publishing.pictures import picture, pictures_in
from tripalki_learn.teaching.localise import SOURCE_LANGUAGE, heading_of, load_text

DESCRIPTION = 200  # characters; what a search engine shows of a page is shorter still


@dataclass(frozen=True, slots=True)
class Prose:
    """The text of one Markdown cell: ``markdown`` by language, English always among them; its
    ``pictures`` by address, each as an address that holds it (None: it is not there)."""

    cell: int
    markdown: Mapping[str, str]
    pictures: Mapping[str, str | None]

    def in_language(self, lang: str) -> tuple[str, str]:
        """The text for a page in ``lang``, and the language that it is really in."""
        known = lang if lang in self.markdown else SOURCE_LANGUAGE
        return self.markdown[known], known


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its ``name``, and its ``content``, prose and parts in their order."""

    name: str
    content: tuple[Prose | Part, ...]

    @property
    def widgets(self) -> tuple[str, ...]:
        """The names of the widgets that draw its scenes."""
        found = {part.widget for part in self.content if isinstance(part, Part)}
        return tuple(sorted(name for name in found if name))

    @property
    def missing(self) -> tuple[Part, ...]:
        """The parts that cannot be published."""
        return tuple(p for p in self.content if isinstance(p, Part) and p.missing)

    @property
    def lost_pictures(self) -> tuple[tuple[int, str], ...]:
        """Cell and address of every picture that cannot be had."""
        return tuple(
            (prose.cell, address)
            for prose in self._prose()
            for address, found in prose.pictures.items()
            if found is None
        )

    @property
    def untranslated(self) -> tuple[str, ...]:
        """The languages in which some of its prose is not to be had."""
        return tuple(
            lang for lang in LANGUAGES if any(p.in_language(lang)[1] != lang for p in self._prose())
        )

    @property
    def is_styled(self) -> bool:
        """Whether some part may bring a style of its own."""
        return any(isinstance(part, Part) and part.is_styled for part in self.content)

    def title(self, lang: str) -> str:
        """Its first heading, or its name where there is none."""
        for prose in self._prose():
            heading = heading_of(prose.in_language(lang)[0])
            if heading is not None:
                return unmarked(heading)
        return self.name

    def titles(self) -> dict[str, str]:
        """Its title in every language."""
        return {lang: self.title(lang) for lang in LANGUAGES}

    def teaser(self, lang: str) -> str:
        """Its first sentence, for the list of lessons."""
        return next(filter(None, map(teaser, self._markdown(lang))), "")

    def description(self, lang: str) -> str:
        """Its first paragraph without marks, at most so many characters."""
        return shortened(next(filter(None, map(lede, self._markdown(lang))), ""), DESCRIPTION)

    def _markdown(self, lang: str) -> Iterator[str]:
        return (prose.in_language(lang)[0] for prose in self._prose())

    def _prose(self) -> list[Prose]:
        return [prose for prose in self.content if isinstance(prose, Prose)]


def lesson_of(name: str, notebook: Mapping[str, Any], folder: Path) -> Lesson:
    """The lesson of a notebook that has been run; its texts are in ``folder``. Raises ValueError as
    `load_text` does."""
    texts = {lang: load_text(folder, lang, name) for lang in LANGUAGES}
    shown: dict[int, list[Part]] = {}
    for part in parts(notebook):
        shown.setdefault(part.cell, []).append(part)
    content: list[Prose | Part] = []
    for number, cell in enumerate(notebook["cells"], 1):
        if cell["cell_type"] == "markdown" and cell["source"].strip():
            # A cell without a heading, as teachers write them, is in no translation.
            heading = heading_of(cell["source"]) or ""
            found = {
                lang: text[heading].markdown for lang, text in texts.items() if heading in text
            }
            markdown = {**found, SOURCE_LANGUAGE: cell["source"]}
            shown_there = sorted({a for text in markdown.values() for a in pictures_in(text)})
            pictures = {address: picture(address, cell, folder) for address in shown_there}
            content.append(Prose(number, markdown, pictures))
        content += shown.get(number, [])
    return Lesson(name, tuple(content))


def shortened(text: str, most: int) -> str:
    """The text, cut at the end of a word where it is longer than so many characters."""
    if len(text) <= most:
        return text
    return text[: most - 1].rsplit(" ", 1)[0].rstrip(" ,;:—–-") + "…"
