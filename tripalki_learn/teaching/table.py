"""One table as a scene."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.engine import Seat
from tripalki_learn.games import palki, tri_palki, trinka
from tripalki_learn.teaching.pictures import Picture
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, table_json, text_of
from tripalki_learn.views import palki as palki_views
from tripalki_learn.views import picture_of
from tripalki_learn.views import trinka as trinka_views

State = tri_palki.State | trinka.State | palki.State
"""The state of a match of one of the games."""


def table_scene(state: State, seat: Seat | None = None, languages: Sequence[str] = ALL) -> Scene:
    """The table as ``seat`` sees it; without one with all cards face up.

    >>> from tripalki_learn.games.tri_palki import showdown
    >>> state = showdown({"A": "AH KH QH", "B": "6D 6C 6S"}).start
    >>> table_scene(state, languages=["en"])["kind"]
    'table'
    """
    picture: Picture
    if isinstance(state, palki.State):
        picture = palki_views.picture_of(state, seat)
    elif isinstance(state, trinka.State):
        picture = trinka_views.picture_of(state, seat)
    else:
        picture = picture_of(state, seat)
    return {
        "kind": "table",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "scene.table"),
        "table": table_json(picture, languages),
    }
