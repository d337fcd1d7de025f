"""Values of a record's keys, checked for their form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tripalki_learn.cards import Card, NotationError, parse_cards
from tripalki_learn.engine import Seat
from tripalki_learn.records.record import RecordError

CardWriter = Callable[[Iterable[Card]], str]
"""Writes cards down as an action has them."""

Reader = Callable[[Mapping[str, Any], str, Sequence[str]], Any]
"""Reads the value of a key of a round, of which the names of the players are known."""


def named_player(players: Sequence[str], name: Any, key: str | None = None) -> Seat:
    """The seat of a player by name, spaces around it aside; ``key`` is where the name stands.

    Raises `RecordError` ``unknown_player``.
    """
    bare = [player.strip() if isinstance(player, str) else player for player in players]
    if not isinstance(name, str) or name.strip() not in bare:
        what = "name" if key is None else "key"
        raise RecordError(
            "unknown_player", what=what, key=key, name=str(name), players=list(players)
        )
    return bare.index(name.strip())


def player(raw: Mapping[str, Any], key: str, players: Sequence[str]) -> Seat:
    """The seat of the player whom a key names. Raises `RecordError` ``unknown_player``."""
    return named_player(players, raw[key], key)


def some_players(raw: Mapping[str, Any], key: str, players: Sequence[str]) -> list[Seat]:
    """The seats of the players whom a key lists. Raises `RecordError`."""
    return [named_player(players, name, key) for name in texts(raw, key)]


def players_of(raw: Mapping[str, Any]) -> list[Any]:
    """What a head lists as names, if it is a list: they are checked in their own turn."""
    names = raw["players"]
    return names if isinstance(names, list) else []


def names_of(raw: Mapping[str, Any]) -> list[str]:
    """The names of a head; none if they are not all texts, each other and none of them empty."""
    names = players_of(raw)
    if not all(isinstance(name, str) and name.strip() for name in names):
        return []
    return names if len({name.strip() for name in names}) == len(names) else []


LARGEST = 10**15
"""Numbers in a record are smaller: larger ones no table needs, and adding them could not end."""


def number(raw: Mapping[str, Any], key: str) -> int:
    """The whole number of a key. Raises `RecordError` ``unreadable``."""
    value = raw[key]
    # bool is an int to Python, but not to whoever writes "true" for a number.
    if type(value) is not int or abs(value) >= LARGEST:
        raise RecordError("unreadable", what="not_number", key=key)
    return value


def numbers(raw: Mapping[str, Any], key: str, players: Sequence[str] = ()) -> list[int]:
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


def texts(raw: Mapping[str, Any], key: str, players: Sequence[str] = ()) -> list[str]:
    """The texts that a key lists. Raises `RecordError` ``unreadable``."""
    listed = raw[key]
    if not isinstance(listed, list) or not all(isinstance(text, str) for text in listed):
        raise RecordError("unreadable", what="bad_list", key=key)
    return listed


def cards(raw: Mapping[str, Any], key: str, players: Sequence[str] = ()) -> tuple[Card, ...]:
    """The cards that a key names. Raises `RecordError` ``unreadable``."""
    return _cards_of(raw[key], key=key)


def hands(raw: Mapping[str, Any], key: str, players: Sequence[str] = ()) -> list[tuple[Card, ...]]:
    """The cards of each text that a key lists. Raises `RecordError` ``unreadable``."""
    if not isinstance(raw[key], list):
        raise RecordError("unreadable", what="bad_list", key=key)
    return [_cards_of(text, key=key, number=place) for place, text in enumerate(raw[key], 1)]


def _cards_of(text: Any, **where: Any) -> tuple[Card, ...]:
    """The cards that a text names; ``where`` it stands is told with what cannot be read."""
    if not isinstance(text, str):
        raise RecordError("unreadable", what="not_cards", **where)
    try:
        return parse_cards(text)
    except NotationError as error:
        raise RecordError("unreadable", what="cards", **where) from error
