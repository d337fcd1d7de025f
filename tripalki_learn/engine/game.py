"""The contract that every game fulfils."""

from __future__ import annotations

from typing import Any, Protocol

from tripalki_learn.engine.problem import Problem
from tripalki_learn.engine.refusal import Refusal
from tripalki_learn.engine.seat import Seat
from tripalki_learn.engine.transition import Transition


class Game(Protocol):
    """What a game offers, as pure functions over a frozen state.

    ``legal_actions``, ``why_not`` and ``apply`` are three faces of one decision: an action is
    listed exactly if it is not refused, and applies exactly then.
    """

    name: str

    def legal_actions(self, state: Any) -> tuple[Any, ...]:
        """What the seat to act may do, in a fixed order; nothing when nobody is to act."""

    def why_not(self, state: Any, action: Any, by: Seat | None = None) -> Refusal | None:
        """Why ``by`` (by default the seat to act) may not do this; None if it may."""

    def apply(self, state: Any, action: Any, by: Seat | None = None) -> Transition[Any]:
        """What follows from the action. Raises `IllegalAction` if it is refused."""

    def observe(self, state: Any, seat: Seat) -> Any:
        """What the seat sees, and nothing that it does not."""

    def problems(self, state: Any) -> tuple[Problem, ...]:
        """What is wrong with the position; nothing if it can be."""
