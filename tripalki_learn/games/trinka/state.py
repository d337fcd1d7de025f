"""The state of a match of Trinka."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple

from tripalki_learn.cards import Card
from tripalki_learn.engine import Seat, clockwise
from tripalki_learn.engine.showing import Drawn, seat_line, showing
from tripalki_learn.games.trinka.scoring import Hand


class Ending(Enum):
    """Why a round ended; nothing else ends one.

    >>> Ending.SVARA.rule
    'TR-3.1'
    """

    FOLDED = "folded"
    SHOW = "show"
    LIMIT = "limit"
    SVARA = "svara"

    @property
    def rule(self) -> str:
        """The rule that ends a round so."""
        return {"folded": "TR-2.4", "show": "TR-2.6", "limit": "TR-2.7", "svara": "TR-3.1"}[
            self.value
        ]


class Drop(NamedTuple):
    """Who left the round: ``by`` is the other one compared in an opening, None for a fold.

    >>> Drop(2, by=None)
    Drop(player=2, by=None)
    """

    player: Seat
    by: Seat | None


def joining_price(bank: int) -> int:
    """What it costs to join a svara for a bank: half of it, rounded up (TR-3.2).

    >>> joining_price(7), joining_price(8)
    (4, 4)
    """
    return -(-bank // 2)


@showing(Drawn)
class State(NamedTuple):
    """A match of Trinka ("three cards", "svara") at one moment; frozen.

    A *trinka* is three cards of one suit (TR-1.6); a *svara* a tie at an open showdown, whose bank
    is played for in the next deal (TR-3.1).

    ``players`` names by seat, clockwise; ``chips`` the net result of each, in chips, which may be
    negative; ``ante``, ``limit`` (None: none) in chips, and ``joker`` are what the table plays by;
    ``dealer`` of the round at hand, or of the first one. Of the round: ``hands`` by seat (empty for
    a seat that is not dealt in, and before any deal); ``aside`` the cards out of play; ``live`` the
    seats still in; ``out`` who left, in order; ``bank`` what lies there, or lay there at its end;
    ``paid`` by seat, and ``bets`` the last bet of each (None before the first); ``price`` the bet
    before (None: none yet); ``compared`` the pairs that have seen each other's hands; ``svara``:
    the bank was carried over to this round; ``to_act``; ``ending`` when it is over, with the
    ``taker`` of the bank, or with ``tied``, those of a svara.

    >>> from tripalki_learn.games.trinka import begin
    >>> begin(["Ann", "Bob"], 1)
    <Trinka, between_rounds: Ann, Bob (dealer); bank 0; chips 0 0>
    """

    players: tuple[str, ...]
    chips: tuple[int, ...]
    ante: int
    limit: int | None = None
    joker: bool = False
    dealer: Seat = 0
    hands: tuple[Hand, ...] = ()
    aside: tuple[Card, ...] = ()
    live: tuple[Seat, ...] = ()
    out: tuple[Drop, ...] = ()
    bank: int = 0
    paid: tuple[int, ...] = ()
    bets: tuple[int | None, ...] = ()
    price: int | None = None
    compared: tuple[tuple[Seat, Seat], ...] = ()
    svara: bool = False
    to_act: Seat | None = None
    ending: Ending | None = None
    taker: Seat | None = None
    tied: tuple[Seat, ...] = ()

    @property
    def dealt_in(self) -> tuple[Seat, ...]:
        """The seats that hold cards in this round."""
        return tuple(seat for seat, hand in enumerate(self.hands) if hand)

    @property
    def status(self) -> str:
        """``"in_progress"`` (a round is being played) or ``"between_rounds"``."""
        return "in_progress" if self.to_act is not None else "between_rounds"

    @property
    def winner(self) -> None:
        """Nobody: the players stop when they like, and the chips say how it went."""
        return None

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next round (TR-2.1); before the first one its dealer."""
        return clockwise(len(self.players), self.dealer)[0] if self.hands else self.dealer

    @property
    def joining_price(self) -> int:
        """What it costs to join the svara for the bank at the tie (TR-3.2)."""
        return joining_price(self.bank)

    @property
    def shown(self) -> tuple[Seat, ...]:
        """The seats whose hands lie open, after an open showdown."""
        return () if self.ending in (None, Ending.FOLDED) else self.live

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise that is still in (TR-2.2)."""
        return next(s for s in clockwise(len(self.players), seat) if s in self.live)

    def __repr__(self) -> str:
        return f"<Trinka, {self.status}: {table_line(self, self.hands)}>"


def table_line(table: Any, hands: Sequence[Hand | None]) -> str:
    """The table in one line; ``table`` is a state or what a seat sees of one, and so are the hands
    (None: not seen)."""
    seats = [
        seat_line(
            name,
            hands[seat] if hands else (),
            dealer=seat == table.dealer,
            to_act=seat == table.to_act,
            out=bool(hands) and hands[seat] != () and seat not in table.live,
            takes_the_bank=seat == table.taker,
            tied=seat in table.tied,
        )
        for seat, name in enumerate(table.players)
    ]
    end = [f"ended by {table.ending.value}"] if table.ending is not None else []
    chips = f"chips {' '.join(map(str, table.chips))}"
    return "; ".join([", ".join(seats), f"bank {table.bank}", *end, chips])
