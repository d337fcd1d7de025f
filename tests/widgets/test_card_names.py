"""Every card of the pack has a name of its own to be heard, in each language."""

from __future__ import annotations

import pytest

from tripalki_learn.explain import LANGUAGES
from tripalki_learn.widgets.kit import kit

RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS = "HDCS"

# As people say them at a table: the ranks of RANKS, what stands between, the suits of SUITS.
SAID = {
    "en": (
        "ace king queen jack ten nine eight seven six five four three two",
        " of ",
        "hearts diamonds clubs spades",
    ),
    "fr": (
        "as roi dame valet dix neuf huit sept six cinq quatre trois deux",
        " de ",
        "cœur carreau trèfle pique",
    ),
    "es": (
        "as rey reina jota diez nueve ocho siete seis cinco cuatro tres dos",
        " de ",
        "corazones diamantes tréboles picas",
    ),
    "ru": (
        "туз король дама валет десятка девятка восьмёрка семёрка шестёрка пятёрка четвёрка тройка "
        "двойка",
        " ",
        "червей бубён треф пик",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_of_the_52_cards_has_its_own_spoken_name(lang: str) -> None:
    ranks, between, suits = SAID[lang]
    expected = {
        f"{rank}{suit}": f"{said}{between}{of}"
        for suit, of in zip(SUITS, suits.split(), strict=True)
        for rank, said in zip(RANKS, ranks.split(), strict=True)
    }
    names = {code: card["name"] for code, card in kit()["cards"][lang].items()}
    assert names == expected
    assert len(set(names.values())) == 52
