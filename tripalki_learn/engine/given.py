"""What people give to begin a match with: names and numbers, looked at before they are used."""

from __future__ import annotations

from collections.abc import Iterable

from tripalki_learn.errors import wanted


def names_given(players: Iterable[str]) -> tuple[str, ...]:
    """The names of players. Raises `WrongThing` for what are no names.

    >>> names_given(["Ann", "Bob"])
    ('Ann', 'Bob')
    """
    names = tuple(wanted(players, Iterable, "players"))
    for name in names:
        wanted(name, str, "players")
    return names


def numbers_given(numbers: Iterable[int]) -> tuple[int, ...]:
    """Whole numbers, one for each player. Raises `WrongThing` for what are none.

    >>> numbers_given([0, 3])
    (0, 3)
    """
    given = tuple(wanted(numbers, Iterable, "numbers"))
    for number in given:
        wanted(number, int, "numbers")
    return given
