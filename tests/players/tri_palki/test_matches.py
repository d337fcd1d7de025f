"""Matches of bots end, and what is recorded of them replays to the same course of play."""

from __future__ import annotations

import random

import pytest

from tests.players.tri_palki.duplicate import duel
from tripalki_learn.engine import Trace
from tripalki_learn.players.tri_palki import BOTS, match
from tripalki_learn.records import read_record, replay, write_record

LEVELS = list(BOTS)


def some_match(number: int) -> Trace:
    """A match of two to eight bots of random levels."""
    chance = random.Random(f"line-up {number}")
    players = "ABCDEFGH"[: chance.randint(2, 8)]
    return match(players, [chance.choice(LEVELS) for _ in players], number)


def check(number: int) -> None:
    """TP-5.6: it ends with one survivor; its record replays to the same trace."""
    trace = some_match(number)
    state = trace.state
    assert state.status == "won" and len(state.out) == len(state.players) - 1
    assert replay(read_record(write_record(trace))) == trace


def test_tp_5_6_matches_of_random_line_ups_end_and_replay_to_the_same_trace() -> None:
    for number in range(14):
        check(number)


@pytest.mark.full
@pytest.mark.parametrize("part", range(20))
def test_tp_5_6_two_thousand_matches_end_and_replay_to_the_same_trace(part: int) -> None:
    for number in range(100 * part, 100 * (part + 1)):
        check(number)


def test_the_same_seed_gives_the_same_match() -> None:
    assert some_match(3) == some_match(3)
    players = ["beginner", "careful", "counter"]
    assert match("ABC", players, 1) != match("ABC", players, 2)


def test_a_careful_player_takes_fewer_sticks_than_a_beginner() -> None:
    found = duel("careful", "beginner", 400)
    assert found.shares[0] + found.interval < 0.5


@pytest.mark.full
@pytest.mark.parametrize(("better", "other"), [("careful", "beginner"), ("counter", "careful")])
def test_each_level_takes_fewer_sticks_than_the_one_below(better: str, other: str) -> None:
    found = duel(better, other, 1500)
    assert found.shares[0] + found.interval < 0.5
