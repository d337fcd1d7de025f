"""Values of a record's keys, checked for their form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tripalki_learn.cards import Card, NotationError, parse_cards
from tripalki_learn.engine import Seat
from tripalki_learn.records.record import RecordError


def named_player(players: Sequence[str], name: Any) -> Seat:
    """The seat of a player by name. Raises `RecordError` ``unknown_player``."""
    if not isinstance(name, str) or name not in players:
        raise RecordError("unknown_player", name=str(name), players=list(players))
    return players.index(name)


def players_of(raw: Mapping[str, Any]) -> list[str]:
    """The names of a head, as far as they are a list: they are checked in their own turn."""
    names = raw["players"]
    return names if isinstance(names, list) else []


LARGEST = 10**15
"""Numbers in a record are smaller: larger ones no table needs, and adding them could not end."""


def number(raw: Mapping[str, Any], key: str) -> int:
    """The whole number of a key. Raises `RecordError` ``unreadable``."""
    value = raw[key]
    # bool is an int to Python, but not to whoever writes "true" for a number.
    if type(value) is not int or abs(value) >= LARGEST:
        raise RecordError("unreadable", what="not_number", key=key)
    return value


def numbers(raw: Mapping[str, Any], key: str) -> list[int]:
    """The whole numbers that a key lists. Raises `RecordError` ``unreadable``."""
    listed = raw[key]
    if not isinstance(listed, list) or not all(type(it) is int for it in listed):
        raise RecordError("unreadable", what="bad_list", key=key)
    return listed


def flag(raw: Mapping[str, Any], key: str) -> bool:
    """Whether a key says true. Raises `RecordError` ``unreadable`` for what is neither."""
    value = raw[key]
    if not isinstance(value, bool):
        raise RecordError("unreadable", what="not_true_or_false", key=key)
    return value


def texts(raw: Mapping[str, Any], key: str) -> list[str]:
    """The texts that a key lists, none without the key. Raises `RecordError` ``unreadable``."""
    listed = raw.get(key, [])
    if not isinstance(listed, list) or not all(isinstance(text, str) for text in listed):
        raise RecordError("unreadable", what="bad_list", key=key)
    return listed


def cards(raw: Mapping[str, Any], key: str) -> tuple[Card, ...]:
    """The cards that a key names, none without the key. Raises `RecordError` ``unreadable``."""
    return cards_of(raw.get(key, ""), key)


def hands(raw: Mapping[str, Any], key: str = "hands") -> list[tuple[Card, ...]]:
    """The cards of each text that a key lists. Raises `RecordError` ``unreadable``."""
    if key not in raw:
        raise RecordError("unreadable", what="missing_key", key=key)
    if not isinstance(raw[key], list):
        raise RecordError("unreadable", what="bad_list", key=key)
    return [cards_of(text, key) for text in raw[key]]


def cards_of(text: Any, key: str) -> tuple[Card, ...]:
    """The cards that the text of a key names. Raises `RecordError` ``unreadable``."""
    if not isinstance(text, str):
        raise RecordError("unreadable", what="not_cards", key=key)
    try:
        return parse_cards(text)
    except NotationError as error:
        raise RecordError("unreadable") from error
