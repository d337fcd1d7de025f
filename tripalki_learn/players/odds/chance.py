"""What a counting comes to: chances, each with the count behind it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from tripalki_learn.games.tri_palki import Hand


@dataclass(frozen=True, slots=True)
class Chance:
    """One exact chance: ``count`` of ``cases`` equally likely cases.

    ``name`` says of what (``"31"``, ``"special"``), ``players`` at how many, None where that does
    not matter.

    >>> Chance("washed_1", 336, 7140).fraction
    Fraction(4, 85)
    """

    name: str
    count: int
    cases: int
    players: int | None = None

    @property
    def fraction(self) -> Fraction:
        """The chance in its lowest terms."""
        return Fraction(self.count, self.cases)


@dataclass(frozen=True, slots=True)
class Odds:
    """The answer to a question: its ``chances`` in the order in which they are read; ``hand`` is
    the one that it was asked of, empty where it is asked of none."""

    question: str
    hand: Hand
    chances: tuple[Chance, ...]


class Progress(NamedTuple):
    """How far a counting is: so many steps ``done`` ``of`` all."""

    done: int
    of: int


Tally = Mapping[str, int]
"""What has been counted so far, by a name of the question's own."""


def added(tally: Tally, more: Tally) -> Tally:
    """Both tallies together.

    >>> added({"a": 1}, {"a": 2, "b": 3})
    {'a': 3, 'b': 3}
    """
    return {name: tally.get(name, 0) + more.get(name, 0) for name in {**tally, **more}}
