"""Cards, packs, and cards as text (floor 0)."""

from tripalki_learn.cards.card import Card
from tripalki_learn.cards.hand import Hand, as_hand
from tripalki_learn.cards.notation import (
    LOCAL_INDICES,
    SUIT_SYMBOLS,
    NotationError,
    parse_card,
    parse_cards,
    parse_hand,
    write_cards,
)
from tripalki_learn.cards.pack import PACK_36, PACK_52, cards_given, deck_given, shuffled
from tripalki_learn.cards.rank import Rank
from tripalki_learn.cards.suit import Suit

__all__ = [
    "LOCAL_INDICES",
    "PACK_36",
    "PACK_52",
    "SUIT_SYMBOLS",
    "Card",
    "Hand",
    "NotationError",
    "Rank",
    "Suit",
    "as_hand",
    "cards_given",
    "deck_given",
    "parse_card",
    "parse_cards",
    "parse_hand",
    "shuffled",
    "write_cards",
]
