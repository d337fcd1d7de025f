"""A place at the table."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table: 0 for the first player named, then clockwise."""


def clockwise(seats: int, start: Seat) -> tuple[Seat, ...]:
    """All seats clockwise from the one after ``start``; ``start`` itself is last.

    >>> clockwise(4, 1)
    (2, 3, 0, 1)
    """
    return tuple((start + step) % seats for step in range(1, seats + 1))
