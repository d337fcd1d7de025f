"""Events to sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from tripalki_learn.engine import Event
from tripalki_learn.explain.sentence import Sentence, sentence
from tripalki_learn.explain.tri_palki import event_key, event_slots

_SEAT_FIELDS = ("Seat", "Seat | None", "tuple[Seat, ...]")


@cache
def seat_fields(kind: type[Event]) -> frozenset[str]:
    """The names of the fields of a kind of event that hold seats."""
    return frozenset(field.name for field in fields(kind) if field.type in _SEAT_FIELDS)


def named(event: Event, players: Sequence[str]) -> dict[str, Any]:
    """The fields of an event but its rule, with the players' names in place of their seats."""
    seats = seat_fields(type(event))
    facts: dict[str, Any] = {}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name in seats and value is not None:
            value = players[value] if isinstance(value, int) else [players[s] for s in value]
        facts[field.name] = value
    del facts["rule"]
    return facts


def explain_event(event: Event, players: Sequence[str], lang: str = "en") -> Sentence:
    """What happened, in a sentence of the language, with its rule.

    >>> from tripalki_learn.games.tri_palki.events import FirstToAct
    >>> explain_event(FirstToAct("TP-2.5", 0), ["A", "B"]).text
    'A dealt, so A acts first.'
    """
    facts = named(event, players)
    slots = {**facts, **event_slots(event, lang)}
    if "count" not in slots and isinstance(facts.get("players"), list):
        slots["count"] = len(facts["players"])
    return sentence(lang, event_key(event), slots, event.rule)
