"""What a learner knows, as a scene: the page fills it from what the browser has kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, text_of


class LessonRules(NamedTuple):
    """A lesson as progress counts it: its ``name`` (``"05-special-hands"``), its ``title`` by
    language, and the ``rules`` that it teaches."""

    name: str
    title: Mapping[str, str]
    rules: Sequence[str]


def progress_scene(lessons: Iterable[LessonRules], languages: Sequence[str] = ALL) -> Scene:
    """A bar for each lesson and one for all of them together."""
    return {
        "kind": "progress",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "scene.progress"),
        "lessons": [
            {
                "lesson": lesson.name,
                "title": {lang: lesson.title[lang] for lang in languages},
                "rules": list(lesson.rules),
            }
            for lesson in lessons
        ],
    }
