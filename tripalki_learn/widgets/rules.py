"""The rulebook."""

from __future__ import annotations

from tripalki_learn.teaching import rules_scene
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class Rules(SceneWidget):
    """Every rule in the language of the page, the decisions of the table marked.

    >>> Rules().scene["kind"]
    'rules'
    """

    name = "rules"
    _esm, _css = carried("rules")

    def __init__(self) -> None:
        super().__init__(rules_scene())
