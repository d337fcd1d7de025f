"""What every game shares (floor 1)."""

from tripalki_learn.engine.event import Event
from tripalki_learn.engine.game import Game
from tripalki_learn.engine.problem import ImpossibleSetup, Problem
from tripalki_learn.engine.refusal import IllegalAction, Refusal
from tripalki_learn.engine.rule import Rule
from tripalki_learn.engine.seat import Seat
from tripalki_learn.engine.trace import Step, Trace
from tripalki_learn.engine.transition import Transition

__all__ = [
    "Event",
    "Game",
    "IllegalAction",
    "ImpossibleSetup",
    "Problem",
    "Refusal",
    "Rule",
    "Seat",
    "Step",
    "Trace",
    "Transition",
]
