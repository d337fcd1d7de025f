"""PA-1.3: an opening with equal ranks or a jack is repaired."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tripalki_learn.cards import Card, Rank
from tripalki_learn.engine import Event, ImpossibleSetup, Problem
from tripalki_learn.games.palki.capturing import Cards
from tripalki_learn.games.palki.events import CardsBuried, GapsFilled

Place = Callable[[int], int]
"""Says at which place of a stock of so many cards the next card is buried, 0 the top."""


class Repair(NamedTuple):
    """An opening that stands: the ``table``, the ``stock`` below it, and how it came to that."""

    table: Cards
    stock: tuple[Card, ...]
    events: tuple[Event, ...]


def to_bury(table: Cards) -> Cards:
    """The cards that may not open a game: every jack and every card of an equal rank (PA-1.3).

    >>> from tripalki_learn.cards import parse_cards
    >>> to_bury(parse_cards("9♥ 9♣ J♠ 2♦"))
    (9♥, 9♣, J♠)
    """
    ranks = Counter(card.rank for card in table)
    return tuple(card for card in table if card.rank is Rank.JACK or ranks[card.rank] > 1)


def repair(table: Cards, stock: tuple[Card, ...], place: Place) -> Repair:
    """Bury and replace until the opening stands (PA-1.3).

    Those to be buried go first, each at its place, in table order; then the gaps are filled from
    the top of the stock, in table order; and so on.
    """
    events: list[Event] = []
    while buried := to_bury(table):
        places = []
        for card in buried:
            at = place(len(stock))
            places.append(at)
            stock = (*stock[:at], card, *stock[at:])
        fresh, stock = stock[: len(buried)], stock[len(buried) :]
        filling = dict(zip(buried, fresh, strict=True))
        table = tuple(filling.get(card, card) for card in table)
        events += [
            CardsBuried("PA-1.3", buried, tuple(places)),
            GapsFilled("PA-1.3", fresh, table),
        ]
    return Repair(table, stock, tuple(events))


def by_chance(seed: int | str) -> Place:
    """Places picked at random in the middle half of the stock, so that the repair comes to an end.

    At the exact middle the same cards could come back for ever.
    """
    chance = random.Random(f"tripalki:buried:{seed}")
    return lambda size: chance.randint(size // 4, size - size // 4)


class Given:
    """Places that were written down, one after the other."""

    def __init__(self, places: Sequence[int], players: tuple[str, ...]) -> None:
        self._left = list(places)
        self._players = players

    def __call__(self, size: int) -> int:
        """The next place. Raises `ImpossibleSetup` when none is left or the stock has no such."""
        if not self._left:
            raise self._fault("buried_missing")
        place = self._left.pop(0)
        if not 0 <= place <= size:
            raise self._fault("buried_far", place)
        return place

    def used_up(self) -> None:
        """Raises `ImpossibleSetup` when more places were given than cards were buried."""
        if self._left:
            raise self._fault("buried_extra", len(self._left))

    def _fault(self, what: str, count: int | None = None) -> ImpossibleSetup:
        return ImpossibleSetup((Problem("PA-1.3", "bad_buried", what, count=count),), self._players)
