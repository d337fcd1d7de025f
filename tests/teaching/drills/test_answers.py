"""The accepted answers, the rule that decides and the table shown are those of the reference."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.reference.scorer import score
from tests.teaching.drills.courses import questions, situation_of
from tests.teaching.drills.deciding import RULES
from tests.teaching.drills.referee import ANSWERS, laid, played
from tests.teaching.drills.sameness import suitless
from tripalki_learn.teaching.drills import KINDS, LEVELS, generate
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.question import Question

REVEALED = ("better", "order", "stick", "out", "dealer")
ONE_HAND = ("value", "special")


def check(kind: str, level: int, seeds: range) -> None:
    before: str | None = None
    for seed, (situation, question) in zip(seeds, questions(kind, level, seeds), strict=True):
        where = f"{kind}, level {level}, seed {seed}: {situation}"
        assert set(question.correct) == ANSWERS[kind](situation), where
        assert len(set(question.correct)) == len(question.correct) > 0, where
        assert question.rule == RULES[kind](situation), where
        assert question.rule in KINDS[kind].rules, where
        assert (question.kind, question.level) == (kind, level), where
        shows(kind, situation, question)
        now = suitless(question)
        assert now != before, where
        before = now


def shows(kind: str, situation: Situation, question: Question) -> None:
    """The table is that of the situation, and hides what is not to be seen."""
    table = question.json()["table"]
    hands = [[card.code for card in hand] for hand in situation.hands]
    seen = [seat["hand"] for seat in table["seats"]]
    if kind in ONE_HAND:
        assert seen == hands[:1]
        return
    assert [seat["name"] for seat in table["seats"]] == list(situation.players)
    assert [seat["sticks"] for seat in table["seats"]] == list(situation.sticks)
    dealers = [seat for seat, each in enumerate(table["seats"]) if each.get("dealer")]
    assert dealers == [situation.dealer]
    if kind in REVEALED:
        assert (seen, table["centre"], table["reserve"]) == (hands, None, None)
        return
    it = played(situation) if situation.done else laid(situation)
    assert table["centre"] == it["centre"]
    assert table["reserve"] == len(it["reserve"])
    assert table["washed"] == it["washed"]
    whose = [0] if kind == "exchange" else []
    if situation.tried or situation.done:
        whose = [(situation.tried or situation.done[-1])[0]]
    for seat, name in enumerate(situation.players):
        held = it["hands"].get(name, [])
        assert seen[seat] == (held if seat in whose else [None] * len(held))
        assert bool(table["seats"][seat].get("caller")) == (it["caller"] == name)
        assert bool(table["seats"][seat].get("out")) == (not held)
        to_act = kind == "exchange" and seat == 0
        assert bool(table["seats"][seat].get("to_act")) == to_act, "whose turn it is is asked"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS)
def test_answers_and_rule_are_those_of_the_reference(kind: str, level: int) -> None:
    check(kind, level, range(20))


@pytest.mark.full
@pytest.mark.parametrize("kind", KINDS)
def test_ten_thousand_are(kind: str) -> None:
    for level, count in ((1, 3400), (2, 3300), (3, 3300)):
        check(kind, level, range(1000, 1000 + count))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_always_gives_the_same_question(kind: str, level: int) -> None:
    for seed in (0, 1, "a link"):
        question = generate(kind, seed, level)
        assert generate(kind, seed, level) == question
    assert generate(kind, 0, level).correct == generate(kind, "0", level).correct
    assert len({str(generate(kind, seed, level).json()["table"]) for seed in range(6)}) > 1


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_checked_is_what_is_generated(kind: str) -> None:
    for seed in range(4):
        situation = situation_of(kind, seed, 2)
        assert set(generate(kind, seed, 2).correct) == ANSWERS[kind](situation)


@pytest.mark.parametrize("kind", KINDS)
def test_every_rule_can_be_asked_at_every_level(kind: str) -> None:
    for rule in KINDS[kind].rules:
        for level in LEVELS:
            question = generate(kind, "rule", level, rules={rule})
            assert (question.rule, question.level) == (rule, level)


@pytest.mark.parametrize("kind", KINDS)
def test_a_situation_that_is_drawn_is_decided_by_its_rule(kind: str) -> None:
    chance = random.Random(kind)
    for rule in KINDS[kind].rules:
        assert RULES[kind](KINDS[kind].draw(chance, rule)) == rule
    assert RULES[kind](KINDS[kind].draw(chance)) in KINDS[kind].rules


def test_the_reference_rejects_a_wrong_answer() -> None:
    """The comparison can fail: another hand has another value."""
    situation = situation_of("value", 0, 1)
    other = replace(situation, hands=situation.hands[::-1])
    assert score([card.code for card in other.hands[0]])["scoring"]
    assert ANSWERS["value"](situation) != ANSWERS["value"](other)
