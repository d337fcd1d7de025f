"""Records that cannot be read or break a rule: refused with a code, never with a traceback."""

from __future__ import annotations

import json
import random
import re
import string
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from tests.reference.generate import random_record
from tests.reference.scorer import PACK
from tests.test_cli_cases import RECORDS, Run, in_a_process, run, written

__all__ = ["run"]  # the fixture

HEAD = {
    "format": "tripalki-record/1",
    "game": "tri_palki",
    "players": ["A", "B", "C"],
    "dealer": "A",
}
HANDS = ["AH KH QH", "6D 6C 6S", "9C 10D 8S"]
ROUND = {"hands": HANDS, "centre": "7D JC 10S", "reserve": "9H 9D 9S", "actions": ["A pass"]}
WON = {**ROUND, "hands": HANDS[:2], "actions": ["A pass", "B pass"]}
CODES = {
    *("wrong_player", "two_cards", "not_held", "not_in_centre", "unknown_action"),
    *("call_needs_31", "call_on_special", "second_call", "call_on_last_pass", "round_over"),
    *("match_over", "bad_pack", "player_count", "bad_sticks", "unreadable", "unknown_key"),
    *("unknown_player", "no_file", "too_large", "unfinished_round", "bad_setup", "dealer_out"),
    "player_out",
}


def record(*rounds: dict[str, Any], **head: Any) -> str:
    return tomli_w.dumps({**HEAD, **head, "rounds": list(rounds)})


def fault(run: Run, folder: Path, text: str) -> tuple[int | None, int | None, str | None, str]:
    """Round, action, rule and code of the error with which a record is refused."""
    answer = run("replay", "--json", "--lang", "en", written(folder, text))
    assert (answer.code, answer.err) == (1, "")
    error = answer.json["error"]
    assert error["code"] in CODES
    assert error["message"]
    return error["round"], error["action"], error["rule"], error["code"]


