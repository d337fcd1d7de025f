"""Whole courses of play, frozen: a record and its transcript for each game.

What the kit makes of a record may change only on purpose: ``python -m tests.transcripts`` writes
the transcripts anew, and the change is read in the difference.
"""

from __future__ import annotations

from pathlib import Path

from tripalki_learn.records import read_file, replay
from tripalki_learn.views.transcript import transcript

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.toml"))
LANG = "en"


def told(record: Path) -> str:
    """The transcript of a record, with every event beside the sentence that says it."""
    return "\n".join(transcript(replay(read_file(record)), LANG)) + "\n"
