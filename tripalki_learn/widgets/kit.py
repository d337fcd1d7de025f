"""What every module knows: words, cards and pictures, as one JSON constant."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from tripalki_learn.cards import LOCAL_INDICES, PACK_36, PACK_52, SUIT_SYMBOLS, Suit
from tripalki_learn.explain import LANGUAGES, RULES, Catalog, explain_rule
from tripalki_learn.explain.words import card_index, card_name
from tripalki_learn.teaching.scenes import ALL
from tripalki_learn.views import BACK_SVG, CARD_SVG, SUIT_PATHS


def kit(languages: Sequence[str] = ALL, rules: bool = True) -> dict[str, Any]:
    """The constant ``KIT`` of the modules: interface strings, card names, pictures, rules.

    ``languages``: those that the page carries; the names of all languages are always there.
    ``rules``: whether a rule can be read where its number stands. A page that leads to a rules page
    does without.
    """
    return {
        "languages": LANGUAGES,
        "ui": {lang: _entries(lang, "ui.") for lang in languages},
        "words": {lang: _entries(lang, "suit.", "list.") for lang in languages},
        "cards": {lang: _cards(lang) for lang in languages},
        # How people write cards before a suit symbol, in whatever language the page is.
        "indices": {form: rank.value for form, rank in LOCAL_INDICES.items()},
        "symbols": {form: suit.value for form, suit in SUIT_SYMBOLS.items()},
        # Hands of Tri Palki and Trinka are chosen from the short pack.
        "pack": [card.code for card in PACK_36],
        "card_svg": CARD_SVG,
        "back_svg": BACK_SVG,
        "suits": {suit.value: f'<path d="{SUIT_PATHS[suit]}"/>' for suit in Suit},
        "rules": {
            rule.number: {lang: explain_rule(rule.number, lang).text for lang in languages}
            for rule in (RULES if rules else ())
        },
    }


def _entries(lang: str, *prefixes: str) -> dict[str, str]:
    catalog = Catalog.of(lang)
    return {
        key: entry.patterns[0]
        for key, entry in catalog.entries.items()
        if key.startswith(prefixes) and len(entry.patterns) == 1
    }


def _cards(lang: str) -> dict[str, dict[str, str]]:
    """Of each card the index, the name, and the name in every grammatical form of the language."""
    catalog = Catalog.of(lang)
    forms = [key.removeprefix("rank.A.") for key in catalog.entries if key.startswith("rank.A.")]
    return {
        card.code: {
            "index": card_index(catalog, card),
            "name": card_name(catalog, card),
            **{form: card_name(catalog, card, form) for form in forms},
        }
        for card in PACK_52
    }


@cache
def kit_script(languages: tuple[str, ...] = ALL, rules: bool = True) -> str:
    """The constant as a line of JavaScript."""
    made = json.dumps(kit(languages, rules), ensure_ascii=False, separators=(",", ":"))
    return f"const KIT = {made};\n"
