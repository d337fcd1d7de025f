"""Cards as SVG: well-formed, named, told apart by shape and by colour."""

from __future__ import annotations

import re

import pytest

from tripalki_learn.cards import PACK_36, PACK_52, Suit, parse_card, parse_hand
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.views import (
    BACK_SVG,
    CARD_SVG,
    COLOURS,
    FOUR_COLOURS,
    SUIT_PATHS,
    card_svg,
    hand_svg,
)

from .drawing import SVG, backs_in, cards_in, name_of, parsed, texts_in

INDICES = {"en": "AKQJ", "fr": "ARDV", "es": "AKQJ", "ru": "ТКДВ"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_a_picture_with_its_name(lang: str) -> None:
    for card in PACK_36:
        root = parsed(card_svg(card, lang))
        assert root.get("role") == "img"
        assert root.get("aria-label") == name_of(card, lang)
        assert cards_in(root, lang) == [card.code]
    assert len({card_svg(card, lang) for card in PACK_52}) == 52


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_index_is_that_of_the_language(lang: str) -> None:
    for rank, index in zip("AKQJ", INDICES[lang], strict=True):
        assert texts_in(parsed(card_svg(parse_card(rank + "S"), lang))) == [index]
    assert texts_in(parsed(card_svg(parse_card("10S"), lang))) == ["10"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_named_card_by_card(lang: str) -> None:
    hand = parse_hand("AH 10D 6C")
    root = parsed(hand_svg(hand, lang))
    assert cards_in(root, lang) == ["AH", "10D", "6C"]
    assert root.get("aria-label") == ", ".join(name_of(card, lang) for card in hand)
    assert parsed(hand_svg((), lang)).get("width")


def test_suits_differ_by_shape() -> None:
    assert len(set(SUIT_PATHS.values())) == 4


def test_two_colours_or_four() -> None:
    assert len(set(COLOURS.values())) == 2
    assert COLOURS[Suit.HEARTS] == COLOURS[Suit.DIAMONDS] != COLOURS[Suit.CLUBS]
    assert len(set(FOUR_COLOURS.values())) == 4
    for four, colours in ((False, COLOURS), (True, FOUR_COLOURS)):
        for suit in Suit:
            drawn = card_svg(parse_card("7" + suit.value), four_colours=four)
            assert re.findall(r"color:(#\w+)", drawn) == [colours[suit]]


@pytest.mark.parametrize("colour", sorted({*COLOURS.values(), *FOUR_COLOURS.values()}))
def test_every_colour_can_be_read_on_a_card(colour: str) -> None:
    assert contrast(colour, "#ffffff") >= 4.5  # WCAG 2.2, 1.4.3


def test_the_parts_that_pages_fill_in() -> None:
    assert CARD_SVG.count("{index}") == CARD_SVG.count("{suit}") == 1
    assert "{" not in CARD_SVG.replace("{index}", "").replace("{suit}", "")
    assert backs_in(parsed(BACK_SVG)) == 1
    filled = CARD_SVG.replace("{index}", "Q").replace(
        "{suit}", f'<path d="{SUIT_PATHS[Suit.CLUBS]}"/>'
    )
    assert texts_in(parsed(filled)) == ["Q"]
    assert parsed(filled).find(f".//{SVG}path") is not None


def test_a_card_shows_itself() -> None:
    card = parse_card("KH")
    assert parsed(card._repr_svg_()).get("aria-label") == "king of hearts"


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, as WCAG defines it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(weight * p for weight, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
