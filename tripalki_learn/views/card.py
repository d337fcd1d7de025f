"""A card as SVG."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.cards import Card
from tripalki_learn.explain.catalog import Catalog
from tripalki_learn.explain.words import card_index, card_name
from tripalki_learn.views.markup import markup
from tripalki_learn.views.suits import COLOURS, FOUR_COLOURS, SUIT_PATHS

WIDTH, HEIGHT = 50, 70
"""The size of a card in the units of its picture."""

_EDGE = (
    '<rect class="edge" x=".75" y=".75" width="48.5" height="68.5" rx="5" fill="{paper}" '
    'stroke="#8f887b" stroke-width="1.5"/>'
)
_INDEX = (
    '<text class="index" x="5" y="24" font-family="Georgia, \'DejaVu Serif\', serif" '
    'font-weight="700" font-size="24" fill="currentColor">{index}</text>'
)
_SUIT = '<g class="suit" transform="translate(19 37) scale(1.15)" fill="currentColor">{suit}</g>'
_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 70">'

CARD_SVG = _SVG + _EDGE.replace("{paper}", "#fff") + _INDEX + _SUIT + "</svg>"
"""A card face with the slots ``{index}`` and ``{suit}``; its ink is the current colour."""

_BACK = "".join(f'<path d="M8 {y}h34"/>' for y in range(12, 61, 12))
BACK_SVG = (
    _SVG
    + _EDGE.replace("{paper}", "#e7f0ef")
    + f'<g class="pattern" stroke="currentColor" stroke-width="1.5" opacity=".45">{_BACK}</g></svg>'
)
"""The back of a card."""


def suit_path(card: Card) -> str:
    """The shape of a card's suit as an SVG element."""
    return f'<path d="{SUIT_PATHS[card.suit]}"/>'


def card_drawing(card: Card | None, lang: str = "en", four_colours: bool = False) -> str:
    """A card, or a back for None, as a group of SVG elements of `WIDTH` by `HEIGHT`."""
    if card is None:
        inner = BACK_SVG.removeprefix(_SVG).removesuffix("</svg>")
        return f'<g style="color:#0d5c63">{inner}</g>'
    colours = FOUR_COLOURS if four_colours else COLOURS
    index = card_index(Catalog.of(lang), card)
    inner = CARD_SVG.removeprefix(_SVG).removesuffix("</svg>")
    if len(index) > 1:
        inner = inner.replace('x="5"', 'x="3" letter-spacing="-2"')
    inner = inner.replace("{index}", index).replace("{suit}", suit_path(card))
    return f'<g style="color:{colours[card.suit]}">{inner}</g>'


def svg(width: float, height: float, label: str, inner: str, scale: float = 1.4) -> str:
    """A whole picture with an accessible name, ``scale`` times the size of its units in pixels."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width * scale:g}" height="{height * scale:g}" role="img" '
        f'aria-label="{markup(label)}">{inner}</svg>'
    )


def card_svg(card: Card, lang: str = "en", four_colours: bool = False) -> str:
    """A card as SVG, with the index of the language.

    >>> from tripalki_learn.cards import parse_card
    >>> 'aria-label="king of hearts"' in card_svg(parse_card("KH"))
    True
    """
    label = card_name(Catalog.of(lang), card)
    return svg(WIDTH, HEIGHT, label, card_drawing(card, lang, four_colours))


def hand_drawing(
    cards: Sequence[Card | None], lang: str = "en", four_colours: bool = False, gap: int = 6
) -> str:
    """Cards side by side as a group of SVG elements."""
    return "".join(
        f'<g transform="translate({place * (WIDTH + gap)} 0)">'
        f"{card_drawing(card, lang, four_colours)}</g>"
        for place, card in enumerate(cards)
    )


def hand_svg(cards: Sequence[Card], lang: str = "en", four_colours: bool = False) -> str:
    """A hand as SVG, its cards side by side.

    >>> from tripalki_learn.cards import parse_hand
    >>> "king" in hand_svg(parse_hand("AH KH 6C")), "queen" in hand_svg(parse_hand("AH KH 6C"))
    (True, False)
    """
    names = ", ".join(card_name(Catalog.of(lang), card) for card in cards)
    width = max(1, len(cards)) * (WIDTH + 6) - 6
    return svg(width, HEIGHT, names, hand_drawing(cards, lang, four_colours))
