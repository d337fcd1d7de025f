"""A sentence: a pattern of a catalog with its slots filled."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tripalki_learn.cards import Card, Suit
from tripalki_learn.engine.showing import Told
from tripalki_learn.explain.catalog import Catalog, CatalogError
from tripalki_learn.explain.words import (
    Words,
    card_words,
    cards_words,
    listed,
    plain,
    suit_words,
)

SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""A slot of a pattern: ``{name}``, or ``{name:form}`` for a grammatical form."""


class Sentence(NamedTuple):
    """A whole sentence about a rule: ``text`` to be seen, ``spoken`` to be heard.

    ``rule`` is the rule that it explains, None where there is none.

    >>> Sentence("A passes.", "A passes.", "TP-3.7")
    <Sentence TP-3.7: A passes.>
    """

    text: str
    spoken: str
    rule: str | None = None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Sentence{' ' + self.rule if self.rule else ''}: {self.text}>"

    def _repr_html_(self) -> str:
        from tripalki_learn.views.html import ruled_html

        return f"<p>{ruled_html(self)}</p>"

    def json(self) -> dict[str, str]:
        """The sentence as scenes hold it."""
        return {"text": self.text, "spoken": self.spoken}


@dataclass(frozen=True, slots=True)
class Phrase(Told):
    """What is to be said, before it is said in a language: a catalog key and its slots.

    ``count`` picks the plural form (by default the slot ``count``), ``rule`` is the rule explained.

    >>> str(Phrase("mark.dealer")), Phrase("mark.dealer").said("fr").text
    ('dealer', 'donneur')
    """

    key: str
    slots: Mapping[str, Any] = field(default_factory=dict)
    rule: str | None = None
    count: int | None = None

    def __repr__(self) -> str:
        return f"<Phrase {self.key}: {', '.join(self.slots) or '–'}>"

    def said(self, lang: str) -> Sentence:
        """The sentence of a language.

        >>> Phrase("note.again").said("en").text
        'plays again'
        """
        return sentence(lang, self.key, self.slots, self.rule, self.count)


def words_of(catalog: Catalog, value: Any, form: str = "") -> Words:
    """The words for the value of a slot: a card, cards, a suit, a number, a name or names."""
    if isinstance(value, Words):
        return value
    if isinstance(value, Phrase):
        return Words(*value.said(catalog.lang)[:2])
    if isinstance(value, Card):
        return card_words(catalog, value, form)
    if isinstance(value, Suit):
        return suit_words(catalog, value, form)
    if isinstance(value, Sequence) and not isinstance(value, str):
        if value and isinstance(value[0], Card):
            return cards_words(catalog, value, form)
        items = [words_of(catalog, item, form) for item in value]
        return Words(
            listed(catalog, [item.text for item in items]),
            listed(catalog, [item.spoken for item in items]),
        )
    return plain(value)


def fill(pattern: str, words: Callable[[str, str], Words]) -> tuple[str, str]:
    """The pattern with every slot filled by ``words(name, form)``, seen and spoken."""
    text = SLOT.sub(lambda slot: words(slot[1], slot[2] or "").text, pattern)
    spoken = SLOT.sub(lambda slot: words(slot[1], slot[2] or "").spoken, pattern)
    return text, spoken


def sentence(
    lang: str, key: str, slots: Mapping[str, Any], rule: str | None = None, count: int | None = None
) -> Sentence:
    """The sentence of a key with its slots filled; ``count`` picks the plural form.

    ``count`` is by default the slot of that name. Raises `CatalogError` for a missing entry or
    slot.

    >>> sentence("en", "cli.lesson_kept", {"file": "a.ipynb"}).text
    'Kept as it is, because you have changed it: a.ipynb'
    """
    catalog = Catalog.of(lang)
    if count is None and isinstance(slots.get("count"), int):
        count = slots["count"]

    def words(name: str, form: str) -> Words:
        if name not in slots:
            raise CatalogError("no_slot", key=key, slot=name, lang=lang)
        return words_of(catalog, slots[name], form)

    text, spoken = fill(catalog.pattern(key, count), words)
    return Sentence(text, spoken, rule)
