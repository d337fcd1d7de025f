"""Drills about Palki: answers, beliefs and rules against a referee that knows cards as texts."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any

import pytest

from tests.games.palki.table import worth
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.teaching import exercises_scene
from tripalki_learn.teaching.course import lesson_named
from tripalki_learn.teaching.drills import EVERY_KIND, LEVELS, generate
from tripalki_learn.teaching.drills.ready import ready_sets
from tripalki_learn.teaching.question import Question

KINDS = lesson_named("12-palki").kinds
KONCHINKI = {"2C", "10D"}


def table_of(question: Question) -> dict[str, Any]:
    table: dict[str, Any] = question.json()["table"]
    return table


def most(question: Question) -> set[str]:
    """The largest captures, found among all subsets of the table; ``nothing`` if there is none."""
    table = table_of(question)
    (card,), centre = table["seats"][0]["hand"], table["centre"]
    subsets = list(chain.from_iterable(combinations(centre, n) for n in range(1, len(centre) + 1)))
    found = [each for each in subsets if takes(card, each, centre)]
    size = max(map(len, found), default=0)
    return {" ".join(each) for each in found if len(each) == size} or {"nothing"}


def takes(card: str, cards: tuple[str, ...], table: list[str]) -> bool:
    if card[:-1] == "J":
        return list(cards) == table
    if len(cards) == 1 and cards[0][:-1] == card[:-1]:
        return True
    worths = [worth(each) for each in cards]
    return None not in worths and sum(each or 0 for each in worths) == worth(card)


def scored(question: Question) -> set[str]:
    """What the player to act scores, the last card played as the rules make it."""
    table = table_of(question)
    seats, centre = table["seats"], table["centre"]
    (player,) = [n for n, seat in enumerate(seats) if seat["to_act"]]
    last = next((n for n, seat in enumerate(seats) if seat["last"]), None)
    (card,) = seats[player]["hand"]
    piles = [list(seat["captured"]) for seat in seats]
    subsets = list(chain.from_iterable(combinations(centre, n) for n in range(1, len(centre) + 1)))
    possible = [each for each in subsets if takes(card, each, centre)]
    assert len(possible) <= 1  # else it would be the player's choice
    if possible:
        piles[player] += [card, *possible[0]]
        last = player
        left = [each for each in centre if each not in possible[0]]
    else:
        left = [*centre, card]
    if last is not None:
        piles[last] += left
    points = sum(each in KONCHINKI for each in piles[player])
    for worth_of, cards in ((2, piles), (1, [[c for c in p if c[-1] == "C"] for p in piles])):
        counts = [len(pile) for pile in cards]
        if counts[player] == max(counts) and counts.count(max(counts)) == 1:
            points += worth_of
    return {str(points)}


REFEREE = {"take": most, "points": scored}

every_kind = pytest.mark.parametrize("kind", KINDS)


@every_kind
@pytest.mark.parametrize("level", LEVELS)
def test_the_answers_are_those_of_the_referee(kind: str, level: int) -> None:
    for seed in range(25):
        question = generate(kind, seed, level)
        assert set(question.correct) == REFEREE[kind](question), question
        assert question.rule in EVERY_KIND[kind].rules
        assert question.level == level
        assert not set(question.beliefs.values()) & set(question.correct)
        ids = [choice.id for choice in question.choices]
        assert {*question.correct, *question.beliefs.values()} <= set(ids)
        assert len(set(ids)) == len(ids) >= 3


@every_kind
def test_every_rule_can_be_asked_at_every_level(kind: str) -> None:
    for rule in EVERY_KIND[kind].rules:
        for level in LEVELS:
            question = generate(kind, "rule", level, rules={rule})
            assert (question.rule, question.level) == (rule, level)
            assert any(phrase.rule == rule for phrase in question.why) or kind == "points"


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
        phrases += [p for told in question.outcome.values() for p in told]
        for lang in LANGUAGES:
            for phrase in phrases:
                text = phrase.said(lang).text
                assert text and "{" not in text and "None" not in text


def test_the_lesson_asks_its_rules_and_has_a_check() -> None:
    scene = exercises_scene(["12-palki"])
    lesson = lesson_named("12-palki")
    asked = {rule for rules in scene["rules"].values() for rule in rules}
    assert asked == set(lesson.rules)
    assert len(scene["check"]) == 6
    assert len(scene["beliefs"]) == 7
