"""Every rule of every game is proved by name, and carried by something that the engine says.

What carries the rules of a game, and which are carried by nothing, with the reason, is in
``tests/games/<game>/coverage.py``.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tripalki_learn.games import GAMES, game_named

TESTS = Path(__file__).parent / "games"

every_game = pytest.mark.parametrize("game", GAMES)


def coverage(game: str) -> Any:
    return import_module(f"tests.games.{game}.coverage")


def letters(game: str) -> str:
    return game_named(game).RULES[0].letters


def numbers(game: str) -> list[str]:
    """The numbers of the rulebook, from how many rules its sections have."""
    sections = coverage(game).SECTIONS.items()
    return [f"{letters(game)}-{part}.{n}" for part, many in sections for n in range(1, many + 1)]


def carriers(game: str) -> dict[str, set[str]]:
    """What carried each rule."""
    found: dict[str, set[str]] = coverage(game).carriers()
    return found


@every_game
def test_the_rulebook_has_these_rules(game: str) -> None:
    assert len(numbers(game)) > 10
    assert [rule.number for rule in game_named(game).RULES] == numbers(game)


@every_game
def test_every_rule_has_a_test_named_after_it(game: str) -> None:
    named = set()
    for path in (TESTS / game).glob("test_*.py"):
        for section, number in re.findall(
            rf"^def test_{letters(game).lower()}_(\d+)_(\d+)_",
            path.read_text(encoding="utf-8"),
            re.MULTILINE,
        ):
            named.add(f"{letters(game)}-{section}.{number}")
    assert sorted(set(numbers(game)) - named) == []
    assert sorted(named - set(numbers(game))) == []  # none is named after a rule that is not there


@every_game
def test_every_rule_is_carried_by_an_event_a_refusal_a_problem_or_a_score(game: str) -> None:
    excused = set(coverage(game).CARRIED_BY_NOTHING)
    assert sorted(set(numbers(game)) - set(carriers(game)) - excused) == []


@every_game
def test_no_rule_is_excused_that_is_carried_after_all(game: str) -> None:
    carried = carriers(game)
    assert {it: carried[it] for it in coverage(game).CARRIED_BY_NOTHING if it in carried} == {}


@every_game
def test_nothing_carries_a_rule_that_is_not_in_the_rulebook(game: str) -> None:
    assert sorted(set(carriers(game)) - set(numbers(game))) == []
