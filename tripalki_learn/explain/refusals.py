"""Refusals and problems to sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripalki_learn.engine import Problem, Refusal
from tripalki_learn.explain.game import sentences_for
from tripalki_learn.explain.sentence import Phrase, Sentence, sentence
from tripalki_learn.explain.words import shortened


def _slots(fact: Refusal | Problem, players: Sequence[str]) -> dict[str, Any]:
    slots: dict[str, Any] = {"cards": fact.cards}
    if fact.cards:
        slots["card"] = fact.cards[0]
    if fact.player is not None and fact.player < len(players):
        slots["player"] = players[fact.player]
    return slots


def refusal_phrase(refusal: Refusal, players: Sequence[str]) -> Phrase:
    """What is to be said about a refusal, in whatever language.

    >>> refusal_phrase(Refusal("TP-2.5", "wrong_player", 1, 0), ["A", "B"]).key
    'refusal.wrong_player.TP-2.5'
    """
    slots = _slots(refusal, players)
    slots |= {"total": refusal.total, "said": shortened(refusal.said)}
    if refusal.to_act is not None:
        slots["to_act"] = players[refusal.to_act]
    game = sentences_for(refusal.rule)
    slots |= game.refusal_slots(refusal)
    key = game.refusal_key(refusal)
    if refusal.code == "unknown_action" and (refusal.said or refusal.cards):
        key += ".said" if refusal.said else ".cards"
    return Phrase(key, slots, refusal.rule)


def explain_refusal(refusal: Refusal, players: Sequence[str], lang: str = "en") -> Sentence:
    """Why the action is not allowed, and what would be, in a sentence of the language.

    >>> refusal = Refusal("TP-2.5", "wrong_player", 1, 0)
    >>> explain_refusal(refusal, ["A", "B"]).text
    'It is not B’s turn: A is to act.'
    """
    return refusal_phrase(refusal, players).said(lang)


def explain_problem(problem: Problem, players: Sequence[str], lang: str = "en") -> Sentence:
    """What is wrong with the position, in a sentence of the language.

    >>> explain_problem(Problem("TP-2.1", "player_count", "player_count", count=1), ["A"]).text
    'Tri Palki is played by two to eight players; here there is 1.'
    """
    slots = _slots(problem, players)
    slots["count"] = problem.count if problem.count is not None else 0
    key = sentences_for(problem.rule).problem_key(problem)
    return sentence(lang, key, slots, problem.rule)
