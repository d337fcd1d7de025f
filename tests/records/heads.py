"""Records for tests: a head of each game, and rounds that hold good."""

from __future__ import annotations

from typing import Any

import pytest

from tripalki_learn.records import RecordError, read_record, replay

FORMAT = 'format = "tripalki-record/1"\n'
HEADS = {
    "tri_palki": 'game = "tri_palki"\nplayers = ["A", "B", "C"]\ndealer = "A"\n',
    "trinka": 'game = "trinka"\nplayers = ["A", "B", "C"]\ndealer = "A"\nante = 1\n',
    "palki": 'game = "palki"\nplayers = ["A", "B", "C"]\ndealer = "A"\n',
}
ROUNDS: dict[str, dict[str, str]] = {
    "tri_palki": {
        "hands": '["AH KH QH", "6D 6C 6S", "9C 10D 8S"]',
        "centre": '"7D JC 10S"',
        "reserve": '"9H 9D 9S"',
    },
    "trinka": {"hands": '["AH KH QH", "6D 6C 6S", "9C 10D 8S"]'},
    "palki": {
        "hands": '["AH KH QH", "6D 6C 6S", "9C 10D 8S"]',
        "table": '"7D JC 10S"',
        "stock": '""',
    },
}


def record(game: str, *keys: tuple[str, str]) -> str:
    """A record of one round with these keys, in this order, as TOML writes them."""
    lines = [f"{key} = {value}\n" for key, value in keys]
    return FORMAT + HEADS[game] + "[[rounds]]\n" + "".join(lines)


def refused(text: str) -> RecordError:
    """The error with which a record is refused."""
    with pytest.raises(RecordError) as caught:
        replay(read_record(text))
    return caught.value


def fault(text: str) -> tuple[Any, ...]:
    """Round, action, rule and code of the error with which a record is refused."""
    error = refused(text)
    return error.round, error.action, error.rule, error.code
