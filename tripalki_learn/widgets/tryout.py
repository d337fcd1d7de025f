"""A position to try things in."""

from __future__ import annotations

from typing import Any

import traitlets

from tripalki_learn.engine import Trace
from tripalki_learn.errors import wanted
from tripalki_learn.teaching import tryout_scene
from tripalki_learn.teaching.respond import respond, session_of
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class Tryout(SceneWidget):
    """The end of a trace as a table at which any selection of cards may be tried.

    ``goal`` is one of `teaching.tryout.GOALS`, or None. A link names another table: ``wanted`` asks
    for it and ``more`` answers, as `teaching.tryout_session.lay_out` has them.

    >>> from tripalki_learn.games.tri_palki import begin, begun, dealt
    >>> Tryout(dealt(begun(begin(["A", "B"])), 1)).scene["kind"]
    'tryout'
    """

    name = "tryout"
    _esm, _css = carried("tryout")
    wanted = traitlets.Dict().tag(sync=True)
    more = traitlets.Dict().tag(sync=True)

    def __init__(self, trace: Trace, goal: str | None = None) -> None:
        super().__init__(tryout_scene(wanted(trace, Trace, "trace"), goal))

    @traitlets.observe("wanted")
    def _answer(self, change: dict[str, Any]) -> None:
        if change["new"]:
            asked = {"wanted": change["new"]}
            self.set_trait("more", respond(session_of(self.scene), asked)[1]["more"])
