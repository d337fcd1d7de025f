"""The scene of a play session: what a page holds before a match begins."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.errors import known_name, within
from tripalki_learn.explain import Phrase
from tripalki_learn.records import RecordError
from tripalki_learn.records.record import MAXIMUM_SIZE
from tripalki_learn.teaching.course import MATCHES
from tripalki_learn.teaching.play.games import GAMES
from tripalki_learn.teaching.refs import patterns, ref
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, error_text, text_of


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
    ``passes`` names the lessons that a match played to its end passes; ``file`` says how many bytes
    a record may have, and why what is larger, or no text, is not read.

    Raises `UnknownName` for a game or a level that there is not, `OutOfRange` for a number of
    players or a seat that the game does not have.

    >>> play_scene("trinka", languages=["en"])["kind"]
    'play'
    """
    played = GAMES[known_name(game, GAMES, "game")]
    level = known_name(played.levels[0] if level is None else level, played.levels, "level")
    within(players, played.seats[0], played.seats[-1], "players")
    within(seat, 0, players - 1, "seat")
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
        "file": {
            "largest": MAXIMUM_SIZE,
            "too_large": error_text(languages, RecordError("too_large", maximum=MAXIMUM_SIZE)),
            "not_text": error_text(languages, RecordError("unreadable", what="not_text")),
        },
        "chosen": {"players": players, "seat": seat, "level": level, "seed": seed},
        "patterns": patterns(
            {*played.keys(), *(f"level.{each}" for each in played.levels)}, languages
        ),
    }
