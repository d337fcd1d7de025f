"""A match of Trinka against bots, as a page plays it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.teaching.play.sitting import Sitting, View
from tripalki_learn.cards import PACK_36
from tripalki_learn.games import trinka
from tripalki_learn.records import read_record, replay
from tripalki_learn.teaching.refs import keys_in

CODES = {card.code for card in PACK_36}

HEAD = """format = "tripalki-record/1"
game = "trinka"
players = ["A", "B", "C", "D"]
dealer = "D"
ante = 1
limit = 5
"""

COMPARING = """
[[rounds]]
hands = ["KH QH JH", "AC KC 8D", "7S 7H 7C", "AD AS 9H"]
actions = ["A bet 1", "B bet 1", "C bet 1", "D bet 1"]
"""
"""Everybody has bet; A holds 30 by TR-1.2, B 21, C 30 by TR-1.4, D 22 by TR-1.5."""

TIED = """
[[rounds]]
hands = ["KH QH JH", "AC KC 8D", "7S 7H 7C", "AD AS 9H"]
actions = [
  "A bet 1", "B bet 1", "C bet 1", "D bet 1", "A bet 1", "B fold", "C bet 1", "D fold", "A show",
]
"""
"""A and C tie with 30; of four antes, six bets and the price of showing 11 lie in the bank."""


def loaded(record: str, seat: int) -> Sitting:
    sitting = Sitting(game="trinka", players=4)
    sitting.ask("load", text=HEAD + record, seat=seat, levels=["beginner"] * 4)
    return sitting


def told(view: View) -> set[str]:
    """The cards that a view names anywhere, but for what is sealed."""
    shown = {name: value for name, value in view.items() if name not in ("kept", "record")}
    return set(re.findall(r"\b(?:10|[6-9AKQJ])[HDCS]\b", json.dumps(shown))) & CODES


def rulings(view: View) -> list[str]:
    return [step["ruling"]["k"] for step in view["steps"]]


@pytest.mark.parametrize(("players", "seat"), [(2, 1), (5, 3)])
def test_tr_2_1_a_match_is_over_when_everyone_has_dealt_twice(players: int, seat: int) -> None:
    sitting = Sitting(game="trinka", players=players)
    sitting.sit(players, seat, seed="match")
    view = sitting.play_on(players)
    assert view["state"] == "won"
    rounds = sitting.match.rounds
    dealers = [steps[-1].after.dealer for steps in rounds]
    assert all(dealers.count(each) >= 2 for each in range(players))
    # A round more is only played for a svara (TR-3.1).
    more = rounds[2 * players - 1 : -1]
    assert all(steps[-1].after.tied for steps in more)
    chips = sitting.match.trace.state.chips
    assert sum(chips) == 0
    best = [name for name, held in zip("ABCDEFG", chips, strict=False) if held == max(chips)]
    assert view["winners"] == best
    assert sitting.ask("deal")["fault"]
    assert replay(read_record(sitting.ask("save")["record"])) == sitting.match.trace


def test_everything_that_is_said_can_be_said_by_the_page() -> None:
    known = set(Sitting(game="trinka", players=5).scene["patterns"]["en"])
    for seed in range(2):
        sitting = Sitting(game="trinka", players=5)
        sitting.sit(5, level=["beginner", "careful"][seed % 2], seed=str(seed))
        sitting.play_on(seed)
        for view in sitting.heard:
            assert keys_in(view) <= known


def test_tr_2_3_a_bet_names_its_number_and_another_is_refused() -> None:
    sitting = loaded(COMPARING.replace(', "D bet 1"', ', "D bet 3"'), 0)
    view = sitting.view
    assert {**view["amount"], "said": 0} == {"text": "bet", "said": 0, "least": 3, "most": 5}
    assert list(view["legal"]) == ["bet 3", "fold", "open B", "open C", "open D"]
    assert [sitting.ask("act", action=f"bet {n}")["refused"]["r"] for n in (2, 6)] == ["TR-2.3"] * 2
    assert sitting.ask("act", action="dance")["refused"]["r"] == "TR-2.2"
    assert "refused" not in sitting.ask("act", action="bet 4")


def test_tr_2_2_in_the_first_circle_nothing_can_be_opened() -> None:
    sitting = loaded(COMPARING.replace(', "D bet 1"', ""), 3)
    assert list(sitting.view["legal"]) == ["bet 1", "fold"]
    assert sitting.ask("act", action="open A")["refused"]["r"] == "TR-2.2"


def test_tr_2_5_a_secret_comparison_is_seen_by_the_two_alone() -> None:
    opened = COMPARING.replace('"D bet 1"', '"D bet 1", "A open B"')
    for seat, sees in ((0, {"A", "B"}), (1, {"A", "B"}), (2, {"C"}), (3, {"D"})):
        view = loaded(opened, seat).view
        place = rulings(view).index("event.trinka.dropped_out.challenged")
        seats = view["steps"][place]["table"]["seats"]
        assert {each["name"] for each in seats if None not in each["hand"]} == sees
        if view["state"] == "turn":  # when it is over all is told
            told_before = rulings(view)[place - 1]
            assert (told_before == "event.trinka.hands_compared.more") == ("B" in sees)


def test_tr_2_5_it_is_told_to_all_when_the_round_is_over() -> None:
    sitting = loaded(COMPARING.replace('"D bet 1"', '"D bet 1", "A open B"'), 3)
    assert sitting.view["state"] == "turn"
    assert not any("compared" in each for each in rulings(sitting.view))
    view = sitting.ask("act", action="fold")
    assert view["state"] == "over"
    assert "event.trinka.hands_compared.more" in rulings(view)
    assert any("why" in step for step in view["steps"])


def test_tr_2_4_folded_hands_stay_face_down_on_the_table() -> None:
    record = '\n[[rounds]]\nhands = ["KH QH JH", "AC KC 8D", "7S 7H 8C", "AD 9S 9H"]\n'
    record += 'actions = ["A bet 5", "B fold", "C fold", "D fold"]\n'
    view = loaded(record, 1).view
    assert view["state"] == "over" and rulings(view)[-2] == "event.trinka.bank_taken.folded"
    seats = view["steps"][-1]["table"]["seats"]
    assert [None in seat["hand"] for seat in seats] == [True, False, True, True]


@settings(max_examples=12, deadline=None)
@given(st.integers(2, 8), st.integers(0, 7), st.integers(0, 10**6))
def test_tr_2_5_a_view_names_no_card_that_its_seat_does_not_see(
    players: int, seat: int, seed: int
) -> None:
    seat %= players
    sitting = Sitting(game="trinka", players=players)
    sitting.sit(players, seat, level="careful", seed=str(seed))
    for _ in range(8):
        if sitting.view["state"] == "turn":
            state = sitting.match.trace.state
            assert told(sitting.view) == {each.code for each in trinka.observe(state, seat).seen}
            legal = list(sitting.view["legal"])
            sitting.ask("act", action=legal[seed % len(legal)])
        else:
            sitting.ask("deal", entry="join")


def test_tr_3_2_the_learner_may_join_a_svara_for_half_of_the_bank() -> None:
    sitting = loaded(TIED, 1)
    view = sitting.view
    assert view["state"] == "over" and list(view["entries"]) == ["join", "stay"]
    assert view["entries"]["join"]["s"] == {"amount": 6}  # half of 11, rounded up
    joined = sitting.ask("deal", entry="join")
    # The other one who is not tied is a beginner, and joins too; clockwise from A, who deals.
    assert rulings(joined)[:3] == ["event.trinka.svara_begun", *["event.trinka.svara_joined"] * 2]
    assert sitting.match.trace.steps[len(sitting.match.rounds[0])].cause.joins == (1, 3)
    assert sitting.match.trace.state.paid[1] >= 6
    back = sitting.ask("back")
    assert {**back, "n": 0} == {**view, "n": 0}
    for entry in ("stay", "nonsense"):
        away = sitting.ask("deal", entry=entry)
        assert len(away["steps"][-1]["table"]["seats"][1]["hand"]) == 0
        assert sitting.match.rounds[1][0].cause.joins == (3,)
        sitting.ask("back")


def test_tr_3_1_who_is_tied_has_no_choice_and_pays_nothing() -> None:
    sitting = loaded(TIED, 0)
    assert sitting.view["state"] == "over" and sitting.view["entries"] == {}
    sitting.ask("deal")
    first = sitting.match.rounds[1][0].after
    assert 0 in first.live and first.paid[0] == 0


def test_a_bot_says_why_it_joined_once_the_svara_is_over() -> None:
    sitting = loaded(TIED, 0)
    view = sitting.ask("deal")
    while view["state"] == "turn":
        assert not any("why" in step for step in view["steps"])
        view = sitting.ask("act", action="fold")
    said = [each["k"] for each in view["steps"][0]["why"]]
    assert said == ["reason.trinka.joins"] * 2


def test_a_decision_is_taken_back_and_the_round_dealt_again() -> None:
    sitting = Sitting(game="trinka", players=3)
    before = sitting.sit(3, seed="back")
    while before["state"] != "turn":
        before = sitting.ask("deal")
    number = before["round"]["number"]
    after: dict[str, Any] = sitting.ask("act", action="fold")
    assert after["state"] == "over" and len(after["results"]) == 3
    back = sitting.ask("back")
    assert {**back, "n": 0} == {**before, "n": 0}
    sitting.ask("act", action="fold")
    again = sitting.ask("again", round=number)
    assert {**again, "n": 0} == {**before, "n": 0}
    sitting.ask("act", action="bet 1")
    restored = Sitting("another", game="trinka", players=3)
    assert restored.ask("restore", kept=sitting.view["kept"])["steps"] == sitting.view["steps"]
