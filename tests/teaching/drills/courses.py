"""Courses of questions: each seed's, and each after the one before it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tripalki_learn.teaching.drills import KINDS
from tripalki_learn.teaching.drills.generate import draw, question_of, shape_of
from tripalki_learn.teaching.drills.shape import Shape
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.question import Question


def situation_of(kind: str, seed: int, level: int) -> Situation:
    """The situation about which `generate` asks."""
    return draw(KINDS[kind], random.Random(f"tripalki:drill:{kind}:{level}:{seed}"), level)


def questions(kind: str, level: int, seeds: range) -> Iterator[tuple[Situation, Question]]:
    """A course of drills, none like the one before, without what beliefs answer."""
    asked = KINDS[kind]
    seen: list[Shape] = []
    for seed in seeds:
        chance = random.Random(f"tripalki:drill:{kind}:{level}:{seed}")
        situation = draw(asked, chance, level, seen=seen[-1:])
        seen.append(shape_of(asked, situation))
        yield situation, question_of(asked, situation, level, frozenset())
