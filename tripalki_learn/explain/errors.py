"""Errors to sentences: what is wrong, where, and what would be right."""

from __future__ import annotations

from tripalki_learn.engine import IllegalAction, ImpossibleSetup
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.explain.refusals import explain_problem, explain_refusal
from tripalki_learn.explain.sentence import Sentence, sentence


def error_sentence(error: TriPalkiError, lang: str = "en") -> Sentence:
    """What an error means, in a sentence of the language.

    >>> from tripalki_learn.cards import NotationError
    >>> error_sentence(NotationError("unreadable_card", text="1H", place=4)).text[:33]
    '“1H” (at character 4) is not a ca'
    """
    if isinstance(error.__cause__, TriPalkiError):
        # The error says where, its cause says what.
        return error_sentence(error.__cause__, lang)
    if isinstance(error, IllegalAction):
        return explain_refusal(error.refusal, error.players, lang)
    if isinstance(error, ImpossibleSetup):
        return explain_problem(error.problems[0], error.players, lang)
    key = f"error.{error.code}"
    if "what" in error.facts:
        key += f".{error.facts['what']}"
    return sentence(lang, key, error.facts, error.rule)
