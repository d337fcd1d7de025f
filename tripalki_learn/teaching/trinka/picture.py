"""A table of Trinka as scenes hold it, but for its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tripalki_learn.explain import Phrase
from tripalki_learn.views.trinka import SeatPicture, TablePicture, score_phrase


def picture_parts(picture: TablePicture, said: Callable[[Phrase], Any]) -> dict[str, Any]:
    """Seats and bank as JSON; ``said`` gives a note under a hand as the scene holds phrases."""
    return {
        "game": "trinka",
        "seats": [_seat(seat, said, picture.bank is not None) for seat in picture.seats],
        "centre": None,
        "reserve": None,
        "washed": [],
        "bank": picture.bank,
    }


def _seat(seat: SeatPicture, said: Callable[[Phrase], Any], played: bool) -> dict[str, Any]:
    made: dict[str, Any] = {
        "name": seat.name,
        "hand": [card and card.code for card in seat.hand],
        "chips": seat.chips if played else None,
        "paid": seat.paid,
        "note": None if seat.score is None else said(score_phrase(seat.score)),
    }
    for mark in ("dealer", "to_act", "out", "taker", "tied"):
        made[mark] = getattr(seat, mark)
    return made
