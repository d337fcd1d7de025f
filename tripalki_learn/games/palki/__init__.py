"""Palki, the fishing namesake of Tri Palki (rules PA-1 to PA-3)."""

from tripalki_learn.games.palki.actions import Action, Capture, Lay, Stop, Sweep, Unknown
from tripalki_learn.games.palki.answers import ANSWERS
from tripalki_learn.games.palki.capturing import captures, points_of
from tripalki_learn.games.palki.dealing import begin, deal, new_match, set_up
from tripalki_learn.games.palki.events import EVENTS
from tripalki_learn.games.palki.legality import legal_actions, why_not
from tripalki_learn.games.palki.observation import Observation, observe
from tripalki_learn.games.palki.playing import (
    Deal,
    SetUp,
    begun,
    dealt,
    laid_out,
    played,
)
from tripalki_learn.games.palki.problems import problems
from tripalki_learn.games.palki.rulebook import RULES
from tripalki_learn.games.palki.scoring import KONCHINKI, scored, secured
from tripalki_learn.games.palki.state import Ending, Points, State
from tripalki_learn.games.palki.turns import apply

name = "palki"

__all__ = [
    "ANSWERS",
    "EVENTS",
    "KONCHINKI",
    "RULES",
    "Action",
    "Capture",
    "Deal",
    "Ending",
    "Lay",
    "Observation",
    "Points",
    "SetUp",
    "State",
    "Stop",
    "Sweep",
    "Unknown",
    "apply",
    "begin",
    "begun",
    "captures",
    "deal",
    "dealt",
    "laid_out",
    "legal_actions",
    "name",
    "new_match",
    "observe",
    "played",
    "points_of",
    "problems",
    "scored",
    "secured",
    "set_up",
    "why_not",
]
