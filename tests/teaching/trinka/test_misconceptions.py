"""Beliefs about Trinka: each differs from the rules as worked by hand, and leaves no trace."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.games.trinka.table import Table, worth
from tests.teaching.test_survivors import survives, survivors
from tripalki_learn.teaching.misconceptions import believing, named
from tripalki_learn.teaching.trinka.misconceptions import BELIEFS

AGAINST = {
    "adds_suits": "TR-1.2",
    "aces_beat_sixes": "TR-1.3",
    "triples_add_up": "TR-1.4",
    "pairs_count": "TR-1.5",
    "equal_is_svara": "TR-2.5",
    "opens_in_first_circle": "TR-2.2",
}


class Case(NamedTuple):
    """What is asked of the engine, the answer by the rules and the believer's."""

    ask: Callable[[], object]
    truth: object
    believed: object


def out(challenger: str, challenged: str) -> str:
    """Who is out when B opens A."""
    table = Table.laid([challenged, challenger, "9C 8D 6S"])
    table = table.do("B bet 1", "C bet 1", "A bet 1", "B open A")
    return "".join("ABC"[drop.player] for drop in table.state.out)


CASES = {
    "adds_suits": Case(lambda: worth("KH 9D 7C"), ("suit", 10), ("suit", 26)),
    "aces_beat_sixes": Case(lambda: out("AH AD AC", "6H 6D 6C"), "B", "A"),
    "triples_add_up": Case(lambda: worth("7H 7D 7C"), ("triple", 30), ("triple", 21)),
    "pairs_count": Case(lambda: worth("KH KD 7C"), ("suit", 10), ("two_aces", 20)),
    "equal_is_svara": Case(lambda: out("7H 7D 7C", "KH QH JH"), "B", ""),
    "opens_in_first_circle": Case(
        lambda: Table.laid(["KH 9D 7C", "QH 8D 6C", "JH 8C 6D"]).legal,
        ["bet 1..", "fold"],
        ["bet 1..", "fold", "open A", "open C"],
    ),
}


def test_each_belief_is_against_its_rule() -> None:
    assert {belief.name: belief.rule for belief in BELIEFS} == AGAINST
    assert {belief.game for belief in BELIEFS} == {"trinka"}
    assert sorted(CASES) == sorted(AGAINST)


@pytest.mark.parametrize("name", AGAINST)
def test_by_the_rules_and_by_the_belief_the_answer_is_as_worked_by_hand(name: str) -> None:
    case = CASES[name]
    assert case.ask() == case.truth
    with believing(named(name)):
        assert case.ask() == case.believed
    assert case.ask() == case.truth


def test_every_two_beliefs_are_told_apart_by_a_case() -> None:
    answers = {}
    for name in AGAINST:
        with believing(named(name)):
            answers[name] = [str(case.ask()) for case in CASES.values()]
    assert len({tuple(found) for found in answers.values()}) == len(AGAINST)


@pytest.mark.full
def test_no_belief_survives_the_tests_of_its_rule() -> None:
    found = survivors(*AGAINST)
    assert sorted(found) == sorted(AGAINST)
    assert [name for name in found if survives(name, found[name])] == []
