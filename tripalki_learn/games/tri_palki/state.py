"""The state of a match of Tri Palki."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple

from tripalki_learn.cards import Card
from tripalki_learn.engine import Seat
from tripalki_learn.engine.showing import Drawn, cards_line, seat_line, showing
from tripalki_learn.games.tri_palki.scoring import Hand


class Ending(Enum):
    """Why a round ended; nothing else ends one (TP-4.6).

    >>> Ending.ALL_PASSED.rule
    'TP-4.4'
    """

    ALL_PASSED = "all_passed"
    LAST_ROUND = "last_round"
    RESERVE_EMPTY = "reserve_empty"

    @property
    def rule(self) -> str:
        """The rule that ends a round so."""
        return {"all_passed": "TP-4.4", "last_round": "TP-4.2", "reserve_empty": "TP-3.5"}[
            self.value
        ]


class Settlement(NamedTuple):
    """What a finished round came to (TP-5).

    ``penalised`` are the seats that took a stick, in seat order, those ``eliminated`` among them;
    ``next_dealer`` is None when there is a ``winner``.

    >>> from tripalki_learn.games.tri_palki import showdown
    >>> showdown({"A": "AH KH QH", "B": "KD KC KS"}).state.settlement
    Settlement(penalised=(1,), eliminated=(), next_dealer=0, winner=None)
    """

    penalised: tuple[Seat, ...]
    eliminated: tuple[Seat, ...]
    next_dealer: Seat | None
    winner: Seat | None


@showing(Drawn)
class State(NamedTuple):
    """A match of Tri Palki ("three sticks") at one moment; frozen.

    A *stick* is the penalty mark of this game: who loses while holding three is out (TP-5.5). A
    *washout* sends a centre of one suit out of the round (TP-3.1).

    ``players`` names by seat, clockwise; ``sticks`` by seat, 0 to 3 (an eliminated player keeps
    three); ``out`` the eliminated seats; ``dealer`` of the round at hand, or of the first one.
    Of the round: ``hands`` by seat (empty for a seat that is not dealt in, and before any deal);
    ``centre`` three cards, none after a washout that could not be replaced; ``reserve`` top first;
    ``washed`` triples in the order they went; ``aside`` cards out of play in a set-up; ``to_act``;
    ``extra_turn``: the turn at hand was earned by a washout; ``owed`` turns more after it, of which
    TP-3.2 and TP-3.3 leave none; ``passes`` in a row; ``caller``; ``final_turns`` still promised
    after a call; ``ending`` and ``settlement`` when it is over.

    >>> from tripalki_learn.games.tri_palki import begin
    >>> begin(["Ann", "Bob"], 1)
    <Tri Palki, between_rounds: Ann, Bob (dealer); sticks 0 0>
    """

    players: tuple[str, ...]
    sticks: tuple[int, ...]
    out: tuple[Seat, ...] = ()
    dealer: Seat = 0
    hands: tuple[Hand, ...] = ()
    centre: Hand = ()
    reserve: tuple[Card, ...] = ()
    washed: tuple[Hand, ...] = ()
    aside: tuple[Card, ...] = ()
    to_act: Seat | None = None
    extra_turn: bool = False
    owed: int = 0
    passes: int = 0
    caller: Seat | None = None
    final_turns: int = 0
    ending: Ending | None = None
    settlement: Settlement | None = None

    @property
    def alive(self) -> tuple[Seat, ...]:
        """The seats that are not eliminated."""
        return tuple(seat for seat in range(len(self.players)) if seat not in self.out)

    @property
    def dealt_in(self) -> tuple[Seat, ...]:
        """The seats that hold cards in this round."""
        return tuple(seat for seat, hand in enumerate(self.hands) if hand)

    @property
    def status(self) -> str:
        """``"won"``, ``"in_progress"`` (a round is being played) or ``"between_rounds"``."""
        if len(self.players) - len(self.out) == 1:
            return "won"
        return "in_progress" if self.to_act is not None else "between_rounds"

    @property
    def winner(self) -> Seat | None:
        """The last survivor (TP-5.6), or None while the match goes on."""
        return self.alive[0] if self.status == "won" else None

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next round; before the first one its dealer."""
        if self.settlement is None or self.settlement.next_dealer is None:
            return self.dealer
        return self.settlement.next_dealer

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise that holds cards (TP-2.5, TP-5.10)."""
        count = len(self.hands)
        seat = (seat + 1) % count
        while not self.hands[seat]:
            seat = (seat + 1) % count
        return seat

    def __repr__(self) -> str:
        return f"<Tri Palki, {self.status}: {table_line(self, self.hands)}>"


def table_line(table: Any, hands: Sequence[Hand | None]) -> str:
    """The table in one line; ``table`` is a state or what a seat sees of one, and so are the hands
    (None: not seen)."""
    seats = [
        seat_line(
            name,
            hands[seat] if hands else (),
            dealer=seat == table.dealer,
            to_act=seat == table.to_act,
            caller=seat == table.caller,
            out=seat in table.out,
        )
        for seat, name in enumerate(table.players)
    ]
    middle = []
    if hands:
        reserve = table.reserve if isinstance(table.reserve, int) else len(table.reserve)
        middle = [f"centre {cards_line(table.centre)}", f"reserve {reserve}"]
    middle += [f"washed {cards_line(triple)}" for triple in table.washed]
    middle += [f"ended by {table.ending.value}"] if table.ending is not None else []
    sticks = f"sticks {' '.join(map(str, table.sticks))}"
    return "; ".join([", ".join(seats), *middle, sticks])
