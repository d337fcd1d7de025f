"""The rules of Palki by number; their texts are in `tripalki_learn.explain`."""

from __future__ import annotations

from tripalki_learn.engine import Rule

_COUNTS = {1: 4, 2: 7, 3: 6}
_TABLE = {"1.2", "1.3", "2.4", "2.6", "3.1", "3.2", "3.4", "3.6"}

RULES: tuple[Rule, ...] = tuple(
    Rule(f"PA-{section}.{number}", f"{section}.{number}" in _TABLE)
    for section, count in _COUNTS.items()
    for number in range(1, count + 1)
)
"""Every rule, in the order of the rulebook; marked where it is a decision of the table."""
