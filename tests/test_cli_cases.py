"""The cases that were worked by hand, through the command line."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tripalki_learn.cli import main

CASES = Path(__file__).parent / "cases"


class Answer(NamedTuple):
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Answer]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command line in this process."""

    def answer(*argv: str) -> Answer:
        try:
            code = main(list(argv))
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 1 if stop.code else 0
        printed = capsys.readouterr()
        return Answer(code or 0, printed.out, printed.err)

    return answer


def in_a_process(*argv: str, given: str = "", env: dict[str, str] | None = None) -> Answer:
    script = Path(sys.executable).with_name("tripalki-learn")
    done = subprocess.run(
        [str(script), *argv], input=given.encode(), capture_output=True, timeout=60, env=env
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def lines(name: str) -> list[dict[str, Any]]:
    text = (CASES / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines() if line.strip()]


RECORDS = lines("tri_palki_records.jsonl")
ERRORS = lines("tri_palki_errors.jsonl")


def named(cases: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(case, id=case["name"]) for case in cases]


def written(folder: Path, text: str, name: str = "match.toml") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def without_events(trace: dict[str, Any]) -> dict[str, Any]:
    """What the cases state of a trace; checks the rest for its form."""
    assert (trace["format"], trace["game"]) == ("tripalki-trace/1", "tri_palki")
    rounds = []
    for played in trace["rounds"]:
        assert played["events"]
        for event in played["events"]:
            assert event["type"]
            assert event["rule"].startswith("TP-")
        rounds.append({key: value for key, value in played.items() if key != "events"})
    return {"status": trace["status"], "rounds": rounds}


def test_the_hands_score_as_they_were_worked_by_hand(run: Run) -> None:
    expected = json.loads((CASES / "tri_palki_hands.json").read_text(encoding="utf-8"))
    hands = [" ".join(hand["cards"]) for hand in expected]
    answer = run("score", "--json", *hands)
    assert (answer.code, answer.err) == (0, "")
    assert answer.json == expected


@pytest.mark.parametrize("case", named(RECORDS))
def test_a_record_replays_as_it_was_worked_by_hand(
    run: Run, tmp_path: Path, case: dict[str, Any]
) -> None:
    answer = run("replay", "--json", written(tmp_path, case["record"]))
    assert (answer.code, answer.err) == (0, "")
    assert without_events(answer.json) == case["expected"]


@pytest.mark.parametrize("case", named(RECORDS))
def test_a_record_is_explained_without_json_too(
    run: Run, tmp_path: Path, case: dict[str, Any]
) -> None:
    answer = run("replay", "--lang", "en", written(tmp_path, case["record"]))
    assert (answer.code, answer.err) == (0, "")
    assert "TP-" in answer.out
    for played in case["expected"]["rounds"]:
        for player in played["hands"] if played["status"] == "ended" else []:
            assert player in answer.out


@pytest.mark.parametrize("case", named(ERRORS))
def test_a_faulty_record_is_refused_at_its_place(
    run: Run, tmp_path: Path, case: dict[str, Any]
) -> None:
    path = written(tmp_path, case["record"])
    answer = run("replay", "--json", path)
    assert (answer.code, answer.err) == (1, "")
    error = answer.json["error"]
    assert {key: error[key] for key in ("round", "action", "rule", "code")} == case["expected"]
    assert error["file"] == path
    assert error["message"]
    assert answer.json["rounds"] == []


@pytest.mark.parametrize("case", named(ERRORS))
def test_a_fault_is_one_plain_message_on_standard_error(
    run: Run, tmp_path: Path, case: dict[str, Any]
) -> None:
    path = written(tmp_path, case["record"])
    answer = run("replay", "--lang", "en", path)
    expected = case["expected"]
    assert answer.code == 1
    assert "Traceback" not in answer.err
    assert path in answer.err
    assert expected["rule"] is None or expected["rule"] in answer.err
    for place in (expected["round"], expected["action"]):
        assert place is None or str(place) in answer.err


@pytest.mark.parametrize("case", named(ERRORS))
def test_only_the_message_of_an_error_follows_the_language(
    run: Run, tmp_path: Path, case: dict[str, Any]
) -> None:
    path = written(tmp_path, case["record"])
    answers = [
        run("replay", "--json", "--lang", lang, path).json for lang in ["en", "fr", "es", "ru"]
    ]
    messages = [answer["error"].pop("message") for answer in answers]
    assert len(set(messages)) == 4
    assert all(answer == answers[0] for answer in answers)


def test_what_would_have_been_legal_is_told(run: Run, tmp_path: Path) -> None:
    case = next(case for case in ERRORS if case["name"] == "two cards")
    error = run("replay", "--json", written(tmp_path, case["record"])).json["error"]
    swaps = [f"{give}>{take}" for give in ("AH", "KH", "QH") for take in ("7D", "JC", "10S")]
    assert (error["to_act"], error["legal"]) == ("A", [*swaps, "all", "pass", "pass call"])


def test_after_the_round_nobody_acts_and_nothing_is_legal(run: Run, tmp_path: Path) -> None:
    case = next(case for case in ERRORS if case["name"] == "after the round")
    error = run("replay", "--json", written(tmp_path, case["record"])).json["error"]
    assert (error["to_act"], error["legal"]) == (None, [])


def test_a_fault_in_a_later_round_comes_with_the_good_rounds(run: Run, tmp_path: Path) -> None:
    case = next(case for case in RECORDS if case["expected"]["status"] == "between_rounds")
    good = case["expected"]["rounds"]
    broken = case["record"] + '\n[[rounds]]\ndeck = "6H 7H"\n'
    answer = run("replay", "--json", written(tmp_path, broken))
    assert answer.code == 1
    error = answer.json["error"]
    place = (error["round"], error["action"], error["rule"], error["code"])
    assert place == (len(good) + 1, None, "TP-1.1", "bad_pack")
    played = [{k: v for k, v in it.items() if k != "events"} for it in answer.json["rounds"]]
    assert played == good


def test_several_files_give_a_list_with_the_error_in_its_place(run: Run, tmp_path: Path) -> None:
    first = written(tmp_path, RECORDS[0]["record"], "first.toml")
    bad = written(tmp_path, ERRORS[0]["record"], "bad.toml")
    last = written(tmp_path, RECORDS[1]["record"], "last.toml")
    answer = run("replay", "--json", first, bad, last)
    assert (answer.code, answer.err) == (1, "")
    one, fault, other = answer.json
    assert without_events(one) == RECORDS[0]["expected"]
    assert (fault["error"]["file"], fault["error"]["code"]) == (bad, "two_cards")
    assert without_events(other) == RECORDS[1]["expected"]
    both = run("replay", "--json", first, last)
    assert both.code == 0
    assert [without_events(it) for it in both.json] == [it["expected"] for it in RECORDS[:2]]


def test_a_minus_reads_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    given = io.TextIOWrapper(io.BytesIO(RECORDS[3]["record"].encode()), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", given)
    answer = run("replay", "--json", "-")
    assert answer.code == 0
    assert without_events(answer.json) == RECORDS[3]["expected"]


@pytest.mark.parametrize("place", [0, 13, 31])
def test_the_installed_command_replays_a_record(tmp_path: Path, place: int) -> None:
    case = RECORDS[place]
    answer = in_a_process("replay", "--json", "-", given=case["record"])
    assert (answer.code, answer.err) == (0, "")
    assert without_events(answer.json) == case["expected"]


def test_the_installed_command_fails_with_one_message_and_exit_code_1(tmp_path: Path) -> None:
    answer = in_a_process("replay", written(tmp_path, ERRORS[0]["record"]))
    assert answer.code == 1
    assert "TP-2.7" in answer.err
    assert "Traceback" not in answer.err


def test_the_installed_command_prints_suit_symbols_where_the_terminal_has_none() -> None:
    plain = {"PATH": "/usr/bin:/bin", "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
    answer = in_a_process("score", "--lang", "ru", "AH JH 6C", env=plain)
    assert answer.code == 0
    assert "Traceback" not in answer.err
