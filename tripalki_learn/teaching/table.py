"""One table as a scene."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.engine import Seat
from tripalki_learn.games import palki, tri_palki
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, table_json, text_of
from tripalki_learn.views import palki as palki_views
from tripalki_learn.views import picture_of


def table_scene(
    state: tri_palki.State | palki.State, seat: Seat | None = None, languages: Sequence[str] = ALL
) -> Scene:
    """The table as ``seat`` sees it; without one with all cards face up."""
    if isinstance(state, palki.State):
        table = table_json(palki_views.picture_of(state, seat), languages)
    else:
        table = table_json(picture_of(state, seat), languages)
    return {
        "kind": "table",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "scene.table"),
        "table": table,
    }
