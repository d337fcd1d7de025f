"""A table as SVG."""

from __future__ import annotations

from tripalki_learn.explain.sentence import sentence
from tripalki_learn.games.tri_palki import Observation, State
from tripalki_learn.views.card import HEIGHT, WIDTH, card_drawing, hand_drawing, svg
from tripalki_learn.views.drawing import frame, paper, words
from tripalki_learn.views.picture import SeatPicture, TablePicture, picture_of
from tripalki_learn.views.text import seat_note, table_speech

_COLUMN, _ROW, _MARGIN = 210, 160, 14


def _sticks(x: float, y: float, seat: SeatPicture) -> str:
    """Three marks, of which those held are dark and those just taken red and leaning."""
    drawn = []
    for place in range(3):
        held = place < seat.sticks
        new = seat.sticks - seat.new_sticks <= place < seat.sticks
        colour = "#b3261e" if new else "#1f1d1a" if held else "#ddd6c9"
        lean = f' transform="rotate(8 {x + place * 10} {y})"' if new else ""
        drawn.append(
            f'<rect x="{x + place * 10:g}" y="{y - 16:g}" width="5" height="18" rx="2" '
            f'fill="{colour}"{lean}/>'
        )
    return "".join(drawn)


def _seat(seat: SeatPicture, lang: str, four_colours: bool) -> str:
    marks = [
        sentence(lang, f"mark.{name}", {}).text
        for name, shown in (("dealer", seat.dealer), ("out", seat.out), ("caller", seat.caller))
        if shown
    ]
    edge = ""
    if seat.to_act:
        edge = frame(_COLUMN - 12, _ROW - 8)
    name = " · ".join([seat.name, *marks])
    cards = f'<g transform="translate(0 22)">{hand_drawing(seat.hand, lang, four_colours)}</g>'
    note = words(0, 112, seat_note(seat, lang) or "")
    return edge + words(0, 14, name, 15, 600) + cards + note + _sticks(0, 140, seat)


def _middle(picture: TablePicture, lang: str, four_colours: bool) -> str:
    """Reserve, centre and washed-out cards, in one row."""
    assert picture.centre is not None
    drawn, x = [], 0
    if picture.reserve:
        drawn.append(card_drawing(None))
        x += WIDTH + 20
    reserve = sentence(lang, "table.reserve", {"count": picture.reserve or 0}).text
    drawn.append(words(0, HEIGHT + 18, reserve))
    drawn.append(
        f'<g transform="translate({x} 0)">{hand_drawing(picture.centre, lang, four_colours)}</g>'
    )
    washed = [card for triple in picture.washed for card in triple]
    if washed:
        x = 270
        fan = "".join(
            f'<g transform="translate({x + place * 18} 0)" opacity=".5">'
            f"{card_drawing(card, lang, four_colours)}</g>"
            for place, card in enumerate(washed)
        )
        drawn += [fan, words(x, HEIGHT + 18, sentence(lang, "table.washed_label", {}).text)]
    return "".join(drawn)


def table_svg(picture: TablePicture, lang: str = "en", four_colours: bool = False) -> str:
    """The table as SVG: seats with hands, marks and sticks, then reserve, centre, washed cards.

    >>> from tripalki_learn.games.tri_palki import showdown
    >>> state = showdown({"A": "AH KH QH", "B": "6D 6C 6S"}).start
    >>> table_svg(picture_of(state))[:4]
    '<svg'
    """
    columns = min(4, len(picture.seats))
    rows = -(-len(picture.seats) // columns)
    drawn = [
        f'<g transform="translate({_MARGIN + place % columns * _COLUMN} '
        f'{_MARGIN + place // columns * _ROW})">{_seat(seat, lang, four_colours)}</g>'
        for place, seat in enumerate(picture.seats)
    ]
    height = 2 * _MARGIN + rows * _ROW
    if picture.centre is not None:
        drawn.append(
            f'<g transform="translate({_MARGIN} {height - _MARGIN})">'
            f"{_middle(picture, lang, four_colours)}</g>"
        )
        height += HEIGHT + 30
    washed = 3 * len(picture.washed)
    width = max(columns * _COLUMN + _MARGIN, 320 + 18 * washed if washed else 0)
    inner = paper(width, height) + "".join(drawn)
    return svg(width, height, table_speech(picture, lang), inner, scale=1)


def state_svg(state: State | Observation, lang: str = "en", four_colours: bool = False) -> str:
    """A state as SVG, all cards face up; or what a seat sees of it.

    >>> from tripalki_learn.games.tri_palki import showdown
    >>> state = showdown({"A": "AH KH QH", "B": "6D 6C 6S"}).start
    >>> "king of hearts" in state_svg(state)
    True
    """
    return table_svg(picture_of(state), lang, four_colours)
