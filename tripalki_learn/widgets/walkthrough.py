"""A walkthrough player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import traitlets

from tripalki_learn.engine import Trace
from tripalki_learn.teaching import walkthrough_scene
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class Walkthrough(SceneWidget):
    """Steps through a trace, each step with its ruling.

    ``index`` is the step shown, from 0; it can be linked to any ipywidgets control by ``jslink``.

    >>> from tripalki_learn.games.tri_palki import showdown
    >>> Walkthrough(showdown({"A": "AH KH QH", "B": "6D 6C 6S"})).last
    5
    """

    name = "walkthrough"
    _esm, _css = carried("walkthrough")
    index = traitlets.Int(0, min=0).tag(sync=True)

    def __init__(self, trace: Trace, index: int = 0, ask: Sequence[str] = ()) -> None:
        """``ask`` names what to stop and ask for, as `walkthrough_scene` has it."""
        self.ask = tuple(ask)
        super().__init__(walkthrough_scene(trace, ask=self.ask), index=index)

    def follow(self, trace: Trace) -> None:
        """Show another trace in the same place, from its first step."""
        self.scene = walkthrough_scene(trace, ask=self.ask)
        self.index = 0

    @property
    def last(self) -> int:
        """The greatest ``index``: the last step."""
        steps: list[Any] = self.scene["steps"]
        return len(steps) - 1
