"""What can happen as a match begins and a round is dealt."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.tri_palki.scoring import Hand


@dataclass(frozen=True, slots=True)
class MatchBegun(Event):
    """TP-5.1: ``players`` sit down, nobody has a stick."""

    players: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """TP-2.2: chance made ``player`` the first dealer."""

    player: Seat


@dataclass(frozen=True, slots=True)
class PackGathered(Event):
    """TP-3.6: the ``count`` washed-out cards of the last round are back in the pack."""

    count: int


@dataclass(frozen=True, slots=True)
class SeatsSkipped(Event):
    """TP-5.10: the eliminated ``players`` get no cards; the reserve is larger by ``count``."""

    players: tuple[Seat, ...]
    count: int


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """TP-2.3: ``player`` dealt three cards to each of ``players``, in that order, and to the
    centre."""

    player: Seat
    players: tuple[Seat, ...]
    cards: Hand


@dataclass(frozen=True, slots=True)
class ReserveSet(Event):
    """TP-2.4: the rest, ``count`` cards, is the reserve of a round of ``seats`` players."""

    count: int
    seats: int


@dataclass(frozen=True, slots=True)
class PositionSet(Event):
    """TP-1.1: a position was laid out; ``player`` is to act, the centre is ``cards``, the reserve
    has ``count`` cards, ``aside`` cards are out of play."""

    player: Seat
    cards: Hand
    count: int
    aside: int


@dataclass(frozen=True, slots=True)
class FirstToAct(Event):
    """TP-2.5: the dealer, ``player``, acts first."""

    player: Seat
