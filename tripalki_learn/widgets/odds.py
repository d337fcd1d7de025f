"""Exact chances."""

from __future__ import annotations

from typing import Any

import traitlets

from tripalki_learn.games.tri_palki import Hand
from tripalki_learn.players.odds import MOST_PLAYERS
from tripalki_learn.teaching import odds_scene
from tripalki_learn.teaching.respond import respond, session_of
from tripalki_learn.widgets.memory import remembered
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class Odds(SceneWidget):
    """The chances that a question asks for, as a table with the counts and as a chart.

    They can be counted again, for another hand or fewer players: ``wanted`` asks for a step of it,
    ``more`` answers, as `teaching.odds_session.count_on` has them. The widget then shows the new
    ``scene``.

    >>> Odds("special").scene["question"]
    'special'
    """

    name = "odds"
    _esm, _css = carried("odds")
    wanted = traitlets.Dict().tag(sync=True)
    more = traitlets.Dict().tag(sync=True)

    def __init__(self, question: str, hand: str | Hand = "", players: int = MOST_PLAYERS) -> None:
        """``question`` is ``totals``, ``special``, ``washout``, ``thirty_one``, ``exchange``,
        ``lowest`` or ``stick``; ``exchange`` and ``lowest`` are about a ``hand``, ``lowest`` and
        ``stick`` go up to so many ``players``. Raises as `odds_scene` does."""
        key = ("odds", question, str(hand), players)
        super().__init__(remembered(key, lambda: odds_scene(question, hand, players)))
        self._session = session_of(self.scene)
        self.observe(self._count, "wanted")

    def _count(self, change: Any) -> None:
        if not change["new"]:
            return
        self._session, answer = respond(self._session, {"wanted": change["new"]})
        self.set_trait("more", answer["more"])
