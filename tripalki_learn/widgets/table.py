"""A view of one table."""

from __future__ import annotations

from tripalki_learn.engine import Seat
from tripalki_learn.teaching import table_scene
from tripalki_learn.teaching.table import State
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class TableView(SceneWidget):
    """The table of a state, as ``seat`` sees it; without one with all cards face up.

    >>> from tripalki_learn.games.tri_palki import showdown
    >>> TableView(showdown({"A": "AH KH QH", "B": "6D 6C 6S"}).state).scene["kind"]
    'table'
    """

    name = "table"
    _esm, _css = carried("table")

    def __init__(self, state: State, seat: Seat | None = None) -> None:
        super().__init__(table_scene(state, seat))
