"""Players of Tri Palki: three levels that differ in what they notice and remember."""

from tripalki_learn.players.tri_palki.beginner import beginner
from tripalki_learn.players.tri_palki.careful import careful
from tripalki_learn.players.tri_palki.counter import counter
from tripalki_learn.players.tri_palki.levels import BOTS
from tripalki_learn.players.tri_palki.memory import NOTHING, Memory, remember
from tripalki_learn.players.tri_palki.seat import decide, match, memory_of, played_out

__all__ = [
    "BOTS",
    "NOTHING",
    "Memory",
    "beginner",
    "careful",
    "counter",
    "decide",
    "match",
    "memory_of",
    "played_out",
    "remember",
]
