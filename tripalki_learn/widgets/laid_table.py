"""What a table in a notebook can do whatever is played at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Self

from tripalki_learn.engine import Trace, seat_letter
from tripalki_learn.errors import WrongThing, wanted
from tripalki_learn.games import game_named
from tripalki_learn.records import parse_turn
from tripalki_learn.widgets.table import TableView
from tripalki_learn.widgets.walkthrough import Walkthrough


class LaidTable:
    """A table that has been laid out; ``trace`` is what has happened at it.

    Nothing changes a table: `play` gives the next one.
    """

    trace: Trace

    def _after(self, trace: Trace) -> Self:
        made = copy(self)
        made.trace = trace
        return made

    @property
    def state(self) -> Any:
        """The state at the end of what has been played, of the type of its game."""
        return self.trace.state

    def play(self, *turns: str) -> Self:
        """The table after these turns, as records write them (``"A 6♣>K♥"``, ``"B fold"``).

        Raises `IllegalAction`, whose sentence says why not and what would be legal.
        """
        trace = self.trace
        for text in turns:
            by, action = parse_turn(text, trace.state.players, trace.game)
            trace = game_named(trace.game).played(trace, action, by)
        return self._after(trace)

    def show(self) -> TableView:
        """The table as it is now, all cards face up."""
        return TableView(self.state)

    def walkthrough(self, ask: Sequence[str] = ()) -> Walkthrough:
        """Everything that has happened, step by step; ``ask`` names what to stop and ask for, as
        the class of the table lists it."""
        return Walkthrough(self.trace, ask=ask)

    def __repr__(self) -> str:
        return repr(self.state)

    def _repr_svg_(self) -> str:
        drawn: str = self.state._repr_svg_()
        return drawn


def named_hands(hands: Mapping[str, str] | Sequence[str]) -> dict[str, str]:
    """Hands by player; of a list the players are A, B, C and so on.

    Raises `WrongThing`.
    """
    if isinstance(hands, Mapping):
        return dict(hands)
    if isinstance(hands, str):
        raise WrongThing("wrong_thing", what="hands", given=repr(hands))
    held = wanted(hands, Sequence, "hands")
    return {seat_letter(seat): hand for seat, hand in enumerate(held)}
