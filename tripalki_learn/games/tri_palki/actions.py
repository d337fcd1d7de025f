"""TP-2.6: what a player may try on a turn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from tripalki_learn.cards import Card, write_cards


@dataclass(frozen=True, slots=True)
class Exchange:
    """Give cards of the hand, take as many from the centre; ``call``: and call the last round.

    One for one is the rule; the form holds more, so that two can be tried and refused (TP-2.7).

    >>> from tripalki_learn.cards import parse_cards
    >>> str(Exchange(parse_cards("6C"), parse_cards("KH"), call=True))
    '6C>KH call'
    """

    give: tuple[Card, ...]
    take: tuple[Card, ...]
    call: bool = False

    def __str__(self) -> str:
        return f"{write_cards(self.give)}>{write_cards(self.take)}{' call' * self.call}"


@dataclass(frozen=True, slots=True)
class ExchangeAll:
    """Give all three cards of the hand for all three of the centre.

    >>> str(ExchangeAll())
    'all'
    """

    call: bool = False

    def __str__(self) -> str:
        return "all call" if self.call else "all"


@dataclass(frozen=True, slots=True)
class Pass:
    """Change nothing.

    >>> str(Pass(call=True))
    'pass call'
    """

    call: bool = False

    def __str__(self) -> str:
        return "pass call" if self.call else "pass"


@dataclass(frozen=True, slots=True)
class Unknown:
    """Something else that a player said; ``text`` is what. It is always refused (TP-2.6).

    >>> str(Unknown("draw"))
    'draw'
    """

    text: str
    call: bool = False

    def __str__(self) -> str:
        return self.text + " call" * self.call


Action: TypeAlias = Exchange | ExchangeAll | Pass | Unknown


@cache
def exchange(give: Card, take: Card, call: bool = False) -> Exchange:
    """The exchange of one card for one; the same object each time.

    >>> from tripalki_learn.cards import parse_card
    >>> str(exchange(parse_card("6♣"), parse_card("K♥"), call=True))
    '6C>KH call'
    """
    return Exchange((give,), (take,), call)


PASS, PASS_AND_CALL = Pass(), Pass(True)
ALL = ExchangeAll()
