"""The records of `tests/cases` as traces."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from tripalki_learn.engine import Trace
from tripalki_learn.records import read_record, replay

_FILE = Path(__file__).parent.parent / "cases" / "tri_palki_records.jsonl"


@cache
def cases() -> dict[str, dict[str, Any]]:
    """The cases by name: a ``record`` as text and what is ``expected`` of it."""
    lines = _FILE.read_text(encoding="utf-8").splitlines()
    return {case["name"]: case for case in map(json.loads, filter(None, lines))}


@cache
def trace_of(name: str) -> Trace:
    """The course of play of a case."""
    return replay(read_record(cases()[name]["record"]))
