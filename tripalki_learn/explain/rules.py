"""The text of every rule."""

from __future__ import annotations

from tripalki_learn.engine import Rule
from tripalki_learn.explain.catalog import CatalogError
from tripalki_learn.explain.game import sentences_for
from tripalki_learn.explain.sentence import Phrase, Sentence, sentence
from tripalki_learn.games import GAMES, game_named

RULES: tuple[Rule, ...] = tuple(rule for name in GAMES for rule in game_named(name).RULES)
"""Every rule of every game, in the order of the rulebook."""

_NUMBERS = frozenset(rule.number for rule in RULES)


def rule_phrase(number: str) -> Phrase:
    """The rule as something to be said, in whichever language.

    Raises `CatalogError` for a number that is not in the rulebook.

    >>> rule_phrase("TP-5.6").said("en").text
    'The last survivor wins the match.'
    """
    if number not in _NUMBERS:
        raise CatalogError("no_entry", key=f"rule.{number}")
    return Phrase(f"rule.{number}", sentences_for(number).EXAMPLES.get(number, {}), number)


def explain_rule(number: str, lang: str = "en") -> Sentence:
    """What the rule says. Raises `CatalogError` for a number that is not in the rulebook.

    >>> explain_rule("TP-5.6").text
    'The last survivor wins the match.'
    """
    return rule_phrase(number).said(lang)


def section_title(section: str, lang: str = "en") -> str:
    """The title of a section of the rulebook (``"TP-5"``).

    >>> section_title("TP-5")
    'Sticks, dealer and victory'
    """
    return sentence(lang, f"section.{section}", {}).text
