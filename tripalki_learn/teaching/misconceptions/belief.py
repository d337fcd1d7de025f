"""A misconception: a small wrong rule that can be put in the place of the right one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

_GAME = "tripalki_learn.games.tri_palki"


@dataclass(frozen=True, slots=True)
class Misconception:
    """A wrong belief about a rule.

    ``name`` is its key everywhere (``belief.<name>`` in the catalogs names it to the learner),
    ``rule`` the rule that it is against. ``swaps`` are the wrong rules: by the place of the right
    one (``"settlement.penalties"``) what a believer would put there. Nothing else differs, so
    whatever the engine answers with them is what the believer would answer.
    """

    name: str
    rule: str
    swaps: Mapping[str, Any]


@contextmanager
def believing(*beliefs: Misconception) -> Iterator[None]:
    """Inside, the engine plays by these wrong rules.

    Not for threads: the kernel, Pyodide and the tests each ask one question at a time.
    """
    changed: list[tuple[Any, str, Any]] = []
    try:
        for belief in beliefs:
            for place, wrong in belief.swaps.items():
                room, _, name = place.rpartition(".")
                right = getattr(sys.modules[f"{_GAME}.{room}"], name)
                changed += _replace(name, right, wrong)
        _forget()
        yield
    finally:
        for module, name, right in reversed(changed):
            setattr(module, name, right)
        _forget()


def _replace(name: str, right: Any, wrong: Any) -> list[tuple[Any, str, Any]]:
    """Put the wrong rule wherever the engine's modules have imported the right one."""
    places = [
        (module, name, right)
        for key, module in list(sys.modules.items())
        if (key == _GAME or key.startswith(_GAME + ".")) and getattr(module, name, None) is right
    ]
    for module, _, _ in places:
        setattr(module, name, wrong)
    return places


def _forget() -> None:
    """What the engine remembers of a hand was found by the rules of another moment."""
    module = sys.modules[f"{_GAME}.scoring"]
    clear: Callable[[], None] | None = getattr(module.score, "cache_clear", None)
    if clear:
        clear()
