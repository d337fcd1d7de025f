"""What is said of hands: counted, shown, scored, compared."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.cards import Card, Suit
from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.tri_palki.scoring import Hand, Kind
from tripalki_learn.games.tri_palki.state import Ending


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """TP-4.4, TP-4.2 or TP-3.5: the round is over for this ``reason``."""

    reason: Ending


@dataclass(frozen=True, slots=True)
class HandsRevealed(Event):
    """TP-2.8: the hands of ``players`` are shown."""

    players: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardsCounted(Event):
    """TP-1.2: each of ``cards`` counts the ``points`` at the same place."""

    cards: Hand
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SuitsSummed(Event):
    """TP-1.3: each of ``suits`` adds up to the ``sums`` at the same place, in points."""

    cards: Hand
    suits: tuple[Suit, ...]
    sums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """What the hand of ``player`` (None: nobody's, an example) is worth, as in `Score`.

    Its rule is the most telling of ``rules``: TP-1.3, TP-1.5 for two equal suits, TP-4.10 for an
    ordinary triple, TP-4.7 to 4.9 for the special hands.
    """

    player: Seat | None
    cards: Hand
    kind: Kind
    total: int | None
    suit: Suit | None
    scoring: Hand
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TieBroken(Event):
    """TP-1.4: ``player`` and ``other`` both hold ``total``; ``player`` has the better hand.

    ``by`` is ``"rank"`` or ``"suit"``; ``winner`` and ``loser`` are the two cards that decide;
    ``question`` is what hung on it: ``"lowest"`` (who takes the stick) or ``"highest"``.
    """

    player: Seat
    other: Seat
    total: int
    by: str
    winner: Card
    loser: Card
    question: str
