"""PA-3.4: the match to 15."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.engine import Seat

GOAL = 15
"""The total that wins the match, in points (PA-3.4)."""


def leaders(scores: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the highest of the totals that have reached 15; nobody before that."""
    highest = max(scores, default=0)
    return tuple(s for s, total in enumerate(scores) if total == highest) if highest >= GOAL else ()


def winner_of(scores: Sequence[int]) -> Seat | None:
    """Who has won with these totals (PA-3.4): the highest of those that have reached 15.

    None while nobody has, or while the highest are equal and play on.

    >>> winner_of([15, 14]), winner_of([15, 16, 3]), winner_of([15, 15]), winner_of([14, 3])
    (0, 1, None, None)
    """
    ahead = leaders(scores)
    return ahead[0] if len(ahead) == 1 else None
