"""One moment of a course of play, to be looked at."""

from __future__ import annotations

from typing import Any, NamedTuple

from tripalki_learn.engine import Event


class Frame(NamedTuple):
    """An event (None for the start) and the table as it is once it has happened.

    ``picture`` is what the views of the game show of a table.
    """

    event: Event | None
    picture: Any
