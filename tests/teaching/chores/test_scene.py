"""The scene of a table that is run, and another match for it."""

from __future__ import annotations

import gzip
import json
from functools import cache
from itertools import pairwise
from typing import Any

from tripalki_learn.teaching import run_scene
from tripalki_learn.teaching.chores import CHORES
from tripalki_learn.teaching.refs import keys_in
from tripalki_learn.teaching.respond import respond, session_of
from tripalki_learn.teaching.scenes import in_languages


@cache
def scene() -> dict[str, Any]:
    return run_scene(16, ["en", "ru"])


def test_every_sentence_of_a_match_is_in_each_language() -> None:
    for lang in ("en", "ru"):
        assert keys_in(scene()["match"]) <= set(scene()["patterns"][lang])
    named = {name for step in scene()["match"] for name in step.get("ask", {}).get("beliefs", ())}
    assert named and named <= set(scene()["beliefs"])


def test_a_moment_is_a_ruling_a_question_or_a_table_alone() -> None:
    match = scene()["match"]
    assert "table" in match[0]
    for step in match:
        assert ("ruling" in step) + ("ask" in step) <= 1
        assert set(step) <= {"table", "ruling", "chore", "ask", "unless", "ends"}
        assert step.get("chore", CHORES[0]) in CHORES
        assert set(step.get("unless", ())) <= set(CHORES)
    # The table is not written again where it has not changed.
    tables = [step["table"] for step in match if "table" in step]
    assert all(one != other for one, other in pairwise(tables))


def test_every_question_has_a_ladder_of_hints_and_what_comes_of_each_belief() -> None:
    asked = [step["ask"] for step in scene()["match"] if "ask" in step]
    apart = 0
    for question in asked:
        topic, rule, look, answer = (hint["k"] for hint in question["hints"])
        assert topic.startswith("drill.hint.topic.") and rule == f"rule.{question['rule']}"
        assert look in ("drill.hint.cards", "drill.hint.players")
        assert answer == "drill.hint.answer"
        assert question["where"].keys() == question["beliefs"].keys()
        assert all(question["where"].values())
        if not question["beliefs"]:
            assert question["outcome"] == {}
            continue
        assert question["outcome"].keys() == {"", *question["beliefs"]}
        assert question["outcome"][""], question
        told = [question["outcome"][name] for name in question["beliefs"]]
        assert all(len(each) <= 8 for each in told)
        apart += sum(each not in ([], question["outcome"][""]) for each in told)
    # Hardly a belief comes to what is true: then the page has nothing to set side by side.
    assert apart > 0.8 * sum(len(question["beliefs"]) for question in asked)


def test_a_whole_match_is_light_enough_for_a_page() -> None:
    sent = json.dumps(in_languages(scene(), ["ru"]), ensure_ascii=False, separators=(",", ":"))
    assert len(gzip.compress(sent.encode())) < 60_000


def test_a_session_gets_the_match_of_the_seed_that_it_asks_for() -> None:
    before = session_of(scene())
    after, answer = respond(before, {"wanted": {"seed": "16"}})
    more = answer["more"]
    assert after == before and more["seed"] == "16"
    assert more["match"] == scene()["match"]  # the same seed, the same match
    assert set(more["patterns"]) == {"en", "ru"}
    assert keys_in(more["match"]) <= set(more["patterns"]["en"])
