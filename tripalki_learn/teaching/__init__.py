"""Scenes: what a lesson shows and asks, as plain JSON (floor 5)."""

from tripalki_learn.teaching.chores import run_scene
from tripalki_learn.teaching.comparison import comparison_scene
from tripalki_learn.teaching.course import course_progress, exercises_scene
from tripalki_learn.teaching.explorer import explorer_scene
from tripalki_learn.teaching.odds import odds_scene
from tripalki_learn.teaching.play import play_scene
from tripalki_learn.teaching.rules import rules_scene
from tripalki_learn.teaching.scenes import Scene
from tripalki_learn.teaching.table import table_scene
from tripalki_learn.teaching.tryout import tryout_scene
from tripalki_learn.teaching.walkthrough import walkthrough_scene
from tripalki_learn.teaching.whatif import whatif_scene

__all__ = [
    "Scene",
    "comparison_scene",
    "course_progress",
    "exercises_scene",
    "explorer_scene",
    "odds_scene",
    "play_scene",
    "rules_scene",
    "run_scene",
    "table_scene",
    "tryout_scene",
    "walkthrough_scene",
    "whatif_scene",
]
