"""The four suits."""

from __future__ import annotations

from enum import Enum


class Suit(Enum):
    """A suit; its value is the letter used in files.

    >>> Suit("H"), Suit.SPADES.symbol
    (Suit.HEARTS, '♠')
    """

    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    SPADES = "S"

    symbol: str

    def __init__(self, letter: str) -> None:
        self.symbol = {"H": "♥", "D": "♦", "C": "♣", "S": "♠"}[letter]

    # Members are single objects: hashing by identity is right, and much faster than Enum's own.
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Suit.{self.name}"
