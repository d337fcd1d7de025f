"""Why a site is not published."""

from __future__ import annotations

from tripalki_learn.errors import TriPalkiError
from tripalki_learn.explain import error_sentence
from tripalki_learn.pages.words import word


class CannotPublish(TriPalkiError):
    """Nothing was published. The code is a key of the catalogs, behind ``publish.`` where it has no
    dot: ``cell_failed`` (``lesson``, ``cell`` counted from 1 among all cells, ``error``),
    ``kernel_died`` (the same, but for the error), ``unreadable`` (``file``), ``name_taken``
    (``lesson``), ``no_lesson``, ``foreign``, ``bad_url``."""

    def said(self, lang: str) -> str:
        """The sentence that says so."""
        key = self.code if "." in self.code else f"publish.{self.code}"
        return word(key, lang, **{name: _told(fact, lang) for name, fact in self.facts.items()})

    def __str__(self) -> str:
        return self.said("en")


def _told(fact: object, lang: str) -> str:
    """A fact as text; an error of ours as its sentence in the language."""
    return error_sentence(fact, lang).text if isinstance(fact, TriPalkiError) else str(fact)


class NoEngine(CannotPublish):
    """The site is published without Python in its pages: ``no_npm``, ``not_fetched`` or
    ``not_as_pinned`` (``version``)."""
