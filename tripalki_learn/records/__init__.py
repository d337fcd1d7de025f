"""Records (TOML) in and out, traces (JSON) out (floor 3)."""

from tripalki_learn.records.action_text import parse_action, parse_turn
from tripalki_learn.records.reader import read_bytes, read_file, read_record
from tripalki_learn.records.record import Record, RecordError
from tripalki_learn.records.replay import replay
from tripalki_learn.records.score_json import ranks, scores_json
from tripalki_learn.records.trace_json import event_json, rounds_json, trace_json
from tripalki_learn.records.writer import write_record

__all__ = [
    "Record",
    "RecordError",
    "event_json",
    "parse_action",
    "parse_turn",
    "ranks",
    "read_bytes",
    "read_file",
    "read_record",
    "replay",
    "rounds_json",
    "scores_json",
    "trace_json",
    "write_record",
]
