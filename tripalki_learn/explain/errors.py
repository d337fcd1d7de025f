"""Errors to sentences: what is wrong, where, and what would be right."""

from __future__ import annotations

from tripalki_learn.engine import IllegalAction, ImpossibleSetup
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.explain.refusals import explain_problem, explain_refusal
from tripalki_learn.explain.sentence import Sentence, sentence
from tripalki_learn.explain.words import Words, shortened


def error_sentence(error: TriPalkiError, lang: str = "en") -> Sentence:
    """What an error means, in a sentence of the language.

    >>> from tripalki_learn.cards import NotationError
    >>> error_sentence(NotationError("unreadable_card", text="1H", place=4)).text[:33]
    '“1H” (at character 4) is not a ca'
    """
    if isinstance(error.__cause__, TriPalkiError):
        # The error says where, its cause says what.
        return _placed(error_sentence(error.__cause__, lang), error, lang)
    if isinstance(error, IllegalAction):
        return explain_refusal(error.refusal, error.players, lang)
    if isinstance(error, ImpossibleSetup):
        return explain_problem(error.problems[0], error.players, lang)
    key = f"error.{error.code}"
    if "what" in error.facts:
        key += f".{error.facts['what']}"
    facts = {name: shortened(fact) for name, fact in error.facts.items()}
    return sentence(lang, key, facts, error.rule)


def _placed(said: Sentence, error: TriPalkiError, lang: str) -> Sentence:
    """What was said of a text, with the key or the file in which it stands, where one is."""
    place = next((name for name in ("key", "file") if name in error.facts), None)
    if place is None:
        return said
    key = f"error.in_{place}" + (".listed" if "number" in error.facts else "")
    slots = {**error.facts, "message": Words(said.text, said.spoken)}
    return sentence(lang, key, slots, said.rule, count=0)
