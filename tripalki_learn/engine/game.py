"""The contract that every game fulfils."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tripalki_learn.cards import Card
from tripalki_learn.engine.answer import Answer
from tripalki_learn.engine.event import Event
from tripalki_learn.engine.problem import Problem
from tripalki_learn.engine.refusal import Refusal
from tripalki_learn.engine.rule import Rule
from tripalki_learn.engine.seat import Seat
from tripalki_learn.engine.trace import Trace
from tripalki_learn.engine.transition import Transition


class Game(Protocol):
    """What a game offers, as pure functions over a frozen state: a package of ``games/``.

    ``legal_actions``, ``why_not`` and ``apply`` are three faces of one decision: an action is
    listed exactly if it is not refused, and applies exactly then.

    ``RULES`` are its rules in the order of the rulebook, ``EVENTS`` every kind of event in the
    order of play, ``ANSWERS`` its answer to each of the `QUESTIONS`. Its state has at least what
    `State` says.
    """

    name: str
    RULES: tuple[Rule, ...]
    EVENTS: tuple[type[Event], ...]
    ANSWERS: Mapping[str, Answer]

    def new_match(self, players: Sequence[str], seed: int | str) -> Transition[Any]:
        """A new match before its first deal; chance picks the first dealer."""

    def begun(self, state: Any) -> Trace:
        """A trace that starts from a match before its first deal."""

    def dealt(self, trace: Trace, deck: Sequence[Card] | int | str) -> Trace:
        """The trace and one deal more; ``deck`` is the whole pack or a seed.

        Raises `ImpossibleSetup` for what is not the pack, `IllegalAction` when there can be no
        deal now.
        """

    def played(self, trace: Trace, action: Any, by: Seat | None = None) -> Trace:
        """The trace and one action more. Raises `IllegalAction`."""

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


class State(Protocol):
    """What the state of every game says; the rest is the game's own."""

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat, clockwise."""

    @property
    def dealer(self) -> Seat:
        """Who deals the round at hand, or the first one."""

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; None while no round is being played."""

    @property
    def status(self) -> str:
        """``"won"``, ``"between_rounds"`` or ``"in_progress"``."""

    @property
    def winner(self) -> Seat | None:
        """Who has won the match, None while it goes on."""
