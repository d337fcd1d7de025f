"""Players of Trinka: two levels that differ in what they look at."""

from tripalki_learn.players.trinka.bots import BOTS, beginner, careful, decide, joining
from tripalki_learn.players.trinka.matches import LIMIT, is_over, match
from tripalki_learn.players.trinka.standing import Standing, standing

__all__ = [
    "BOTS",
    "LIMIT",
    "Standing",
    "beginner",
    "careful",
    "decide",
    "is_over",
    "joining",
    "match",
    "standing",
]
