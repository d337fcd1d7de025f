"""Strength: the same deals again and again, with the seats of two levels rotated."""

from __future__ import annotations

from itertools import combinations
from math import sqrt
from typing import NamedTuple

from tripalki_learn.games import tri_palki
from tripalki_learn.players.tri_palki import played_out

PLAYERS = "ABCD"
SEATINGS = tuple(combinations(range(len(PLAYERS)), len(PLAYERS) // 2))
"""Which two seats the better level has: all six ways."""


class Duel(NamedTuple):
    """What came of it: the ``shares`` of all sticks that each level took, 0 to 1 (half is even),
    and half the width of the 95 % confidence ``interval`` of the better one's."""

    shares: tuple[float, float]
    interval: float
    deals: int


def duel(better: str, other: str, deals: int, seed: str = "duel") -> Duel:
    """Two seats of each level at a table of four, every deal once for each seating.

    A deal is the unit of the interval: what its six rounds have in common does not count twice.
    """
    taken, whole = [], []
    for number in range(deals):
        start = tri_palki.begun(tri_palki.begin(PLAYERS, number % len(PLAYERS)))
        dealt = tri_palki.dealt(start, f"{seed}:{number}")
        mine = everyone = 0
        for seats in SEATINGS:
            levels = [better if seat in seats else other for seat in range(len(PLAYERS))]
            penalised = played_out(dealt, levels).state.settlement.penalised
            mine += sum(seat in seats for seat in penalised)
            everyone += len(penalised)
        taken.append(mine)
        whole.append(everyone)
    share = sum(taken) / sum(whole)
    # The spread of a ratio of two sums, deal by deal.
    rest = [mine - share * everyone for mine, everyone in zip(taken, whole, strict=True)]
    spread = sqrt(sum(each * each for each in rest) / (deals - 1) / deals)
    return Duel((share, 1 - share), 1.96 * spread / (sum(whole) / deals), deals)
