"""Reading a picture back: which cards it shows, and what it says."""

from __future__ import annotations

from xml.etree import ElementTree

from tripalki_learn.cards import PACK_52, Card
from tripalki_learn.explain import Catalog
from tripalki_learn.explain.words import card_index
from tripalki_learn.views import SUIT_PATHS

SVG = "{http://www.w3.org/2000/svg}"

NAMES = {
    "en": (
        "ace king queen jack ten nine eight seven six five four three two",
        "hearts diamonds clubs spades",
    ),
    "fr": (
        "as roi dame valet dix neuf huit sept six cinq quatre trois deux",
        "cœur carreau trèfle pique",
    ),
    "es": (
        "as rey reina jota diez nueve ocho siete seis cinco cuatro tres dos",
        "corazones diamantes tréboles picas",
    ),
    "ru": (
        "туз король дама валет десятка девятка восьмёрка семёрка шестёрка пятёрка четвёрка тройка "
        "двойка",
        "червей бубён треф пик",
    ),
}
"""Ranks from ace to two and suits, as the names of cards have them."""

JOINED = {"en": "{} of {}", "fr": "{} de {}", "es": "{} de {}", "ru": "{} {}"}


def name_of(card: Card, lang: str) -> str:
    """The name of a card, put together from the words above."""
    ranks, suits = NAMES[lang]
    order = ["A", "K", "Q", "J", *map(str, range(10, 1, -1))]
    rank = ranks.split()[order.index(card.code[:-1])]
    return JOINED[lang].format(rank, suits.split()["HDCS".index(card.code[-1])])


def parsed(svg: str) -> ElementTree.Element:
    """The picture as XML; raises if it is not well-formed."""
    root = ElementTree.fromstring(svg)
    assert root.tag == SVG + "svg"
    return root


def cards_in(root: ElementTree.Element, lang: str = "en") -> list[str]:
    """The codes of the cards that can be seen, in the order in which they are drawn."""
    catalog = Catalog.of(lang)
    index_to_rank = {card_index(catalog, card): card.rank.value for card in PACK_52}
    shape_to_suit = {shape: suit.value for suit, shape in SUIT_PATHS.items()}
    found = []
    for group in root.iter(SVG + "g"):
        index = group.find(f"{SVG}text[@class='index']")
        shape = group.find(f"{SVG}g[@class='suit']/{SVG}path")
        if index is not None and shape is not None:
            found.append(index_to_rank[index.text or ""] + shape_to_suit[shape.attrib["d"]])
    return found


def backs_in(root: ElementTree.Element) -> int:
    """How many cards lie face down."""
    return len(root.findall(f".//{SVG}g[@class='pattern']"))


def texts_in(root: ElementTree.Element) -> list[str]:
    """Everything that is written in the picture."""
    return ["".join(element.itertext()) for element in root.iter(SVG + "text")]
