"""What can happen to a centre of one suit."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.cards import Suit
from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.tri_palki.scoring import Hand


@dataclass(frozen=True, slots=True)
class CentreWashed(Event):
    """TP-3.1: the centre ``cards`` were all of ``suit``: out for this round.

    ``player`` caused it, None at the deal; ``number`` counts the triples of one chain from 1.
    """

    player: Seat | None
    cards: Hand
    suit: Suit
    number: int


@dataclass(frozen=True, slots=True)
class CentreReplaced(Event):
    """TP-3.1: ``cards`` from the reserve are the new centre; ``count`` cards remain there."""

    cards: Hand
    count: int


@dataclass(frozen=True, slots=True)
class NoTurnGained(Event):
    """TP-3.2: a washout at the deal gives nobody a turn; ``player`` acts."""

    player: Seat


@dataclass(frozen=True, slots=True)
class ExtraTurn(Event):
    """TP-3.3, or TP-3.4 in the last round: ``player`` washed ``count`` triples and plays again."""

    player: Seat
    count: int


@dataclass(frozen=True, slots=True)
class ReserveShort(Event):
    """TP-3.5: the reserve has ``count`` cards, too few to replace the centre.

    ``player`` caused the washout (None at the deal) and gets no extra turn; ``players`` lose the
    final turns that they were promised.
    """

    player: Seat | None
    count: int
    players: tuple[Seat, ...]
