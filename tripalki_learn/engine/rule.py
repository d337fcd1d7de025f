"""A rule, by its number."""

from __future__ import annotations

from typing import NamedTuple

from tripalki_learn.engine.showing import Told, showing


@showing(Told)
class Rule(NamedTuple):
    """A rule of a game.

    ``number`` is its name everywhere (``"TP-5.2"``); ``table`` tells that the sources leave the
    point open and the rule, or part of it, is this table's decision.

    >>> Rule("TP-5.6", table=False).section, str(Rule("TP-5.6", table=False))
    ('TP-5', '[TP-5.6] The last survivor wins the match.')
    """

    number: str
    table: bool

    @property
    def section(self) -> str:
        """The section that the rule stands in (``"TP-5"``)."""
        return self.number.rpartition(".")[0]

    @property
    def letters(self) -> str:
        """The letters with which the numbers of its game begin (``"TP"``)."""
        return self.number.partition("-")[0]
