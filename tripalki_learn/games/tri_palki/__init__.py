"""Tri Palki: three sticks (rules TP-1 to TP-5)."""

from tripalki_learn.games.tri_palki.actions import (
    Action,
    Exchange,
    ExchangeAll,
    Pass,
    Unknown,
    exchange,
)
from tripalki_learn.games.tri_palki.answers import ANSWERS
from tripalki_learn.games.tri_palki.counting import count
from tripalki_learn.games.tri_palki.dealing import begin, deal, new_match, set_up
from tripalki_learn.games.tri_palki.events import EVENTS
from tripalki_learn.games.tri_palki.legality import legal_actions, why_not
from tripalki_learn.games.tri_palki.observation import Observation, observe
from tripalki_learn.games.tri_palki.playing import (
    Deal,
    SetUp,
    begun,
    dealt,
    laid_out,
    played,
)
from tripalki_learn.games.tri_palki.problems import problems
from tripalki_learn.games.tri_palki.rulebook import RULES
from tripalki_learn.games.tri_palki.scoring import (
    Comparison,
    Hand,
    Kind,
    Score,
    compare,
    high_to_low,
    score,
)
from tripalki_learn.games.tri_palki.showdown import counted, ledger, showdown
from tripalki_learn.games.tri_palki.state import Ending, Settlement, State
from tripalki_learn.games.tri_palki.turns import apply

name = "tri_palki"

__all__ = [
    "ANSWERS",
    "EVENTS",
    "RULES",
    "Action",
    "Comparison",
    "Deal",
    "Ending",
    "Exchange",
    "ExchangeAll",
    "Hand",
    "Kind",
    "Observation",
    "Pass",
    "Score",
    "SetUp",
    "Settlement",
    "State",
    "Unknown",
    "apply",
    "begin",
    "begun",
    "compare",
    "count",
    "counted",
    "deal",
    "dealt",
    "exchange",
    "high_to_low",
    "laid_out",
    "ledger",
    "legal_actions",
    "name",
    "new_match",
    "observe",
    "played",
    "problems",
    "score",
    "set_up",
    "showdown",
    "why_not",
]
