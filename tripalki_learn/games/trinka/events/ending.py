"""How a round ends, and what is said of hands."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.cards import Card, Suit
from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.trinka.scoring import Hand, Kind
from tripalki_learn.games.trinka.state import Ending


@dataclass(frozen=True, slots=True)
class LimitReached(Event):
    """TR-2.7: the last bet of each of ``players`` is the limit, ``amount``: all hands are shown."""

    players: tuple[Seat, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class CardsCounted(Event):
    """TR-1.1: each of ``cards`` counts the ``points`` at the same place."""

    cards: Hand
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SuitsSummed(Event):
    """TR-1.2: each of ``suits`` adds up to the ``sums`` at the same place, in points."""

    cards: Hand
    suits: tuple[Suit, ...]
    sums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """What the hand of ``player`` (None: nobody's, an example) is worth, as in `Score`.

    Its rule is the last of ``rules``: TR-1.7 where the joker counts as another card, else that of
    the combination, else TR-1.2.
    """

    player: Seat | None
    cards: Hand
    kind: Kind
    value: int | None
    scoring: Hand
    stands: Card | None
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BankTaken(Event):
    """TR-2.4, TR-2.6 or TR-2.7: ``player`` takes the bank of ``amount`` chips; ``reason`` is how
    the round ended."""

    player: Seat
    amount: int
    reason: Ending


@dataclass(frozen=True, slots=True)
class SvaraDeclared(Event):
    """TR-3.1: ``players`` hold equal best hands of ``value`` points and play for the ``bank`` in
    the next deal; joining costs ``price`` chips. TR-3.3 when this round was a svara itself."""

    players: tuple[Seat, ...]
    value: int
    bank: int
    price: int


@dataclass(frozen=True, slots=True)
class NextDealer(Event):
    """TR-2.1: ``player`` deals the next round."""

    player: Seat
