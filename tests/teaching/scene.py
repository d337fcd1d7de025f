"""What every scene must be: plain JSON, with each text in every language that it carries."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

KNOWN = ["en", "fr", "es", "ru"]

SEAT = {
    *("name", "hand", "dealer", "to_act", "out", "caller", "sticks", "new_sticks", "note"),
}


def same_after_json(scene: dict[str, Any]) -> bool:
    """Whether the scene is what comes back from JSON: lists, dictionaries, texts and numbers."""
    return bool(json.loads(json.dumps(scene, allow_nan=False)) == scene) and plain(scene)


def plain(value: Any) -> bool:
    # A tuple, an enum or a named tuple would be equal to what comes back only by luck.
    if isinstance(value, dict):
        return all(type(key) is str and plain(item) for key, item in value.items())
    if isinstance(value, list):
        return all(plain(item) for item in value)
    return value is None or type(value) in (str, int, bool)


def size(scene: dict[str, Any]) -> int:
    """The bytes that a page spends on the scene."""
    return len(json.dumps(scene, ensure_ascii=False).encode())


def texts(value: Any) -> Iterator[str]:
    """Every text in a scene, codes and names among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)


def check_languages(
    said: dict[str, Any], languages: list[str], symbols_spoken: bool = False
) -> None:
    """The same thing in each of the languages and in no other: all texts filled in.

    What is spoken names cards in words; ``symbols_spoken`` allows the signs of suits.
    """
    assert list(said) == languages
    for lang, value in said.items():
        for text in texts(value):
            assert text.strip(), lang
            assert not set("{}") & set(text), text
        if isinstance(value, dict):
            assert set(value) == {"text", "spoken"}
            assert symbols_spoken or not set("♥♦♣♠") & set(value["spoken"]), value["spoken"]


def check_table(table: dict[str, Any], languages: list[str]) -> None:
    """A table as the pages draw it."""
    assert set(table) == {"seats", "centre", "reserve", "washed", "text"}
    check_languages(table["text"], languages)
    for seat in table["seats"]:
        assert set(seat) == SEAT
        assert len(seat["hand"]) in (0, 3)
        assert 0 <= seat["new_sticks"] <= seat["sticks"] <= 3
        if seat["note"] is not None:
            check_languages(seat["note"], languages)
    assert len(table["centre"] or []) in (0, 3)
    assert all(len(triple) == 3 for triple in table["washed"])
