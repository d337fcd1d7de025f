"""What all our widgets are: a scene that a module draws."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets

from tripalki_learn.teaching import Scene

SCENE_MIME = "application/vnd.tripalki-learn.scene+json"
"""A page that knows this type draws the scene before any kernel answers."""


class SceneWidget(anywidget.AnyWidget):
    """A widget whose ``scene`` is drawn by a module of its own.

    Whatever happens in a scene happens in the page; the traits follow it while a kernel runs.
    """

    name = ""
    scene = traitlets.Dict().tag(sync=True)

    def __init__(self, scene: Scene, **traits: Any) -> None:
        super().__init__(scene=scene, **traits)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        carried = {"widget": self.name, "model_id": self.model_id, "scene": self.scene}
        return {**(data or {}), SCENE_MIME: carried}, metadata
