"""Frozen courses of play: what each game says of a whole match is what it said before."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.transcripts import RECORDS, told
from tripalki_learn.games import GAMES, game_named
from tripalki_learn.records import read_file, replay


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_told_as_it_was(record: Path) -> None:
    assert told(record) == record.with_suffix(".txt").read_text(encoding="utf-8")


def test_no_game_lacks_a_transcript() -> None:
    assert {read_file(record).game for record in RECORDS} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_most_kinds_of_events_happen_in_the_transcripts(game: str) -> None:
    records = [read_file(path) for path in RECORDS]
    traces = [replay(record) for record in records if record.game == game]
    happened = {event.type for trace in traces for event in trace.events}
    kinds = {kind.type for kind in game_named(game).EVENTS}
    assert len(happened) > 0.6 * len(kinds), sorted(kinds - happened)
