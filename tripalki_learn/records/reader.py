"""Reading a record: TOML, and the head of a match."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tripalki_learn.engine import ImpossibleSetup
from tripalki_learn.errors import wanted
from tripalki_learn.games import GAMES
from tripalki_learn.records.fields import named_player, names_of, players_of
from tripalki_learn.records.game import records_of
from tripalki_learn.records.record import FORMAT, MAXIMUM_SIZE, Record, RecordError

Check = Callable[[Mapping[str, Any]], None]

_REQUIRED = ("format", "game", "players", "dealer", "rounds")


def read_record(text: str) -> Record:
    """The record that a TOML text holds, its head checked in the order of the text.

    Raises `RecordError`: ``unreadable``, ``unknown_key``, ``unknown_player``, ``player_count``, and
    what the game itself refuses of a match before its first round.

    >>> from tripalki_learn.games.tri_palki import begin, begun, dealt
    >>> from tripalki_learn.records import write_record
    >>> text = write_record(dealt(begun(begin(["A", "B"])), 1))
    >>> read_record(text)
    <Record of tri_palki: A, B; rounds: 1>
    """
    try:
        raw = tomllib.loads(wanted(text, str, "record_text"))
    except (ValueError, RecursionError) as error:  # also a number with too many digits
        raise _not_toml(text, str(error)) from None
    own: Mapping[str, Check] = {}
    required: tuple[str, ...] = _REQUIRED
    if raw.get("game") in GAMES:
        form = records_of(raw["game"])
        own, required = form.CHECKS, (*_REQUIRED, *form.REQUIRED)
    for key in required:
        if key not in raw:
            raise RecordError("unreadable", what="missing_key", key=key)
    head = {key: value for key, value in raw.items() if key not in ("format", "game", "rounds")}
    try:
        for key in raw:
            if key not in _CHECKS and key not in own and raw["game"] in GAMES:
                raise RecordError("unknown_key", key=key, known=[*_REQUIRED, *own])
            (_CHECKS.get(key) or own.get(key) or _game)(raw)
        records_of(raw["game"]).start_of(head)  # refuses what is wrong with the match as a whole
    except ImpossibleSetup as error:
        raise RecordError(error.code, error.rule) from error
    return Record(raw["game"], head, tuple(raw["rounds"]))


_PLACE = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)$")
"""How the parser of TOML says where it could not go on."""


def _not_toml(text: str, told: str) -> RecordError:
    """The error of a text that is no TOML; where, is read from what the parser told."""
    place = _PLACE.search(told)
    if place is None:
        return RecordError("unreadable", what="not_toml_anywhere")
    *before, last = text.replace("\r\n", "\n").split("\n")
    line, column = place[1] or len(before) + 1, place[2] or len(last) + 1
    return RecordError("unreadable", what="not_toml", line=int(line), column=int(column))


def read_file(path: Path | str) -> Record:
    """The record in a file. Raises like `read_record`, and ``no_file`` or ``too_large``.

    >>> try:
    ...     read_file("nowhere.toml")
    ... except RecordError as error:
    ...     error.code
    'no_file'
    """
    path = Path(wanted(path, Path | str, "path"))
    if path.is_dir():
        raise RecordError("no_file", what="folder", file=str(path))
    try:
        with path.open("rb") as file:
            data = file.read(MAXIMUM_SIZE + 1)
    except (OSError, ValueError):
        raise RecordError("no_file", file=str(path)) from None
    return read_bytes(data)


def read_bytes(data: bytes) -> Record:
    """The record in these bytes. Raises like `read_record`, and ``too_large``.

    >>> try:
    ...     read_bytes(b'players = [')
    ... except RecordError as error:
    ...     error.code
    'unreadable'
    """
    if len(wanted(data, bytes, "bytes")) > MAXIMUM_SIZE:
        raise RecordError("too_large", maximum=MAXIMUM_SIZE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError("unreadable", what="not_text") from None
    return read_record(text)


def _format(raw: Mapping[str, Any]) -> None:
    if raw["format"] != FORMAT:
        raise RecordError("unreadable", what="wrong_format", found=raw["format"], expected=FORMAT)


def _game(raw: Mapping[str, Any]) -> None:
    if raw["game"] not in GAMES:
        raise RecordError("unreadable", what="unknown_game", found=raw["game"], known=GAMES)


def _players(raw: Mapping[str, Any]) -> None:
    names = names_of(raw)
    if not names and raw["players"] != []:
        raise RecordError("unreadable", what="bad_players")
    _game(raw)  # how many may play is for the game to say
    head = {"players": names, "dealer": names[0] if names else None}
    records_of(raw["game"]).start_of(head)


def _dealer(raw: Mapping[str, Any]) -> None:
    named_player(players_of(raw), raw["dealer"], "dealer")


def _rounds(raw: Mapping[str, Any]) -> None:
    if not isinstance(raw["rounds"], list) or not raw["rounds"]:
        raise RecordError("unreadable", what="no_rounds")


_CHECKS: dict[str, Check] = {
    "format": _format,
    "game": _game,
    "players": _players,
    "dealer": _dealer,
    "rounds": _rounds,
}
