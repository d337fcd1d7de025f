"""What a walkthrough asks, and what the engine and believers answer."""

from __future__ import annotations

import pytest

from tripalki_learn.cards import parse_cards, parse_hand
from tripalki_learn.engine import Trace
from tripalki_learn.errors import UnknownName
from tripalki_learn.games.tri_palki import begin, begun, exchange, laid_out, played, showdown
from tripalki_learn.games.tri_palki.actions import PASS_AND_CALL
from tripalki_learn.teaching import walkthrough_scene
from tripalki_learn.teaching.misconceptions import named

WORKED = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}


def asked(trace: Trace, *ask: str) -> list[dict[str, object]]:
    scene = walkthrough_scene(trace, ["en"], ask)
    return [step["ask"] for step in scene["steps"] if "ask" in step]


def washout(centre: str, reserve: str = "8S QH 7S") -> Trace:
    """B gives 9♦ and takes K♣."""
    hands = [parse_hand(text) for text in ("AH JH 6C", "KH 9D 6S", "QC 8H 7C")]
    trace = laid_out(
        begun(begin("ABC", dealer=1)), hands, parse_cards(centre), parse_cards(reserve)
    )
    return played(trace, exchange(*parse_cards("9D KC")))


def test_tp_5_2_who_pays_under_three_aces() -> None:
    (question,) = asked(showdown(WORKED), "stick")
    assert (question["correct"], question["rule"]) == (["2,3"], "TP-5.2")
    # Only the lowest: C's 30 is lower than D's. Safe hands too: A pays as well.
    assert question["beliefs"] == {"aces_only_lowest_loses": "2", "aces_hit_safe_hands": "0,2,3"}


def test_tp_5_5_and_5_9_the_fourth_stick_and_the_neighbour() -> None:
    out, dealer = asked(showdown(WORKED, sticks=[0, 0, 0, 3]), "out", "dealer")
    assert (out["correct"], out["rule"]) == (["3"], "TP-5.5")
    assert (dealer["correct"], dealer["rule"]) == (["0"], "TP-5.9")
    beliefs = dealer["beliefs"]
    assert isinstance(beliefs, dict)
    assert beliefs["aces_earn_deal"] == "1"
    assert beliefs["neighbour_of_old_dealer"] == "1"  # A dealt; the next seat from there is B


def test_tp_3_3_who_plays_after_a_washout() -> None:
    (question,) = asked(washout("10D AD KC"), "next")
    assert (question["correct"], question["rule"]) == (["1"], "TP-3.3")
    assert question["beliefs"] == {"next_plays_after_washout": "2"}


def test_the_beliefs_about_the_rule_that_is_asked_come_first() -> None:
    """TP-3.4: B's washout in the last round gives an extra turn; two beliefs deny it."""
    hands = [parse_hand(text) for text in ("AH KH QH", "9D 6S JC", "QC 8H 7C")]
    trace = laid_out(
        begun(begin("ABC", dealer=0)), hands, parse_cards("10D AD KC"), parse_cards("8S QD 7S")
    )
    trace = played(played(trace, PASS_AND_CALL), exchange(*parse_cards("9D KC")))
    *_, question = asked(trace, "next")
    assert (question["correct"], question["rule"]) == (["1"], "TP-3.4")
    beliefs = question["beliefs"]
    assert isinstance(beliefs, dict)
    assert beliefs["no_repeat_in_last_round"] == beliefs["next_plays_after_washout"] == "2"
    assert next(iter(beliefs)) == "no_repeat_in_last_round"
    # The lowest hand is one of two equal ones: that ties are equal is another group's belief.
    (stick,) = asked(showdown({"A": "K♥ 9♥ 6♣", "B": "Q♠ 9♠ 6♦", "C": "A♦ K♦ 7♦"}), "stick")
    beliefs = stick["beliefs"]
    assert isinstance(beliefs, dict)
    groups = [named(name).rule.partition(".")[0] for name in beliefs]
    assert groups == sorted(groups, key=lambda group: group != str(stick["rule"]).partition(".")[0])
    assert len(set(groups)) > 1


def test_tp_3_5_nobody_plays_when_the_reserve_fails() -> None:
    (question,) = asked(washout("10D AD KC", reserve="8S QH"), "next")
    assert (question["correct"], question["rule"]) == (["over"], "TP-3.5")


def test_nothing_is_asked_where_nothing_is_to_be_ruled() -> None:
    assert asked(washout("10S AD KC"), "next", "stick", "dealer") == []
    assert asked(showdown(WORKED), "out") == []


def test_a_question_is_asked_before_the_ruling_that_answers_it() -> None:
    scene = walkthrough_scene(showdown(WORKED, sticks=[0, 0, 0, 3]), ["en"], ["out"])
    rules = [step["rule"] for step in scene["steps"]]
    place = next(n for n, step in enumerate(scene["steps"]) if "ask" in step)
    assert rules[place] is None
    assert "TP-5.5" not in rules[:place]
    assert scene["steps"][place]["table"] == scene["steps"][place - 1]["table"]


def test_an_unknown_question_is_refused() -> None:
    with pytest.raises(UnknownName, match="cannot ask “weather”; it can ask: "):
        walkthrough_scene(showdown(WORKED), ["en"], ["weather"])
