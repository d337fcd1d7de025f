"""A record: a match as it was played, as text keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import tomli_w

from tripalki_learn.engine import Trace
from tripalki_learn.errors import TriPalkiError

FORMAT = "tripalki-record/1"
"""What the key ``format`` of a record says."""

MAXIMUM_SIZE = 1_000_000
"""The largest record that is read, in bytes."""


@dataclass(frozen=True, slots=True)
class Record:
    """A record whose head has been checked.

    ``game`` names the game, ``head`` holds its other keys but the rounds, ``rounds`` the rounds as
    they were read: each is checked when it is replayed, so that faults come in the record's order.

    >>> Record("tri_palki", {"players": ["A", "B"], "dealer": "A"}, ({"deck": ""},))
    <Record of tri_palki: A, B; rounds: 1>
    """

    game: str
    head: Mapping[str, Any]
    rounds: tuple[Any, ...]

    def __str__(self) -> str:
        return tomli_w.dumps(
            {"format": FORMAT, "game": self.game, **self.head, "rounds": list(self.rounds)}
        )

    def __repr__(self) -> str:
        players = ", ".join(self.head["players"])
        return f"<Record of {self.game}: {players}; rounds: {len(self.rounds)}>"

    def _repr_html_(self) -> str:
        from tripalki_learn.views.markup import markup

        return f"<pre>{markup(str(self))}</pre>"


class RecordError(TriPalkiError):
    """A record that cannot be read or breaks a rule.

    ``code`` and ``rule`` say what is wrong; ``round`` and ``action``, from 1, say where (None where
    that does not apply); ``to_act`` is the name of the player to act there, ``legal`` the actions
    that would be legal, as texts; ``trace`` is the course of play up to the fault.

    >>> str(RecordError("unknown_player", name="Z", players=["A", "B"]))
    '“Z” does not begin with the name of a player; the players are: A and B.'
    """

    def __init__(self, code: str, rule: str | None = None, **facts: object) -> None:
        super().__init__(code, rule, **facts)
        self.round: int | None = None
        self.action: int | None = None
        self.to_act: str | None = None
        self.legal: tuple[str, ...] = ()
        self.trace: Trace | None = None
