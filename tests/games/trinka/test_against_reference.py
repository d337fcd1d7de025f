"""Records against a second, naive player of them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.trinka.matches import played
from tests.reference.trinka_matches import replay as naive
from tripalki_learn.records import trace_json, write_record

CASES = Path(__file__).parents[2] / "cases" / "trinka_records.jsonl"


def told(trace: Any) -> dict[str, Any]:
    """The trace as JSON, without its format and its events."""
    found = trace_json(trace)
    for each in found["rounds"]:
        del each["events"]
    return {"status": found["status"], "rounds": found["rounds"]}


def test_the_naive_player_agrees_with_the_cases() -> None:
    lines = CASES.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 18
    for case in map(json.loads, lines):
        assert naive(tomllib.loads(case["record"])) == case["expected"], case["name"]


@pytest.mark.parametrize("seed", range(30))
def test_a_random_match_goes_as_the_naive_player_says(seed: int) -> None:
    trace = played(seed, rounds=6)
    assert told(trace) == naive(tomllib.loads(write_record(trace)))


@pytest.mark.full
@pytest.mark.parametrize("block", range(10))
def test_2000_random_matches_go_as_the_naive_player_says(block: int) -> None:
    for seed in range(1000 + 200 * block, 1200 + 200 * block):
        trace = played.__wrapped__(seed, rounds=5)
        assert told(trace) == naive(tomllib.loads(write_record(trace))), seed
