"""Facts of the engine as plain JSON: dicts, lists, texts and numbers."""

from __future__ import annotations

from enum import Enum
from typing import Any

from tripalki_learn.cards import Card
from tripalki_learn.engine import Event


def plain(value: Any) -> Any:
    """The value with cards as codes, enumerations by value, tuples as lists.

    >>> from tripalki_learn.cards import parse_cards
    >>> plain(parse_cards("A♥ 10♣"))
    ['AH', '10C']
    """
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value


def event_json(event: Event, players: tuple[str, ...]) -> dict[str, Any]:
    """An event: its type, its rule, and its fields with cards as codes and players by name.

    >>> from tripalki_learn.games.tri_palki.events import FirstToAct
    >>> event_json(FirstToAct("TP-2.5", 0), ("Ann", "Bob"))
    {'type': 'first_to_act', 'rule': 'TP-2.5', 'player': 'Ann'}
    """
    facts = {name: plain(value) for name, value in event.facts(players).items()}
    return {"type": event.type, "rule": event.rule, **facts}
