"""The cases of the other games, worked by hand or by two naive programs, through the command
line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.test_cli_cases import Run, lines, run, written
from tripalki_learn.games import GAMES, game_named
from tripalki_learn.records import read_record, replay, trace_json, write_record

__all__ = ["run"]

LANGUAGES = ["en", "fr", "es", "ru"]


def cases(kind: str) -> list[Any]:
    """The cases of every game but the first, whose cases have more to say."""
    return [
        pytest.param(game, case, id=f"{game} {case['name']}")
        for game in GAMES[1:]
        for case in lines(f"{game}_{kind}.jsonl")
    ]


every_record = pytest.mark.parametrize(("game", "case"), cases("records"))
every_error = pytest.mark.parametrize(("game", "case"), cases("errors"))


def letters(game: str) -> str:
    return game_named(game).RULES[0].letters


@every_record
def test_a_record_replays_as_it_was_worked_out(
    run: Run, tmp_path: Path, game: str, case: dict[str, Any]
) -> None:
    answer = run("replay", "--json", written(tmp_path, case["record"]))
    assert (answer.code, answer.err) == (0, "")
    trace = answer.json
    assert (trace["format"], trace["game"]) == ("tripalki-trace/1", game)
    for played in trace["rounds"]:
        for event in played.pop("events"):
            assert event["type"]
            assert event["rule"].startswith(letters(game))
    assert {"status": trace["status"], "rounds": trace["rounds"]} == case["expected"]


@every_record
def test_a_record_is_explained_without_json_too(
    run: Run, tmp_path: Path, game: str, case: dict[str, Any]
) -> None:
    told = set()
    for lang in LANGUAGES:
        answer = run("replay", "--lang", lang, written(tmp_path, case["record"]))
        assert (answer.code, answer.err) == (0, "")
        assert f"[{letters(game)}-" in answer.out
        for player in case["expected"]["rounds"][0]["hands"]:
            assert player in answer.out
        told.add(answer.out)
    assert len(told) == len(LANGUAGES)


@every_record
def test_a_record_is_written_as_it_was_read(game: str, case: dict[str, Any]) -> None:
    trace = replay(read_record(case["record"]))
    again = replay(read_record(write_record(trace)))
    assert again == trace
    assert trace_json(again) == trace_json(trace)


@every_error
def test_a_faulty_record_is_refused_at_its_place(
    run: Run, tmp_path: Path, game: str, case: dict[str, Any]
) -> None:
    path = written(tmp_path, case["record"])
    answer = run("replay", "--json", path)
    assert (answer.code, answer.err) == (1, "")
    error = answer.json["error"]
    assert {key: error[key] for key in case["expected"]} == case["expected"]
    assert (error["file"], bool(error["message"])) == (path, True)
    assert error["rule"] is None or error["rule"].startswith(letters(game))
    assert len(answer.json["rounds"]) == (error["round"] or 1) - 1
    assert (error["to_act"] is None) == (error["legal"] == [])


@every_error
def test_a_fault_is_one_plain_message_that_alone_follows_the_language(
    run: Run, tmp_path: Path, game: str, case: dict[str, Any]
) -> None:
    path = written(tmp_path, case["record"])
    errors, messages = [], set()
    for lang in LANGUAGES:
        error = run("replay", "--json", "--lang", lang, path).json["error"]
        message = error.pop("message")
        errors.append(error)
        messages.add(message)
        answer = run("replay", "--lang", lang, path)
        assert answer.code == 1
        assert "Traceback" not in answer.err
        assert path in answer.err and message in answer.err
        assert error["rule"] is None or error["rule"] in answer.err
    assert len(messages) == len(LANGUAGES)
    assert all(error == errors[0] for error in errors)
