"""What can happen on a turn."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.cards import Card
from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.tri_palki.scoring import Hand


@dataclass(frozen=True, slots=True)
class CardExchanged(Event):
    """TP-2.6: ``player`` gave ``give`` and took ``take``."""

    player: Seat
    give: Card
    take: Card


@dataclass(frozen=True, slots=True)
class AllExchanged(Event):
    """TP-2.6: ``player`` gave all three cards ``give`` for all three ``take``."""

    player: Seat
    give: Hand
    take: Hand


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """TP-3.7: ``player`` passed, nothing changed; it is pass number ``count`` in a row."""

    player: Seat
    count: int


@dataclass(frozen=True, slots=True)
class LastRoundCalled(Event):
    """TP-4.1: ``player`` holds 31 and called the last round; ``cards`` are the 31.

    The call discloses the 31, not the cards (TP-2.8): they are for explaining afterwards.
    """

    player: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class FinalTurns(Event):
    """TP-4.2: each of ``players``, in this order, gets one final turn."""

    players: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PassesIgnored(Event):
    """TP-4.5: ``count`` passes in a row do not end the round after a call; ``player`` plays on."""

    player: Seat
    count: int
