"""Reading a record: TOML, and the head of a match of Tri Palki."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tripalki_learn.engine import ImpossibleSetup
from tripalki_learn.games import tri_palki
from tripalki_learn.records.record import FORMAT, MAXIMUM_SIZE, Record, RecordError

GAMES = ("tri_palki",)
"""The games whose records can be read."""

_REQUIRED = ("format", "game", "players", "dealer", "rounds")
_OPTIONAL = ("sticks", "out")


def read_record(text: str) -> Record:
    """The record that a TOML text holds, its head checked in the order of the text.

    Raises `RecordError`: ``unreadable``, ``unknown_key``, ``unknown_player``, ``player_count``
    (TP-2.1), ``bad_sticks`` (TP-5.5), ``dealer_out`` (TP-5.10).
    """
    try:
        raw = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise RecordError("unreadable", what="not_toml", detail=str(error)) from None
    for key in _REQUIRED:
        if key not in raw:
            raise RecordError("unreadable", what="missing_key", key=key)
    for key in raw:
        if key not in _CHECKS:
            known = [*_REQUIRED, *_OPTIONAL]
            raise RecordError("unknown_key", key=key, known=known)
        _CHECKS[key](raw)
    head = {key: value for key, value in raw.items() if key not in ("format", "game", "rounds")}
    start_of(head)  # refuses what is wrong with the match as a whole
    return Record(raw["game"], head, tuple(raw["rounds"]))


def read_file(path: Path) -> Record:
    """The record in a file. Raises like `read_record`, and ``no_file`` or ``too_large``."""
    try:
        with path.open("rb") as file:
            data = file.read(MAXIMUM_SIZE + 1)
    except (OSError, ValueError):
        raise RecordError("no_file", file=str(path)) from None
    return read_bytes(data)


def read_bytes(data: bytes) -> Record:
    """The record in these bytes. Raises like `read_record`, and ``too_large``."""
    if len(data) > MAXIMUM_SIZE:
        raise RecordError("too_large", maximum=MAXIMUM_SIZE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError("unreadable", what="not_text") from None
    return read_record(text)


def start_of(head: Mapping[str, Any]) -> tri_palki.State:
    """The match before its first round, as the head of a record has it. Raises `RecordError`."""
    players = head["players"]
    try:
        return tri_palki.begin(
            players,
            players.index(head["dealer"]) if players else 0,
            head.get("sticks"),
            [players.index(name) for name in head.get("out", [])],
        )
    except ImpossibleSetup as error:
        raise RecordError(error.code, error.rule) from error


def named_player(players: list[str], name: Any) -> int:
    """The seat of a player by name. Raises `RecordError` ``unknown_player``."""
    if not isinstance(name, str) or name not in players:
        raise RecordError("unknown_player", name=str(name), players=players)
    return players.index(name)


def _format(raw: Mapping[str, Any]) -> None:
    if raw["format"] != FORMAT:
        raise RecordError("unreadable", what="wrong_format", found=raw["format"], expected=FORMAT)


def _game(raw: Mapping[str, Any]) -> None:
    if raw["game"] not in GAMES:
        raise RecordError("unreadable", what="unknown_game", found=raw["game"], known=GAMES)


def _players(raw: Mapping[str, Any]) -> None:
    names = raw["players"]
    well_formed = isinstance(names, list) and all(
        isinstance(name, str) and name.strip() for name in names
    )
    if not well_formed or len(set(names)) < len(names):
        raise RecordError("unreadable", what="bad_players")
    start_of({"players": names, "dealer": names[0] if names else None})


def _dealer(raw: Mapping[str, Any]) -> None:
    named_player(raw["players"] if isinstance(raw["players"], list) else [], raw["dealer"])


def _sticks(raw: Mapping[str, Any]) -> None:
    sticks = raw["sticks"]
    # bool is an int to Python, but not to whoever writes "true" for a number of sticks.
    if not isinstance(sticks, list) or not all(type(number) is int for number in sticks):
        raise RecordError("unreadable", what="bad_list", key="sticks")
    names = raw["players"]
    if isinstance(names, list) and names:
        start_of({"players": names, "dealer": names[0], "sticks": sticks})


def _out(raw: Mapping[str, Any]) -> None:
    names = raw["out"]
    if not isinstance(names, list) or len(set(map(str, names))) < len(names):
        raise RecordError("unreadable", what="bad_list", key="out")
    for name in names:
        named_player(raw["players"] if isinstance(raw["players"], list) else [], name)


def _rounds(raw: Mapping[str, Any]) -> None:
    if not isinstance(raw["rounds"], list) or not raw["rounds"]:
        raise RecordError("unreadable", what="no_rounds")


_CHECKS: dict[str, Callable[[Mapping[str, Any]], None]] = {
    "format": _format,
    "game": _game,
    "players": _players,
    "dealer": _dealer,
    "sticks": _sticks,
    "out": _out,
    "rounds": _rounds,
}
