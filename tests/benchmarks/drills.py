"""The time of generating one exercise of each kind, beside one random round of the engine."""

from __future__ import annotations

import random
from itertools import count
from statistics import median
from time import process_time

from tests.benchmarks.contest import Row, Sample, medians
from tests.benchmarks.play import PLAYERS, tri_palki_dealt, tri_palki_played
from tripalki_learn.teaching.drills import KINDS, LEVELS, generate

TURNS = 8
EACH = 9
"""So many are made in a sample: the levels in turn."""


def _generating(kind: str) -> Sample:
    seeds = count()

    def sample() -> dict[str, float]:
        taken = []
        for place in range(EACH):
            seed = next(seeds)
            start = process_time()
            generate(kind, seed, LEVELS[place % len(LEVELS)])
            taken.append(process_time() - start)
        return {"milliseconds": 1000 * median(taken)}

    return sample


def _playing() -> Sample:
    rng = random.Random(4)

    def sample() -> dict[str, float]:
        taken = []
        for _ in range(EACH):
            start = process_time()
            tri_palki_played(tri_palki_dealt(rng), rng)
            taken.append(process_time() - start)
        return {"milliseconds": 1000 * median(taken)}

    return sample


def rows() -> list[Row]:
    """For each kind the median in milliseconds, with what its beliefs answer and what follows."""
    others = {f"one random round, {PLAYERS} players": _playing()}
    contenders = {kind: _generating(kind) for kind in KINDS} | others
    result = medians(contenders, TURNS)
    ((name, theirs),) = ((name, result[name]["milliseconds"]) for name in others)
    return [
        Row(
            f"generate one exercise: {kind}", name, ours, theirs, "ms", ours / theirs, "ms under 20"
        )
        for kind in KINDS
        for ours in (result[kind]["milliseconds"],)
    ]
