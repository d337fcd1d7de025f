"""Records against a second, naive player of them."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.palki.test_properties import match
from tests.games.palki.test_records import grown
from tests.reference.palki_matches import replay as naive
from tripalki_learn.engine import Trace
from tripalki_learn.games import palki
from tripalki_learn.records import RecordError, read_record, replay, trace_json, write_record

CASES = Path(__file__).parents[2] / "cases" / "palki_records.jsonl"


def told(trace: Trace) -> dict[str, Any]:
    """The trace as JSON, without its format and its events."""
    found = trace_json(trace)
    for each in found["rounds"]:
        del each["events"]
    return {"status": found["status"], "rounds": found["rounds"]}


def played(seed: int, games: int = 3) -> Trace:
    """A random match, left in the middle of a game now and then."""
    steps = list(match(seed, games))
    trace = palki.begun(steps[0][0])
    for _, cause, _ in steps[: random.Random(seed).randint(2, len(steps))]:
        trace = trace if cause is None else grown(trace, *cause)
    return trace


def test_the_naive_player_agrees_with_the_cases() -> None:
    lines = CASES.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 16
    for case in map(json.loads, lines):
        assert naive(tomllib.loads(case["record"])) == case["expected"], case["name"]


def check(seeds: range) -> None:
    for seed in seeds:
        trace = played(seed)
        assert told(trace) == naive(tomllib.loads(write_record(trace))), seed


def test_random_matches_go_as_the_naive_player_says() -> None:
    check(range(40))


@pytest.mark.full
def test_2000_random_matches_go_as_the_naive_player_says() -> None:
    check(range(1000, 3000))


DAMAGE = ["", "x", "7", "{}", "[]", "true", '"stop"', '"A 2C x"', "[1, 2]", '["2C"]', "-1", "1.5"]


def test_a_damaged_record_is_refused_and_never_a_crash() -> None:
    """A piece of a good record is cut out, doubled, or something else is put in its place."""
    chance = random.Random("damage")
    refused = 0
    for seed in range(12):
        good = write_record(played(seed, games=1))
        for _ in range(25):
            at, size = chance.randrange(len(good)), chance.randrange(1, 30)
            piece = chance.choice([*DAMAGE, good[at : at + size] * 2])
            try:
                replay(read_record(good[:at] + piece + good[at + size :]))
            except RecordError as error:
                refused += 1
                assert str(error)
    assert refused > 200
