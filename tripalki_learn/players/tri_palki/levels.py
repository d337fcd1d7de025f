"""The levels: they differ in what they notice and remember, and in nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tripalki_learn.games.tri_palki import Observation
from tripalki_learn.players.decision import Decision
from tripalki_learn.players.tri_palki.beginner import beginner
from tripalki_learn.players.tri_palki.careful import careful
from tripalki_learn.players.tri_palki.counter import counter
from tripalki_learn.players.tri_palki.memory import Memory

Bot = Callable[[Memory, Observation], Decision]
"""What a player does, by what it remembers and what it sees; asked when its seat is to act."""

BOTS: Mapping[str, Bot] = {"beginner": beginner, "careful": careful, "counter": counter}
"""The levels, the weakest first."""
