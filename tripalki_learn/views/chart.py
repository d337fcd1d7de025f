"""Charts of shares as SVG, drawn by matplotlib where that is installed.

A chart takes its colours and letters from the page that shows it, so that it agrees with the page's
light or dark. It carries no identifiers, styles or dates: the same chart is the same text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from io import StringIO
from typing import NamedTuple
from xml.etree import ElementTree

SVG = "http://www.w3.org/2000/svg"

INKS = {
    "#000001": "var(--tp-ink)",
    "#000002": "var(--tp-line)",
    "#000003": "var(--tp-sheet)",
    "#000011": "var(--tp-accent)",
    "#000012": "var(--tp-edge)",
    "#000013": "var(--tp-penalty)",
    "#000014": "var(--tp-pip-blue)",
    "#000015": "var(--tp-ink)",
}
"""What stands for the inks of the page while a chart is drawn: matplotlib knows colours only."""

_INK, _LINE, _SHEET, *_SERIES = INKS

_WIDTH, _BAR, _AROUND = 5.2, 0.235, 0.62
"""Inches: of a chart, of a row, of what stands above and below the rows."""


class Series(NamedTuple):
    """One kind of bar: what it stands for, and its share (0 to 1) in each row."""

    label: str
    shares: Sequence[float]


def share_chart(
    rows: Sequence[str],
    series: Sequence[Series],
    percent: Callable[[float], str],
    rows_are: str = "",
) -> str | None:
    """A bar for each row from above down, of all ``series`` one after the other, as SVG; None
    where matplotlib is not installed (Python in a page).

    ``percent`` writes a share as people of a language do; ``rows_are`` says what the rows are.
    """
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
        from matplotlib.ticker import FuncFormatter, MaxNLocator
    except ImportError:
        return None
    height = _BAR * len(rows) + _AROUND + (0.3 if len(series) > 1 else 0)
    with rc_context(
        {"svg.fonttype": "none", "svg.hashsalt": "chart", "font.size": 9, "text.color": _INK}
    ):
        figure = Figure((_WIDTH, height), layout="constrained")
        axes = figure.add_subplot()
        places = range(len(rows))
        begin = [0.0] * len(rows)
        for kind, colour in zip(series, _SERIES, strict=False):
            axes.barh(
                places, kind.shares, left=begin, height=0.72, label=kind.label,
                color=colour, edgecolor=_SHEET, linewidth=0.6,
            )  # fmt: skip
            begin = [start + share for start, share in zip(begin, kind.shares, strict=True)]
        axes.set_yticks(places, rows)
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlim(0, min(1.0, max(begin) * 1.06) or 1.0)
        axes.xaxis.set_major_locator(MaxNLocator(5))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _: percent(share)))
        axes.tick_params(length=0, labelcolor=_INK)
        axes.spines[:].set_visible(False)
        axes.set_axisbelow(True)
        axes.grid(axis="x", color=_LINE, linewidth=0.8)
        if rows_are:
            axes.set_ylabel(rows_are, color=_INK)
        if len(series) > 1:
            figure.legend(
                loc="outside upper left", ncols=len(series), frameon=False, handlelength=1,
                columnspacing=1.2,
            )  # fmt: skip
        made = StringIO()
        figure.savefig(made, format="svg", transparent=True, metadata={"Date": None})
    return plain(made.getvalue())


def plain(drawn: str) -> str:
    """A drawing of matplotlib's without what a page does not want: every shape and text by itself,
    its look in attributes, its colours those of the page."""
    root = ElementTree.fromstring(drawn)
    made = ElementTree.Element("svg", {"xmlns": SVG, "viewBox": root.attrib["viewBox"]})
    _copy(root, made)
    return ElementTree.tostring(made, encoding="unicode")


def _copy(node: ElementTree.Element, made: ElementTree.Element) -> None:
    for child in node:
        name = child.tag.removeprefix(f"{{{SVG}}}")
        if name == "g":
            _copy(child, made)
        elif name in ("path", "text"):
            kept = _attributes(name, child)
            if kept is not None:
                ElementTree.SubElement(made, name, kept).text = child.text


def _attributes(name: str, node: ElementTree.Element) -> dict[str, str] | None:
    """What is kept of a shape; None for one that shows nothing."""
    style = dict(re.findall(r"([\w-]+): ?([^;]+)", node.get("style", "")))
    if name == "text":
        kept = {"x": _short(node.get("x", "0")), "y": _short(node.get("y", "0"))}
        turn = node.get("transform", "")
        if turn and not re.match(r"rotate\(-?0 ", turn):
            kept["transform"] = _short(turn)
        kept["font-size"] = style.get("font-size", "9px").removesuffix("px")
        if "text-anchor" in style:
            kept["text-anchor"] = style["text-anchor"]
        return {**kept, "fill": _ink(style.get("fill", _INK))}
    fill, stroke = style.get("fill", "none"), style.get("stroke", "none")
    if fill == stroke == "none" or "d" not in node.attrib:
        return None
    kept = {"d": _short(" ".join(node.attrib["d"].split())), "fill": _ink(fill)}
    if stroke != "none":
        kept["stroke"] = _ink(stroke)
        kept["stroke-width"] = style.get("stroke-width", "1")
    return kept


def _ink(colour: str) -> str:
    return INKS.get(colour, colour)


def _short(numbers: str) -> str:
    def rounded(found: re.Match[str]) -> str:
        return f"{float(found[0]):.1f}".removesuffix(".0")

    return re.sub(r"-?\d+\.\d+", rounded, numbers)
