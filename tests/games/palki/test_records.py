"""Palki records: what is read, what is refused and where, and that a match is written whole."""

from __future__ import annotations

from typing import Any

import pytest
import tomli_w

from tests.games.palki.test_properties import match
from tripalki_learn.cards import PACK_52, write_cards
from tripalki_learn.engine import Trace
from tripalki_learn.games import palki
from tripalki_learn.records import RecordError, read_record, replay, trace_json, write_record

POSITION = {"hands": ["9H 10D", "AH KH"], "table": "7H JC 3D", "stock": ""}


def record(*rounds: dict[str, Any], **head: Any) -> str:
    fixed = {"format": "tripalki-record/1", "game": "palki", "players": ["A", "B"], "dealer": "A"}
    return tomli_w.dumps({**fixed, **head, "rounds": list(rounds)})


def fault(text: str) -> tuple[int | None, int | None, str | None, str]:
    """Where a record is refused, by which rule, and how."""
    with pytest.raises(RecordError) as caught:
        replay(read_record(text))
    error = caught.value
    return error.round, error.action, error.rule, error.code


def acted(action: str, **more: Any) -> str:
    return record({**POSITION, **more, "actions": [action]})


@pytest.mark.parametrize(
    ("head", "rule", "code"),
    [
        ({"scores": [1]}, "PA-3.5", "bad_scores"),
        ({"scores": [1, -1]}, "PA-3.5", "bad_scores"),
        ({"scores": "1 2"}, None, "unreadable"),
        ({"scores": [1, 2.5]}, None, "unreadable"),
        ({"scores": [True, False]}, None, "unreadable"),
        ({"options": True}, None, "unreadable"),
        ({"options": {"compulsory_capture": 1}}, None, "unreadable"),
        ({"options": {"joker": True}}, None, "unknown_key"),
        ({"sticks": [0, 0]}, None, "unknown_key"),
        ({"players": ["A"]}, "PA-1.1", "player_count"),
        ({"players": ["A", "B", "C", "D", "E"]}, "PA-1.1", "player_count"),
        ({"dealer": "Z"}, None, "unknown_player"),
    ],
)
def test_a_fault_of_the_head_is_told(head: dict[str, Any], rule: str | None, code: str) -> None:
    assert fault(record(POSITION, **head)) == (None, None, rule, code)


@pytest.mark.parametrize(
    ("change", "rule", "code"),
    [
        ({"hands": "9H"}, None, "unreadable"),
        ({"hands": ["9H", 5]}, None, "unreadable"),
        ({"table": 5}, None, "unreadable"),
        ({"captured": "9S"}, None, "unreadable"),
        ({"captured": ["9S"]}, "PA-1.2", "bad_setup"),
        ({"hands": ["9S"]}, "PA-1.2", "bad_setup"),
        ({"hands": ["9S 8S 7S 6S 5S", "AH"]}, "PA-1.2", "bad_setup"),
        ({"stock": "2S 3S 4S 5S"}, "PA-1.2", "bad_setup"),
        ({"last_capture": "Z"}, None, "unknown_player"),
        ({"to_act": "Z"}, None, "unknown_player"),
        ({"hands": ["9S", ""], "to_act": "B"}, "PA-1.4", "bad_setup"),
        ({"captured": ["9H", ""]}, "PA-1.1", "bad_pack"),
        ({"centre": "9S 8S 7S"}, None, "unknown_key"),
        ({"buried": [3]}, None, "unknown_key"),
        ({"actions": "A 9H"}, None, "unreadable"),
    ],
)
def test_a_fault_of_a_position_is_told(change: dict[str, Any], rule: str | None, code: str) -> None:
    assert fault(record({**POSITION, **change})) == (1, None, rule, code)


def test_a_position_needs_hands_and_nothing_else() -> None:
    assert fault(record({"table": "9H"})) == (1, None, None, "unreadable")
    state = replay(read_record(record({"hands": ["9H", "10D"]}))).state
    assert (state.table, state.stock, state.to_act) == ((), (), 1)


def test_the_places_of_buried_cards_are_numbers() -> None:
    deck, bad = {"deck": write_cards(PACK_52)}, {"deck": "AH 2H"}
    for buried in ("3", [True], [1.0]):
        assert fault(record({**deck, "buried": buried})) == (1, None, None, "unreadable")
        assert fault(record({"buried": buried, **bad})) == (1, None, None, "unreadable")
        assert fault(record({**bad, "buried": buried})) == (1, None, "PA-1.1", "bad_pack")
    assert fault(record(bad)) == (1, None, "PA-1.1", "bad_pack")


@pytest.mark.parametrize(
    ("action", "rule", "code"),
    [
        ("A 9H", "PA-1.4", "wrong_player"),
        ("B pass", "PA-2.5", "unknown_action"),
        ("B", "PA-2.5", "unknown_action"),
        ("B AH KH", "PA-2.5", "unknown_action"),
        ("B x", "PA-2.5", "unknown_action"),
        ("B 9H", "PA-2.5", "not_held"),
        ("B KH x 7H", "PA-2.1", "wrong_rank"),
        ("B KH x ??", None, "unreadable"),
        ("B ?? x KH", None, "unreadable"),
        ("Z KH", None, "unknown_player"),
        ("B stop", "PA-3.6", "stop_not_near"),
        ("B stop now", "PA-2.5", "unknown_action"),
    ],
)
def test_a_fault_of_an_action_is_told(action: str, rule: str | None, code: str) -> None:
    assert fault(acted(action)) == (1, 1, rule, code)


@pytest.mark.parametrize(
    ("action", "written"),
    [
        ("B  k♥ ", "KH"),
        ("B 10h x 3d, 7H", "10H x 7H 3D"),
        ("B T♥ X 7H 3D", "10H x 7H 3D"),
        ("B jh x", "JH x"),
        ("B JH x JC 3D 7H", "JH x"),
        ("B STOP", "stop"),
    ],
)
def test_an_action_is_read_in_many_forms_and_written_in_one(action: str, written: str) -> None:
    hands = ["9H", "JH 10H KH"]
    entry = {**POSITION, "hands": hands, "captured": ["", "2C"], "actions": [action]}
    options = {"compulsory_capture": False}
    trace = replay(read_record(record(entry, scores=[0, 14], options=options)))
    (turn,) = trace_json(trace)["rounds"][0]["turns"]
    assert turn["action"] == written
    assert turn["player"] == "B"


def test_a_match_written_by_the_kit_replays_to_the_same_trace() -> None:
    repaired = 0
    for seed in range(24):
        steps = list(match(seed, games=3))
        trace = palki.begun(steps[0][0])
        for _, cause, _ in steps:
            trace = trace if cause is None else grown(trace, *cause)
        repaired += sum(event.type == "cards_buried" for event in trace.events)
        assert trace.state == steps[-1][2]
        again = replay(read_record(write_record(trace)))
        assert again == trace
    assert repaired > 5


def grown(trace: Trace, kind: str, what: Any) -> Trace:
    if kind == "deal":
        return palki.dealt(trace, what)
    return palki.laid_out(trace, **what) if kind == "lay out" else palki.played(trace, what)


def test_a_won_match_has_no_further_round() -> None:
    won = {"hands": ["", ""], "captured": ["2C", ""]}
    assert fault(record(won, won, scores=[14, 0])) == (2, None, "PA-3.4", "match_over")
    assert fault(record(won, scores=[15, 0])) == (1, None, "PA-3.4", "match_over")
    assert fault(record(POSITION, won)) == (2, None, None, "unfinished_round")
