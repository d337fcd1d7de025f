"""Each language is set by its own typography."""

from __future__ import annotations

import re

import pytest

from tests.explain.catalogs import TRANSLATED, all_patterns, words_alone
from tests.explain.facts import facts

NARROW, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"

FAULTS: dict[str, dict[str, str]] = {
    "fr": {
        "no narrow space before ; ! ?": rf"[^{NARROW}][;!?]|^[;!?]",
        "no no-break space before a colon": rf"[^{NO_BREAK}]:(?!\d|//)|^:",
        "no narrow space inside guillemets": rf"«[^{NARROW}]|[^{NARROW}]»",
        "a straight apostrophe or quotes": r"['\"“”]",
        "a space before an ellipsis": r"\s…|\.\.\.",
    },
    "es": {
        "a question that does not begin": r"^[^¿]*\?",
        "an exclamation that does not begin": r"^[^¡]*!",
        "a space before a stop": r"\s[;:,.!?]",
        "a straight apostrophe": r"'",
    },
    "ru": {
        "straight or English quotes": r"[\"“”'’]",
        "a space before a stop": r"\s[;:,.!?]",
        "a space inside quotes": r"«\s|\s»",
        "a hyphen for a dash": r"\s-\s",
    },
}
"""What must not be found in a text of the language."""

PAIRS = {"fr": ["«»", "()"], "es": ["«»", "“”", "()", "¿?", "¡!"], "ru": ["«»", "()"]}
"""Marks of which a text has as many to the left as to the right."""


def faults(lang: str, text: str) -> list[str]:
    """What is wrong with the typography of a text."""
    found = [fault for fault, sign in FAULTS[lang].items() if re.search(sign, text)]
    return found + [pair for pair in PAIRS[lang] if text.count(pair[0]) != text.count(pair[1])]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "Oui ?"),
        ("fr", "Oui?"),
        ("fr", "Une main : 31"),
        ("fr", f"Une main{NARROW}: 31"),
        ("fr", f"Une main{NO_BREAK}; 31"),
        ("fr", "«passe»"),
        ("fr", "« passe »"),
        ("fr", "l'as"),
        ("fr", "« passe"),
        ("es", "Qué pasa?"),
        ("es", "¡Fuera"),
        ("es", "Una mano : 31"),
        ("ru", 'Слово "туз"'),
        ("ru", "Слово «туз"),
        ("ru", "Рука - 31"),
    ],
)
def test_a_fault_is_found(lang: str, text: str) -> None:
    assert faults(lang, text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", f"«{NARROW}Passe{NARROW}»{NARROW}; l’as{NO_BREAK}: 11. Quoi{NARROW}?"),
        ("es", "¿Qué pasa? ¡Fuera! Una mano: 31; «paso»."),
        ("ru", "«Туз» — это 11; так ли? Да!"),
    ],
)
def test_what_is_right_is_not_a_fault(lang: str, text: str) -> None:
    assert faults(lang, text) == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_pattern_is_set_by_the_typography_of_its_language(lang: str) -> None:
    wrong = {
        key: found for key, text in all_patterns(lang) if (found := faults(lang, words_alone(text)))
    }
    assert wrong == {}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_is_set_so_once_its_slots_are_filled(lang: str) -> None:
    for fact in facts():
        said = fact.say(lang)
        assert faults(lang, said.text) == [], said.text
        assert faults(lang, said.spoken) == [], said.spoken


def test_no_french_pattern_elides_before_a_name_or_contracts_before_an_article() -> None:
    name = r"\{(?:player|players|other|to_act|best|penalised|name|file|folder|message)\}"
    article = r"\{\w+:def\}"
    for key, pattern in all_patterns("fr"):
        # "de Anne", "que Anne" would have to be "d’Anne", "qu’Anne"; "de le roi" would be "du roi".
        assert not re.search(rf"\b(?:de|que|jusque|lorsque|puisque|ne|se|le|la) {name}", pattern), (
            key
        )
        assert not re.search(rf"\b(?:de|à) {article}", pattern), key
