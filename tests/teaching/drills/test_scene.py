"""A drill as a scene: what it holds, and that all of it can be said in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.teaching.drills.scenes import ready, scene
from tests.teaching.drills.speaking import said_of
from tripalki_learn.errors import UnknownName
from tripalki_learn.explain import LANGUAGES, Phrase
from tripalki_learn.teaching.drill_scene import drill_scene
from tripalki_learn.teaching.drills import KINDS, generate
from tripalki_learn.teaching.drills.generate import NoSuchQuestion
from tripalki_learn.teaching.misconceptions import named
from tripalki_learn.teaching.question import Question


def phrases(question: Question) -> Iterator[Phrase]:
    yield question.prompt
    yield from (choice.label for choice in question.choices)
    yield from question.why
    yield from question.hints
    for said in question.outcome.values():
        yield from said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_phrase_says_something(kind: str, lang: str) -> None:
    for questions in ready(kind).values():
        for question in questions:
            for phrase in phrases(question):
                for text in phrase.said(lang)[:2]:
                    assert text.strip() == text and text, phrase
                    assert not re.search(r"[{}]|\bNone\b|  |\(\)|\[\]", text), (phrase, text)
                spoken = phrase.said(lang).spoken
                # The text of a rule, and the name of a rank, are spoken as they are written.
                assert phrase.key.startswith("rule.") or not re.search("[♥♦♣♠]", spoken), spoken


@pytest.mark.parametrize("kind", KINDS)
def test_hints_are_a_ladder_from_the_topic_to_the_answer(kind: str) -> None:
    for questions in ready(kind).values():
        for question in questions:
            topic, rule, matter, answer = (hint.key for hint in question.hints)
            assert topic.startswith("drill.hint.topic.")
            assert (rule, question.hints[1].rule) == (f"rule.{question.rule}", question.rule)
            assert matter in ("drill.hint.cards", "drill.hint.players")
            assert answer == "drill.hint.answer"


@pytest.mark.parametrize("kind", KINDS)
def test_the_last_hint_is_the_answer(kind: str) -> None:
    for question in ready(kind)[2]:
        said = question.hints[-1].said("en").text
        labels = {choice.id: choice.label.said("en").text for choice in question.choices}
        right = question.correct[0]
        if right in labels:
            assert labels[right] in said
        elif question.form in ("seat", "seats", "order"):
            names = [question.table.seats[int(seat)].name for seat in right.split(",") if seat]
            assert re.findall(r"\b[A-E]\b", said.split("“")[1]) == names


@pytest.mark.parametrize("kind", KINDS)
def test_the_why_names_a_rule_and_is_not_too_long(kind: str) -> None:
    for questions in ready(kind).values():
        for question in questions:
            assert 1 <= len(question.why) <= 8, (question.rule, question.why)
            assert all(phrase.rule for phrase in question.why)


@pytest.mark.parametrize("kind", KINDS)
def test_a_scene_is_plain_json_and_says_what_the_questions_say(kind: str) -> None:
    made = scene(kind)
    assert json.loads(json.dumps(made)) == made
    for level, questions in ready(kind).items():
        for question, entry in zip(questions, made["sets"][kind][str(level)], strict=True):
            assert entry == question.json()
            for lang in LANGUAGES:
                assert said_of(entry["prompt"], made, lang) == question.prompt.said(lang)[:2]
                for phrase, reference in zip(question.why, entry["why"], strict=True):
                    assert said_of(reference, made, lang) == phrase.said(lang)[:2]
                for name, told in question.outcome.items():
                    for phrase, reference in zip(told, entry["outcome"][name], strict=True):
                        assert said_of(reference, made, lang) == phrase.said(lang)[:2]


def references(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if isinstance(value.get("k"), str):
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from references(item)


def test_a_scene_has_a_pattern_for_each_sentence_in_each_language() -> None:
    made = scene("value", "special")
    for lang in LANGUAGES:
        for reference in references(made["sets"]):
            assert reference["k"] in made["patterns"][lang]
        for reference in made["beliefs"].values():
            assert said_of(reference, made, lang)[0]
    assert made["languages"] == list(LANGUAGES)


def test_a_scene_of_one_language_carries_no_other() -> None:
    made = drill_scene(["special"], ["fr"])
    assert list(made["patterns"]) == made["languages"] == list(made["label"]) == ["fr"]


def test_a_scene_names_its_rules_and_the_beliefs_that_err_in_it() -> None:
    made = scene("value", "special")
    assert made["rules"] == {kind: list(KINDS[kind].rules) for kind in ("value", "special")}
    assert {name: each["r"] for name, each in made["beliefs"].items()} == {
        name: named(name).rule for name in made["beliefs"]
    }
    assert set(made["beliefs"]) == KINDS["value"].beliefs | KINDS["special"].beliefs
    assert made["kinds"] == ["value", "special"]


def test_a_check_is_six_questions_spread_over_kinds_and_levels() -> None:
    check = scene("value", "special")["check"]
    assert [part["kind"] for part in check] == ["value", "special"] * 3
    assert sorted({part["level"] for part in check}) == [1, 2, 3]
    assert drill_scene(["special"], ["en"], check=False)["check"] is None


def test_a_kind_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName, match="no kind of question “bridge”; the kinds are: "):
        drill_scene(["bridge"])
    with pytest.raises(UnknownName, match="no kind of question “bridge”; the kinds are: "):
        generate("bridge", 0, 1)
    with pytest.raises(NoSuchQuestion):
        generate("stick", 0, 1, rules={"TP-2.7"})
