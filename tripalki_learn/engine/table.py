"""What can be wrong with the people at a table, in whatever game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tripalki_learn.engine.problem import Problem
from tripalki_learn.engine.seat import Seat


def name_problems(rule: str, players: Sequence[str]) -> Iterator[Problem]:
    """Each name that is empty or is there twice, spaces around it aside; ``rule`` says who plays.

    >>> [(it.what, it.player) for it in name_problems("TP-2.1", ("A", " ", "A "))]
    [('name_empty', 1), ('name_twice', 2)]
    """
    known: set[str] = set()
    for seat, name in enumerate(players):
        bare = name.strip()
        if not bare:
            yield Problem(rule, "bad_players", "name_empty", seat)
        elif bare in known:
            yield Problem(rule, "bad_players", "name_twice", seat)
        known.add(bare)


def seat_problems(
    rule: str, players: Sequence[str], named: Iterable[Seat | None]
) -> Iterator[Problem]:
    """Each seat of those ``named`` that is not at the table, once; None names none.

    >>> [it.count for it in seat_problems("TP-2.3", ("A", "B"), (0, None, 9, 9))]
    [9]
    """
    for seat in dict.fromkeys(named):
        if seat is not None and seat not in range(len(players)):
            yield Problem(rule, "bad_setup", "no_such_seat", count=seat)


def twice_problems(rule: str, seats: Sequence[Seat]) -> Iterator[Problem]:
    """Each seat that a list names more than once.

    >>> [it.player for it in twice_problems("TP-5.10", (1, 2, 1))]
    [1]
    """
    for seat in dict.fromkeys(seats):
        if seats.count(seat) > 1:
            yield Problem(rule, "bad_setup", "seat_twice", seat)
