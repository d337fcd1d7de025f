"""The shapes of the suits, drawn in a box of 24 by 24."""

from __future__ import annotations

from tripalki_learn.cards import Suit

SUIT_PATHS: dict[Suit, str] = {
    Suit.HEARTS: "M12 21.4 4 13.5C1.3 10.8 1.1 6.9 3.4 4.6c2.5-2.5 6.6-1.9 8.6 1.5 "
    "2-3.4 6.1-4 8.6-1.5 2.3 2.3 2.1 6.2-.6 8.9z",
    Suit.DIAMONDS: "M12 1.2c2.3 4.1 5 7.6 8.2 10.8-3.2 3.2-5.9 6.7-8.2 10.8"
    "-2.3-4.1-5-7.6-8.2-10.8C7 8.8 9.7 5.3 12 1.2z",
    Suit.CLUBS: "M12 1.6a4.7 4.7 0 0 1 3.9 7.3 4.7 4.7 0 1 1-3 8.3c.2 2.1 1 3.8 "
    "2.4 5.2H8.7c1.4-1.4 2.2-3.1 2.4-5.2a4.7 4.7 0 1 1-3-8.3A4.7 4.7 0 0 1 "
    "12 1.6z",
    Suit.SPADES: "M12 1.6c2.6 4.7 8.9 8 8.9 12.7 0 2.8-2.1 4.7-4.5 4.7-1.5 0"
    "-2.7-.7-3.5-1.8.2 2 .9 3.7 2.3 5.2H8.8c1.4-1.5 2.1-3.2 2.3-5.2-.8 1.1-2 1.8"
    "-3.5 1.8-2.4 0-4.5-1.9-4.5-4.7 0-4.7 6.3-8 8.9-12.7z",
}
"""The outline of each suit; they differ by shape, not by colour alone."""

COLOURS: dict[Suit, str] = {
    Suit.HEARTS: "#b3261e",
    Suit.DIAMONDS: "#b3261e",
    Suit.CLUBS: "#1f1d1a",
    Suit.SPADES: "#1f1d1a",
}
"""The usual colours, dark enough on white for anyone to read."""

FOUR_COLOURS: dict[Suit, str] = {
    **COLOURS,
    Suit.DIAMONDS: "#1b5fa8",
    Suit.CLUBS: "#1d6b34",
}
"""The colours of a four-colour pack."""
