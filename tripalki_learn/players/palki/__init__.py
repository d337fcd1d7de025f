"""Players of Palki: two levels that differ in what they look for."""

from tripalki_learn.players.palki.bots import BOTS, beginner, careful, decide, match

__all__ = ["BOTS", "beginner", "careful", "decide", "match"]
