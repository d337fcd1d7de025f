"""Exercises."""

from __future__ import annotations

from typing import Any

import traitlets

from tripalki_learn.teaching import Scene, exercises_scene
from tripalki_learn.teaching.drills import KINDS, LEVELS, NoSuchQuestion, generate
from tripalki_learn.teaching.question import Question
from tripalki_learn.teaching.refs import keys_in, patterns
from tripalki_learn.widgets.memory import remembered
from tripalki_learn.widgets.module import css, esm
from tripalki_learn.widgets.scene_widget import SceneWidget

_REMEMBERED = 24  # questions made here that do not come again soon


class Drill(SceneWidget):
    """Questions with feedback, and a check at their end.

    The page holds its questions ready made. When those of a kind and level are used up it asks for
    one more: ``wanted`` is ``{"kind", "level", "seed", "beliefs"}``, ``more`` the answer,
    ``{"seed", "question", "patterns"}``, the question None where there is none.
    """

    name = "drill"
    _esm = esm("drill")
    _css = css("drill")
    wanted = traitlets.Dict().tag(sync=True)
    more = traitlets.Dict().tag(sync=True)

    def __init__(self, *names: str, seed: int | str = 0, scene: Scene | None = None) -> None:
        """``names`` is a lesson (``"05-special-hands"``, whose questions and check it has) or kinds
        of question (``"stick"``, ``"dealer"``); the same ``seed`` gives the same questions. Or a
        ``scene`` made elsewhere. Raises KeyError for an unknown name.
        """
        made = scene or remembered((names, seed), lambda: exercises_scene(names, seed))
        super().__init__(made)
        self._made: list[Question] = []
        self.observe(self._make, "wanted")

    def _make(self, change: Any) -> None:
        wanted = change["new"]
        made: dict[str, Any] = {"seed": wanted.get("seed"), "question": None}
        question = self._question(wanted)
        if question is not None:
            made["question"] = question.json()
            made["patterns"] = patterns(keys_in(made["question"]), self.scene["languages"])
        self.set_trait("more", made)

    def _question(self, wanted: dict[str, Any]) -> Question | None:
        # What a page asks for is looked at before anything is made of it.
        kind, level = wanted.get("kind"), wanted.get("level")
        if not isinstance(kind, str) or kind not in self.scene["kinds"] or level not in LEVELS:
            return None
        rules = set(KINDS[kind].rules) & set(self.scene["rules"])
        if not rules:
            return None
        apart = [name for name in wanted.get("beliefs") or () if name in self.scene["beliefs"]]
        try:
            question = generate(
                kind,
                str(wanted.get("seed")),
                level,
                rules=rules,
                avoid=self._made[-_REMEMBERED:],
                apart=apart,
            )
        except NoSuchQuestion:
            return None
        self._made.append(question)
        return question
