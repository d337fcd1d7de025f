"""Running the table: a match that the kit plays, and the chores in it that a learner takes over."""

from tripalki_learn.teaching.chores.due import CHORES, Due
from tripalki_learn.teaching.chores.match import PLAYERS, bots, moments
from tripalki_learn.teaching.chores.scene import LESSON, match_json, run_scene

__all__ = ["CHORES", "LESSON", "PLAYERS", "Due", "bots", "match_json", "moments", "run_scene"]
