"""Writes the transcripts anew."""

from __future__ import annotations

from tests.transcripts import RECORDS, told

for record in RECORDS:
    record.with_suffix(".txt").write_text(told(record), encoding="utf-8")
    print(record.with_suffix(".txt").name)
