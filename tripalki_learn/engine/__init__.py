"""What every game shares (floor 1)."""

from tripalki_learn.engine.answer import QUESTIONS, SUBJECTS, Answer
from tripalki_learn.engine.event import Event
from tripalki_learn.engine.game import Game, State
from tripalki_learn.engine.points import SHORT_PACK_POINTS
from tripalki_learn.engine.problem import ImpossibleSetup, Problem, card_problems, pack_problems
from tripalki_learn.engine.refusal import IllegalAction, Refusal
from tripalki_learn.engine.rule import Rule
from tripalki_learn.engine.seat import Seat, clockwise, seat_letter, seat_named, seated
from tripalki_learn.engine.table import name_problems, seat_problems, twice_problems
from tripalki_learn.engine.trace import Opening, Step, Trace
from tripalki_learn.engine.transition import Transition

__all__ = [
    "QUESTIONS",
    "SHORT_PACK_POINTS",
    "SUBJECTS",
    "Answer",
    "Event",
    "Game",
    "IllegalAction",
    "ImpossibleSetup",
    "Opening",
    "Problem",
    "Refusal",
    "Rule",
    "Seat",
    "State",
    "Step",
    "Trace",
    "Transition",
    "card_problems",
    "clockwise",
    "name_problems",
    "pack_problems",
    "seat_letter",
    "seat_named",
    "seat_problems",
    "seated",
    "twice_problems",
]
