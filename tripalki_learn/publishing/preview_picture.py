"""The picture that a message shows beside a link to the site: the best hand, and three sticks."""

from __future__ import annotations

from io import BytesIO

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import FancyBboxPatch

from tripalki_learn.cards import parse_cards

WIDTH, HEIGHT = 1200, 630
"""Pixels; what networks ask such a picture to be."""

HAND = parse_cards("AH KH QH")

_DPI = 100
_PAPER, _CARD, _EDGE, _RED, _ACCENT = "#faf7f0", "#ffffff", "#8f887b", "#b3261e", "#0b5d66"


def preview_picture() -> bytes:
    """The picture as PNG, the same bytes each time: its letters come with matplotlib.

    >>> preview_picture()[:4]
    b'\\x89PNG'
    """
    figure = Figure((WIDTH / _DPI, HEIGHT / _DPI), dpi=_DPI, facecolor=_PAPER)
    paper = figure.add_axes((0, 0, 1, 1))
    paper.set_axis_off()
    paper.set_xlim(0, WIDTH)
    paper.set_ylim(HEIGHT, 0)
    for place, card in enumerate(HAND):
        _card(paper, 106 + 344 * place, card.rank.value, card.suit.symbol)
    for left, lean in ((558, 0), (600, 0), (637, 10)):
        stick = Line2D([left, left + lean], [588, 538], linewidth=11.5, color=_ACCENT)
        stick.set_solid_capstyle("round")
        paper.add_line(stick)
    made = BytesIO()
    figure.savefig(made, format="png", metadata={"Software": None})
    return made.getvalue()


def _card(paper: Axes, left: float, index: str, symbol: str) -> None:
    shape = FancyBboxPatch(
        (left, 60), 298, 421, boxstyle="round,pad=0,rounding_size=30", fc=_CARD, ec=_EDGE, lw=6.5
    )
    paper.add_patch(shape)
    paper.text(
        *(left + 82, 148, index), color=_RED, fontsize=112, weight="bold", family="DejaVu Serif",
        ha="center", va="center_baseline",
    )  # fmt: skip
    paper.text(
        *(left + 197, 372, symbol), color=_RED, fontsize=160, family="DejaVu Sans",
        ha="center", va="center",
    )  # fmt: skip
