"""What is to be seen of a table: the one source of its drawing, its text and its scene."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tripalki_learn.cards import Card
from tripalki_learn.engine import Seat
from tripalki_learn.games.tri_palki import Observation, Score, State


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """What is to be seen of one seat.

    ``hand`` has None for a card face down and is empty for a player who is out; ``sticks`` (0 to 3)
    include the ``new_sticks`` that are to stand out; ``score`` is the worth to be shown, if any;
    ``again``: the player has an extra turn.

    >>> SeatPicture("Ann", sticks=2).hand
    ()
    """

    name: str
    hand: tuple[Card | None, ...] = ()
    dealer: bool = False
    to_act: bool = False
    out: bool = False
    caller: bool = False
    sticks: int = 0
    new_sticks: int = 0
    score: Score | None = None
    again: bool = False


@dataclass(frozen=True, slots=True)
class TablePicture:
    """What is to be seen of a table.

    ``centre`` is None where it is not shown at all (a bare reveal), ``reserve`` the number of its
    cards or None; ``washed`` the triples in the order they went.

    >>> TablePicture((SeatPicture("Ann"),)).with_seat(0, sticks=1).seats[0].sticks
    1
    """

    seats: tuple[SeatPicture, ...]
    centre: tuple[Card, ...] | None = None
    reserve: int | None = None
    washed: tuple[tuple[Card, ...], ...] = ()

    def with_seat(self, seat: Seat, **changes: Any) -> TablePicture:
        """The picture with something changed at one seat."""
        changed = replace(self.seats[seat], **changes)
        return replace(self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))

    def everywhere(self, **changes: Any) -> TablePicture:
        """The picture with the same thing changed at every seat."""
        return replace(self, seats=tuple(replace(seat, **changes) for seat in self.seats))


def picture_of(state: State | Observation, seat: Seat | None = None) -> TablePicture:
    """The table as ``seat`` sees it, or, without one, with all cards face up.

    What a seat has observed is drawn as it was seen.

    >>> from tripalki_learn.games.tri_palki import showdown
    >>> state = showdown({"A": "AH KH QH", "B": "6D 6C 6S"}).start
    >>> picture_of(state).seats[0].hand, picture_of(state).centre
    ((A♥, K♥, Q♥), None)
    """
    reserve = len(state.reserve) if isinstance(state, State) else state.reserve

    def held(other: Seat) -> tuple[Card | None, ...]:
        hand = state.hands[other] if state.hands else ()
        if hand is None:
            return (None,) * 3
        if isinstance(state, Observation) or seat in (None, other) or state.ending is not None:
            return hand
        return (None,) * len(hand)

    seats = tuple(
        SeatPicture(
            name=name,
            hand=held(other),
            dealer=other == state.dealer,
            to_act=other == state.to_act,
            out=other in state.out,
            caller=other == state.caller,
            sticks=state.sticks[other],
            again=state.extra_turn and other == state.to_act,
        )
        for other, name in enumerate(state.players)
    )
    bare = not state.centre and not reserve and not state.washed
    return TablePicture(
        seats,
        None if bare else state.centre,
        None if bare else reserve,
        state.washed,
    )
