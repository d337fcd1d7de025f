"""A match of Palki against bots, as a page plays it."""

from __future__ import annotations

from tests.teaching.play.sitting import Sitting
from tripalki_learn.records import read_record, replay
from tripalki_learn.teaching.refs import keys_in


def test_a_match_is_played_to_its_end_and_saved() -> None:
    for players in (2, 3, 4):
        sitting = Sitting(game="palki", players=players)
        sitting.sit(players=players, seat=1, level="careful", seed="palki")
        view = sitting.play_on(players)
        assert view["state"] == "won"
        assert view["winners"][0] in "ABCD"[:players]
        assert [result["name"] for result in view["results"]] == list("ABCD"[:players])
        record = sitting.ask("save")["record"]
        assert replay(read_record(record)).state.winner is not None


def test_everything_that_is_said_can_be_said_by_the_page() -> None:
    sitting = Sitting(game="palki", players=3)
    sitting.sit(players=3, level="beginner", seed="said")
    known = set(sitting.scene["patterns"]["en"])
    sitting.play_on(3)
    sitting.ask("act", action="KH")
    for view in sitting.heard:
        assert keys_in(view) <= known


def test_what_the_learner_may_do_is_told_in_words_and_anything_else_refused() -> None:
    sitting = Sitting(game="palki", players=2)
    view = sitting.sit(players=2, seat=0, level="beginner", seed="words")
    assert view["state"] == "turn"
    assert view["legal"] and all(
        said["k"].startswith("action.palki.") for said in view["legal"].values()
    )
    refused = sitting.ask("act", action="dance")
    assert refused["refused"]["r"] == "PA-2.5"
    assert refused["state"] == "turn"


def test_the_hands_of_others_stay_face_down() -> None:
    sitting = Sitting(game="palki", players=3)
    sitting.sit(players=3, seat=2, level="careful", seed="hidden")
    sitting.play_on(5, most=40)
    for view in sitting.heard:
        for step in view.get("steps", ()):
            for place, seat in enumerate(step["table"]["seats"]):
                assert place == 2 or set(seat["hand"]) <= {None}


def test_a_decision_is_taken_back_and_the_round_dealt_again() -> None:
    sitting = Sitting(game="palki", players=2)
    first = sitting.sit(players=2, seat=0, level="beginner", seed="back")
    after = sitting.ask("act", action=next(iter(first["legal"])))
    assert after["can"]["back"]
    assert sitting.ask("back")["legal"] == first["legal"]
