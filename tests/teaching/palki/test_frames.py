"""The table after each event agrees with the states of the engine, step for step."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tripalki_learn.engine import Trace
from tripalki_learn.games.palki import State
from tripalki_learn.records import read_record, replay
from tripalki_learn.teaching import table_scene, walkthrough_scene
from tripalki_learn.teaching.frames import frames
from tripalki_learn.views.palki import TablePicture

FILE = Path(__file__).parents[2] / "cases" / "palki_records.jsonl"


@cache
def cases() -> dict[str, dict[str, Any]]:
    return {case["name"]: case for case in map(json.loads, FILE.read_text("utf-8").splitlines())}


@cache
def trace_of(name: str) -> Trace:
    return replay(read_record(cases()[name]["record"]))


every_case = pytest.mark.parametrize("name", cases())


@every_case
def test_there_is_a_frame_for_every_event(name: str) -> None:
    trace = trace_of(name)
    shown = list(frames(trace))
    assert shown[0].event is None
    assert tuple(frame.event for frame in shown[1:]) == trace.events


@every_case
def test_frames_agree_with_the_state_at_the_end_of_every_step(name: str) -> None:
    following = iter(list(frames(trace_of(name)))[1:])
    for step in trace_of(name).steps:
        picture: TablePicture = [next(following) for _ in step.events][-1].picture
        state: State = step.after
        assert tuple(seat.hand for seat in picture.seats) == state.hands
        assert tuple(seat.captured for seat in picture.seats) == state.captured
        assert tuple(seat.sheet for seat in picture.seats) == state.sheet
        assert (picture.table, picture.stock) == (state.table, len(state.stock))
        assert marked(picture, "to_act") == ([] if state.to_act is None else [state.to_act])
        assert marked(picture, "last") == (
            [] if state.last_capture is None else [state.last_capture]
        )
        moved = state.ending is not None and state.winner is None
        assert marked(picture, "dealer") == [state.next_dealer if moved else state.dealer]


@every_case
def test_no_card_is_ever_in_two_places(name: str) -> None:
    for frame in frames(trace_of(name)):
        picture: TablePicture = frame.picture
        lying = [card for seat in picture.seats for card in (*seat.hand, *seat.captured)]
        lying += picture.table or ()
        assert len(set(lying)) == len(lying)
        assert len(lying) + picture.stock <= 52


def test_a_game_is_stepped_through_with_its_rulings() -> None:
    scene = walkthrough_scene(trace_of("palki-06"))
    trace = trace_of("palki-06")
    assert len(scene["steps"]) == 1 + len(trace.events)
    last = scene["steps"][-1]
    assert last["rule"] == "PA-3.4"
    assert last["ruling"]["en"]["text"].replace("\N{NO-BREAK SPACE}", " ") == (
        "A has 15 and wins the match."
    )
    taken = [step for step in scene["steps"] if step["rule"] == "PA-2.1"]
    assert taken and all(len(step["focus"]["cards"]) == 2 for step in taken)
    for step in scene["steps"]:
        assert set(step["table"]) == {"game", "seats", "centre", "reserve", "washed", "text"}
        assert set(step["table"]["text"]) == {"en", "fr", "es", "ru"}


def test_a_table_is_a_scene_as_a_seat_sees_it() -> None:
    state: State = trace_of("palki-14").state
    seats = table_scene(state, 2)["table"]["seats"]
    assert [seat["hand"] for seat in seats[:2]] == [[None] * 4, [None] * 4]
    assert seats[2]["hand"] == ["QS", "KH", "7C", "QC"]
    assert [seat["sheet"] for seat in seats] == [[12], [13], [13]]


def marked(picture: TablePicture, mark: str) -> list[int]:
    return [number for number, seat in enumerate(picture.seats) if getattr(seat, mark)]
