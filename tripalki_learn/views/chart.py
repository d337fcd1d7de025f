"""Charts of shares as SVG, drawn by matplotlib where that is installed.

A chart is drawn once, with room for the longest words, and then written in each language. Its
colours and letters are those of the page that shows it, so that it agrees with light and dark.
It carries no identifiers, styles or dates: the same chart is the same text.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
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

_WIDTH, _BAR, _AROUND = 5.2, 0.25, 0.62
"""Inches: of a chart, of a row, of what stands above and below the rows."""


Said = Callable[[str], str]
"""Words by language."""


class Series(NamedTuple):
    """One kind of bar: what it stands for, and its share (0 to 1) in each row.

    >>> Series(lambda lang: "yes", [0.25]).shares
    [0.25]
    """

    label: Said
    shares: Sequence[float]


def share_charts(
    rows: Sequence[Said],
    series: Sequence[Series],
    percent: Callable[[float], Said],
    languages: Sequence[str],
    rows_are: Said | None = None,
) -> dict[str, str] | None:
    """A bar for each row from above down, of all ``series`` one after the other, as SVG by
    language; None where matplotlib is not installed (Python in a page).

    ``percent`` writes a share; ``rows_are`` says what the rows are.

    >>> charts = share_charts([str], [Series(str, [0.5])], lambda share: str, ["en"])
    >>> charts is None or charts["en"][:4]
    '<svg'
    """
    known: dict[str, Said] = {}

    def longest(words: Said) -> str:
        text = max((words(lang) for lang in languages), key=len)
        known[text] = words
        return text

    drawn = _drawn(
        [longest(row) for row in rows],
        [(longest(each.label), each.shares) for each in series],
        lambda share: longest(percent(share)),
        longest(rows_are) if rows_are else "",
    )
    if drawn is None:
        return None
    return {
        lang: plain(drawn, {text: said(lang) for text, said in known.items()}) for lang in languages
    }


def _drawn(
    rows: list[str],
    series: list[tuple[str, Sequence[float]]],
    percent: Callable[[float], str],
    rows_are: str,
) -> str | None:
    try:
        with _quiet():
            from matplotlib import rc_context
            from matplotlib.figure import Figure
            from matplotlib.ticker import FuncFormatter, MaxNLocator
    except ImportError:
        return None
    # What explains the colours stands above the bars, two in a line where there are many.
    columns = len(series) if len(series) < 3 else 2
    lines = -(-len(series) // columns) if len(series) > 1 else 0
    height = _BAR * (len(rows) + lines) + _AROUND
    with rc_context(
        {"svg.fonttype": "none", "svg.hashsalt": "chart", "font.size": 11, "text.color": _INK}
    ):
        figure = Figure((_WIDTH, height), layout="constrained")
        axes = figure.add_subplot()
        places = range(len(rows))
        begin = [0.0] * len(rows)
        for (label, shares), colour in zip(series, _SERIES, strict=False):
            axes.barh(
                places, shares, left=begin, height=0.72, label=label,
                color=colour, edgecolor=_SHEET, linewidth=0.6,
            )  # fmt: skip
            begin = [start + share for start, share in zip(begin, shares, strict=True)]
        axes.set_yticks(places, rows)
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlim(0, min(1.0, max(begin) * 1.06) or 1.0)
        axes.xaxis.set_major_locator(MaxNLocator(4))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _: percent(share)))
        axes.tick_params(length=0, labelcolor=_INK)
        axes.spines[:].set_visible(False)
        axes.set_axisbelow(True)
        axes.grid(axis="x", color=_LINE, linewidth=0.8)
        if rows_are:
            axes.set_ylabel(rows_are, color=_INK)
        if len(series) > 1:
            figure.legend(
                loc="outside upper left", ncols=columns, frameon=False, handlelength=1,
                columnspacing=1.2,
            )  # fmt: skip
        made = StringIO()
        figure.savefig(made, format="svg", transparent=True, metadata={"Date": None})
    return made.getvalue()


@contextmanager
def _quiet() -> Iterator[None]:
    """Without what matplotlib has to say when it looks for fonts for the first time: a reader of a
    lesson can do nothing about that."""
    log = logging.getLogger("matplotlib")
    before = log.level
    log.setLevel(logging.ERROR)
    try:
        yield
    finally:
        log.setLevel(before)


def plain(drawn: str, words: Mapping[str, str]) -> str:
    """A drawing of matplotlib's without what a page does not want: every shape and text by itself,
    its look in attributes, its colours those of the page; ``words`` what its texts
    become."""
    root = ElementTree.fromstring(drawn)
    made = ElementTree.Element("svg", {"xmlns": SVG, "viewBox": root.attrib["viewBox"]})
    _copy(root, made, words)
    return ElementTree.tostring(made, encoding="unicode")


def _copy(node: ElementTree.Element, made: ElementTree.Element, words: Mapping[str, str]) -> None:
    for child in node:
        name = child.tag.removeprefix(f"{{{SVG}}}")
        if name == "g":
            _copy(child, made, words)
        elif name in ("path", "text"):
            kept = _attributes(name, child)
            if kept is not None:
                shape = ElementTree.SubElement(made, name, kept)
                shape.text = words[child.text] if child.text else None


def _attributes(name: str, node: ElementTree.Element) -> dict[str, str] | None:
    """What is kept of a shape; None for one that shows nothing."""
    style = dict(re.findall(r"([\w-]+): ?([^;]+)", node.get("style", "")))
    if name == "text":
        kept = {"x": _short(node.get("x", "0")), "y": _short(node.get("y", "0"))}
        turn = node.get("transform", "")
        if turn and not re.match(r"rotate\(-?0 ", turn):
            kept["transform"] = _short(turn)
        kept["font-size"] = style.get("font-size", "11px").removesuffix("px")
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
