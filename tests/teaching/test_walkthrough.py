"""Walkthroughs: every step is ruled in every language, and the whole is plain JSON."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.teaching.cases import cases, trace_of
from tests.teaching.scene import KNOWN, check_languages, check_table, same_after_json, size
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import showdown
from tripalki_learn.teaching import walkthrough_scene

WORKED = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}


@cache
def scene_of(name: str) -> dict[str, Any]:
    return walkthrough_scene(trace_of(name))


@pytest.mark.parametrize("name", cases())
def test_every_step_of_a_case_is_ruled_in_every_language(name: str) -> None:
    scene, trace = scene_of(name), trace_of(name)
    assert scene["kind"] == "walkthrough"
    assert scene["version"] == 1
    assert scene["languages"] == KNOWN
    check_languages(scene["label"], KNOWN)
    steps = scene["steps"]
    assert [step["rule"] for step in steps] == [None, *(event.rule for event in trace.events)]
    for step in steps:
        assert set(step) == {"rule", "ruling", "focus", "table"}
        check_languages(step["ruling"], KNOWN)
        check_table(step["table"], KNOWN)
        # A sentence is a translation, not the English once more.
        assert len({step["ruling"][lang]["text"] for lang in KNOWN}) == 4


@pytest.mark.parametrize("name", cases())
def test_a_case_is_plain_json_of_a_sane_size(name: str) -> None:
    scene = scene_of(name)
    assert same_after_json(scene)
    # Eight players in four languages: seats, hands and the table in words. More than this a step
    # would make a page slow to send.
    assert size(scene) < 7_000 * len(scene["steps"])


@pytest.mark.parametrize("name", cases())
def test_a_step_points_at_who_and_what_is_there(name: str) -> None:
    for step in scene_of(name)["steps"]:
        table = step["table"]
        names = [seat["name"] for seat in table["seats"]]
        assert set(step["focus"]["seats"]) <= set(names)
        lying = [card for seat in table["seats"] for card in seat["hand"]]
        lying += [
            *(table["centre"] or []),
            *(card for triple in table["washed"] for card in triple),
        ]
        assert set(step["focus"]["cards"]) <= set(lying)
        assert len(set(step["focus"]["cards"])) == len(step["focus"]["cards"])


def test_the_worked_hand() -> None:
    steps = walkthrough_scene(showdown(WORKED, dealer="A"))["steps"]
    by_rule = {step["rule"]: step for step in steps}
    # Safe by TP-4.8, three aces by TP-4.9, so both ordinary hands pay (TP-5.2); D deals (TP-5.7).
    assert by_rule["TP-4.8"]["focus"]["seats"] == ["A"]
    assert by_rule["TP-4.9"]["focus"]["seats"] == ["B"]
    assert [
        (seat["name"], seat["sticks"]) for seat in steps[-1]["table"]["seats"] if seat["sticks"]
    ] == [("C", 1), ("D", 1)]
    assert by_rule["TP-5.7"]["focus"]["seats"][0] == "D"
    assert [seat["name"] for seat in steps[-1]["table"]["seats"] if seat["dealer"]] == ["D"]
    notes = {seat["name"]: seat["note"]["en"] for seat in steps[-1]["table"]["seats"]}
    assert notes["C"].replace("\N{NO-BREAK SPACE}", " ") == "10 + 10 + 10 = 30 in diamonds"
    assert notes["D"].replace("\N{NO-BREAK SPACE}", " ") == "11 + 10 + 9 = 30 in hearts"
    assert steps[0]["table"]["centre"] is None


def test_the_worked_hand_with_three_sticks() -> None:
    steps = walkthrough_scene(showdown(WORKED, dealer="A", sticks=[0, 0, 0, 3]))["steps"]
    assert {"TP-5.5", "TP-5.9"} <= {step["rule"] for step in steps}
    last = steps[-1]["table"]["seats"]
    assert [seat["name"] for seat in last if seat["out"]] == ["D"]
    assert [seat["name"] for seat in last if seat["dealer"]] == ["A"]


@pytest.mark.parametrize("languages", [["fr"], ["ru", "en"]])
def test_a_page_of_fewer_languages_carries_only_those(languages: list[str]) -> None:
    scene = walkthrough_scene(showdown(WORKED), languages)
    assert scene["languages"] == languages
    check_languages(scene["label"], languages)
    for step in scene["steps"]:
        check_languages(step["ruling"], languages)
        check_table(step["table"], languages)
    assert size(scene) < size(walkthrough_scene(showdown(WORKED))) * (len(languages) + 1) / 4


def test_a_match_that_has_not_begun_has_one_step() -> None:
    scene = walkthrough_scene(tri_palki.begun(tri_palki.begin(["Ann", "Bo"], dealer=1)))
    assert len(scene["steps"]) == 1
    assert scene["steps"][0]["rule"] is None
    for lang in KNOWN:
        assert "Bo" in scene["steps"][0]["ruling"][lang]["text"]


def test_names_are_carried_as_they_are() -> None:
    name = "<b>&\"'</b>"
    scene = walkthrough_scene(showdown({name: "A♥ K♥ Q♥", "B": "6♥ 6♦ 7♣"}))
    assert scene["steps"][0]["table"]["seats"][0]["name"] == name
    assert any(name in step["ruling"]["en"]["text"] for step in scene["steps"])
    assert same_after_json(scene)