FAULTS: dict[str, tuple[str, tuple[int | None, int | None, str | None, str]]] = {
    "no TOML": ("players = [", (None, None, None, "unreadable")),
    "another format": (record(ROUND, format="x/1"), (None, None, None, "unreadable")),
    "another game": (record(ROUND, game="chess"), (None, None, None, "unreadable")),
    "no round": (tomli_w.dumps({**HEAD, "rounds": []}), (None, None, None, "unreadable")),
    "no rounds at all": (tomli_w.dumps(HEAD), (None, None, None, "unreadable")),
    "a name twice": (record(ROUND, players=["A", "B", "A"]), (None, None, None, "unreadable")),
    "an empty name": (record(ROUND, players=["A", "B", ""]), (None, None, None, "unreadable")),
    "a number for a name": (record(ROUND, players=["A", 2]), (None, None, None, "unreadable")),
    "nine players": (
        record(ROUND, players=list("ABCDEFGHI")),
        (None, None, "TP-2.1", "player_count"),
    ),
    "a strange dealer": (record(ROUND, dealer="Z"), (None, None, None, "unknown_player")),
    "a strange player out": (record(ROUND, out=["Z"]), (None, None, None, "unknown_player")),
    "four sticks": (record(ROUND, sticks=[0, 4, 0]), (None, None, "TP-5.5", "bad_sticks")),
    "sticks for two": (record(ROUND, sticks=[0, 0]), (None, None, "TP-5.5", "bad_sticks")),
    "sticks as text": (record(ROUND, sticks="000"), (None, None, None, "unreadable")),
    "sticks as truth": (record(ROUND, sticks=[True] * 3), (None, None, None, "unreadable")),
    "a short deck": (record({"deck": "6H 7H"}), (1, None, "TP-1.1", "bad_pack")),
    "a deck with a five": (
        record({"deck": " ".join([*PACK[:35], "5H"])}),
        (1, None, "TP-1.1", "bad_pack"),
    ),
    "a deck with a card twice": (
        record({"deck": " ".join([*PACK[:35], "AH"])}),
        (1, None, "TP-1.1", "bad_pack"),
    ),
    "a deck that is no text": (record({"deck": PACK}), (1, None, None, "unreadable")),
    "a deck and hands": (
        record({"deck": " ".join(PACK), "hands": HANDS}),
        (1, None, None, "unknown_key"),
    ),
    "an unknown key of a round": (record({**ROUND, "stock": ""}), (1, None, None, "unknown_key")),
    "a round without a centre": (record({"hands": HANDS}), (1, None, None, "unreadable")),
    "a card that is none": (record({**ROUND, "centre": "7D JC 1S"}), (1, None, None, "unreadable")),
    "a first player without cards": (
        record({**ROUND, "hands": ["", *HANDS[1:]]}),
        (1, None, "TP-2.3", "bad_setup"),
    ),
    "an eliminated first player": (
        record({**ROUND, "hands": HANDS[1:], "to_act": "C"}, sticks=[0, 0, 3], out=["C"]),
        (1, None, "TP-5.10", "player_out"),
    ),
    "a strange first player": (record({**ROUND, "to_act": "Z"}), (1, None, None, "unknown_player")),
    "a stranger acts": (record({**ROUND, "actions": ["Z pass"]}), (1, 1, None, "unknown_player")),
    "a strange action": (
        record({**ROUND, "actions": ["A pass", "B draw"]}),
        (1, 2, "TP-2.6", "unknown_action"),
    ),
    "no action": (record({**ROUND, "actions": ["A"]}), (1, 1, "TP-2.6", "unknown_action")),
    "a card unread in an action": (
        record({**ROUND, "actions": ["A 1H>7D"]}),
        (1, 1, None, "unreadable"),
    ),
    "an action that is no text": (record({**ROUND, "actions": [1]}), (1, None, None, "unreadable")),
    "a round after an unfinished one": (
        record(ROUND, ROUND),
        (2, None, None, "unfinished_round"),
    ),
    "a round after the match": (
        record(WON, WON, players=["A", "B"], sticks=[3, 3]),
        (2, None, "TP-5.6", "match_over"),
    ),
    "after the last round": (
        record({**WON, "actions": ["A pass call", "B pass", "A pass"]}, players=["A", "B"]),
        (1, 3, "TP-4.2", "round_over"),
    ),
}


@pytest.mark.parametrize("title", FAULTS)
def test_a_faulty_record_is_refused_at_its_place(run: Run, tmp_path: Path, title: str) -> None:
    text, expected = FAULTS[title]
    assert fault(run, tmp_path, text) == expected


@pytest.mark.parametrize("lang", ["en", "fr", "es", "ru"])
def test_every_fault_is_told_in_every_language(run: Run, tmp_path: Path, lang: str) -> None:
    for text, (_, _, rule, _) in FAULTS.values():
        answer = run("replay", "--lang", lang, written(tmp_path, text))
        assert answer.code == 1
        assert rule is None or rule in answer.err


@pytest.mark.parametrize("lang", ["en", "fr", "es", "ru"])
def test_random_matches_are_explained_in_every_language(
    run: Run, tmp_path: Path, lang: str
) -> None:
    for seed in range(5):
        text = tomli_w.dumps(random_record(seed, 2 + seed % 7, 3))
        answer = run("replay", "--lang", lang, written(tmp_path, text))
        assert (answer.code, answer.err) == (0, "")
        told = set(re.findall(r"TP-\d+\.\d+", answer.out))
        traced = run("replay", "--json", written(tmp_path, text)).json
        assert told >= {event["rule"] for it in traced["rounds"] for event in it["events"]}


def test_a_record_breaks_off_with_the_empty_reserve(run: Run, tmp_path: Path) -> None:
    hands = ["9H 8H KD", "AC KC 7C"]
    entry = {"hands": hands, "centre": "7D 8D 10H", "actions": ["A KD>10H", "B pass"]}
    found = fault(run, tmp_path, record(entry, players=["A", "B"]))
    assert found == (1, 2, "TP-3.5", "round_over")


