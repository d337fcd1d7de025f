"""The ladder of hints: the topic, the rule, the cards that matter, the answer."""

from __future__ import annotations

from tripalki_learn.explain import Phrase, rule_phrase
from tripalki_learn.teaching.drills.kind import Kind, Matter
from tripalki_learn.teaching.drills.situation import NAMES, Situation

_TOPICS = {
    "counting": ("TP-1.2", "TP-1.3"),
    "ties": ("TP-1.4", "TP-1.5"),
    "actions": ("TP-2.6", "TP-2.7"),
    "turns": ("TP-2.5", "TP-5.10"),
    "dealing": ("TP-2.3",),
    "washouts": ("TP-3.1", "TP-3.2", "TP-3.3", "TP-3.4", "TP-3.5", "TP-3.6"),
    "call": ("TP-4.1", "TP-4.2", "TP-4.3", "TP-4.11"),
    "ending": ("TP-4.4", "TP-4.5", "TP-4.6"),
    "special": ("TP-4.7", "TP-4.8", "TP-4.9", "TP-4.10", "TP-5.2", "TP-5.4"),
    "sticks": ("TP-5.3", "TP-5.5"),
    "dealer": ("TP-5.7", "TP-5.8", "TP-5.9"),
    "trinka_hands": ("TR-1.2", "TR-1.3", "TR-1.4", "TR-1.5", "TR-1.6", "TR-1.7"),
    "trinka_turns": ("TR-2.2", "TR-2.3", "TR-2.5", "TR-2.6"),
    "captures": ("PA-2.1", "PA-2.2", "PA-2.3", "PA-2.4"),
    "points": ("PA-2.7", "PA-3.1", "PA-3.2", "PA-3.3"),
}
"""What a rule is about, more broadly; the first hint."""

TOPIC = {rule: topic for topic, rules in _TOPICS.items() for rule in rules}


def hints(kind: Kind, situation: Situation, rule: str, answer: str) -> tuple[Phrase, ...]:
    """Four hints to a question of a kind."""
    return ladder(rule, kind.matter(situation), kind.said(situation, answer))


def ladder(rule: str, matter: Matter, answer: Phrase) -> tuple[Phrase, ...]:
    """Four hints, each telling more than the one before; ``answer`` is it in words."""
    if matter.cards:
        look = Phrase("drill.hint.cards", {"cards": matter.cards})
    else:
        players = [NAMES[seat] for seat in matter.seats]
        look = Phrase("drill.hint.players", {"players": players}, None, len(players))
    return (
        Phrase(f"drill.hint.topic.{TOPIC[rule]}"),
        rule_phrase(rule),
        look,
        Phrase("drill.hint.answer", {"answer": answer}),
    )
