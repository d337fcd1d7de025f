"""Drills: questions that the engine makes and answers."""

from tripalki_learn.teaching.drills.generate import NoSuchQuestion, generate
from tripalki_learn.teaching.drills.kind import LEVELS, Kind
from tripalki_learn.teaching.drills.kinds import EVERY_KIND, KINDS

__all__ = ["EVERY_KIND", "KINDS", "LEVELS", "Kind", "NoSuchQuestion", "generate"]
