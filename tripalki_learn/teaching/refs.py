"""Phrases as JSON: a key and its slots, with the patterns of each language once for a whole scene.

A scene that holds hundreds of sentences in four languages would be large if each was written out.
So it holds each sentence as a reference, and the page fills the slots of whole-sentence patterns.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from tripalki_learn.cards import Card, Suit
from tripalki_learn.explain import LANGUAGES, Phrase
from tripalki_learn.explain.catalog import Catalog
from tripalki_learn.explain.sentence import SLOT

Ref = dict[str, Any]
"""``{"k": key, "s": slots, "r": rule, "n": count}``; what is empty is left out."""


def ref(phrase: Phrase) -> Ref:
    """The phrase as JSON; only the slots that some language's pattern uses are kept.

    Slots: a text or number as it is, ``{"card": "AH"}``, ``{"cards": ["AH", …]}``,
    ``{"suit": "H"}``, ``{"list": [slots …]}``, ``{"say": ref}``.

    >>> ref(Phrase("note.again"))
    {'k': 'note.again'}
    """
    used = _used_slots(phrase.key)
    slots = {name: _slot(value) for name, value in phrase.slots.items() if name in used}
    count = phrase.count if phrase.count is not None else phrase.slots.get("count")
    made: Ref = {"k": phrase.key}
    if slots:
        made["s"] = slots
    if phrase.rule:
        made["r"] = phrase.rule
    if isinstance(count, int) and _is_plural(phrase.key):
        made["n"] = count
    return made


@cache
def _languages() -> tuple[Catalog, ...]:
    return tuple(Catalog.of(lang) for lang in LANGUAGES)


@cache
def _used_slots(key: str) -> frozenset[str]:
    return frozenset(
        slot[1]
        for catalog in _languages()
        for pattern in catalog.entries[key].patterns
        for slot in SLOT.finditer(pattern)
    )


@cache
def _is_plural(key: str) -> bool:
    return any(len(catalog.entries[key].patterns) > 1 for catalog in _languages())


def _slot(value: Any) -> Any:
    if isinstance(value, Phrase):
        return {"say": ref(value)}
    if isinstance(value, Card):
        return {"card": value.code}
    if isinstance(value, Suit):
        return {"suit": value.value}
    if isinstance(value, Sequence) and not isinstance(value, str):
        if value and isinstance(value[0], Card):
            return {"cards": [card.code for card in value]}
        return {"list": [_slot(item) for item in value]}
    return value


def keys_in(scene: Any) -> set[str]:
    """The catalog keys of all references inside a piece of JSON."""
    if isinstance(scene, Mapping):
        found = {scene["k"]} if isinstance(scene.get("k"), str) else set()
        return found.union(*(keys_in(value) for value in scene.values()))
    if isinstance(scene, list):
        return set().union(*(keys_in(item) for item in scene))
    return set()


def patterns(keys: Iterable[str], languages: Iterable[str]) -> dict[str, dict[str, list[str]]]:
    """For each language the patterns of the keys, one for each plural form, in its order."""
    wanted = sorted(keys)
    return {
        lang: {key: list(Catalog.of(lang).entries[key].patterns) for key in wanted}
        for lang in languages
    }
