"""PA-2, PA-3.6: what a player may try on a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tripalki_learn.cards import Card, write_cards


@dataclass(frozen=True, slots=True)
class Capture:
    """Play ``card`` and take these cards of the table: one of its rank, or a set of its sum.

    The form holds any cards, so that what is no capture can be tried and refused (PA-2.4).

    >>> from tripalki_learn.cards import parse_card, parse_cards
    >>> str(Capture(parse_card("10♥"), parse_cards("7♣ 3♦")))
    '10H x 7C 3D'
    """

    card: Card
    taken: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.card.code} x {write_cards(self.taken)}"


@dataclass(frozen=True, slots=True)
class Sweep:
    """Play ``card``, a jack, and take every card on the table (PA-2.3).

    >>> from tripalki_learn.cards import parse_card
    >>> str(Sweep(parse_card("JH")))
    'JH x'
    """

    card: Card

    def __str__(self) -> str:
        return f"{self.card.code} x"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay ``card`` on the table and take nothing (PA-2.5).

    >>> from tripalki_learn.cards import parse_card
    >>> str(Lay(parse_card("KH")))
    'KH'
    """

    card: Card

    def __str__(self) -> str:
        return self.card.code


@dataclass(frozen=True, slots=True)
class Stop:
    """End the match with the points already secured (PA-3.6).

    >>> str(Stop())
    'stop'
    """

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Unknown:
    """Something else that a player said, a pass for one; ``text`` is what. Always refused.

    >>> str(Unknown("draw"))
    'draw'
    """

    text: str

    def __str__(self) -> str:
        return self.text


Action: TypeAlias = Capture | Sweep | Lay | Stop | Unknown
