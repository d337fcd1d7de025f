"""What every picture of a table is drawn with: its paper, its words and the frame of a seat."""

from __future__ import annotations

from tripalki_learn.views.markup import markup

FONT = "font-family=\"system-ui, 'DejaVu Sans', sans-serif\""


def words(x: float, y: float, text: str, size: int = 13, weight: int = 400) -> str:
    """A line of text, its left end at ``x`` and its foot at ``y``."""
    return (
        f'<text x="{x:g}" y="{y:g}" {FONT} font-size="{size}" font-weight="{weight}" '
        f'fill="#1f1d1a">{markup(text)}</text>'
    )


def frame(width: float, height: float) -> str:
    """The frame around the seat that is to act, whose corner is at the origin."""
    return (
        f'<rect x="-8" y="-4" width="{width:g}" height="{height:g}" rx="8" '
        'fill="#e7f0ef" stroke="#0d5c63"/>'
    )


def paper(width: float, height: float) -> str:
    """The sheet on which a table is drawn."""
    return f'<rect width="{width:g}" height="{height:g}" rx="12" fill="#fffdf9" stroke="#ddd6c9"/>'
