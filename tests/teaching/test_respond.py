"""What needs the engine while a learner plays, asked directly."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from tests.browser.by_hand import STICKS, drill
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.teaching import respond as room
from tripalki_learn.teaching import whatif_scene
from tripalki_learn.teaching.drills import generate
from tripalki_learn.teaching.respond import Sessions, respond, session_of

WORKED = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}
WANTED = {"kind": "stick", "level": 2, "seed": 7, "beliefs": []}


def test_a_question_is_the_one_of_its_seed_and_a_session_remembers_it() -> None:
    before = session_of(drill(*STICKS))
    after, answer = respond(before, {"wanted": WANTED})
    rules = set(before.head["rules"]["stick"])
    expected = generate("stick", "7", 2, rules=rules)
    assert answer["more"]["question"] == expected.json()
    assert before.made == () and after.made == (expected,)
    again, other = respond(after, {"wanted": WANTED})
    # The same wish in a session that has seen the answer is for another question.
    assert other["more"]["question"] != answer["more"]["question"]
    assert len(again.made) == 2
    assert respond(before, {"wanted": WANTED}) == (after, answer)


@pytest.mark.parametrize("wanted", [None, {}, {**WANTED, "kind": ["stick"]}, {"level": {}}])
def test_what_is_no_wish_has_no_question(wanted: object) -> None:
    session = session_of(drill(*STICKS))
    assert respond(session, {"wanted": wanted})[1]["more"]["question"] is None


def test_other_hands_are_settled_or_refused_with_the_reason() -> None:
    """By TP-5.2: C and D take a stick for B's aces; D with three sticks is out (TP-5.5)."""
    session = session_of(whatif_scene(WORKED, languages=["fr"]))
    asked = {"wanted": WORKED, "sticks": [0, 0, 0, 3], "dealer": 1}
    after, answer = respond(session, asked)
    assert after == session and answer["refused"] == {}
    scene = answer["scene"]
    assert scene["languages"] == ["fr"] and (scene["dealer"], scene["sticks"]) == (1, [0, 0, 0, 3])
    result = scene["results"][scene["rows"][1 * 4**4 + 3]]
    assert (result["penalised"], result["out"]) == ([2, 3], [3])
    twice = {**asked, "wanted": {**WORKED, "A": "6♥ 7♥ A♣"}}
    refused = respond(session, twice)[1]
    assert list(refused) == ["refused"] and list(refused["refused"]) == ["fr"]
    assert "A♣" in refused["refused"]["fr"]


def test_another_match_to_run_is_that_of_its_seed_and_says_what_it_answers() -> None:
    session = session_of({"kind": "run", "languages": ["ru"]})
    after, answer = respond(session, {"wanted": {"seed": "left", "n": "7"}})
    more = answer["more"]
    assert after == session and (more["seed"], more["n"]) == ("left", "7")
    assert (
        respond(session, {"wanted": {"seed": "left", "n": "8"}})[1]["more"]["match"]
        == more["match"]
    )
    assert list(more["patterns"]) == ["ru"]


def test_the_widgets_of_a_page_have_sessions_of_their_own() -> None:
    head = dict(session_of(drill(*STICKS)).head)
    page = Sessions()

    def ask(widget: str) -> str:
        return page.answer(
            json.dumps({"widget": widget, "head": head, "asked": {"wanted": WANTED}})
        )

    first = ask("drill-1")
    assert ask("drill-2") == first
    assert ask("drill-1") != first
    assert json.loads(first)["more"]["seed"] == 7


@pytest.mark.parametrize(
    ("kind", "broken", "place"),
    [
        ("run", "match_json", ("more", "fault")),
        ("play", "play", ("view", "fault")),
        ("odds", "count_on", ("more", "refused")),
        ("tryout", "lay_out", ("more", "refused")),
        ("whatif", "whatif_scene", ("refused",)),
    ],
)
def test_a_fault_of_ours_is_told_and_logged_and_ends_nothing(
    kind: str,
    broken: str,
    place: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def breaks(*given: object) -> Any:
        raise AttributeError("no such thing")

    monkeypatch.setattr(room, broken, breaks)
    session = session_of({"kind": kind, "languages": list(LANGUAGES), "game": "tri_palki"})
    wanted = {"n": "7", "id": "7", "A": "6♥ 7♥ 8♥"}
    after, answer = respond(session, {"wanted": wanted, "sticks": [0], "dealer": 0})
    assert after == session
    heard = next(iter(answer.values()))
    assert kind == "whatif" or "7" in (heard["n"], heard["id"])  # the page knows its answer
    for name in place:
        answer = answer[name]
    assert "went wrong inside" in answer["en"] and "произошла ошибка" in answer["ru"]
    assert set(answer) == set(LANGUAGES)
    (record,) = caplog.records
    assert record.levelno == logging.ERROR and record.exc_info is not None


def test_a_fault_of_ours_leaves_exercises_with_the_questions_that_they_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room, "generate", lambda *given, **more: 1 // 0)
    session = session_of(drill(*STICKS))
    answer = {"more": {"seed": 7, "question": None}}
    assert respond(session, {"wanted": WANTED}) == (session, answer)
