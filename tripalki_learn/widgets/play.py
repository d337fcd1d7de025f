"""A match against bots."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

import traitlets

from tripalki_learn.teaching import play_scene
from tripalki_learn.teaching.play import Place
from tripalki_learn.teaching.respond import respond, session_of
from tripalki_learn.widgets.memory import kept_key
from tripalki_learn.widgets.module import css, esm
from tripalki_learn.widgets.scene_widget import SceneWidget


class Play(SceneWidget):
    """A table at which a whole match is played against bots.

    The page asks by ``wanted`` and gets a ``view``, as `teaching.play.play` has them. The match
    itself, with its hidden cards, never leaves the kernel but sealed.

    >>> Play("trinka").scene["kind"]
    'play'
    """

    name = "play"
    _esm = esm("play")
    _css = css("play")
    wanted = traitlets.Dict().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        game: str = "tri_palki",
        players: int = 4,
        seat: int = 0,
        level: str | None = None,
        seed: str | None = None,
    ) -> None:
        """What is chosen until somebody chooses otherwise: the number of ``players``, the learner's
        ``seat`` (from 0), the ``level`` of the bots and a ``seed`` (None: chance). Raises as
        `play_scene` does."""
        super().__init__(play_scene(game, players, seat, level, seed))
        self._session = session_of(self.scene, Place(chance=token_hex(), key=kept_key()))
        self.observe(self._answer, "wanted")

    def _answer(self, change: Any) -> None:
        if not change["new"]:
            return
        self._session, answer = respond(self._session, {"wanted": change["new"]})
        self.set_trait("view", answer["view"])
