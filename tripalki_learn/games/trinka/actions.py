"""TR-2: what a player may try on a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tripalki_learn.engine import Seat, seat_letter


@dataclass(frozen=True, slots=True)
class Bet:
    """Put ``amount`` chips into the bank (TR-2.3).

    >>> str(Bet(3))
    'bet 3'
    """

    amount: int

    def __str__(self) -> str:
        return f"bet {self.amount}"


@dataclass(frozen=True, slots=True)
class Fold:
    """Drop out of the round.

    >>> str(Fold())
    'fold'
    """

    def __str__(self) -> str:
        return "fold"


@dataclass(frozen=True, slots=True)
class Open:
    """Compare hands secretly with the seat ``other``, for the price of a bet (TR-2.5).

    The action itself does not know the players' names: shown, it calls the seats A, B, C …

    >>> str(Open(2))
    'open C'
    """

    other: Seat

    def __str__(self) -> str:
        return f"open {seat_letter(self.other)}"


@dataclass(frozen=True, slots=True)
class Show:
    """Have both hands shown, for the price of a bet (TR-2.6).

    >>> str(Show())
    'show'
    """

    def __str__(self) -> str:
        return "show"


@dataclass(frozen=True, slots=True)
class Unknown:
    """Something else that a player said; ``text`` is what. It is always refused (TR-2.2).

    >>> str(Unknown("draw"))
    'draw'
    """

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Bets:
    """All bets from ``least`` to ``most`` chips (None: without end), in a list of what is legal.

    >>> Bets(2, 10).allows(Bet(7)), Bets(2, None).allows(Bet(1)), str(Bets(2, 10))
    (True, False, 'bet 2..10')
    """

    least: int
    most: int | None

    def __str__(self) -> str:
        return f"bet {self.least}..{'' if self.most is None else self.most}"

    def allows(self, bet: Bet) -> bool:
        """Whether the bet is one of these."""
        return self.least <= bet.amount and (self.most is None or bet.amount <= self.most)


Action: TypeAlias = Bet | Fold | Open | Show | Unknown
Legal: TypeAlias = Bets | Fold | Open | Show
"""An entry in a list of what is legal; `Bets` stands for each of its bets."""
