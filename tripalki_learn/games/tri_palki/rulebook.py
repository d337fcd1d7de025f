"""The rules of Tri Palki by number; their texts are in `tripalki_learn.explain`."""

from __future__ import annotations

from tripalki_learn.engine import Rule

_COUNTS = {1: 6, 2: 10, 3: 7, 4: 11, 5: 11}
_TABLE = {"1.5", "2.3", "2.10", "3.3", "4.1", "4.4", "4.5"}

RULES: tuple[Rule, ...] = tuple(
    Rule(f"TP-{section}.{number}", f"{section}.{number}" in _TABLE)
    for section, count in _COUNTS.items()
    for number in range(1, count + 1)
)
"""Every rule, in the order of the rulebook; marked where it is a decision of the table."""
