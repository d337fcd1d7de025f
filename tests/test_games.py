"""Every registered game has its part on each floor, complete and in the form of its contract."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any

import pytest

from tripalki_learn.engine import Game, State
from tripalki_learn.errors import OutOfRange, UnknownName
from tripalki_learn.explain import RULES
from tripalki_learn.explain.game import GameSentences, sentences_for, sentences_of
from tripalki_learn.games import GAMES, game_named, game_of
from tripalki_learn.records import GameRecords, records_of

every_game = pytest.mark.parametrize("name", GAMES)

CONTRACTS = {"games": Game, "records": GameRecords, "explain": GameSentences}


def required(contract: type) -> dict[str, Any]:
    """What a contract names: its functions, and None for each value."""
    named: dict[str, Any] = dict.fromkeys(contract.__annotations__)
    named |= {k: v for k, v in vars(contract).items() if inspect.isfunction(v) and k[0] != "_"}
    return named


def accepts(function: Any, contract: Any) -> bool:
    """Whether a function takes what the contract passes, by place and by name."""
    own = inspect.signature(function).parameters
    passed = list(inspect.signature(contract).parameters)[1:]  # but for self
    must = [p.name for p in own.values() if p.default is p.empty]
    return list(own)[: len(passed)] == passed and set(must) <= set(passed)


@every_game
@pytest.mark.parametrize("floor", CONTRACTS)
def test_a_game_has_a_part_on_each_floor(floor: str, name: str) -> None:
    part = import_module(f"tripalki_learn.{floor}.{name}")
    wanted = required(CONTRACTS[floor])
    assert len(wanted) > 4
    assert [key for key in wanted if not hasattr(part, key)] == []
    for key, contract in wanted.items():
        if contract is not None:
            assert accepts(getattr(part, key), contract), key


@every_game
def test_a_part_is_found_by_the_name_and_by_the_rules_of_the_game(name: str) -> None:
    game = game_named(name)
    assert game.name == name
    for rule in game.RULES:
        assert game_of(rule.number) == name
        assert sentences_for(rule.number) is sentences_of(name)
    assert records_of(name).PACK in {rule.number for rule in game.RULES}


def test_the_rules_of_all_games_are_told_in_their_order() -> None:
    assert [*RULES] == [rule for name in GAMES for rule in game_named(name).RULES]
    letters = [game_named(name).RULES[0].letters for name in GAMES]
    assert len(set(letters)) == len(GAMES)


@every_game
def test_a_new_match_says_what_every_state_says(name: str) -> None:
    game = game_named(name)
    begun = game.begun(game.new_match(["A", "B"], seed=1).state)
    assert begun.game == name
    for state in (begun.state, game.dealt(begun, 1).state):
        for key in (k for k, v in vars(State).items() if isinstance(v, property)):
            assert hasattr(state, key), key
        assert state._repr_svg_().startswith("<svg")
    assert (begun.state.to_act, begun.state.status) == (None, "between_rounds")
    assert len(game.dealt(begun, 1).rounds) == 1


@pytest.mark.parametrize("find", [game_named, records_of, sentences_of])
def test_what_is_not_registered_is_not_found(find: Any) -> None:
    with pytest.raises(
        UnknownName, match="no game “game”; the games are: tri_palki, trinka and palki"
    ):
        find("game")


@every_game
@pytest.mark.parametrize("seat", [9, -1, "A"])
def test_who_is_not_at_the_table_is_refused_in_a_sentence(name: str, seat: Any) -> None:
    game = game_named(name)
    begun = game.begun(game.new_match(["A", "B", "C"], seed=1).state)
    unknown: Any = import_module(f"tripalki_learn.games.{name}").Unknown("draw")
    said = f"“{seat}” is no seat here; seats are counted from 0 to 2."
    for trace in (begun, game.dealt(begun, 1)):
        for attempt in (game.played, lambda it, action, by: game.observe(it.state, by)):
            with pytest.raises(OutOfRange) as error:
                attempt(trace, unknown, seat)
            assert str(error.value) == said
