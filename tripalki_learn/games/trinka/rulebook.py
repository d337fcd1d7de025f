"""The rules of Trinka by number; their texts are in `tripalki_learn.explain`."""

from __future__ import annotations

from tripalki_learn.engine import Rule

_COUNTS = {1: 7, 2: 7, 3: 3}
_TABLE = {"1.7", "2.1", "2.3", "2.5", "2.6", "3.2"}

RULES: tuple[Rule, ...] = tuple(
    Rule(f"TR-{section}.{number}", f"{section}.{number}" in _TABLE)
    for section, count in _COUNTS.items()
    for number in range(1, count + 1)
)
"""Every rule, in the order of the rulebook; marked where it is a decision of the table."""
