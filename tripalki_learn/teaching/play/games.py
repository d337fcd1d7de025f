"""The games that can be played against bots, by name."""

from __future__ import annotations

from collections.abc import Mapping

from tripalki_learn.teaching.play.game import PlayedGame
from tripalki_learn.teaching.play.palki import Palki
from tripalki_learn.teaching.play.tri_palki import TriPalki
from tripalki_learn.teaching.play.trinka import Trinka

GAMES: Mapping[str, PlayedGame] = {game.name: game for game in (TriPalki(), Trinka(), Palki())}
"""The games, each registered here and nowhere else."""
