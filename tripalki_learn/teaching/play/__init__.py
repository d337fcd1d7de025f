"""Play: a match against bots as a session, whoever calls it."""

from tripalki_learn.teaching.play.games import GAMES
from tripalki_learn.teaching.play.match import Match
from tripalki_learn.teaching.play.scene import play_scene
from tripalki_learn.teaching.play.table import NOBODY, Place, play
from tripalki_learn.teaching.play.view import view_of

__all__ = ["GAMES", "NOBODY", "Match", "Place", "play", "play_scene", "view_of"]
