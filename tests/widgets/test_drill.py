"""What a page asks of the kernel: one more question, and nothing that it should not ask."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.by_hand import STICKS, drill
from tripalki_learn.teaching.refs import keys_in
from tripalki_learn.widgets import Drill


@pytest.fixture
def widget() -> Drill:
    return Drill(scene=drill(*STICKS))


def ask(widget: Drill, **wanted: Any) -> dict[str, Any]:
    given = {"kind": "stick", "level": 2, "seed": 7, "beliefs": [], **wanted}
    widget.wanted = given
    more: dict[str, Any] = widget.more
    return more


def test_a_question_comes_with_the_patterns_of_its_sentences(widget: Drill) -> None:
    more = ask(widget)
    question = more["question"]
    assert (question["kind"], question["level"], more["seed"]) == ("stick", 2, 7)
    assert question["rule"] in widget.scene["rules"]["stick"]
    for lang in ("en", "fr", "es", "ru"):
        assert keys_in(question) <= set(more["patterns"][lang])


def test_the_same_wish_of_two_widgets_has_the_same_answer(widget: Drill) -> None:
    assert ask(widget) == ask(Drill(scene=drill(*STICKS)))
    assert ask(widget, seed=8)["question"] != ask(Drill(scene=drill(*STICKS)))["question"]


def test_a_question_tells_the_beliefs_apart_that_are_still_possible(widget: Drill) -> None:
    def told(belief: str, *wish: str) -> int:
        made = [ask(widget, seed=seed, beliefs=list(wish))["question"] for seed in range(8)]
        return sum(belief in question["beliefs"] for question in made)

    plainly = told("aces_only_lowest_loses")
    assert told("aces_only_lowest_loses", "aces_only_lowest_loses", "nonsense") > plainly


@pytest.mark.parametrize(
    "wanted",
    [
        {"kind": "value"},
        {"kind": "../value"},
        {"kind": None},
        {"level": 4},
        {"level": "2"},
        {"level": None},
    ],
)
def test_what_the_scene_does_not_offer_is_not_made(widget: Drill, wanted: dict[str, Any]) -> None:
    assert ask(widget, **wanted)["question"] is None


def test_without_a_rule_in_common_there_is_no_question() -> None:
    widget = Drill(scene={**drill(*STICKS), "rules": {"legal": ["TP-2.7"]}})
    assert ask(widget)["question"] is None
