"""A table of Palki as SVG and in words: hands, table, captured piles and the struck-out sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tripalki_learn.cards import Card
from tripalki_learn.engine import Seat
from tripalki_learn.explain import Phrase, sentence
from tripalki_learn.games.palki import Observation, State
from tripalki_learn.views.card import HEIGHT, WIDTH, card_drawing, hand_drawing, svg
from tripalki_learn.views.drawing import FONT, frame, paper, words

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """What is to be seen of one seat.

    ``hand`` has None for a card face down; ``captured`` are the cards taken, ``sheet`` the running
    totals, all but the last struck out (PA-3.5); ``last`` captured last (PA-2.7).
    """

    name: str
    hand: tuple[Card | None, ...] = ()
    captured: Cards = ()
    sheet: tuple[int, ...] = ()
    dealer: bool = False
    to_act: bool = False
    last: bool = False


@dataclass(frozen=True, slots=True)
class TablePicture:
    """What is to be seen of a table of Palki.

    ``table`` is None before the first deal, ``stock`` the number of cards still to be dealt.
    """

    seats: tuple[SeatPicture, ...]
    table: Cards | None = None
    stock: int = 0


def picture_of(state: State | Observation, seat: Seat | None = None) -> TablePicture:
    """The table as ``seat`` sees it, or, without one, with all cards face up.

    What a seat has observed is drawn as it was seen.
    """
    if isinstance(state, Observation):
        begun, stock, seat = bool(state.held), state.stock, state.seat
    else:
        begun, stock = bool(state.hands), len(state.stock)

    def held(other: Seat) -> tuple[Card | None, ...]:
        if isinstance(state, Observation):
            return state.hand if other == seat else (None,) * state.held[other] if begun else ()
        hand = state.hands[other] if begun else ()
        return hand if seat in (None, other) else (None,) * len(hand)

    seats = tuple(
        SeatPicture(
            name=name,
            hand=held(other),
            captured=state.captured[other] if state.captured else (),
            sheet=state.sheet[other],
            dealer=other == state.dealer,
            to_act=other == state.to_act,
            last=other == state.last_capture,
        )
        for other, name in enumerate(state.players)
    )
    return TablePicture(seats, state.table if begun else None, stock)


# In words


def table_phrases(picture: TablePicture) -> list[Phrase]:
    """The table in words: each seat with what it has taken, then the table and what is undealt."""
    phrases: list[Phrase] = []
    for seat in picture.seats:
        phrases += _seat_phrases(seat)
    if picture.table is not None:
        key = "table.palki.table" if picture.table else "table.palki.table.empty"
        phrases.append(Phrase(key, {"cards": picture.table}))
        phrases.append(Phrase("table.palki.stock", {"count": picture.stock}))
    return phrases


def table_text(picture: TablePicture, lang: str = "en") -> str:
    """The table as plain text, to be read in a terminal."""
    return "\n".join(phrase.said(lang).text for phrase in table_phrases(picture))


def table_speech(picture: TablePicture, lang: str = "en") -> str:
    """The table as it is read aloud."""
    return " ".join(phrase.said(lang).spoken for phrase in table_phrases(picture))


def _marks(seat: SeatPicture) -> list[Phrase]:
    shown = (
        ("mark.dealer", seat.dealer),
        ("mark.to_act", seat.to_act),
        ("mark.palki.last_capture", seat.last),
    )
    return [Phrase(key) for key, there in shown if there]


def _seat_phrases(seat: SeatPicture) -> list[Phrase]:
    total = Phrase("mark.palki.score", {"count": seat.sheet[-1] if seat.sheet else 0})
    slots: dict[str, Any] = {"player": seat.name, "marks": [*_marks(seat), total]}
    key = "table.palki.seat"
    if not seat.hand:
        key += ".no_cards"
    elif None in seat.hand:
        key, slots["count"] = f"{key}.face_down", len(seat.hand)
    else:
        slots["cards"] = seat.hand
    phrases = [Phrase(key, slots)]
    if seat.captured:
        taken = {"player": seat.name, "cards": seat.captured}
        phrases.append(Phrase("table.palki.captured", taken))
    if len(seat.sheet) > 1:
        *struck, last = seat.sheet
        sheet = {"player": seat.name, "struck": struck, "total": last}
        phrases.append(Phrase("table.palki.struck", sheet))
    return phrases


# As a picture

_COLUMN, _ROW, _MARGIN, _GAP = 264, 144, 14, 6
_PILE, _ACROSS = 0.5, 9
"""How large a captured card is drawn, of its own size; and how many stand side by side."""


def _pile(cards: Sequence[Card], lang: str, four_colours: bool) -> str:
    """Captured cards, small, in rows."""
    across, down = WIDTH * _PILE + 2, HEIGHT * _PILE + 2
    return "".join(
        f'<g transform="translate({place % _ACROSS * across:g} {place // _ACROSS * down:g}) '
        f'scale({_PILE})">{card_drawing(card, lang, four_colours)}</g>'
        for place, card in enumerate(cards)
    )


def _height(seats: Sequence[SeatPicture]) -> float:
    """How high a row of seats is: with the largest pile of them."""
    rows = max(1, *(-(-len(seat.captured) // _ACROSS) for seat in seats))
    return _ROW + rows * (HEIGHT * _PILE + 2)


def _sheet(x: float, y: float, sheet: tuple[int, ...]) -> str:
    """The running totals, all but the last one struck out."""
    *struck, last = [str(total) for total in sheet] or ["0"]
    old = "".join(f'<tspan text-decoration="line-through">{total}</tspan> ' for total in struck)
    return (
        f'<text x="{x:g}" y="{y:g}" {FONT} font-size="15" fill="#1f1d1a" text-anchor="end">'
        f'{old}<tspan font-weight="700">{last}</tspan></text>'
    )


def _seat(seat: SeatPicture, height: float, lang: str, four_colours: bool) -> str:
    marks = [mark.said(lang).text for mark in _marks(seat) if mark.key != "mark.to_act"]
    edge = frame(_COLUMN - 12, height - 8) if seat.to_act else ""
    hand = f'<g transform="translate(0 44)">{hand_drawing(seat.hand, lang, four_colours)}</g>'
    pile = _pile(seat.captured, lang, four_colours)
    return (
        edge
        + words(0, 14, seat.name, 15, 600)
        + words(0, 34, " · ".join(marks))
        + _sheet(_COLUMN - 28, 14, seat.sheet)
        + hand
        + f'<g transform="translate(0 126)">{pile}</g>'
    )


def _middle(picture: TablePicture, lang: str, four_colours: bool) -> str:
    """What is undealt, then the cards on the table, in one row."""
    assert picture.table is not None
    stock = sentence(lang, "table.palki.stock", {"count": picture.stock}).text
    drawn = [words(0, HEIGHT + 18, stock)]
    x = 0
    if picture.stock:
        drawn.append(card_drawing(None))
        x = WIDTH + 20
    cards = hand_drawing(picture.table, lang, four_colours)
    return "".join(drawn) + f'<g transform="translate({x} 0)">{cards}</g>'


def table_svg(picture: TablePicture, lang: str = "en", four_colours: bool = False) -> str:
    """The table as SVG: seats with hands, sheets and captured piles, then the cards on the
    table."""
    columns = min(2, len(picture.seats))
    drawn, height = [], float(_MARGIN)
    for first in range(0, len(picture.seats), columns):
        row = picture.seats[first : first + columns]
        for place, seat in enumerate(row):
            drawn.append(
                f'<g transform="translate({_MARGIN + place * _COLUMN} {height:g})">'
                f"{_seat(seat, _height(row), lang, four_colours)}</g>"
            )
        height += _height(row)
    width, height = columns * _COLUMN + _MARGIN, height + _MARGIN
    if picture.table is not None:
        drawn.append(
            f'<g transform="translate({_MARGIN} {height - _MARGIN:g})">'
            f"{_middle(picture, lang, four_colours)}</g>"
        )
        height += HEIGHT + 30
        table = len(picture.table) * (WIDTH + _GAP) + bool(picture.stock) * (WIDTH + 20)
        width = max(width, 2 * _MARGIN + table)
    inner = paper(width, height) + "".join(drawn)
    return svg(width, height, table_speech(picture, lang), inner, scale=1)


def state_svg(state: State | Observation, lang: str = "en", four_colours: bool = False) -> str:
    """A state as SVG, all cards face up; or what a seat sees of it."""
    return table_svg(picture_of(state), lang, four_colours)
