"""The catalogs: whole sentences and words by key, in four languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from gettext import c2py
from importlib.resources import files
from typing import NamedTuple

import polib

from tripalki_learn.errors import TriPalkiError

LANGUAGES: dict[str, str] = {
    "en": "English",
    "fr": "Français",
    "es": "Español",
    "ru": "Русский",
}
"""The languages, each by its own name, the source language first."""


class CatalogError(TriPalkiError):
    """A catalog has no such entry. Codes: ``no_language`` (``lang``), ``no_entry`` (``key``).

    >>> CatalogError("no_entry", key="event.nothing").facts
    {'key': 'event.nothing'}
    """

    def __str__(self) -> str:
        # Whoever asks for a sentence that does not exist cannot be answered with a sentence.
        return f"{self.code}: {self.facts}"


class Entry(NamedTuple):
    """One entry: its patterns, one for each plural form, or just one if it has no plural."""

    patterns: tuple[str, ...]


class Catalog:
    """The entries of one language, read from every ``locales/<lang>/*.po``.

    >>> Catalog.of("en").pattern("suit.H")
    'hearts'
    >>> sorted(Catalog.of("ru").plural_form(n) for n in (1, 3, 5))
    [0, 1, 2]
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.entries: dict[str, Entry] = {}
        self.plural_form: Callable[[int], int] = int
        folder = files("tripalki_learn.explain") / "locales" / lang
        for file in sorted(folder.iterdir(), key=lambda path: path.name):
            if file.name.endswith(".po"):
                self._read(polib.pofile(file.read_text(encoding="utf-8")))

    def __repr__(self) -> str:
        return f"<Catalog of {LANGUAGES[self.lang]}: {len(self.entries)} entries>"

    @staticmethod
    @cache
    def of(lang: str) -> Catalog:
        """The catalog of a language. Raises `CatalogError` ``no_language``."""
        if lang not in LANGUAGES:
            raise CatalogError("no_language", lang=lang)
        return Catalog(lang)

    def _read(self, po: polib.POFile) -> None:
        # "nplurals=3; plural=(…);": the formula is C, which gettext knows how to read.
        formula = po.metadata["Plural-Forms"].partition("plural=")[2].strip(" ;")
        self.plural_form = c2py(formula)
        for entry in po:
            if entry.obsolete:
                continue
            if entry.msgid in self.entries:
                raise CatalogError("entry_twice", key=entry.msgid, lang=self.lang)
            plural = [entry.msgstr_plural[form] for form in sorted(entry.msgstr_plural)]
            self.entries[entry.msgid] = Entry(tuple(plural or [entry.msgstr]))

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def pattern(self, key: str, count: int | None = None) -> str:
        """The pattern of an entry; ``count`` picks the plural form where the entry has several.

        Raises `CatalogError` ``no_entry``.
        """
        try:
            patterns = self.entries[key].patterns
        except KeyError:
            raise CatalogError("no_entry", key=key, lang=self.lang) from None
        if len(patterns) == 1:
            return patterns[0]
        if count is None:
            raise CatalogError("no_count", key=key, lang=self.lang)
        return patterns[self.plural_form(count)]
