"""The text of every rule."""

from __future__ import annotations

from tripalki_learn.engine import Rule
from tripalki_learn.explain.sentence import Sentence, sentence
from tripalki_learn.games import tri_palki

RULES: tuple[Rule, ...] = tri_palki.RULES
"""Every rule of every game, in the order of the rulebook."""


def explain_rule(number: str, lang: str = "en") -> Sentence:
    """What the rule says. Raises `CatalogError` for a number that is not in the rulebook.

    >>> explain_rule("TP-5.6").text
    'The last survivor wins the match.'
    """
    return sentence(lang, f"rule.{number}", {}, number)


def section_title(section: str, lang: str = "en") -> str:
    """The title of a section of the rulebook (``"TP-5"``)."""
    return sentence(lang, f"section.{section}", {}).text
