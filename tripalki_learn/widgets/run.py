"""A table that the learner runs."""

from __future__ import annotations

from typing import Any

import traitlets

from tripalki_learn.teaching import run_scene
from tripalki_learn.teaching.respond import respond, session_of
from tripalki_learn.widgets.memory import remembered
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class RunTable(SceneWidget):
    """A match that the kit plays and the learner rules, chore by chore.

    The page holds the match ready made. For another one it asks: ``wanted`` is ``{"seed", "n"}``,
    ``more`` the answer, ``{"seed", "n", "match", "patterns"}``.

    >>> RunTable.name
    'run'
    """

    name = "run"
    _esm, _css = carried("run")
    wanted = traitlets.Dict().tag(sync=True)
    more = traitlets.Dict().tag(sync=True)

    def __init__(self, seed: int | str = 0) -> None:
        """The same ``seed`` gives the same match."""
        super().__init__(remembered(("run", seed), lambda: run_scene(seed)))
        self._session = session_of(self.scene)
        self.observe(self._play, "wanted")

    def _play(self, change: Any) -> None:
        self._session, answer = respond(self._session, {"wanted": change["new"]})
        self.set_trait("more", answer["more"])