def test_a_missing_file_is_told_with_code_1(run: Run, tmp_path: Path) -> None:
    answer = run("replay", "--json", str(tmp_path / "nowhere.toml"))
    assert (answer.code, answer.json["error"]["code"]) == (1, "no_file")
    assert run("replay", "--json", str(tmp_path)).json["error"]["code"] == "no_file"


def test_a_file_over_a_million_bytes_is_refused_by_size(run: Run, tmp_path: Path) -> None:
    text = RECORDS[0]["record"]
    full = text + "#" * (1_000_000 - len(text.encode()))
    assert run("replay", "--json", written(tmp_path, full)).code == 0
    assert fault(run, tmp_path, full + "#") == (None, None, None, "too_large")


@pytest.mark.parametrize(
    "argv", [[], ["score"], ["replay"], ["replay", "--lang", "xx", "-"], ["x"]]
)
def test_a_usage_error_exits_2(run: Run, argv: list[str]) -> None:
    assert run(*argv).code == 2


@pytest.mark.parametrize(
    ("hand", "names"), [("AH KH", "2"), ("AH KH 5C", "5"), ("AH AH 6C", "A"), ("AH KH X", "X")]
)
def test_a_hand_that_cannot_be_is_one_message(run: Run, hand: str, names: str) -> None:
    answer = run("score", "--lang", "en", "AH JH 6C", hand)
    assert answer.code == 1
    assert answer.out == ""
    assert names in answer.err
    assert run("score", "--json", hand).code == 1
    assert run("score", "--json", hand).json["error"]


def test_names_are_read_with_the_longest_that_fits(run: Run, tmp_path: Path) -> None:
    entry = {**ROUND, "actions": ["Ann pass", "Ann Lee pass", "Ann Lee B pass"]}
    text = record(entry, players=["Ann", "Ann Lee", "Ann Lee B"], dealer="Ann")
    answer = run("replay", "--json", written(tmp_path, text))
    turns = answer.json["rounds"][0]["turns"]
    assert [turn["player"] for turn in turns] == ["Ann", "Ann Lee", "Ann Lee B"]


def test_json_is_json_whatever_the_terminal_can_show(tmp_path: Path) -> None:
    text = record(ROUND, players=["Zoé", "Жанна", "🂡"], dealer="Zoé").replace("A pass", "Zoé pass")
    path = written(tmp_path, text)
    answers = [
        in_a_process("replay", "--json", path, env={"PYTHONIOENCODING": encoding}).json
        for encoding in ("utf-8", "ascii", "cp1252")
    ]
    assert answers[0]["rounds"][0]["to_act"] == "Жанна"
    assert answers[0] == answers[1] == answers[2]


def damaged(chance: random.Random, text: str) -> str:
    """The text with a few characters, words or lines changed."""
    for _ in range(chance.choice([1, 1, 2, 5])):
        place = chance.randrange(len(text))
        cut = place + chance.choice([1, 1, 3, 40])
        other = chance.randrange(len(text))
        put = chance.choice(
            [
                "",
                chance.choice(string.printable),
                chance.choice(["AH", "call", " B ", "é", "♥", "\x00", "[[rounds]]\n", "-1", "1e9"]),
                text[other : other + 20],
            ]
        )
        text = text[:place] + put + text[cut:]
        text = text or " "
    return text


@pytest.mark.parametrize("block", range(10))
def test_a_damaged_record_is_replayed_or_refused_but_never_crashes(
    run: Run, tmp_path: Path, block: int
) -> None:
    chance = random.Random(block)
    for seed in range(20):
        whole = tomli_w.dumps(random_record(seed, 2 + seed % 7, 1 + seed % 3))
        path = written(tmp_path, damaged(chance, whole))
        answer = run("replay", "--json", "--lang", "en", path)
        assert answer.err == ""
        if answer.code == 0:
            assert json.loads(answer.out)["status"] in ("won", "between_rounds", "in_progress")
        else:
            assert answer.json["error"]["code"] in CODES
            assert answer.json["error"]["message"]
