"""The state of a match of Palki."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple

from tripalki_learn.cards import Card
from tripalki_learn.engine import Seat
from tripalki_learn.engine.showing import Drawn, cards_line, seat_line, showing
from tripalki_learn.games.palki.capturing import Cards
from tripalki_learn.games.palki.winning import winner_of


class Ending(Enum):
    """Why a game ended: the pack was played out, or somebody stopped it.

    >>> Ending.STOPPED.rule
    'PA-3.6'
    """

    PLAYED_OUT = "played_out"
    STOPPED = "stopped"

    @property
    def rule(self) -> str:
        """The rule that ends a game so."""
        return {"played_out": "PA-2.7", "stopped": "PA-3.6"}[self.value]


class Points(NamedTuple):
    """What one player scored in one game, in points: for most ``cards`` (PA-3.1), most ``clubs``
    (PA-3.2) and for the ``konchinki``, 2♣ and 10♦ (PA-3.3).

    >>> Points(cards=2, konchinki=1).total
    3
    """

    cards: int = 0
    clubs: int = 0
    konchinki: int = 0

    @property
    def total(self) -> int:
        """All of them together, at most five."""
        return self.cards + self.clubs + self.konchinki


@showing(Drawn)
class State(NamedTuple):
    """A match of Palki at one moment; frozen.

    A *game* is one pack played out, the round of other card games; a *deal* is four cards each, of
    which a game has several (PA-1.2). The *konchinki* are 2♣ and 10♦ (PA-3.3).

    ``players`` names by seat, clockwise; ``sheet`` by seat the running totals, the last one good
    and the others struck out (PA-3.5), none before the first game; ``dealer`` of the game at hand,
    or of the first one; ``compulsory``: who can capture must (PA-2.6).
    Of the game: ``hands`` by seat, at most four cards (none before the first deal); ``table`` the
    cards that lie open, in the order in which they came; ``stock`` to be dealt, top first;
    ``captured`` by seat, in the order in which they were taken, each capturing card before what it
    took; ``last_capture`` the seat that captured last; ``aside`` cards out of play in a position
    that was laid out; ``to_act``; ``ending`` and ``points`` by seat when it is over.

    >>> from tripalki_learn.games.palki import begin
    >>> begin(["Ann", "Bob"], 1)
    <Palki, between_rounds: Ann, Bob (dealer); scores 0 0>
    """

    players: tuple[str, ...]
    sheet: tuple[tuple[int, ...], ...]
    dealer: Seat = 0
    compulsory: bool = True
    hands: tuple[Cards, ...] = ()
    table: Cards = ()
    stock: tuple[Card, ...] = ()
    captured: tuple[Cards, ...] = ()
    last_capture: Seat | None = None
    aside: tuple[Card, ...] = ()
    to_act: Seat | None = None
    ending: Ending | None = None
    points: tuple[Points, ...] = ()

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals that are good, by seat, in points."""
        return tuple(totals[-1] if totals else 0 for totals in self.sheet)

    @property
    def status(self) -> str:
        """``"won"``, ``"in_progress"`` (a game is being played) or ``"between_rounds"``."""
        if self.winner is not None:
            return "won"
        return "in_progress" if self.to_act is not None else "between_rounds"

    @property
    def winner(self) -> Seat | None:
        """Who has won the match (PA-3.4), or None while it goes on."""
        return winner_of(self.scores)

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next game (PA-1.2); before the first one its dealer."""
        return self.dealer if self.ending is None else (self.dealer + 1) % len(self.players)

    def __repr__(self) -> str:
        return f"<Palki, {self.status}: {table_line(self, self.hands, len(self.stock))}>"


def table_line(table: Any, hands: Sequence[Cards | None], stock: int) -> str:
    """The table in one line; ``table`` is a state or what a seat sees of one, and so are the hands
    (None: not seen)."""
    seats = [
        seat_line(
            name,
            hands[seat] if hands else (),
            dealer=seat == table.dealer,
            to_act=seat == table.to_act,
        )
        for seat, name in enumerate(table.players)
    ]
    middle = []
    if hands:
        taken = " ".join(str(len(pile)) for pile in table.captured)
        middle = [f"table {cards_line(table.table)}", f"stock {stock}", f"captured {taken}"]
    middle += [f"ended by {table.ending.value}"] if table.ending is not None else []
    scores = [totals[-1] if totals else 0 for totals in table.sheet]
    return "; ".join([", ".join(seats), *middle, f"scores {' '.join(map(str, scores))}"])
