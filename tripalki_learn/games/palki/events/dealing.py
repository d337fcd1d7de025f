"""What can happen as a match begins and cards are dealt."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.palki.capturing import Cards


@dataclass(frozen=True, slots=True)
class MatchBegun(Event):
    """PA-1.1: ``players`` sit down, each for themselves; ``player`` deals first."""

    players: tuple[Seat, ...]
    player: Seat


@dataclass(frozen=True, slots=True)
class PackDealt(Event):
    """PA-1.2: the first deal of a game: ``player`` dealt four cards to each of ``players``, in that
    order, and ``cards`` to the table; ``count`` are left in the stock."""

    player: Seat
    players: tuple[Seat, ...]
    cards: Cards
    count: int


@dataclass(frozen=True, slots=True)
class CardsBuried(Event):
    """PA-1.3: ``cards`` of the opening, equal ranks or jacks, went into the stock at ``places``.

    A place is the number of cards above it at that moment, 0 the top.
    """

    cards: Cards
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GapsFilled(Event):
    """PA-1.3: ``cards`` from the top of the stock replace those buried; now ``table`` lies open."""

    cards: Cards
    table: Cards


@dataclass(frozen=True, slots=True)
class DealtAgain(Event):
    """PA-1.2: the hands were empty, so the same dealer, ``player``, dealt four cards each to
    ``players``; ``count`` are left in the stock."""

    player: Seat
    players: tuple[Seat, ...]
    count: int


@dataclass(frozen=True, slots=True)
class PositionSet(Event):
    """PA-1.1: a position was laid out; ``player`` is to act, ``cards`` lie on the table, the stock
    has ``count`` cards, ``aside`` cards are out of play."""

    player: Seat
    cards: Cards
    count: int
    aside: int


@dataclass(frozen=True, slots=True)
class FirstToPlay(Event):
    """PA-1.4: ``player``, left of the dealer ``other``, begins the deal."""

    player: Seat
    other: Seat
