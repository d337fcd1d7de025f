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
from tripalki_learn.teaching.misconceptions.belief import Misconception, believing

ALL: tuple[Misconception, ...] = (
    *values.BELIEFS,
    *comparing.BELIEFS,
    *turns.BELIEFS,
    *washouts.BELIEFS,
    *stopping.BELIEFS,
    *special.BELIEFS,
    *settlement.BELIEFS,
)
"""Every misconception that is modelled, by group of rules."""

_BY_NAME = {belief.name: belief for belief in ALL}


def named(name: str) -> Misconception:
    """The misconception of a name. Raises `KeyError` if there is none.

    >>> named("add_all_three").rule
    'TP-1.3'
    """
    return _BY_NAME[name]


__all__ = ["ALL", "Misconception", "believing", "named"]
