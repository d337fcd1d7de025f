"""Trinka records and scores: what is read, what is refused and where, what is written."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from tests.games.trinka.matches import played
from tests.games.trinka.table import ORDINARY
from tests.test_cli_cases import CASES, Run, run, written
from tests.test_cli_faults import damaged
from tripalki_learn.explain import LANGUAGES, error_sentence
from tripalki_learn.games.trinka import Bet, Fold, Open, Show, Unknown
from tripalki_learn.records import (
    RecordError,
    parse_action,
    read_record,
    replay,
    trace_json,
    write_record,
)

__all__ = ["run"]

HEAD = {
    "format": "tripalki-record/1",
    "game": "trinka",
    "players": ["A", "B", "C"],
    "dealer": "A",
    "ante": 2,
}
ROUND = {"hands": ORDINARY[:3], "actions": ["B bet 2", "C bet 2", "A bet 2"]}


def record(*rounds: dict[str, Any], **head: Any) -> str:
    return tomli_w.dumps({**HEAD, **head, "rounds": list(rounds)})


def fault(text: str) -> tuple[int | None, int | None, str | None, str]:
    """Where a record is refused, by which rule, and how."""
    with pytest.raises(RecordError) as caught:
        replay(read_record(text))
    error = caught.value
    assert str(error)
    return error.round, error.action, error.rule, error.code


@pytest.mark.parametrize(
    ("head", "rule", "code"),
    [
        ({"ante": 0}, "TR-2.1", "bad_ante"),
        ({"ante": "2"}, None, "unreadable"),
        ({"ante": True}, None, "unreadable"),
        ({"ante": 10**15}, None, "unreadable"),
        ({"limit": 1}, "TR-2.3", "bad_limit"),
        ({"limit": 2.5}, None, "unreadable"),
        ({"joker": 1}, None, "unreadable"),
        ({"chips": [1, 2]}, "TR-2.1", "bad_chips"),
        ({"chips": [1, 2, True]}, None, "unreadable"),
        ({"chips": [1, 2, -(10**15)]}, None, "unreadable"),
        ({"sticks": [0, 0, 0]}, None, "unknown_key"),
        ({"players": ["A"]}, "TR-2.1", "player_count"),
        ({"players": [*"ABCDEFGHIJKLM"]}, "TR-2.1", "player_count"),
        ({"dealer": "Z"}, None, "unknown_player"),
    ],
)
def test_a_fault_of_the_head_is_told(head: dict[str, Any], rule: str | None, code: str) -> None:
    assert fault(record(ROUND, **head)) == (None, None, rule, code)


def test_the_ante_is_required() -> None:
    text = record(ROUND).replace("ante = 2\n", "")
    assert fault(text) == (None, None, None, "unreadable")


def test_a_number_with_thousands_of_digits_is_unreadable() -> None:
    text = record(ROUND).replace("ante = 2", "ante = " + "9" * 5000)
    assert fault(text) == (None, None, None, "unreadable")


@pytest.mark.parametrize(
    ("change", "rule", "code"),
    [
        ({"centre": "7H 8H 9H"}, None, "unknown_key"),
        ({"to_act": "A"}, None, "unknown_key"),
        ({"hands": "AH"}, None, "unreadable"),
        ({"hands": ["AH", 5, "7H"]}, None, "unreadable"),
        ({"joins": "B"}, None, "unreadable"),
        ({"joins": ["B"]}, "TR-3.2", "bad_joins"),
        ({"joins": ["Z"]}, None, "unknown_player"),
        ({"hands": ORDINARY[:2]}, "TR-2.1", "bad_setup"),
        ({"hands": [*ORDINARY[:2], "QH 8C"]}, "TR-2.1", "bad_setup"),
        ({"hands": [*ORDINARY[:2], "QH 8C AH"]}, "TR-1.1", "bad_pack"),
        ({"actions": "B bet 2"}, None, "unreadable"),
    ],
)
def test_a_fault_of_a_round_is_told(change: dict[str, Any], rule: str | None, code: str) -> None:
    assert fault(record({**ROUND, **change})) == (1, None, rule, code)


@pytest.mark.parametrize(
    ("action", "rule", "code"),
    [
        ("A bet 2", "TR-2.2", "wrong_player"),
        ("B bet", "TR-2.2", "unknown_action"),
        ("B bet two", "TR-2.2", "unknown_action"),
        ("B bet " + "9" * 5000, "TR-2.2", "unknown_action"),
        ("B bet 1", "TR-2.3", "bet_too_low"),
        ("B open", "TR-2.2", "unknown_action"),
        ("B open Z", None, "unknown_player"),
        ("B open B", "TR-2.5", "opened_self"),
        ("Z fold", None, "unknown_player"),
    ],
)
def test_a_fault_of_an_action_is_told(action: str, rule: str | None, code: str) -> None:
    actions = [*ROUND["actions"], action]
    assert fault(record({**ROUND, "actions": actions})) == (1, 4, rule, code)


def test_actions_are_read_in_either_case() -> None:
    def read(text: str) -> object:
        return parse_action(text, "trinka", ["Ann", "Ann B"])

    assert [read(text) for text in ("bet 3", " BET  3", "fold", "Show")] == [
        *(Bet(3), Bet(3)),
        *(Fold(), Show()),
    ]
    assert (read("open Ann B"), read("open  Ann")) == (Open(1), Open(0))
    assert read("dance") == Unknown("dance")


@pytest.mark.parametrize("joker", [False, True])
def test_the_hands_score_on_the_command_line_as_they_were_worked_by_hand(
    run: Run, joker: bool
) -> None:
    cases = json.loads((CASES / "trinka_hands.json").read_text(encoding="utf-8"))
    hands = [" ".join(case["cards"]) for case in cases if case["joker"] == joker]
    values = [case["value"] for case in cases if case["joker"] == joker]
    option = ["--joker"] if joker else []
    answer = run("score", "--game", "trinka", *option, "--json", *hands)
    assert (answer.code, answer.err) == (0, "")
    found = [each["value"] if each["value"] is not None else each["kind"] for each in answer.json]
    assert found == values
    order = sorted({100 if isinstance(value, str) else value for value in values}, reverse=True)
    ranks = [order.index(100 if isinstance(value, str) else value) + 1 for value in values]
    assert [each["rank"] for each in answer.json] == ranks


def test_a_score_has_the_form_of_the_documentation(run: Run) -> None:
    answer = run("score", "--game", "trinka", "--json", "KH QH JH")
    assert answer.json == [
        {
            "cards": ["KH", "QH", "JH"],
            "kind": "suit",
            "value": 30,
            "rank": 1,
            "rules": ["TR-1.2", "TR-1.6"],
        }
    ]


@pytest.mark.parametrize("lang", ["en", "fr", "es", "ru"])
def test_a_score_is_explained_with_its_rules(run: Run, lang: str) -> None:
    hands = ["KH 9D 6S", "7H 7D 7C", "AH KH QH", "AD AC 8H"]
    answer = run("score", "--game", "trinka", "--joker", "--lang", lang, *hands)
    assert answer.code == 0
    for rule in ("TR-1.7", "TR-1.4", "TR-1.6", "TR-1.5"):
        assert f"[{rule}]" in answer.out


def test_the_joker_is_an_option_of_trinka_alone(run: Run) -> None:
    assert run("score", "--joker", "AH KH QH").code == 2
    assert run("score", "--game", "palki", "AH KH QH").code == 2


def test_a_card_outside_the_pack_names_the_rule_of_the_game(run: Run) -> None:
    error = run("score", "--game", "trinka", "--json", "AH KH 5C").json["error"]
    assert (error["rule"], error["code"]) == ("TR-1.1", "bad_pack")


def test_a_record_of_an_unknown_game_is_refused_before_its_players(
    run: Run, tmp_path: Path
) -> None:
    answer = run("replay", "--json", written(tmp_path, record(ROUND, game="chess", players=["A"])))
    assert answer.json["error"]["code"] == "unreadable"


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_record_is_replayed_or_refused_but_never_crashes(seed: int) -> None:
    chance = random.Random(seed)
    whole = write_record(played(seed % 30, rounds=6))
    for _ in range(4):
        text = damaged(chance, whole)
        try:
            trace = replay(read_record(text))
        except RecordError as error:
            assert all(error_sentence(error, lang).text for lang in LANGUAGES)
            assert error.trace is None or trace_json(error.trace)
        else:
            assert read_record(write_record(trace))
            assert json.dumps(trace_json(trace))
