"""A place at the table."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import TypeAlias

from tripalki_learn.errors import known_name, within

Seat: TypeAlias = int
"""A place at the table: 0 for the first player named, then clockwise."""


def clockwise(seats: int, start: Seat) -> tuple[Seat, ...]:
    """All seats clockwise from the one after ``start``; ``start`` itself is last.

    >>> clockwise(4, 1)
    (2, 3, 0, 1)
    """
    return tuple((start + step) % seats for step in range(1, seats + 1))


def seat_letter(seat: Seat) -> str:
    """What a seat is called where the players' names are not known.

    >>> seat_letter(0), seat_letter(2)
    ('A', 'C')
    """
    return ascii_uppercase[seat] if 0 <= seat < len(ascii_uppercase) else str(seat)


def seated(seat: Seat, players: Sequence[str]) -> Seat:
    """The seat, if it is at the table. Raises `OutOfRange`.

    >>> seated(1, ("A", "B"))
    1
    """
    return within(seat, 0, len(players) - 1, "seat")


def seat_named(name: str, players: Sequence[str]) -> Seat:
    """The seat of a player. Raises `UnknownName`.

    >>> seat_named("B", ("A", "B"))
    1
    """
    return players.index(known_name(name, players, "player"))
