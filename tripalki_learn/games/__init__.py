"""The games (floor 2)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from tripalki_learn.engine import Game
from tripalki_learn.errors import known_name

GAMES: tuple[str, ...] = ("tri_palki", "trinka", "palki")
"""Every game by its name, in the order of the rulebook.

This is where a game is registered, and the only place: ``games/``, ``records/`` and ``explain/``
each have a part of this name.
"""


@cache
def game_named(name: str) -> Game:
    """The game of this name. Raises `UnknownName` for a name that is not registered.

    >>> game_named("tri_palki").RULES[0].number
    'TP-1.1'
    """
    return cast(Game, import_module(f"{__name__}.{known_name(name, GAMES, 'game')}"))


def game_of(rule: str) -> str:
    """The name of the game that a rule belongs to, by the letters of its number.

    >>> game_of("TP-5.2")
    'tri_palki'
    """
    letters = rule.partition("-")[0]
    return next(name for name in GAMES if game_named(name).RULES[0].letters == letters)
