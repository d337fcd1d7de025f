"""Drills about Trinka: answers, beliefs and rules against a referee that knows cards as texts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.reference.trinka_scorer import strength, worth
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.teaching import exercises_scene
from tripalki_learn.teaching.course import lesson_named
from tripalki_learn.teaching.drills import EVERY_KIND, LEVELS, generate
from tripalki_learn.teaching.drills.ready import ready_sets
from tripalki_learn.teaching.question import Question
from tripalki_learn.views import trinka

KINDS = lesson_named("11-trinka").kinds


def table_of(question: Question) -> dict[str, Any]:
    table: dict[str, Any] = question.json()["table"]
    return table


def value(question: Question) -> str:
    picture = question.table
    assert isinstance(picture, trinka.TablePicture)
    (seat,) = table_of(question)["seats"]
    found = worth(seat["hand"], picture.joker)[1]
    return "sixes" if found is None else str(found)


def dropped(question: Question) -> str:
    first, second, third = [seat["hand"] for seat in table_of(question)["seats"]]
    assert third == [None] * 3
    more = strength(worth(first, False)) > strength(worth(second, False))
    return "1" if more else "0"


def allowed(question: Question) -> str:
    """Whether it is allowed, from what the table shows and the question says alone."""
    picture = question.table
    assert isinstance(picture, trinka.TablePicture)
    (player,) = [seat for seat in picture.seats if seat.to_act]
    live = [seat for seat in picture.seats if not seat.out]
    asked = question.prompt
    bets = []
    while asked.key == "drill.then":
        bets += [amounts(asked.slots["first"])]
        asked = asked.slots["then"]
    told = asked.slots
    # In the first circle nobody has paid more than the ante before the own first turn.
    first = player.paid == picture.ante
    if asked.key == "drill.may.show":
        return "no" if first or len(live) != 2 else "yes"
    if asked.key == "drill.may.open":
        other = next(seat for seat in picture.seats if seat.name == told["other"])
        return "no" if first or len(live) == 2 or other.out else "yes"
    known = [amount for each in bets for amount in each]
    if not known and not first:
        pytest.skip("the bet before was too long ago to be told")
    least = known[-1] if known else picture.ante
    most = picture.limit or 10**9
    return "yes" if least <= told["amount"] <= most else "no"


def amounts(phrase: Any) -> list[int]:
    """The bets that a sentence tells of, in their order."""
    if phrase.key == "drill.then":
        return [*amounts(phrase.slots["first"]), *amounts(phrase.slots["then"])]
    return [phrase.slots["amount"]] if phrase.key == "event.trinka.bet_made" else []


REFEREE = {"worth": value, "opens": dropped, "may": allowed}

every_kind = pytest.mark.parametrize("kind", KINDS)


@every_kind
@pytest.mark.parametrize("level", LEVELS)
def test_the_answers_are_those_of_the_referee(kind: str, level: int) -> None:
    for seed in range(15):
        question = generate(kind, seed, level)
        assert question.correct == (REFEREE[kind](question),), question
        assert question.rule in EVERY_KIND[kind].rules
        assert question.level == level
        assert not set(question.beliefs.values()) & set(question.correct)
        if question.form == "choice":
            ids = [choice.id for choice in question.choices]
            assert {*question.correct, *question.beliefs.values()} <= set(ids)
            assert len(set(ids)) == len(ids) >= 2


@every_kind
def test_every_rule_can_be_asked_at_every_level(kind: str) -> None:
    for rule in EVERY_KIND[kind].rules:
        for level in LEVELS:
            question = generate(kind, "rule", level, rules={rule})
            assert (question.rule, question.level) == (rule, level)


@every_kind
def test_every_belief_shows_itself_in_the_ready_questions(kind: str) -> None:
    sets = ready_sets(EVERY_KIND[kind], 0)
    found: dict[str, int] = {}
    for questions in sets.values():
        assert len(questions) == 24
        for question in questions:
            for name in question.beliefs:
                found[name] = found.get(name, 0) + 1
                assert question.where[name]
                assert question.outcome[name] and question.outcome[""]
    assert found.keys() == EVERY_KIND[kind].beliefs
    assert min(found.values()) >= 2


@every_kind
def test_a_question_is_said_whole_in_every_language(kind: str) -> None:
    for seed in range(6):
        question = generate(kind, seed, 2)
        phrases = [question.prompt, *question.why, *question.hints]
        phrases += [choice.label for choice in question.choices]
        phrases += [p for told in question.outcome.values() for p in told]
        for lang in LANGUAGES:
            for phrase in phrases:
                text = phrase.said(lang).text
                assert text and "{" not in text and "None" not in text


def test_the_lesson_asks_its_rules_and_has_a_check() -> None:
    scene = exercises_scene(["11-trinka"])
    lesson = lesson_named("11-trinka")
    asked = {rule for rules in scene["rules"].values() for rule in rules}
    assert asked == set(lesson.rules)
    assert len(scene["check"]) == 6
    assert len(scene["beliefs"]) == 6
