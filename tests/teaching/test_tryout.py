"""Whatever is tried gets an answer."""

from __future__ import annotations

from typing import Any

import pytest

from tripalki_learn.cards import parse_cards, parse_hand
from tripalki_learn.errors import UnknownName
from tripalki_learn.games.tri_palki import begin, begun, laid_out, showdown
from tripalki_learn.teaching import tryout_scene


def scene(hand: str, centre: str, goal: str | None = None, reserve: str = "") -> dict[str, Any]:
    hands = [parse_hand(hand), parse_hand("10D 9C 7S")]
    trace = laid_out(begun(begin("AB")), hands, parse_cards(centre), parse_cards(reserve))
    return tryout_scene(trace, goal, ["en"])


def answer(made: dict[str, Any], action: str) -> dict[str, Any]:
    result: dict[str, Any] = made["results"][made["answers"][action]]
    return result


def test_tp_2_6_every_selection_has_an_answer() -> None:
    made = scene("AH JH 6C", "KH 9D 8S")
    # Seven selections of the hand by seven of the centre, and a pass; each with and without a call.
    assert len(made["answers"]) == 2 * (7 * 7 + 1)


def test_tp_2_7_two_cards_are_refused_by_their_rule() -> None:
    made = scene("AH JH 6C", "KH 9D 8S")
    assert answer(made, "JH 6C>KH 9D")["refusal"] == {"k": "refusal.two_cards", "r": "TP-2.7"}


def test_tp_4_1_the_worked_example_reaches_31_and_may_call() -> None:
    made = scene("AH JH 6C", "KH 9D 8S", "call")
    assert answer(made, "6C>KH call")["reached"] is True
    assert answer(made, "6C>KH")["reached"] is False
    assert answer(made, "JH>KH call")["refusal"]["r"] == "TP-4.1"  # A♥ K♥ is 21
    after = answer(made, "6C>KH")["tables"][-1]
    assert after["centre"] == ["6C", "9D", "8S"]
    assert after["seats"][0]["hand"] == ["AH", "JH", "KH"]


def test_tp_4_11_three_sixes_do_not_permit_the_call() -> None:
    made = scene("6H 6D 6C", "KH 9D 8S")
    assert answer(made, "pass call")["refusal"]["r"] == "TP-4.11"


def test_tp_3_3_a_washout_can_be_the_goal() -> None:
    made = scene("AH JH 6S", "KS 9S 8H", "again", reserve="9H 8C 7D")
    assert answer(made, "6S>8H")["reached"] is True
    assert answer(made, "AH>8H")["reached"] is False


def test_an_unknown_goal_is_refused() -> None:
    with pytest.raises(UnknownName, match="no goal “glory” here; the goals are: "):
        scene("AH JH 6S", "KS 9S 8H", "glory")


def test_nobody_to_act_cannot_try() -> None:
    with pytest.raises(ValueError, match="nobody"):
        tryout_scene(showdown({"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠"}))
