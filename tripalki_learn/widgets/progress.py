"""What the learner knows."""

from __future__ import annotations

from collections.abc import Iterable

from tripalki_learn.teaching.course import course_progress
from tripalki_learn.teaching.progress import LessonRules, progress_scene
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class Progress(SceneWidget):
    """A bar for each lesson and for the course, and the file that carries them elsewhere.

    What is known is in the learner's browser; the kernel never sees it.

    >>> Progress().scene["kind"]
    'progress'
    """

    name = "progress"
    _esm, _css = carried("progress")

    def __init__(self, lessons: Iterable[LessonRules] | None = None) -> None:
        """``lessons`` are by default those of the course."""
        super().__init__(course_progress() if lessons is None else progress_scene(lessons))
