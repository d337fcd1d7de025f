"""Everything that can happen in Tri Palki, as typed facts.

Field names are the same everywhere: ``player`` is the seat concerned, ``players`` several of them
in the order that matters, ``cards`` the cards that decide. Sentences are made of these facts in
`tripalki_learn.explain`.
"""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.cards import Card, Suit
from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.tri_palki.scoring import Hand, Kind
from tripalki_learn.games.tri_palki.state import Ending

# The match


@dataclass(frozen=True, slots=True)
class MatchBegun(Event):
    """TP-5.1: ``players`` sit down, nobody has a stick."""

    players: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """TP-2.2: chance made ``player`` the first dealer."""

    player: Seat


# The deal


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


# Washouts


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


# Actions


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


# The end of a round


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


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in globals().values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
"""Every kind of event of this game."""
