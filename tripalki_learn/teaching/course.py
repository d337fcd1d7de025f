"""The course: which lesson teaches which rules, and by which questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tripalki_learn.teaching.chores import LESSON
from tripalki_learn.teaching.drill_scene import drill_scene
from tripalki_learn.teaching.drills import KINDS
from tripalki_learn.teaching.progress import LessonRules, progress_scene
from tripalki_learn.teaching.scenes import ALL, Scene, text_of


class Lesson(NamedTuple):
    """A lesson that asks: its ``name``, the ``kinds`` of its questions and the ``rules`` that they
    are about; ``besides`` are those of earlier lessons that they ask for once more."""

    name: str
    kinds: tuple[str, ...]
    rules: tuple[str, ...]
    besides: tuple[str, ...] = ()


def _rules(prefix: str, *numbers: int) -> tuple[str, ...]:
    return tuple(f"{prefix}.{number}" for number in numbers)


COURSE: tuple[Lesson, ...] = (
    Lesson(
        "01-scoring",
        ("value", "better", "order"),
        _rules("TP-1", 2, 3, 4, 5),
    ),
    Lesson(
        "02-turns",
        ("exchange", "legal"),
        _rules("TP-2", 5, 6, 7),
    ),
    Lesson("03-washouts", ("next",), _rules("TP-3", 2, 3, 4, 5, 6)),
    Lesson(
        "04-stopping",
        ("over", "legal"),
        _rules("TP-4", 1, 2, 3, 4, 5, 6, 11),
    ),
    Lesson(
        "05-special-hands",
        ("special", "stick"),
        (*_rules("TP-4", 7, 8, 9, 10), *_rules("TP-5", 2, 3, 4)),
        _rules("TP-1", 4),
    ),
    Lesson(
        "06-sticks-and-dealer",
        ("stick", "out", "dealer"),
        _rules("TP-5", 2, 3, 5, 7, 8, 9),
        _rules("TP-1", 4),
    ),
)
"""The lessons about Tri Palki that ask, in their order."""

OTHER_GAMES: tuple[Lesson, ...] = (
    Lesson(
        "11-trinka",
        ("worth", "opens", "may"),
        (*_rules("TR-1", 2, 3, 4, 5, 6, 7), *_rules("TR-2", 2, 3, 5, 6)),
    ),
    Lesson(
        "12-palki",
        ("take", "points"),
        (*_rules("PA-2", 1, 2, 3, 4, 7), *_rules("PA-3", 1, 2, 3)),
    ),
)
"""Those about the other games."""

MATCHES = "08-play"
"""The lesson that a match played to its end passes; others that have matches end with a check."""

PLAYED = (LESSON, MATCHES)
"""The lessons in which matches are run or played; they are passed by a round ruled alone, or by a
match played to its end."""

ODDS = Lesson(
    "09-odds",
    ("exchange", "better", "stick"),
    (),
    ("TP-1.3", "TP-1.4", "TP-2.6", "TP-4.7", "TP-4.8", "TP-5.2", "TP-5.3"),
)
"""The lesson of the odds: it teaches no rule, and asks for those that it reckons with."""

REVIEW = Lesson(
    "10-review",
    tuple(KINDS),
    tuple(dict.fromkeys(rule for lesson in COURSE for rule in lesson.rules)),
)
"""The review: everything that the lessons ask."""


_NAMED = {lesson.name: lesson for lesson in (*COURSE, ODDS, REVIEW, *OTHER_GAMES)}


def lesson_named(name: str) -> Lesson:
    """The lesson of that name, the review among them. Raises KeyError.

    >>> lesson_named("03-washouts").kinds
    ('next',)
    """
    return _NAMED[name]


def exercises_scene(
    names: Sequence[str], seed: int | str = 0, languages: Sequence[str] = ALL
) -> Scene:
    """The exercises of a lesson, with its check, or of kinds of question, without one.

    Raises `UnknownName` for a name that is neither.

    >>> exercises_scene(["value"], 1, ["en"])["kind"]
    'drill'
    """
    if len(names) != 1 or names[0] not in _NAMED:
        return drill_scene(list(names), languages, seed=seed, check=False)
    lesson = _NAMED[names[0]]
    scene = drill_scene(
        lesson.kinds,
        languages,
        rules=(*lesson.rules, *lesson.besides),
        seed=seed,
        check=lesson is not REVIEW,
    )
    return {**scene, "lesson": lesson.name, "review": lesson is REVIEW}


def course_progress(languages: Sequence[str] = ALL) -> Scene:
    """A bar for each lesson of the course and one for all of them, as a scene.

    >>> course_progress(["en"])["kind"]
    'progress'
    """
    taught = [
        *((lesson.name, lesson.rules) for lesson in COURSE),
        *((name, ()) for name in (*PLAYED, ODDS.name)),
        *((lesson.name, lesson.rules) for lesson in OTHER_GAMES),
    ]
    return progress_scene(
        [LessonRules(name, text_of(languages, f"lesson.{name}"), rules) for name, rules in taught],
        languages,
    )
