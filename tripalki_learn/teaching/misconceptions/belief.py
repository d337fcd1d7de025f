"""A misconception: a small wrong rule that can be put in the place of the right one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType
from typing import Any, TypeVar, cast

from tripalki_learn.explain.game import sentences_of
from tripalki_learn.games import GAMES, game_named, tri_palki, trinka

T = TypeVar("T")


def _rooms(game: str) -> tuple[ModuleType, ...]:
    place = cast(ModuleType, game_named(game)).__name__
    rooms = (room for name, room in sys.modules.items() if f"{name}.".startswith(f"{place}."))
    # The sentences of a game write the sums of its events down.
    return (*rooms, cast(ModuleType, sentences_of(game)))


ROOMS_OF: Mapping[str, tuple[ModuleType, ...]] = {game: _rooms(game) for game in GAMES}
"""By game all modules in which a rule of its engine may have been imported."""

ROOMS = ROOMS_OF["tri_palki"]


@dataclass(frozen=True, slots=True)
class Misconception:
    """A wrong belief about a rule.

    ``name`` is its key everywhere (``belief.<name>`` in the catalogs names it to the learner),
    ``rule`` the rule that it is against. ``swaps`` are the wrong rules: by the place of the right
    one (``"settlement.lowest_pays"``) what a believer would put there. Nothing else differs, so
    whatever the engine answers with them is what the believer would answer. ``game`` is the game
    whose rule it is.
    """

    name: str
    rule: str
    swaps: Mapping[str, Any]
    game: str = "tri_palki"


@contextmanager
def believing(*beliefs: Misconception) -> Iterator[None]:
    """Inside, the engine plays by these wrong rules; where two are about one rule, by the later.

    Not for threads: the kernel, Pyodide and the tests each ask one question at a time.

    >>> from tripalki_learn.cards import parse_hand
    >>> from tripalki_learn.games import tri_palki
    >>> from tripalki_learn.teaching.misconceptions import named
    >>> with believing(named("add_all_three")):
    ...     tri_palki.score(parse_hand("AH JH 6C")).total
    27
    >>> tri_palki.score(parse_hand("AH JH 6C")).total
    21
    """
    changed: list[tuple[ModuleType, str, Any]] = []
    places = {
        f"{belief.game}.{place}": wrong
        for belief in beliefs
        for place, wrong in belief.swaps.items()
    }
    try:
        for place, wrong in places.items():
            room, _, name = place.rpartition(".")
            right = getattr(sys.modules[f"tripalki_learn.games.{room}"], name)
            _replace(ROOMS_OF[room.partition(".")[0]], name, right, wrong, changed)
        _forget(places)
        yield
    finally:
        for module, name, right in reversed(changed):
            setattr(module, name, right)
        _forget(places)


def or_else(otherwise: T, found: Callable[[], T]) -> T:
    """What is ``found`` under a belief, or something else where the game cannot go on from it.

    A wrong rule may lead the engine where it never goes, a table at which nobody is left among
    them; what it raises there tells nothing.

    >>> or_else(0, lambda: 1 // 0), or_else(0, lambda: 7)
    (0, 7)
    """
    try:
        return found()
    except Exception:
        return otherwise


def _replace(
    rooms: tuple[ModuleType, ...],
    name: str,
    right: Any,
    wrong: Any,
    changed: list[tuple[ModuleType, str, Any]],
) -> None:
    """Put the wrong rule wherever the right one has been imported, and note what was there."""
    for module in rooms:
        if vars(module).get(name) is right:
            changed.append((module, name, right))
            setattr(module, name, wrong)


def _forget(places: Mapping[str, Any]) -> None:
    """What the engine remembers of a hand was found by the rules of another moment."""
    for game in (tri_palki, trinka):
        if any(place.startswith(f"{game.name}.scoring.") for place in places):
            game.scoring.score.cache_clear()
