"""Events to sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.engine import Event
from tripalki_learn.explain.game import sentences_for
from tripalki_learn.explain.sentence import Phrase, Sentence


def event_phrase(event: Event, players: Sequence[str]) -> Phrase:
    """What is to be said about an event, in whatever language.

    >>> from tripalki_learn.games.tri_palki.events import FirstToAct
    >>> event_phrase(FirstToAct("TP-2.5", 1), ["Ann", "Bob"]).said("fr").text
    'Bob a donné et joue donc en premier.'
    """
    game, facts = sentences_for(event.rule), event.facts(players)
    slots = {**facts, **game.event_slots(event)}
    if "count" not in slots and isinstance(facts.get("players"), list):
        slots["count"] = len(facts["players"])
    return Phrase(game.event_key(event), slots, event.rule)


def explain_event(event: Event, players: Sequence[str], lang: str = "en") -> Sentence:
    """What happened, in a sentence of the language, with its rule.

    >>> from tripalki_learn.games.tri_palki.events import FirstToAct
    >>> explain_event(FirstToAct("TP-2.5", 0), ["A", "B"]).text
    'A dealt, so A acts first.'
    """
    return event_phrase(event, players).said(lang)
