"""Random matches: the engine and the naive player say the same of every round."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest
import tomli_w

from tests.games.tri_palki.course import Course
from tests.games.tri_palki.table import NAMES, Table
from tests.reference.generate import random_record
from tests.reference.matches import replay
from tests.reference.rounds import Refused, act, fork, legal, set_up
from tests.reference.scorer import PACK
from tripalki_learn import records


def record_of(seed: int) -> dict[str, Any]:
    return random_record(seed, players=2 + seed % 7, rounds=1 + seed % 5)


def agree(seed: int) -> None:
    """The engine's functions, and the record that is written, read and replayed, both agree."""
    record = record_of(seed)
    theirs = replay(record)
    same(seed, Course(record).answer, theirs)
    text = tomli_w.dumps(record)
    trace = records.replay(records.read_record(text))
    same(seed, records.trace_json(trace), theirs)
    written = records.write_record(trace)
    assert tomllib.loads(written) == {"out": [], **completed(record)}, f"seed {seed}"
    assert records.replay(records.read_record(written)) == trace, f"seed {seed}"


def same(seed: int, ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    assert ours["status"] == theirs["status"], f"seed {seed}"
    for number, (here, there) in enumerate(zip(ours["rounds"], theirs["rounds"], strict=True), 1):
        said = {key: value for key, value in here.items() if key != "events"}
        assert said == there, f"seed {seed}, round {number}"
        assert all(event["rule"].startswith("TP-") for event in here.get("events", []))


def completed(record: dict[str, Any]) -> dict[str, Any]:
    """The record with the keys that it may leave out."""
    rounds = []
    for entry in record["rounds"]:
        optional = {"actions": []} if "deck" in entry else {"actions": [], "reserve": ""}
        rounds.append({**optional, **entry})
    return {**record, "rounds": rounds}


@pytest.mark.parametrize("block", range(10))
def test_random_matches_come_out_the_same(block: int) -> None:
    for seed in range(1000 + 14 * block, 1000 + 14 * (block + 1)):
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


@pytest.mark.parametrize("seed", range(40))
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
