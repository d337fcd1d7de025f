"""The text of every rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tripalki_learn.cards import parse_card, parse_cards
from tripalki_learn.engine import Rule
from tripalki_learn.explain.sentence import Phrase, Sentence, sentence
from tripalki_learn.games import tri_palki

RULES: tuple[Rule, ...] = tri_palki.RULES
"""Every rule of every game, in the order of the rulebook."""

_EXAMPLES: Mapping[str, Mapping[str, Any]] = {
    "TP-1.5": {"cards": parse_cards("10H QC 9D"), "scoring": parse_card("QC")},
}
"""The cards that the text of a rule names."""


def rule_phrase(number: str) -> Phrase:
    """The rule as something to be said, in whichever language.

    >>> rule_phrase("TP-5.6").said("en").text
    'The last survivor wins the match.'
    """
    return Phrase(f"rule.{number}", _EXAMPLES.get(number, {}), number)


def explain_rule(number: str, lang: str = "en") -> Sentence:
    """What the rule says. Raises `CatalogError` for a number that is not in the rulebook.

    >>> explain_rule("TP-5.6").text
    'The last survivor wins the match.'
    """
    return rule_phrase(number).said(lang)


def section_title(section: str, lang: str = "en") -> str:
    """The title of a section of the rulebook (``"TP-5"``)."""
    return sentence(lang, f"section.{section}", {}).text
