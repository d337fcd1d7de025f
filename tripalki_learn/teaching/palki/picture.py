"""A table of Palki as scenes hold it, but for its words."""

from __future__ import annotations

from typing import Any

from tripalki_learn.views.palki import SeatPicture, TablePicture


def picture_parts(picture: TablePicture) -> dict[str, Any]:
    """Seats, table and stock as JSON; what lies on the table is the ``centre``, what is still to be
    dealt the ``reserve`` (None when nothing is), as pages draw them for every game."""
    return {
        "game": "palki",
        "seats": [_seat(seat) for seat in picture.seats],
        "centre": None if picture.table is None else [card.code for card in picture.table],
        "reserve": picture.stock or None,
        "washed": [],
    }


def _seat(seat: SeatPicture) -> dict[str, Any]:
    return {
        "name": seat.name,
        "hand": [card and card.code for card in seat.hand],
        "captured": [card.code for card in seat.captured],
        "sheet": list(seat.sheet),
        "dealer": seat.dealer,
        "to_act": seat.to_act,
        "last": seat.last,
    }
