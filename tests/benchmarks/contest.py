"""A contest: several that do the like, measured in turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median

Sample = Callable[[], Mapping[str, float]]
"""Measures once; returns one number for each quantity measured, the same names each time."""


@dataclass(frozen=True)
class Row:
    """One line of the table: ``ours`` beside ``theirs``, both medians in ``unit``.

    ``aim`` is a phrase such as "at least 5", or "" where a row is only for comparison.
    """

    what: str
    beside: str
    ours: float
    theirs: float
    unit: str
    ratio: float
    aim: str = ""


def medians(contenders: Mapping[str, Sample], turns: int) -> dict[str, dict[str, float]]:
    """The median of every quantity by contender, over ``turns`` rounds in which each goes once.

    Taking turns spreads whatever else the machine does evenly over all of them.
    """
    taken: dict[str, list[Mapping[str, float]]] = {name: [] for name in contenders}
    for turn in range(turns + 1):
        for name, sample in contenders.items():
            measured = sample()
            if turn:  # the first turn fills caches
                taken[name].append(measured)
    return {
        name: {quantity: median(one[quantity] for one in samples) for quantity in samples[0]}
        for name, samples in taken.items()
    }


def table(rows: list[Row]) -> str:
    """The rows as aligned text."""
    lines = [("", "beside", "ours", "theirs", "", "ratio", "aim")]
    for row in rows:
        lines.append(
            (
                row.what,
                row.beside,
                f"{row.ours:,.2f}" if row.ours < 100 else f"{row.ours:,.0f}",
                f"{row.theirs:,.2f}" if row.theirs < 100 else f"{row.theirs:,.0f}",
                row.unit,
                f"{row.ratio:.2f}",
                row.aim,
            )
        )
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    numbers = (2, 3, 5)
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column in numbers else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
