"""Errors to sentences: what is wrong, where, and what would be right."""

from __future__ import annotations

from tripalki_learn.engine import IllegalAction, ImpossibleSetup
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.explain.refusals import explain_problem, explain_refusal
from tripalki_learn.explain.sentence import Sentence, sentence

LONGEST = 120
"""So many characters of a text that somebody gave are repeated to him."""


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
    facts = {name: shortened(fact) for name, fact in error.facts.items()}
    return sentence(lang, key, facts, error.rule)


def shortened(fact: object) -> object:
    """The fact, a long text without its end: enough to be recognised by.

    >>> shortened("AH JH 6C"), len(str(shortened("AH " * 1000)))
    ('AH JH 6C', 120)
    """
    if isinstance(fact, str) and len(fact) > LONGEST:
        return fact[: LONGEST - 1].rstrip() + "…"
    if isinstance(fact, list | tuple):
        return [shortened(each) for each in fact]
    return fact
