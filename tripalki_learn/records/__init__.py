"""Records (TOML) in and out, traces (JSON) out (floor 3)."""

from tripalki_learn.records.action_text import parse_action, parse_turn
from tripalki_learn.records.game import GameRecords, Scoring, records_of
from tripalki_learn.records.plain import event_json
from tripalki_learn.records.reader import read_bytes, read_file, read_record
from tripalki_learn.records.record import Record, RecordError
from tripalki_learn.records.replay import replay
from tripalki_learn.records.trace_json import rounds_json, trace_json
from tripalki_learn.records.writer import write_record

__all__ = [
    "GameRecords",
    "Record",
    "RecordError",
    "Scoring",
    "event_json",
    "parse_action",
    "parse_turn",
    "read_bytes",
    "read_file",
    "read_record",
    "records_of",
    "replay",
    "rounds_json",
    "trace_json",
    "write_record",
]
