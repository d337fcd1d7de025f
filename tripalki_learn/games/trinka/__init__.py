"""Trinka: three cards and a bank (rules TR-1 to TR-3)."""

from tripalki_learn.games.trinka.actions import (
    Action,
    Bet,
    Bets,
    Fold,
    Legal,
    Open,
    Show,
    Unknown,
)
from tripalki_learn.games.trinka.answers import ANSWERS
from tripalki_learn.games.trinka.counting import count
from tripalki_learn.games.trinka.dealing import begin, deal, new_match, set_up
from tripalki_learn.games.trinka.events import EVENTS
from tripalki_learn.games.trinka.legality import legal_actions, why_not
from tripalki_learn.games.trinka.observation import Observation, observe
from tripalki_learn.games.trinka.playing import Deal, SetUp, begun, dealt, laid_out, played
from tripalki_learn.games.trinka.problems import problems
from tripalki_learn.games.trinka.rulebook import RULES
from tripalki_learn.games.trinka.scoring import Hand, Kind, Score, score
from tripalki_learn.games.trinka.state import Drop, Ending, State, joining_price
from tripalki_learn.games.trinka.turns import apply

name = "trinka"

__all__ = [
    "ANSWERS",
    "EVENTS",
    "RULES",
    "Action",
    "Bet",
    "Bets",
    "Deal",
    "Drop",
    "Ending",
    "Fold",
    "Hand",
    "Kind",
    "Legal",
    "Observation",
    "Open",
    "Score",
    "SetUp",
    "Show",
    "State",
    "Unknown",
    "apply",
    "begin",
    "begun",
    "count",
    "deal",
    "dealt",
    "joining_price",
    "laid_out",
    "legal_actions",
    "name",
    "new_match",
    "observe",
    "played",
    "problems",
    "score",
    "set_up",
    "why_not",
]
