"""Prints a table of ratios measured in this run: `python -m tests.benchmarks [PART …]`.

Needs the extras `test` and `benchmarks`; `bash tests/benchmarks/run` installs them by itself.
"""

from __future__ import annotations

import sys
from importlib import import_module

from tests.benchmarks.contest import table

PARTS = ("play", "hands", "drills", "bots", "strength", "page", "static", "engine")


def main(parts: list[str]) -> None:
    """Measures the parts that are named, or all of them, and prints one table."""
    unknown = set(parts) - set(PARTS)
    if unknown:
        sys.exit(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    rows = []
    for part in parts or PARTS:
        print(f"measuring: {part}", file=sys.stderr, flush=True)
        rows += import_module(f"tests.benchmarks.{part}").rows()
    print(table(rows))


main(sys.argv[1:])
