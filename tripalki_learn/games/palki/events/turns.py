"""What can happen on a turn."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.cards import Card
from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.palki.capturing import Cards


@dataclass(frozen=True, slots=True)
class EqualTaken(Event):
    """PA-2.1: ``player`` played ``card`` and took ``taken``, a card of the same rank."""

    player: Seat
    card: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class SetTaken(Event):
    """PA-2.2: ``player`` played ``card`` and took ``taken``, which sum to its ``total`` points."""

    player: Seat
    card: Card
    taken: Cards
    total: int


@dataclass(frozen=True, slots=True)
class TableSwept(Event):
    """PA-2.3: ``player`` played ``card``, a jack, and took ``taken``, all that lay on the table."""

    player: Seat
    card: Card
    taken: Cards


@dataclass(frozen=True, slots=True)
class CaptureChosen(Event):
    """PA-2.4: ``card`` could have made ``count`` captures; ``player`` chose this one of them."""

    player: Seat
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """PA-2.5: ``player`` laid ``card``; ``reason`` is why: ``table_empty``, ``nothing_to_take``, or
    ``allowed``, where something could be taken but the option of PA-2.6 lets a card be laid.

    The rule is PA-2.3 for a jack on an empty table, PA-2.6 for ``allowed``.
    """

    player: Seat
    card: Card
    reason: str


@dataclass(frozen=True, slots=True)
class MatchStopped(Event):
    """PA-3.6: ``player``, who had ``score``, stopped with the ``points`` already secured: for
    ``cards``, the konchinki taken, and for seven clubs or more, ``clubs`` being taken."""

    player: Seat
    score: int
    points: int
    cards: Cards
    clubs: int
