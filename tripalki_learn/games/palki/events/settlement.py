"""What a finished game comes to."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.cards import Card
from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.palki.capturing import Cards
from tripalki_learn.games.palki.state import Ending


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, for this ``reason`` (PA-2.7 or PA-3.6)."""

    reason: Ending


@dataclass(frozen=True, slots=True)
class LastTake(Event):
    """PA-2.7: ``player``, who captured last, takes ``cards``, what lay on the table; None when
    nobody captured and they are nobody's."""

    player: Seat | None
    cards: Cards


@dataclass(frozen=True, slots=True)
class MostCards(Event):
    """PA-3.1: ``player`` took most cards and gets ``points``; None when ``players`` tie and nobody
    does. ``count`` is the highest number of cards, ``counts`` that of every seat."""

    player: Seat | None
    players: tuple[Seat, ...]
    points: int
    count: int
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MostClubs(Event):
    """PA-3.2: ``player`` took most clubs and gets ``points``; None when ``players`` tie and nobody
    does. ``count`` is the highest number of clubs, ``counts`` that of every seat."""

    player: Seat | None
    players: tuple[Seat, ...]
    points: int
    count: int
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KonchinkaHeld(Event):
    """PA-3.3: ``player`` holds ``card``, 2♣ or 10♦, at the end: one point."""

    player: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TotalWritten(Event):
    """PA-3.5: the sheet of ``player`` shows ``total`` after ``points`` more; ``struck`` are the
    totals before it, struck out and not erased."""

    player: Seat
    points: int
    total: int
    struck: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeadersTied(Event):
    """PA-3.4: ``players`` have the same ``total``, 15 or more, and nobody has more: they play
    on."""

    players: tuple[Seat, ...]
    total: int


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """PA-3.4: ``player`` has won with ``total``; ``players`` have reached 15 too, with less."""

    player: Seat
    total: int
    players: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class NextDealer(Event):
    """PA-1.2: the pack is out, so ``player``, left of the dealer, deals the next game."""

    player: Seat
