"""A card against a table: whatever is tried is answered by the rules."""

from __future__ import annotations

import pytest

from tripalki_learn.teaching.tryout import tryout_scene
from tripalki_learn.widgets import PalkiTable

TABLE = PalkiTable(["10♥ K♣", "Q♠"], table="A♥ 4♣ 2♦ 3♠ 10♣")


def result(text: str, goal: str | None = None) -> dict[str, object]:
    scene = tryout_scene(TABLE.trace, goal)
    found: dict[str, object] = scene["results"][scene["answers"][text]]
    return found


def test_every_card_can_be_tried_on_every_selection() -> None:
    scene = tryout_scene(TABLE.trace)
    assert len(scene["answers"]) == 2 * 2**5
    assert (scene["form"], scene["player"], scene["goal"]) == ("capture", 0, None)
    assert scene["table"]["seats"][0]["hand"] == ["10H", "KC"]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("10H x AH 4C 2D 3S 10C", "PA-2.4"),
        ("10H x AH 4C", "PA-2.2"),
        ("10H x AH", "PA-2.1"),
        ("KC x 10C", "PA-2.1"),
        ("KC", "PA-2.6"),
    ],
)
def test_what_is_not_allowed_is_refused_by_its_rule(text: str, rule: str) -> None:
    refusal = result(text)["refusal"]
    assert isinstance(refusal, dict) and refusal["r"] == rule


def test_the_goal_is_reached_by_the_largest_capture_alone() -> None:
    assert result("10H x AH 4C 2D 3S", "most")["reached"] is True
    assert result("10H x 10C", "most")["reached"] is False
    assert result("10H x AH 4C 2D 3S", "set")["reached"] is True


def test_a_sweep_and_a_lay_can_be_goals() -> None:
    jack = tryout_scene(PalkiTable(["J♥ 5♣", "Q♠"], table="K♠ 5♥").trace, "sweep")
    reached = [text for text, n in jack["answers"].items() if jack["results"][n].get("reached")]
    assert reached == ["JH x KS 5H"]
    free = PalkiTable(["7♥ K♣", "Q♠"], table="3♣ 4♦", compulsory_capture=False)
    lays = tryout_scene(free.trace, "lay")
    reached = [text for text, n in lays["answers"].items() if lays["results"][n].get("reached")]
    assert reached == ["7H", "KC"]


def test_a_walkthrough_asks_about_the_end_of_a_game() -> None:
    table = PalkiTable(
        ["7♥", "K♣"],
        table="3♣ 4♦ Q♥",
        captured=["10♦ 10♠ 5♥ 5♣", "2♣ 2♠ 9♥ 9♣ K♥ K♦ 8♥ 5♠ 3♥"],
        scores=[6, 2],
    ).play("A 7♥ x 3♣ 4♦", "B K♣")
    scene = table.walkthrough(ask=["taker", "cards", "clubs"]).scene
    asked = {step["ask"]["kind"]: step["ask"] for step in scene["steps"] if step.get("ask")}
    # A has nine cards and 5♣ 3♣ K♣, B nine cards and 2♣ 9♣.
    assert asked["taker"]["correct"] == ["0"]
    assert asked["taker"]["beliefs"] == {"last_cards_are_nobodys": ""}
    assert asked["cards"]["correct"] == [""]
    assert asked["cards"]["beliefs"]["ties_share_points"] == "0,1"
    assert asked["clubs"]["correct"] == ["0"]
    assert table.state.scores == (8, 3)
