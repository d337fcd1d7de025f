"""What a finished round comes to."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.engine import Event, Seat


@dataclass(frozen=True, slots=True)
class AcesShown(Event):
    """TP-5.2: ``players`` show three aces, so each of the ``penalised`` takes a stick."""

    players: tuple[Seat, ...]
    penalised: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LowestFound(Event):
    """TP-5.3: ``player`` has the lowest ordinary hand, ``total`` points; ``lone``: the only one."""

    player: Seat
    total: int
    lone: bool


@dataclass(frozen=True, slots=True)
class NobodyPays(Event):
    """TP-5.4: all of ``players`` have a special hand, nobody takes a stick."""

    players: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class StickTaken(Event):
    """TP-5.2 or TP-5.3: ``player`` takes a stick.

    ``held`` is the number held before, ``sticks`` after it. Who held three already keeps 3 and is
    eliminated, which the next event says.
    """

    player: Seat
    held: int
    sticks: int


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Event):
    """TP-5.5: ``player`` lost with three sticks and is out."""

    player: Seat


@dataclass(frozen=True, slots=True)
class AcesKeepHolder(Event):
    """TP-5.11: all ordinary hands went out together; the three aces keep ``player`` in."""

    player: Seat


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """TP-5.6: ``player`` is the last survivor."""

    player: Seat


@dataclass(frozen=True, slots=True)
class NextDealer(Event):
    """TP-5.7, 5.8 or 5.9: ``player`` deals the next round.

    ``best`` holds the highest ordinary hand, worth ``total``: ``player`` (TP-5.7), the eliminated
    one whose neighbour deals (TP-5.9), or None when all hands were special (TP-5.8).
    """

    player: Seat
    best: Seat | None
    total: int | None
