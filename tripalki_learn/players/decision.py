"""A decision: what a player does, and why, as facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason, as a fact: ``key`` names it, ``facts`` are what it is made of (cards, points,
    numbers); `explain` says it in a sentence (``reason.<key>``).

    What a reason tells may be hidden from the others at the table until the reveal.
    """

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decision:
    """The ``action`` that a player takes, and its ``reasons``, the weightiest first."""

    action: Any
    reasons: tuple[Reason, ...]
