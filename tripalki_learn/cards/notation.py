"""Reading and writing cards as text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from tripalki_learn.cards.card import Card
from tripalki_learn.cards.hand import Hand
from tripalki_learn.cards.pack import PACK_36
from tripalki_learn.cards.rank import Rank
from tripalki_learn.cards.suit import Suit
from tripalki_learn.errors import TriPalkiError, wanted

T = TypeVar("T")


def _either_case(forms: dict[str, T]) -> dict[str, T]:
    # Listed, and not made by upper() when reading: that also turns ſ into S and ß into SS.
    return {**forms, **{form.lower(): meant for form, meant in forms.items()}}


SUIT_SYMBOLS = {
    **{suit.symbol: suit for suit in Suit},
    **dict(zip("♡♢♧♤", Suit, strict=True)),
}
"""Suits by the symbols that people write."""

_LETTERS = _either_case({suit.value: suit for suit in Suit})
_INDICES = _either_case({**{rank.value: rank for rank in Rank}, "T": Rank.TEN})
# Read before a suit symbol only, where no letter can be mistaken for a suit. French R D V;
# Russian Т К Д В, in which the Cyrillic Т is an ace; and Cyrillic letters that look like A and J.
LOCAL_INDICES = _INDICES | _either_case(
    {
        **{"R": Rank.KING, "D": Rank.QUEEN, "V": Rank.JACK},
        **{"Т": Rank.ACE, "К": Rank.KING, "Д": Rank.QUEEN, "В": Rank.JACK},
        **{"А": Rank.ACE, "Ј": Rank.JACK},
    }
)
"""Ranks by what is read before a suit symbol, in either case."""

_SEPARATORS = re.compile(r"[^\s,]+")
_VARIATION_SELECTORS = str.maketrans("", "", "\ufe0e\ufe0f")


class NotationError(TriPalkiError):
    """A text that is not what it should be: ``facts`` say what was read, where, what was expected.

    Codes: ``unreadable_card`` (``text``, ``place``: the character it starts at, from 1),
    ``hand_size`` (``count`` cards, ``expected``), ``card_twice`` and ``not_in_pack`` (``card``).

    >>> str(NotationError("hand_size", text="AH", count=1, expected=3))
    'A hand has three cards, but “AH” has 1.'
    """


def parse_card(text: str, place: int = 1) -> Card:
    """The card that ``text`` names: rank, then suit symbol or letter.

    Raises `NotationError` ``unreadable_card`` for anything else.

    >>> parse_card("10c"), parse_card("T♣"), parse_card("R♥"), parse_card("Т♥")
    (10♣, 10♣, K♥, A♥)
    """
    word = wanted(text, str, "text").strip().translate(_VARIATION_SELECTORS)
    index, mark = word[:-1], word[-1:]
    suit: Suit | None
    if mark in SUIT_SYMBOLS:
        suit, rank = SUIT_SYMBOLS[mark], LOCAL_INDICES.get(index)
    else:
        suit, rank = _LETTERS.get(mark), _INDICES.get(index)
    if suit is None or rank is None:
        raise NotationError("unreadable_card", text=text.strip(), place=place)
    return Card(rank, suit)


def _words(text: str, place: int) -> Iterator[Card]:
    for match in _SEPARATORS.finditer(text):
        yield parse_card(match.group(), match.start() + place)


def parse_cards(text: str, place: int = 1) -> Hand:
    """The cards of ``text``, separated by spaces and/or commas; none for an empty text.

    ``place`` is that of its first character in what was typed, from 1. Raises `NotationError`
    ``unreadable_card`` at the first that cannot be read.

    >>> parse_cards("6♥, 7h 8H")
    (6♥, 7♥, 8♥)
    """
    return Hand(_words(wanted(text, str, "text"), place))


def parse_hand(text: str, size: int = 3, pack: Sequence[Card] = PACK_36) -> Hand:
    """The hand of ``size`` different cards of ``pack`` that ``text`` lists.

    Raises `NotationError`: ``unreadable_card``, ``not_in_pack``, ``card_twice``, ``hand_size``.

    >>> parse_hand("AH JH 6C")
    (A♥, J♥, 6♣)
    """
    cards = parse_cards(text)
    for position, card in enumerate(cards):
        if card not in pack:
            raise NotationError("not_in_pack", card=card, cards=(card,))
        if card in cards[:position]:
            raise NotationError("card_twice", card=card, cards=(card,))
    if len(cards) != size:
        raise NotationError("hand_size", text=text.strip(), count=len(cards), expected=size)
    return cards


def write_cards(cards: Iterable[Card]) -> str:
    """The cards as files have them, separated by spaces.

    >>> write_cards(parse_cards("A♥ 10♣"))
    'AH 10C'
    """
    return " ".join(card.code for card in cards)
