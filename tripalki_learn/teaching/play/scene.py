"""The scene of a play session: what a page holds before a match begins."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.explain import Phrase
from tripalki_learn.teaching.course import MATCHES
from tripalki_learn.teaching.play.games import GAMES
from tripalki_learn.teaching.refs import patterns, ref
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, text_of


def play_scene(
    game: str = "tri_palki",
    players: int = 4,
    seat: int = 0,
    level: str | None = None,
    seed: str | None = None,
    languages: Sequence[str] = ALL,
) -> Scene:
    """A table to sit down at: how many ``seats`` there can be, the ``levels`` of the bots, and what
    is chosen until somebody chooses otherwise. A ``seed`` makes every match the same one;
    ``passes`` names the lessons that a match played to its end passes.

    Raises KeyError for an unknown game, ValueError for a number of players or a level that the game
    does not have.
    """
    played = GAMES[game]
    level = played.levels[0] if level is None else level
    if players not in played.seats or not 0 <= seat < players or level not in played.levels:
        raise ValueError(f"no such table: {players} players, seat {seat}, {level}")
    return {
        "kind": "play",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "scene.play"),
        "game": game,
        "counted": text_of(languages, played.counted),
        "passes": [MATCHES],
        "seats": list(played.seats),
        "levels": {each: ref(Phrase(f"level.{each}")) for each in played.levels},
        "chosen": {"players": players, "seat": seat, "level": level, "seed": seed},
        "patterns": patterns(
            {*played.keys(), *(f"level.{each}" for each in played.levels)}, languages
        ),
    }
