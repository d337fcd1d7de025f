"""What a reference in a scene says, found from the scene alone, as a page finds it."""

from __future__ import annotations

import re
from typing import Any

from babel import Locale

from tripalki_learn.cards import Suit, parse_card
from tripalki_learn.explain.catalog import Catalog
from tripalki_learn.explain.words import card_words, cards_words, listed, suit_words

FORMS = {"en": ["one", "other"], "fr": ["one", "other"], "es": ["one", "other"]}
FORMS["ru"] = ["one", "few", "many"]


def said_of(ref: dict[str, Any], scene: dict[str, Any], lang: str) -> tuple[str, str]:
    """The sentence, seen and spoken."""
    forms = scene["patterns"][lang][ref["k"]]
    form = 0
    if len(forms) > 1:
        form = FORMS[lang].index(Locale(lang).plural_form(ref["n"]))
    slots = ref.get("s", {})

    def filled(spoken: bool) -> str:
        return re.sub(
            r"\{(\w+)(?::(\w+))?\}",
            lambda slot: _words(slots[slot[1]], scene, lang, slot[2] or "")[spoken],
            forms[form],
        )

    return filled(False), filled(True)


def _words(value: Any, scene: dict[str, Any], lang: str, form: str) -> tuple[str, str]:
    catalog = Catalog.of(lang)
    match value:
        case {"say": ref}:
            return said_of(ref, scene, lang)
        case {"card": code}:
            return card_words(catalog, parse_card(code), form)
        case {"cards": codes}:
            return cards_words(catalog, [parse_card(code) for code in codes], form)
        case {"suit": letter}:
            return suit_words(catalog, Suit(letter), form)
        case {"list": items}:
            words = [_words(item, scene, lang, form) for item in items]
            return listed(catalog, [w[0] for w in words]), listed(catalog, [w[1] for w in words])
        case _:
            return str(value), str(value)
