"""The odds of Tri Palki: exact chances, each with the count that it comes from.

Everything is counted and nothing is sampled: hands and centres one by one, deals of several hands
by the parts that each suit gives to them (`packings`).
"""

from tripalki_learn.players.odds.chance import Chance, Odds, Progress
from tripalki_learn.players.odds.counting import (
    MOST_PLAYERS,
    QUESTIONS,
    Counting,
    counting,
    odds,
)

__all__ = [
    "MOST_PLAYERS",
    "QUESTIONS",
    "Chance",
    "Counting",
    "Odds",
    "Progress",
    "counting",
    "odds",
]
