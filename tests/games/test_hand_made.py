"""States made by hand: whatever is wrong with them is told, and nothing is ever raised."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.palki.test_properties import match
from tests.games.tri_palki.course import Course
from tests.games.trinka.matches import played
from tests.reference.generate import random_record
from tripalki_learn.cards import PACK_52, Card
from tripalki_learn.explain import LANGUAGES, explain_problem
from tripalki_learn.games import GAMES, game_named, palki, tri_palki, trinka

ENDINGS = {game: [*game_named(game).Ending] for game in GAMES}  # type: ignore[attr-defined]


def reached(game: str) -> Iterator[Any]:
    """States that play has led to."""
    for seed in range(8):
        if game == "tri_palki":
            yield from Course(random_record(seed, players=2 + seed % 7, rounds=2)).states
        elif game == "trinka":
            yield from (step.after for step in played(seed, rounds=2).steps)
        else:
            yield from (state for _, _, state in match(seed, games=1))


def some_value(game: str, field: str, old: Any, chance: random.Random) -> Any:
    """Another value of the kind that the field has, most often one that cannot be."""
    number = chance.choice([-1, 0, 1, 2, 3, 9, 99])
    cards = tuple(chance.sample(PACK_52, chance.choice([0, 1, 2, 3, 3, 4, 9])))
    seats = tuple(chance.choice([0, 1, 1, 2, 9, -1]) for _ in range(chance.randrange(4)))
    if isinstance(old, bool):
        return not old
    if field == "ending":
        return chance.choice([None, *ENDINGS[game]])
    if field == "settlement":
        return tri_palki.Settlement(seats, seats[:1], chance.choice([None, number]), None)
    if field == "points":
        return tuple(palki.Points(abs(number)) for _ in range(chance.randrange(4)))
    if field in ("hands", "washed", "captured"):
        return (*old[: chance.randrange(len(old) + 1)], cards, *old[2:])[: chance.randrange(9)]
    if field == "sheet":
        return tuple(seats for _ in range(chance.choice([len(old), len(old), 1, 5])))
    if field == "out" and game == "trinka":
        return tuple(trinka.Drop(seat, chance.choice([None, number])) for seat in seats)
    if field == "compared":
        return tuple((seat, number) for seat in seats)
    if isinstance(old, tuple) and old and isinstance(old[0], Card):
        return cards
    if field in ("centre", "reserve", "aside", "table", "stock"):
        return cards
    if field == "players":
        return tuple(chance.choice(["A", "B", "A ", "", "C"]) for _ in range(chance.randrange(11)))
    if isinstance(old, tuple):
        return seats
    optional = field in ("to_act", "caller", "limit", "price", "taker", "last_capture")
    return chance.choice([None, number]) if optional else number


@pytest.mark.parametrize("game", GAMES)
def test_a_state_with_anything_in_it_is_diagnosed_in_every_language(game: str) -> None:
    chance = random.Random(game)
    problems = game_named(game).problems
    sound = [*reached(game)]
    kinds: set[str] = set()
    for _ in range(1_500):
        state = chance.choice(sound)
        for field in chance.sample(state._fields, chance.choice([1, 1, 2, 5])):
            state = state._replace(
                **{field: some_value(game, field, getattr(state, field), chance)}
            )
        found = problems(state)
        assert found == problems(state)
        for problem in found:
            if problem.what not in kinds or chance.random() < 0.02:
                kinds.add(problem.what)
                for lang in LANGUAGES:
                    assert explain_problem(problem, state.players, lang).text
    assert len(kinds) > 15
