"""The course: which lesson teaches which rules, and by which questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tripalki_learn.teaching.drills import KINDS
from tripalki_learn.teaching.progress import LessonRules, progress_scene
from tripalki_learn.teaching.scenes import ALL, Scene, text_of


class Lesson(NamedTuple):
    """A lesson that asks: its ``name``, the ``kinds`` of its questions and the ``rules`` that they
    are about. ``check`` is the kind and level of each of the six questions at its end."""

    name: str
    kinds: tuple[str, ...]
    rules: tuple[str, ...]
    check: tuple[tuple[str, int], ...]


def _rules(prefix: str, *numbers: int) -> tuple[str, ...]:
    return tuple(f"{prefix}.{number}" for number in numbers)


def _check(*kinds: str) -> tuple[tuple[str, int], ...]:
    """Six questions, two of each level, the kinds in turn."""
    return tuple((kinds[place % len(kinds)], 1 + place // 2) for place in range(6))


COURSE: tuple[Lesson, ...] = (
    Lesson(
        "01-scoring",
        ("value", "better", "order"),
        _rules("TP-1", 2, 3, 4, 5),
        _check("value", "better", "order"),
    ),
    Lesson(
        "02-turns",
        ("exchange", "legal"),
        _rules("TP-2", 5, 6, 7),
        _check("exchange", "legal"),
    ),
    Lesson("03-washouts", ("next",), _rules("TP-3", 2, 3, 4, 5, 6), _check("next")),
    Lesson(
        "04-stopping",
        ("over", "legal"),
        _rules("TP-4", 1, 2, 3, 4, 5, 6, 11),
        _check("over", "legal"),
    ),
    Lesson(
        "05-special-hands",
        ("special", "stick"),
        (*_rules("TP-4", 7, 8, 9, 10), *_rules("TP-5", 2, 3, 4)),
        _check("special", "stick"),
    ),
    Lesson(
        "06-sticks-and-dealer",
        ("stick", "out", "dealer"),
        _rules("TP-5", 2, 3, 5, 7, 8, 9),
        _check("stick", "out", "dealer"),
    ),
)
"""The lessons that ask, in their order."""

REVIEW = Lesson(
    "10-review",
    tuple(KINDS),
    tuple(dict.fromkeys(rule for lesson in COURSE for rule in lesson.rules)),
    (),
)
"""The review: everything that the lessons ask."""


def lesson_named(name: str) -> Lesson:
    """The lesson of that name, the review among them. Raises KeyError.

    >>> lesson_named("03-washouts").kinds
    ('next',)
    """
    return {lesson.name: lesson for lesson in (*COURSE, REVIEW)}[name]


def course_progress(languages: Sequence[str] = ALL) -> Scene:
    """A bar for each lesson of the course and one for all of them, as a scene."""
    return progress_scene(
        [
            LessonRules(lesson.name, text_of(languages, f"lesson.{lesson.name}"), lesson.rules)
            for lesson in COURSE
        ],
        languages,
    )
