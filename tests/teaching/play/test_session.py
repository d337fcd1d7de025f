"""A match as a session: from the first deal to a winner, back, again, and from a file."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.teaching.play.sitting import Sitting, View
from tripalki_learn.errors import OutOfRange, UnknownName
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.records import read_record, replay
from tripalki_learn.teaching.play import play_scene
from tripalki_learn.teaching.respond import Sessions


def rules(view: View) -> list[str]:
    return [step["ruling"].get("r") for step in view["steps"]]


@pytest.mark.parametrize(("players", "seat"), [(2, 1), (3, 0), (6, 5)])
def test_tp_5_6_a_match_is_played_to_its_winner(players: int, seat: int) -> None:
    sitting = Sitting()
    sitting.sit(players, seat)
    view = sitting.play_on()
    assert view["state"] == "won" and view["winners"][0] in view["players"]
    assert len(view["players"]) == players and view["seat"] == seat
    assert rules(view)[-1] == "TP-5.6"
    assert view["legal"] == {}


def test_the_same_seed_and_decisions_give_the_same_match() -> None:
    first, second, other = Sitting("x"), Sitting("y"), Sitting("z")
    for sitting, seed in ((first, "7"), (second, "7"), (other, "8")):
        sitting.sit(seed=seed)
        sitting.play_on(1)
    assert first.match.trace == second.match.trace != other.match.trace


def test_without_a_seed_every_match_is_another() -> None:
    sitting = Sitting()
    first = sitting.sit()["steps"]
    assert sitting.sit()["steps"] != first


def test_tp_2_7_what_is_not_allowed_is_refused_with_its_rule_and_changes_nothing() -> None:
    sitting = Sitting()
    before = sitting.sit(seat=0, players=2, seed="2")
    while before["state"] == "over":
        before = sitting.ask("deal")
    hand = before["steps"][-1]["table"]["seats"][0]["hand"]
    centre = before["steps"][-1]["table"]["centre"]
    view = sitting.ask("act", action=f"{hand[0]} {hand[1]}>{centre[0]} {centre[1]}")
    assert view["refused"]["r"] == "TP-2.7"
    assert {**view, "refused": 0, "n": 0} == {**before, "refused": 0, "n": 0}
    assert sitting.ask("act", action="draw")["refused"]["r"] == "TP-2.6"
    assert set(sitting.ask("act", action="1H>2H")["fault"]) == set(LANGUAGES)


@pytest.mark.parametrize(
    "wish",
    [
        {"do": "act", "action": "pass"},
        {"do": "deal"},
        {"do": "look", "round": 1},
        {"do": "start", "players": 9, "seat": 0},
        {"do": "start", "players": "4", "seat": None},
        {"do": "restore", "kept": "♥"},
        {"do": "load", "text": "players = ["},
        {"do": ["x"]},
        {},
    ],
)
def test_a_wish_that_makes_no_sense_is_told_so(wish: dict[str, Any]) -> None:
    sitting = Sitting()
    view = sitting.ask(**{"do": None, **wish})
    assert view["state"] == "none" and set(view["fault"]) == set(LANGUAGES)


def test_tp_4_6_the_next_round_is_not_dealt_before_this_one_is_over() -> None:
    sitting = Sitting()
    sitting.sit(seed="1")
    assert sitting.view["state"] == "turn"
    assert sitting.ask("deal")["refused"]["r"] == "TP-4.6"


def test_a_decision_is_taken_back_and_may_be_taken_otherwise() -> None:
    sitting = Sitting()
    before = sitting.sit(seed="1")
    assert sitting.ask("back")["fault"]
    after = sitting.ask("act", action=next(iter(before["legal"])))
    assert after["steps"] != before["steps"]
    back = sitting.ask("back")
    assert {**back, "n": 0} == {**before, "n": 0}


def test_a_decision_of_an_earlier_round_is_taken_back_too() -> None:
    sitting = Sitting()
    sitting.sit(seed="1")
    while len(sitting.match.rounds) == 1:
        sitting.ask("deal" if sitting.view["state"] == "over" else "act", action="pass")
    while sitting.view["state"] == "over":
        sitting.ask("deal")
    rounds = len(sitting.match.rounds)
    sitting.ask("back")
    assert len(sitting.match.rounds) < rounds and sitting.view["state"] == "turn"


def test_earlier_rounds_are_looked_at_without_leaving_the_match() -> None:
    sitting = Sitting()
    sitting.sit(seed="5")
    seen = {1: sitting.view}
    while sitting.view["state"] != "won":
        sitting.ask("deal" if sitting.view["state"] == "over" else "act", action="pass")
        seen[sitting.view["round"]["number"]] = sitting.view
    for number in seen:
        view = sitting.ask("look", round=number)
        assert view["round"] == {"number": number, "count": len(seen)}
        assert view["steps"] == seen[number]["steps"]
        assert view["legal"] == {}
    assert sitting.ask("look", round=len(seen) + 1)["fault"]
    assert sitting.view["state"] == "won"


def test_a_deal_is_played_again_and_compared() -> None:
    sitting = Sitting()
    sitting.sit(seed="3")
    while sitting.view["state"] != "over":
        sitting.ask("act", action="pass")
    first = sitting.view
    dealt = [step for step in first["steps"] if step["act"] == 0]
    view = sitting.ask("again", round=1)
    assert [step for step in view["steps"] if step["act"] == 0] == dealt
    assert "before" not in view and view["state"] == "turn"
    while sitting.view["state"] != "over":
        sitting.ask("act", action=next(iter(sitting.view["legal"])))
        if sitting.view["state"] == "turn":
            sitting.ask("act", action="pass")
    assert sitting.view["before"] == first["results"]
    assert "before" not in sitting.ask("deal")


def test_results_are_those_of_the_events() -> None:
    """TP-5.2, 5.3, 5.5: who pays and who is out is what the rulings of the round say."""
    sitting = Sitting()
    sitting.sit(4, seed="9")
    while sitting.view["state"] != "won":
        sitting.ask("deal" if sitting.view["state"] == "over" else "act", action="pass")
        view = sitting.view
        if "results" in view:
            said = {"event.stick_taken": "pays", "event.player_eliminated": "out"}
            for key, mark in said.items():
                told = [
                    step["ruling"]["s"]["player"]
                    for step in view["steps"]
                    if step["ruling"]["k"].startswith(key)
                ]
                assert [each["name"] for each in view["results"] if each[mark]] == told


def test_bots_say_why_once_the_hands_have_been_shown() -> None:
    sitting = Sitting()
    sitting.sit(4, seed="4", level="counter")
    assert not any("why" in step for step in sitting.view["steps"])
    while sitting.view["state"] == "turn":
        sitting.ask("act", action="pass")
    acts = {step["act"] for step in sitting.view["steps"]} - {0}
    mine = {
        place
        for place, step in enumerate(sitting.match.rounds[0])
        if place and step.before.to_act == 0
    }
    assert {s["act"] for s in sitting.view["steps"] if "why" in s} == acts - mine != set()


def test_a_match_survives_a_reload_of_its_page() -> None:
    sitting = Sitting(key=b"server")
    sitting.sit(seed="6")
    sitting.play_on(2, most=9)
    after = Sitting("another kernel", key=b"server")
    view = after.ask("restore", kept=sitting.view["kept"])
    assert {**view, "n": 0, "fresh": 0} == {**sitting.view, "n": 0, "fresh": 0}
    assert after.match.trace == sitting.match.trace
    stranger = Sitting(key=b"another server")
    assert stranger.ask("restore", kept=sitting.view["kept"])["fault"]


def test_a_match_is_saved_as_a_record_and_goes_on_from_it() -> None:
    sitting = Sitting()
    sitting.sit(4, seed="6")
    assert sitting.ask("save")["fault"]  # no round is over yet
    sitting.play_on(3, most=8)
    if sitting.view["state"] == "over":
        sitting.ask("deal")
    assert sitting.view["state"] == "turn" and len(sitting.match.rounds) > 1
    text = sitting.ask("save")["record"]
    trace = replay(read_record(text))
    over = sum(map(len, sitting.match.rounds[:-1]))
    assert trace.steps == sitting.match.trace.steps[:over]
    same = Sitting()
    same.ask("load", text=text)
    assert same.match.trace == sitting.match.trace
    # A record without what only this kit can read goes on with the next round.
    plain = Sitting(key=b"elsewhere")
    plain.ask("load", text=text, seat=1, levels=["beginner"] * 4)
    assert plain.match.trace == trace and plain.view["state"] == "over"
    assert plain.view["levels"] == ["beginner", "", "beginner", "beginner"]


RECORD = """
format = "tripalki-record/1"
game = "tri_palki"
players = ["Ann", "Bob"]
dealer = "Ann"
[[rounds]]
hands = ["AH JH 6C", "7D 7C 7H"]
centre = "KH 9D 8S"
reserve = "6H 6D 6S"
"""


def test_a_record_from_outside_is_played_on() -> None:
    sitting = Sitting()
    view = sitting.ask("load", text=RECORD, seat=0)
    assert view["players"] == ["Ann", "Bob"] and "6C>KH call" in view["legal"]
    assert sitting.ask("act", action="6C>KH call")["state"] == "over"


FAULTY = f"""{RECORD}actions = ["Ann pass", "Ann pass"]
"""


def test_tp_2_5_a_fault_of_a_record_is_told_with_its_place_and_rule() -> None:
    view = Sitting().ask("load", text=FAULTY, file="ours.toml")
    told = view["fault"]["en"]
    assert told.startswith("ours.toml, round 1, action 2: ") and "[TP-2.5]" in told
    assert "Bob may: 7♦>K♥, " in told
    assert view["fault"]["ru"].startswith("ours.toml, раунд 1, действие 2: ")


def test_a_name_from_the_right_turns_nothing_else_of_a_sentence_round() -> None:
    name, lone = "\u05d0\u05d1\u05d9", "\u2068{}\u2069"
    view = Sitting().ask("load", text=FAULTY.replace("Bob", name))
    told = view["fault"]["en"]
    assert told.count(lone.format(name)) == told.count(name) == 2  # to act; may
    turned = Sitting().ask("load", text=FAULTY.replace("Bob", "\u202eBob"))["fault"]["en"]
    assert "\ufffdBob is to act" in turned and "\u202e" not in turned


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("trinka", "This is a record of Tri Palki, and here Trinka is played."),
        ("palki", "This is a record of Tri Palki, and here Palki is played."),
    ],
)
def test_the_record_of_another_game_is_told_by_both_names(game: str, said: str) -> None:
    assert Sitting(game=game).ask("load", text=FAULTY)["fault"]["en"] == said


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_an_empty_file_is_told_so(text: str) -> None:
    assert Sitting().ask("load", text=text)["fault"]["en"] == "The file is empty."


def test_what_cost_most_is_offered_when_the_round_is_over_and_not_before() -> None:
    sitting = Sitting()
    sitting.sit(seed="6")
    while sitting.view["state"] == "turn":
        assert not sitting.view["can"]["review"]
        assert "when the round is over" in sitting.ask("review")["fault"]["en"]
        sitting.ask("act", action="pass")
    assert sitting.view["can"]["review"] and sitting.ask("review")["review"] is not None
    assert not sitting.ask("back")["can"]["review"]


def test_the_sessions_of_a_page_keep_its_match() -> None:
    page = Sessions()
    head = {"kind": "play", "languages": ["fr"], "game": "tri_palki"}

    def ask(**wanted: Any) -> View:
        message = {"widget": "play-1", "head": head, "asked": {"wanted": wanted}}
        view: View = json.loads(page.answer(json.dumps(message)))["view"]
        return view

    ask(do="start", players=2, seat=0, levels=[])
    assert ask(do="act", action="draw")["refused"]["r"] == "TP-2.6"
    assert list(ask(do="nonsense")["fault"]) == ["fr"]


def test_a_scene_that_cannot_be_is_refused() -> None:
    with pytest.raises(OutOfRange, match="“9” is no number of players here; it goes from 2 to 8"):
        play_scene(players=9)
    with pytest.raises(OutOfRange, match="“4” is no seat here; seats are counted from 0 to 3"):
        play_scene(seat=4)
    with pytest.raises(UnknownName, match=r"no bot “genius” .* beginner, careful and counter"):
        play_scene(level="genius")
    with pytest.raises(UnknownName, match=r"no game “chess”; .* tri_palki, trinka and palki"):
        play_scene("chess")


@settings(max_examples=6, deadline=None)
@given(st.integers(2, 8), st.integers(0, 7), st.integers(0, 10**6))
def test_every_reference_of_a_view_has_its_pattern(players: int, seat: int, seed: int) -> None:
    from tripalki_learn.teaching.refs import keys_in

    sitting = Sitting()
    sitting.sit(players, seat % players, level="counter", seed=str(seed))
    sitting.play_on(seed, most=8)
    for view in sitting.heard:
        assert keys_in(view) <= set(sitting.scene["patterns"]["en"])
