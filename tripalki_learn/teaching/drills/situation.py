"""The situation that a question is about."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TypeAlias

from tripalki_learn.cards import Card
from tripalki_learn.engine import Seat, Transition
from tripalki_learn.games.tri_palki import (
    Action,
    Ending,
    Hand,
    State,
    dealing,
    turns,
)

NAMES = ("A", "B", "C", "D", "E")
"""Who sits at the table of a drill, by seat."""

Turn: TypeAlias = tuple[Seat, Action]
"""Who acted, and what it was."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Cards on a table and what has been played with them; frozen.

    ``hands`` by seat, none for a player who is out; ``sticks`` by seat, held before the round;
    ``dealer`` of the round. Where it is played: ``centre`` and ``reserve`` as laid out, and the
    turns ``done`` since then. Where an action is asked about, ``tried`` is it, with its player.
    """

    hands: tuple[Hand, ...]
    sticks: tuple[int, ...]
    dealer: Seat = 0
    centre: Hand = ()
    reserve: tuple[Card, ...] = ()
    done: tuple[Turn, ...] = ()
    tried: Turn | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat."""
        return NAMES[: len(self.hands)]

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats of those who are out."""
        return tuple(seat for seat, hand in enumerate(self.hands) if not hand)

    def revealed(self) -> State:
        """The round as it ends with these hands, everyone having passed; not settled yet."""
        return State(
            self.players,
            self.sticks,
            self.out,
            self.dealer,
            hands=self.hands,
            passes=len(self.hands) - len(self.out),
            ending=Ending.ALL_PASSED,
        )

    def opened(self, player: Seat | None = None) -> Transition[State]:
        """The round as it begins, with the washouts of the deal.

        ``player`` is to act, by default whoever begins by the rules in force.
        """
        before = dealing.begin(self.players, self.dealer, self.sticks, self.out)
        held = [hand for hand in self.hands if hand]
        return dealing.set_up(before, held, self.centre, self.reserve, player)

    def course(self) -> tuple[Transition[State], ...]:
        """The opening, and what followed from each turn done.

        Raises `IllegalAction` where the rules in force would not have let that player do that: who
        believes in other rules may not believe what happened.
        """
        remembered = None if _memory is None else _memory.get(self)
        if remembered is not None:
            return remembered
        course = [self.opened()]
        for seat, action in self.done:
            course.append(turns.apply(course[-1].state, action, seat))
        if _memory is not None:
            _memory[self] = tuple(course)
        return tuple(course)

    def course_before(self) -> State:
        """The state before the last turn done. Raises like `course`."""
        return replace(self, done=self.done[:-1]).course()[-1].state


_memory: dict[Situation, tuple[Transition[State], ...]] | None = None


@contextmanager
def same_rules(same: bool = True) -> Iterator[None]:
    """Inside, the rules in force stay the same, so that each course is played once only.

    With ``same=False`` nothing is remembered: for who is about to put other rules in force.
    """
    global _memory
    before, _memory = _memory, {} if same else None
    try:
        yield
    finally:
        _memory = before
