"""The catalogs as files: read with `polib` alone, not through the package's own reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import polib

from tripalki_learn.cards import PACK_52, Suit
from tripalki_learn.explain import LANGUAGES

TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]
RANKS = sorted({card.rank.value for card in PACK_52})
SUITS = [suit.value for suit in Suit]
SLOT = re.compile(r"\{(?P<name>\w+)(?::(?P<form>\w+))?\}")
FORM = re.compile(r"(?P<word>rank|suit)\.(?P<which>[^.]+)\.(?P<form>\w+)")
"""The key of a word in a grammatical form; which forms there are is each language's affair."""

OWN = {"es": {"list.pair.i"}}
"""Entries beside the forms that a language has and English has not."""


class File(NamedTuple):
    """One PO file: its header and its entries by key."""

    header: dict[str, str]
    entries: dict[str, polib.POEntry]


@cache
def catalog(lang: str) -> dict[str, File]:
    """The PO files of a language by name."""
    found = {}
    for path in (files("tripalki_learn.explain") / "locales" / lang).iterdir():
        if path.name.endswith(".po"):
            po = polib.pofile(path.read_text(encoding="utf-8"))
            found[path.name] = File(po.metadata, {entry.msgid: entry for entry in po})
            assert len(found[path.name].entries) == len(po), f"{lang}/{path.name}: a key twice"
    return found


@cache
def entries(lang: str) -> dict[str, polib.POEntry]:
    """All entries of a language by key."""
    return {key: entry for file in catalog(lang).values() for key, entry in file.entries.items()}


def patterns(entry: polib.POEntry) -> list[str]:
    """The patterns of an entry, one for each plural form, or just one."""
    if entry.msgid_plural:
        return [entry.msgstr_plural[form] for form in sorted(entry.msgstr_plural)]
    return [entry.msgstr]


def all_patterns(lang: str) -> Iterator[tuple[str, str]]:
    """Key and pattern of everything that a language has to say."""
    for key, entry in entries(lang).items():
        for pattern in patterns(entry):
            yield key, pattern


def slots(pattern: str) -> set[str]:
    """The names of the slots of a pattern, forms aside."""
    return {slot["name"] for slot in SLOT.finditer(pattern)}


def words_alone(pattern: str) -> str:
    """The pattern with an ordinary word in the place of every slot."""
    return SLOT.sub("x", pattern)
