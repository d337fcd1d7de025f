"""Scenes of every kind, made once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tripalki_learn.teaching.drill_scene import drill_scene
from tripalki_learn.teaching.drills import KINDS
from tripalki_learn.teaching.drills.ready import ready_sets
from tripalki_learn.teaching.question import Question
from tripalki_learn.teaching.scenes import Scene


def ready(kind: str) -> Mapping[int, tuple[Question, ...]]:
    """The ready sets of a kind, as scenes hold them; they are found once."""
    return ready_sets(KINDS[kind], 0)


@cache
def scene(*kinds: str) -> Scene:
    """A drill of these kinds in all languages."""
    return drill_scene(kinds)
