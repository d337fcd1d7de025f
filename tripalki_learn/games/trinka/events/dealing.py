"""What can happen as a match begins and a round is dealt."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.engine import Event, Seat


@dataclass(frozen=True, slots=True)
class MatchBegun(Event):
    """TR-2.1: ``players`` sit down; the ``ante``, the ``limit`` of a bet (None: none) and whether
    the ``joker`` is played are agreed."""

    players: tuple[Seat, ...]
    ante: int
    limit: int | None
    joker: bool


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """TR-2.1: the lot made ``player`` the first dealer."""

    player: Seat


@dataclass(frozen=True, slots=True)
class AntesPaid(Event):
    """TR-2.1: each of ``players`` put ``amount`` chips, and ``bank`` lie there."""

    players: tuple[Seat, ...]
    amount: int
    bank: int


@dataclass(frozen=True, slots=True)
class SvaraBegun(Event):
    """TR-3.1: the tied ``players`` play for ``bank`` chips, with no new ante."""

    players: tuple[Seat, ...]
    bank: int


@dataclass(frozen=True, slots=True)
class SvaraJoined(Event):
    """TR-3.2: ``player`` joins for ``amount`` chips, half of the bank at the tie; ``bank`` lie
    there now."""

    player: Seat
    amount: int
    bank: int


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """TR-2.1: ``player`` dealt three cards to each of ``players``, in that order; ``count`` cards
    are out of play."""

    player: Seat
    players: tuple[Seat, ...]
    count: int


@dataclass(frozen=True, slots=True)
class HandsSet(Event):
    """TR-1.1: the hands of ``players`` were laid out; ``count`` cards are out of play."""

    players: tuple[Seat, ...]
    count: int


@dataclass(frozen=True, slots=True)
class FirstToSpeak(Event):
    """TR-2.2: ``player``, left of the dealer, speaks first."""

    player: Seat
