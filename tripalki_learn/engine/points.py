"""What cards of the short pack count."""

from __future__ import annotations

from tripalki_learn.cards import Rank

SHORT_PACK_POINTS: dict[Rank, int] = {
    Rank.ACE: 11,
    Rank.KING: 10,
    Rank.QUEEN: 10,
    Rank.JACK: 10,
    Rank.TEN: 10,
    Rank.NINE: 9,
    Rank.EIGHT: 8,
    Rank.SEVEN: 7,
    Rank.SIX: 6,
}
"""What a card counts in the games of 36 cards (TP-1.2, TR-1.1), from the highest rank down."""
