"""An event: one thing that happened, as a fact."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar

from tripalki_learn.engine.showing import Told


@dataclass(frozen=True, slots=True)
class Event(Told):
    """One thing that happened; each game derives its own kinds, all of them frozen dataclasses.

    ``rule`` is the number of the rule that caused it. ``type``, in files, is the class's name in
    snake case: ``StickTaken`` is ``"stick_taken"``. Fields that hold seats are annotated as `Seat`,
    so that whoever writes an event down can put the players' names in their place. An event does
    not know them: shown by itself, it calls the seats A, B, C …

    >>> from tripalki_learn.games.tri_palki.events import StickTaken
    >>> event = StickTaken("TP-5.3", 2, held=0, sticks=1)
    >>> event.type, event.rule, str(event)
    ('stick_taken', 'TP-5.3', 'C takes a stick and now has 1.')
    """

    type: ClassVar[str] = "event"
    rule: str

    def __init_subclass__(cls) -> None:
        # No super() call: with slots, the decorator makes the class a second time.
        cls.type = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def facts(self, players: Sequence[str]) -> dict[str, Any]:
        """Every field but the rule, with the players' names in place of their seats."""
        seats = _seat_fields(type(self))  # type: ignore[arg-type]  # a class is hashable
        facts: dict[str, Any] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name in seats and value is not None:
                value = players[value] if isinstance(value, int) else [players[s] for s in value]
            if field.name != "rule":
                facts[field.name] = value
        return facts


_SEATS = ("Seat", "Seat | None", "tuple[Seat, ...]")


@cache
def _seat_fields(kind: type[Event]) -> frozenset[str]:
    return frozenset(field.name for field in fields(kind) if field.type in _SEATS)
