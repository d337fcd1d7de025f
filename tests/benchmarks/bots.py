"""Bots and analysis: the time of a move and of a hint, and the memory of a kernel that plays on."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

import psutil
from jupyter_client.manager import start_new_kernel

from tests.benchmarks.contest import Row, Sample, medians
from tests.benchmarks.play import PLAYERS, tri_palki_dealt, tri_palki_played
from tripalki_learn.engine import Trace
from tripalki_learn.games import tri_palki
from tripalki_learn.players.tri_palki import BOTS, decide, memory_of
from tripalki_learn.players.tri_palki.analysis import analyse
from tripalki_learn.players.tri_palki.field import SAMPLES

TURNS = 5
POSITIONS = 20
MATCHES = 50
WARM = 10
"""So many matches fill the caches before the memory is measured."""

PLAY = """
from itertools import permutations
from tripalki_learn.cards import PACK_36
from tripalki_learn.games.tri_palki import score
from tripalki_learn.widgets import Play

# The worth of every hand is kept, in whatever order it is held: that is an end, and reached before.
for hand in permutations(PACK_36, 3):
    score(hand)
play = Play(players=2)
count = 0

def ask(**wish):
    global count
    count += 1
    play.wanted = {"n": count, **wish}

def matches(number):
    for _ in range(number):
        ask(do="start", players=3, seat=0, levels=["careful"] * 3)
        while play.view["state"] != "won":
            if play.view["state"] == "over":
                ask(do="deal")
            else:
                ask(do="act", action="pass")
"""


def _positions() -> list[Trace]:
    """Rounds of four at some turn of bots of the middle level."""
    found = []
    for seed in range(POSITIONS):
        trace = tri_palki.dealt(tri_palki.begun(tri_palki.begin("ABCD", seed % 4)), seed)
        for _ in range(seed % 6):
            if trace.state.to_act is not None:
                trace = tri_palki.played(trace, decide(trace, "careful").action)
        if trace.state.to_act is not None:
            found.append(trace)
    return found


def _moving(level: str, positions: list[Trace]) -> Sample:
    def sample() -> dict[str, float]:
        start = process_time()
        for trace in positions:
            decide(trace, level)
        return {"milliseconds": 1000 * (process_time() - start) / len(positions)}

    return sample


def _analysing(positions: list[Trace]) -> Sample:
    def sample() -> dict[str, float]:
        start = process_time()
        for place, trace in enumerate(positions[:5]):
            analyse(memory_of(trace, trace.state.to_act), place)
        return {"milliseconds": 1000 * (process_time() - start) / 5}

    return sample


def _playing(rounds: int) -> Sample:
    chance = random.Random(4)

    def sample() -> dict[str, float]:
        start = process_time()
        for _ in range(rounds):
            tri_palki_played(tri_palki_dealt(chance), chance)
        return {"milliseconds": 1000 * (process_time() - start)}

    return sample


def kernel_memory(matches: int = MATCHES) -> tuple[float, float]:
    """What a kernel takes, in megabytes, before and after so many matches of its Play widget."""
    manager, client = start_new_kernel()
    try:

        def run(code: str) -> Any:
            asked = {"pid": "__import__('os').getpid()"}
            reply: Any = client.execute_interactive(code, timeout=900, user_expressions=asked)
            assert reply["content"]["status"] == "ok", reply["content"]
            return reply["content"]["user_expressions"]["pid"]["data"]["text/plain"]

        process = psutil.Process(int(run(PLAY)))
        run(f"matches({WARM})")
        before = process.memory_info().rss / 1e6
        run(f"matches({matches})")
        return before, process.memory_info().rss / 1e6
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def rows() -> list[Row]:
    """A move of each level, an analysis, and the memory of a kernel."""
    positions = _positions()
    playouts = f"{SAMPLES} random rounds, {PLAYERS} players"
    one = f"one random round, {PLAYERS} players"
    contenders = {level: _moving(level, positions) for level in BOTS}
    contenders |= {"analysis": _analysing(positions), one: _playing(1)}
    found = {name: each["milliseconds"] for name, each in medians(contenders, TURNS).items()}
    many = medians({playouts: _playing(SAMPLES)}, 1)[playouts]["milliseconds"]
    made = [
        Row(
            f"a move of the {level}, what it remembers included",
            *(one, found[level], found[one], "ms", found[level] / found[one]),
        )
        for level in BOTS
    ]
    mine = found["analysis"]
    made.append(
        Row(
            f"analysis of one position from {SAMPLES} deals",
            *(playouts, mine, many, "ms", mine / many, "at most 1"),
        )
    )
    before, after = kernel_memory()
    made.append(
        Row(
            f"memory of a kernel after {MATCHES} matches",
            *("before them", after, before, "MB", after / before, "at most 1.05"),
        )
    )
    return made
