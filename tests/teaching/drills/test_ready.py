"""The ready sets: their size, their rules, and every belief twice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest

from tests.teaching.drills.sameness import suitless
from tests.teaching.drills.scenes import ready
from tripalki_learn.teaching.drills import KINDS, LEVELS
from tripalki_learn.teaching.drills.believed import BY_NAME, answers_under
from tripalki_learn.teaching.drills.generate import draw
from tripalki_learn.teaching.drills.ready import _ready_sets, ready_sets
from tripalki_learn.teaching.misconceptions import ALL
from tripalki_learn.teaching.question import Question

FEW_SHAPES = {"special"}
"""Kinds with fewer questions than a set holds, if the suits have no names."""


def errs(questions: Sequence[Question]) -> Counter[str]:
    """How often each belief gives another answer than the accepted ones."""
    return Counter(
        name
        for question in questions
        for name, answer in question.beliefs.items()
        if answer not in question.correct
    )


@pytest.mark.parametrize("kind", KINDS)
def test_a_set_has_24_questions_of_its_level(kind: str) -> None:
    for level, questions in ready(kind).items():
        assert len(questions) == 24
        assert {(question.kind, question.level) for question in questions} == {(kind, level)}
    assert sorted(ready(kind)) == list(LEVELS)


@pytest.mark.parametrize("kind", KINDS)
def test_all_rules_have_a_share_of_each_set(kind: str) -> None:
    for questions in ready(kind).values():
        share = Counter(question.rule for question in questions)
        assert set(share) == set(KINDS[kind].rules)
        assert max(share.values()) - min(share.values()) <= 4, share


@pytest.mark.parametrize("kind", KINDS)
def test_every_belief_that_the_kind_can_separate_errs_twice(kind: str) -> None:
    found = errs([question for questions in ready(kind).values() for question in questions])
    assert found.keys() == KINDS[kind].beliefs
    assert {name: count for name, count in found.items() if count < 2} == {}


@pytest.mark.parametrize("kind", KINDS)
def test_a_belief_about_the_kinds_rules_errs_twice_in_each_level_where_it_often_does(
    kind: str,
) -> None:
    about = [name for name in KINDS[kind].beliefs if BY_NAME[name].rule in KINDS[kind].rules]
    for level, questions in ready(kind).items():
        chance = random.Random(f"sample {level}")
        sample = [draw(KINDS[kind], chance, level) for _ in range(30)]
        right = [KINDS[kind].answers(situation) for situation in sample]
        for name in about:
            answers = answers_under(BY_NAME[name], KINDS[kind], sample)
            pairs = zip(answers, right, strict=True)
            often = sum(answer is not None and answer not in good for answer, good in pairs) > 3
            assert not often or errs(questions)[name] >= 2, (level, name)


def test_every_misconception_is_separated_by_some_kind() -> None:
    assert {name for kind in KINDS.values() for name in kind.beliefs} == {m.name for m in ALL}


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_in_a_row_are_the_same_but_for_suits(kind: str) -> None:
    for questions in ready(kind).values():
        assert all(one != other for one, other in pairwise(map(suitless, questions)))


@pytest.mark.parametrize("kind", sorted(KINDS.keys() - FEW_SHAPES))
def test_hardly_any_two_of_a_set_are_the_same_but_for_suits(kind: str) -> None:
    """Where a belief errs in a few shapes only, one may come twice."""
    often = Counter(map(suitless, ready(kind)[1])).values()
    assert max(often) <= 2 and len(often) >= 22


def test_a_seed_gives_the_same_sets_and_another_seed_others() -> None:
    kind = KINDS["special"]
    found = _ready_sets.__wrapped__(kind, 0, kind.rules, tuple(sorted(kind.beliefs)))
    assert found == ready("special")
    assert ready_sets(KINDS["special"], 1) != found


def test_only_the_rules_asked_for_decide() -> None:
    wanted = {"TP-2.5", "TP-2.7"}
    sets = ready_sets(KINDS["legal"], 0, wanted)
    for questions in sets.values():
        assert {question.rule for question in questions} == wanted
        assert len(questions) == 24
    found = errs([question for questions in sets.values() for question in questions])
    assert min(found["two_may_be_exchanged"], found["left_of_dealer_begins"]) >= 2
