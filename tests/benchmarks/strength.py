"""How strong the bots are: each level beside the one below, duplicate deals, seats rotated."""

from __future__ import annotations

from itertools import pairwise

from tests.benchmarks.contest import Row
from tests.players.tri_palki.duplicate import duel
from tripalki_learn.players.tri_palki import BOTS

DEALS = 1500
"""Each is played in all six seatings of two against two."""


def rows() -> list[Row]:
    """For each level the share of the sticks that it takes from the one below; half is even."""
    made = []
    for below, level in pairwise(BOTS):
        found = duel(level, below, DEALS)
        mine, theirs = (100 * share for share in found.shares)
        width = 100 * found.interval
        made.append(
            Row(
                f"sticks of the {level}, 4 players, {DEALS} deals, 95 %: ± {width:.1f}",
                f"those of the {below}",
                *(mine, theirs, "%", mine / theirs),
                f"at most {50 - width:.1f} %",
            )
        )
    return made
