"""The naive reference agrees with the cases that were worked by hand."""

import copy
import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from .generate import random_record
from .happenings import RARE, happenings
from .matches import replay
from .rounds import Refused
from .scorer import score_json

CASES = Path(__file__).parents[1] / "cases"


def lines(name: str) -> list[dict[str, Any]]:
    text = (CASES / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines() if line.strip()]


def named(name: str) -> list[Any]:
    return [pytest.param(case, id=case["name"]) for case in lines(name)]


def test_the_hands_score_as_they_were_worked_by_hand() -> None:
    expected = json.loads((CASES / "tri_palki_hands.json").read_text(encoding="utf-8"))
    assert len(expected) == 25
    assert score_json([hand["cards"] for hand in expected]) == expected


@pytest.mark.parametrize("case", named("tri_palki_records.jsonl"))
def test_a_record_replays_as_it_was_worked_by_hand(case: dict[str, Any]) -> None:
    assert replay(tomllib.loads(case["record"])) == case["expected"]


@pytest.mark.parametrize("case", named("tri_palki_errors.jsonl"))
def test_a_faulty_record_is_refused_at_its_place(case: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        replay(tomllib.loads(case["record"]))
    fault = caught.value
    found = {"round": fault.round, "action": fault.action, "rule": fault.rule, "code": fault.code}
    assert found == case["expected"]


def test_there_are_as_many_cases_as_the_files_promise() -> None:
    assert len(lines("tri_palki_records.jsonl")) == 36
    assert len(lines("tri_palki_errors.jsonl")) == 13


def test_the_generator_reaches_everything_that_a_comparison_must_see() -> None:
    seen: Counter[str] = Counter()
    for seed in range(120):
        record = random_record(seed, 2 + seed % 7, 1 + seed % 4)
        answer = replay(copy.deepcopy(record))
        seen[answer["status"]] += 1
        seen["out from the start"] += bool(record.get("out"))
        for entry, result in zip(record["rounds"], answer["rounds"], strict=True):
            seen.update(happenings(entry, result))
    rare = {name: seen[name] for name in RARE}
    assert min(rare.values()) >= 3, rare


def test_the_generator_gives_the_same_record_for_the_same_seed() -> None:
    assert random_record(7, 4, 3) == random_record(7, 4, 3)
    assert random_record(7, 4, 3) != random_record(8, 4, 3)
