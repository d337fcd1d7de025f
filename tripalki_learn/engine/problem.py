"""A problem: what is wrong with a position, as a fact."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.cards import Card
from tripalki_learn.engine.seat import Seat
from tripalki_learn.errors import TriPalkiError


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a position.

    ``rule`` is the rule that the position breaks, ``code`` the public code of the kind of fault,
    ``what`` the fault itself (``"card_twice"``), ``player`` the seat concerned, ``cards`` those
    concerned, ``count`` the number found where a number is wrong.
    """

    rule: str
    code: str
    what: str
    player: Seat | None = None
    cards: tuple[Card, ...] = ()
    count: int | None = None


class ImpossibleSetup(TriPalkiError):
    """A position that cannot be; ``problems`` says what is wrong, the first one first."""

    def __init__(self, problems: tuple[Problem, ...], players: tuple[str, ...]) -> None:
        super().__init__(problems[0].code, problems[0].rule, cards=problems[0].cards)
        self.problems = problems
        self.players = players
