"""Words of a sentence: cards, suits, players and lists, seen and spoken."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from tripalki_learn.cards import Card, Suit
from tripalki_learn.explain.catalog import Catalog

_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_FROM_THE_RIGHT = re.compile(r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")


class Words(NamedTuple):
    """The same words twice: ``text`` for the eye (``6♣``), ``spoken`` for the ear."""

    text: str
    spoken: str


def plain(value: object) -> Words:
    """Words that are seen and spoken alike.

    A control character, which could colour or clear a terminal, or turn the rest of a sentence
    round, is shown as a replacement. What is written from the right turns nothing but itself.

    >>> plain(31), plain("\\x1b[2J").text, plain("\\u202eAnn").text
    (Words(text='31', spoken='31'), '�[2J', '�Ann')
    """
    text = _CONTROLS.sub("\N{REPLACEMENT CHARACTER}", str(value))
    if _FROM_THE_RIGHT.search(text):
        text = f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"
    return Words(text, text)


LONGEST = 120
"""So many characters of a text that somebody gave are repeated to him."""


def shortened(fact: object) -> object:
    """The fact, a long text without its end: enough to be recognised by.

    >>> shortened("AH JH 6C"), len(str(shortened("AH " * 1000)))
    ('AH JH 6C', 120)
    """
    if isinstance(fact, str) and len(fact) > LONGEST:
        return fact[: LONGEST - 1].rstrip() + "…"
    if isinstance(fact, list | tuple):
        return [shortened(each) for each in fact]
    return fact


def card_index(catalog: Catalog, card: Card) -> str:
    """The index of a card as players of the language print it (``"R"`` for a French king)."""
    key = f"index.{card.rank.value}"
    return catalog.pattern(key) if key in catalog else card.rank.value


def card_name(catalog: Catalog, card: Card, form: str = "") -> str:
    """The name of a card in full, in a grammatical form that the language has (``"acc"``).

    >>> from tripalki_learn.cards import parse_card
    >>> card_name(Catalog.of("en"), parse_card("10C"))
    'ten of clubs'
    """
    rank = catalog.pattern(f"rank.{card.rank.value}{form and '.' + form}")
    suit = catalog.pattern(f"suit.{card.suit.value}.of")
    return catalog.pattern("card.name").format(rank=rank, suit=suit)


def card_words(catalog: Catalog, card: Card, form: str = "") -> Words:
    """A card, seen as index and symbol, spoken as its name."""
    return Words(
        card_index(catalog, card) + card.suit.symbol,
        card_name(catalog, card, form),
    )


def cards_words(catalog: Catalog, cards: Sequence[Card], form: str = "") -> Words:
    """Several cards: seen side by side, spoken as a list."""
    words = [card_words(catalog, card, form) for card in cards]
    # A hand must not be torn apart at the end of a line.
    seen = "\N{NO-BREAK SPACE}".join(word.text for word in words)
    return Words(seen, listed(catalog, [word.spoken for word in words]))


def suit_words(catalog: Catalog, suit: Suit, form: str = "") -> Words:
    """A suit by name, in a grammatical form that the language has (``"in"``: in hearts)."""
    return plain(catalog.pattern(f"suit.{suit.value}{form and '.' + form}"))


def listed(catalog: Catalog, items: Sequence[str]) -> str:
    """The items as an enumeration of the language.

    >>> listed(Catalog.of("en"), ["A", "B", "C"])
    'A, B and C'
    """
    if len(items) < 2:
        return "".join(items)
    *first, last = items
    head = catalog.pattern("list.comma").join(first)
    key = "list.pair"
    # Spanish says "e" before the sound i, but "y" before the glide of "hielo".
    if "list.pair.i" in catalog and re.match("i|í|hi(?![aeo])", last.lower()):
        key = "list.pair.i"
    return catalog.pattern(key).replace("{first}", head).replace("{last}", last)


def sum_text(points: Sequence[int]) -> str:
    r"""A sum as it is written down.

    >>> print(sum_text([11, 10]).replace("\N{NO-BREAK SPACE}", " "), sum_text([11]))
    11 + 10 = 21 11
    """
    if len(points) == 1:
        return str(points[0])
    nbsp = "\N{NO-BREAK SPACE}"
    return f"{nbsp}+{nbsp}".join(map(str, points)) + f"{nbsp}={nbsp}{sum(points)}"
