"""A settlement in which everything can be changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import traitlets

from tripalki_learn.games.tri_palki import Hand
from tripalki_learn.teaching import whatif_scene
from tripalki_learn.teaching.respond import respond, session_of
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class WhatIf(SceneWidget):
    """Sticks, dealer and hands can be changed; the settlement follows with its reasons.

    ``sticks`` (0 to 3 by seat) and ``dealer`` (a seat) can be linked to ipywidgets controls. Other
    hands are asked for by ``wanted``, a dict of hands by player, with the ``centre`` beside them
    (cards as text, "" for none); ``refused`` says, in each language, why they cannot be.

    >>> WhatIf({"A": "AH KH QH", "B": "6D 6C 6S"}).sticks
    [0, 0]
    """

    name = "whatif"
    _esm, _css = carried("whatif")
    sticks = traitlets.List(traitlets.Int(min=0, max=3)).tag(sync=True)
    dealer = traitlets.Int(0, min=0).tag(sync=True)
    centre = traitlets.Unicode("").tag(sync=True)
    wanted = traitlets.Dict().tag(sync=True)
    refused = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        hands: Mapping[str, Hand | str],
        dealer: str | None = None,
        sticks: Sequence[int] | None = None,
    ) -> None:
        scene = whatif_scene(hands, dealer, sticks)
        super().__init__(scene, sticks=scene["sticks"], dealer=scene["dealer"])

    @traitlets.observe("wanted")
    def _answer(self, change: dict[str, Any]) -> None:
        if not change["new"]:
            return
        asked = {name: getattr(self, name) for name in ("wanted", "sticks", "dealer", "centre")}
        for name, value in respond(session_of(self.scene), asked)[1].items():
            self.set_trait(name, value)
