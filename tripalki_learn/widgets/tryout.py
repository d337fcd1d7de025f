"""A position to try things in."""

from __future__ import annotations

from tripalki_learn.engine import Trace
from tripalki_learn.teaching import tryout_scene
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class Tryout(SceneWidget):
    """The end of a trace as a table at which any selection of cards may be tried.

    ``goal`` is one of `teaching.tryout.GOALS`, or None.
    """

    name = "tryout"
    _esm, _css = carried("tryout")

    def __init__(self, trace: Trace, goal: str | None = None) -> None:
        super().__init__(tryout_scene(trace, goal))
