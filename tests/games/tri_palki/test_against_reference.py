"""Random matches: the engine and the naive player say the same of every round."""

from __future__ import annotations

import random
from typing import Any

import pytest
from reference.generate import random_record
from reference.rounds import Refused, act, fork, legal, replay, set_up
from reference.scorer import PACK

from games.tri_palki.course import Course
from games.tri_palki.table import NAMES, Table


def record_of(seed: int) -> dict[str, Any]:
    return random_record(seed, players=2 + seed % 7, rounds=1 + seed % 5)


def agree(seed: int) -> None:
    record = record_of(seed)
    ours, theirs = Course(record).answer, replay(record)
    assert ours["status"] == theirs["status"], f"seed {seed}"
    for number, (here, there) in enumerate(zip(ours["rounds"], theirs["rounds"], strict=True), 1):
        assert here == there, f"seed {seed}, round {number}"


@pytest.mark.parametrize("block", range(10))
def test_random_matches_come_out_the_same(block: int) -> None:
    for seed in range(1000 + 40 * block, 1000 + 40 * (block + 1)):
        agree(seed)


@pytest.mark.full
@pytest.mark.parametrize("block", range(40))
def test_thousands_of_random_matches_come_out_the_same(block: int) -> None:
    for seed in range(100_000 + 200 * block, 100_000 + 200 * (block + 1)):
        agree(seed)


def attempts(chance: random.Random, actions: list[str]) -> list[str]:
    """Texts that are mostly not allowed."""
    swaps = [f"{chance.choice(PACK)}>{chance.choice(PACK)}" for _ in range(6)]
    swaps += [actions[0], "all", "pass", "fold"] if actions else ["all", "pass"]
    two = f"{chance.choice(PACK)} {chance.choice(PACK)}>{chance.choice(PACK)} {chance.choice(PACK)}"
    texts = [*swaps, two, *(text.removesuffix(" call") for text in actions[1:])]
    return [text + ending for text in texts for ending in ("", " call")]


@pytest.mark.parametrize("seed", range(60))
def test_refusals_have_the_same_rule_and_code(seed: int) -> None:
    # Positions of the random records, followed for some turns; at each, everything is tried.
    record = random_record(seed, players=2 + seed % 4, rounds=1)
    entry = record["rounds"][0]
    if "deck" in entry or record.get("out"):
        entry = {"hands": ["AH KH 9D", "6D 7D 8D"], "centre": "QH 7H JC", "reserve": "6H 9C 10S"}
    seats = list(NAMES[: len(entry["hands"])])
    there = set_up(
        seats,
        "A",
        [hand.split() for hand in entry["hands"]],
        entry["centre"].split(),
        entry.get("reserve", "").split(),
    )
    here = Table.laid(entry["hands"], entry["centre"], entry.get("reserve", ""))
    chance = random.Random(seed)
    for _ in range(6):
        for text in attempts(chance, legal(there)):
            player = chance.choice([there["to_act"] or "A", *seats])
            try:
                act(fork(there), player, text)
            except Refused as fault:
                assert here.refused(f"{player} {text}") == (fault.rule, fault.code)
        if there["to_act"] is None:
            break
        chosen = f"{there['to_act']} {chance.choice(legal(there))}"
        act(there, *chosen.split(" ", 1))
        here.do(chosen)
