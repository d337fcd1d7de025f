"""What can happen on a turn."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.engine import Event, Seat


@dataclass(frozen=True, slots=True)
class BetMade(Event):
    """TR-2.3: ``player`` bet ``amount`` chips; ``bank`` lie there now."""

    player: Seat
    amount: int
    bank: int


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """TR-2.2: ``player`` folded and is out of the round."""

    player: Seat


@dataclass(frozen=True, slots=True)
class HandOpened(Event):
    """TR-2.5: ``player`` opened ``other`` for ``amount`` chips; ``bank`` lie there now."""

    player: Seat
    other: Seat
    amount: int
    bank: int


@dataclass(frozen=True, slots=True)
class HandsCompared(Event):
    """TR-2.5: ``player`` holds ``value``, the challenged ``other`` holds ``against`` (in points,
    None: three sixes); ``result`` is ``"more"``, ``"less"`` or ``"equal"``, seen from ``player``.

    Only the two know it: it is for explaining afterwards.
    """

    player: Seat
    other: Seat
    value: int | None
    against: int | None
    result: str


@dataclass(frozen=True, slots=True)
class DroppedOut(Event):
    """TR-2.5: after the secret comparison ``player`` is out and ``other`` stays;
    ``challenger``: it is the one who opened."""

    player: Seat
    other: Seat
    challenger: bool


@dataclass(frozen=True, slots=True)
class ShowCalled(Event):
    """TR-2.6: ``player`` has both hands shown, the own and that of ``other``, for ``amount`` chips;
    ``bank`` lie there now."""

    player: Seat
    other: Seat
    amount: int
    bank: int
