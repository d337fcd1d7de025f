"""Wrong beliefs about the rules, modelled as small wrong rules."""

from __future__ import annotations

from tripalki_learn.teaching.misconceptions import (
    comparing,
    settlement,
    special,
    stopping,
    turns,
    values,
    washouts,
)
from tripalki_learn.teaching.misconceptions.belief import Misconception, believing, or_else
from tripalki_learn.teaching.palki.misconceptions import BELIEFS as PALKI
from tripalki_learn.teaching.trinka.misconceptions import BELIEFS as TRINKA

ALL: tuple[Misconception, ...] = (
    *values.BELIEFS,
    *comparing.BELIEFS,
    *turns.BELIEFS,
    *washouts.BELIEFS,
    *stopping.BELIEFS,
    *special.BELIEFS,
    *settlement.BELIEFS,
)
"""Every misconception about Tri Palki that is modelled, by group of rules."""

EVERY: tuple[Misconception, ...] = (*ALL, *TRINKA, *PALKI)
"""Those about the other games too."""

_BY_NAME = {belief.name: belief for belief in EVERY}


def named(name: str) -> Misconception:
    """The misconception of a name. Raises `KeyError` if there is none.

    >>> named("add_all_three").rule
    'TP-1.3'
    """
    return _BY_NAME[name]


__all__ = ["ALL", "EVERY", "Misconception", "believing", "named", "or_else"]
