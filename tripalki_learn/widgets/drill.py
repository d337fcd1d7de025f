"""Exercises."""

from __future__ import annotations

from typing import Any

import traitlets

from tripalki_learn.teaching import Scene, exercises_scene
from tripalki_learn.teaching.respond import respond, session_of
from tripalki_learn.widgets.memory import remembered
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class Drill(SceneWidget):
    """Questions with feedback, and a check at their end.

    The page holds its questions ready made. When those of a kind and level are used up it asks for
    one more: ``wanted`` is ``{"kind", "level", "seed", "beliefs"}``, ``more`` the answer,
    ``{"seed", "question", "patterns"}``, the question None where there is none.

    >>> Drill("value", seed=1).scene["kind"]
    'drill'
    """

    name = "drill"
    _esm, _css = carried("drill")
    wanted = traitlets.Dict().tag(sync=True)
    more = traitlets.Dict().tag(sync=True)

    def __init__(self, *names: str, seed: int | str = 0, scene: Scene | None = None) -> None:
        """``names`` is a lesson (``"05-special-hands"``, whose questions and check it has) or kinds
        of question (``"stick"``, ``"dealer"``); the same ``seed`` gives the same questions. Or a
        ``scene`` made elsewhere. Raises `UnknownName`.
        """
        made = scene or remembered((names, seed), lambda: exercises_scene(names, seed))
        super().__init__(made)
        self._session = session_of(self.scene)
        self.observe(self._make, "wanted")

    def _make(self, change: Any) -> None:
        self._session, answer = respond(self._session, {"wanted": change["new"]})
        self.set_trait("more", answer["more"])
