"""The thirteen ranks of a full pack."""

from __future__ import annotations

from enum import Enum


class Rank(Enum):
    """A rank; its value is the index used in files (``"10"`` for a ten), high to low.

    Which rank beats which, and what it counts, is for each game to say.

    >>> Rank("A"), Rank.TEN.value
    (Rank.ACE, '10')
    """

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "10"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"

    # Members are single objects: hashing by identity is right, and much faster than Enum's own.
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Rank.{self.name}"
