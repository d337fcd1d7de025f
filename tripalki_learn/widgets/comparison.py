"""The games side by side."""

from __future__ import annotations

from tripalki_learn.teaching import comparison_scene
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class Comparison(SceneWidget):
    """Every game's answers to the same questions, each with the rules that it rests on.

    >>> Comparison().scene["kind"]
    'comparison'
    """

    name = "comparison"
    _esm, _css = carried("comparison")

    def __init__(self) -> None:
        super().__init__(comparison_scene())
