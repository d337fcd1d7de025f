"""Odds as scenes, and counting them again as a page asks for it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tripalki_learn.cards import NotationError
from tripalki_learn.errors import OutOfRange, UnknownName
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.players.odds import MOST_PLAYERS, QUESTIONS
from tripalki_learn.teaching import odds_scene
from tripalki_learn.teaching.respond import Session, respond, session_of

HAND = "AH JH 6C"


def test_a_scene_shows_each_chance_with_its_count() -> None:
    """TP-3.1: 336 of 7,140 centres are of one suit."""
    scene = odds_scene("washout")
    first = scene["rows"][0]
    assert (first["count"], first["cases"]) == ("336", "7140")
    assert first["share"] == pytest.approx(4 / 85)
    assert json.loads(json.dumps(scene)) == scene
    assert set(scene["chart"]) == set(LANGUAGES)
    for lang in LANGUAGES:
        assert set(scene["patterns"][lang]) >= {"odds.title.washout", "odds.row.washed_1"}
        assert scene["patterns"][lang]["odds.row.washed_1"][0] in scene["chart"][lang]


def test_large_counts_are_not_rounded() -> None:
    rows = odds_scene("stick", players=8, languages=["en"])["rows"]
    eight = [row for row in rows if row["players"] == 8]
    cases = {int(row["cases"]) for row in eight}
    assert cases == {sum(int(row["count"]) for row in eight)} and min(cases) > 2**64


def asked(session: Session, **wanted: Any) -> tuple[Session, dict[str, Any]]:
    after, traits = respond(session, {"wanted": wanted})
    more: dict[str, Any] = traits["more"]
    return after, more


def test_a_counting_goes_on_step_by_step_to_the_scene() -> None:
    scene = odds_scene("lowest", HAND, 3, ["fr"])
    session, more = asked(session_of(scene), id="a", turn=0, hand=HAND, players=3)
    turn = 0
    while "scene" not in more:
        assert (more["id"], more["done"]) == ("a", turn + 1) and more["done"] < more["of"]
        turn += 1
        session, more = asked(session, id="a", turn=turn, hand=HAND, players=3, on=True)
    assert more["done"] == more["of"] == turn + 1
    assert more["scene"] == scene
    assert session.counting is None


def test_the_same_session_asked_the_same_answers_the_same() -> None:
    begun, first = asked(session_of(odds_scene("thirty_one", languages=["en"])), id=1)
    again = asked(begun, id=1, on=True)
    assert again == asked(begun, id=1, on=True)
    assert (first["done"], again[1]["done"]) == (1, 2)
    # Without "on" it begins anew; so it does where the engine has been started again.
    assert asked(begun, id=2)[1]["done"] == 1
    assert (
        asked(session_of(odds_scene("thirty_one", languages=["en"])), id=1, on=True)[1]["done"] == 1
    )


@pytest.mark.parametrize("hand", ["AH JH", "AH AH 6C", "2H 3H 4H", "<b>", None])
def test_a_hand_that_cannot_be_is_refused_in_words(hand: object) -> None:
    session = session_of(odds_scene("exchange", HAND))
    after, more = asked(session, id="b", hand=hand)
    assert set(more["refused"]) == set(LANGUAGES) and more["id"] == "b"
    assert after.counting is None


@pytest.mark.parametrize("players", [0, 1, 9, "3", None, 10**9])
def test_a_number_of_players_that_cannot_be_is_not_counted_for(players: object) -> None:
    session = session_of({"kind": "odds", "question": "stick", "languages": ["en"]})
    begun, _ = asked(session, players=players)
    assert begun.counting is not None
    assert begun.counting.players == MOST_PLAYERS


def test_what_cannot_be_asked_raises() -> None:
    with pytest.raises(UnknownName, match="the question “weather”; they know: "):
        odds_scene("weather")
    with pytest.raises(NotationError):
        odds_scene("exchange")
    with pytest.raises(OutOfRange, match="“9” is no number of players here"):
        odds_scene("stick", players=9)


def test_every_question_is_said_in_every_language() -> None:
    for question in QUESTIONS:
        scene = odds_scene(question, HAND, 2)
        for lang in LANGUAGES:
            said = scene["patterns"][lang]
            assert said[f"odds.about.{question}"][0].endswith(".")
            assert {row["label"]["k"] for row in scene["rows"]} <= set(said)
            assert scene["chart"][lang].startswith("<svg")
