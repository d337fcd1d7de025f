"""Every combination of sticks and dealer, against the naive settlement."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.games.tri_palki.table import NAMES
from tripalki_learn.engine import ImpossibleSetup
from tripalki_learn.teaching import whatif_scene

WORKED = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}


def result(scene: dict[str, Any], dealer: int, sticks: tuple[int, ...]) -> dict[str, Any]:
    place = dealer
    for held in sticks:
        place = place * 4 + held
    found: dict[str, Any] = scene["results"][scene["rows"][place]]
    return found


def test_tp_5_the_worked_hand_with_every_combination_of_sticks_and_dealer() -> None:
    scene = whatif_scene(WORKED, languages=["en"])
    assert len(scene["rows"]) == 4 * 4**4
    chance = random.Random(5)
    for _ in range(300):
        dealer = chance.randrange(4)
        sticks = tuple(chance.randrange(4) for _ in NAMES[:4])
        found = result(scene, dealer, sticks)
        # By hand: C and D pay (TP-5.2), out with three (TP-5.5); D deals, or D’s neighbour A.
        paid = [min(3, held + (seat in (2, 3))) for seat, held in enumerate(sticks)]
        out = [seat for seat in (2, 3) if sticks[seat] == 3]
        assert found["penalised"] == [2, 3]
        assert found["sticks"] == paid
        assert found["out"] == out
        assert found["next_dealer"] == (0 if 3 in out else 3)


def test_tp_5_8_the_dealer_repeats_whoever_it_is() -> None:
    special = {"A": "6♥ 7♥ 8♥", "B": "6♣ 7♣ 8♣", "C": "A♣ A♦ A♠"}
    scene = whatif_scene(special, languages=["en"])
    assert [result(scene, dealer, (3, 3, 3))["next_dealer"] for dealer in range(3)] == [0, 1, 2]


def test_more_than_four_players_ask_the_engine() -> None:
    hands = {**WORKED, "E": "9♣ 8♦ 7♠"}
    scene = whatif_scene(hands, "E", [0, 1, 2, 3, 0], languages=["en"])
    assert scene["rows"] == [0]


def test_a_whatif_is_plain_json() -> None:
    scene = whatif_scene(WORKED)
    assert json.loads(json.dumps(scene)) == scene


def test_a_centre_lies_beside_the_hands_and_changes_nothing() -> None:
    bare = whatif_scene(WORKED, languages=["en"])
    beside = whatif_scene(WORKED, languages=["en"], centre="K♥ 9♦ 8♠")
    assert (bare["table"]["centre"], beside["table"]["centre"]) == (None, ["KH", "9D", "8S"])
    assert [beside[part] for part in ("rows", "results")] == [
        bare[part] for part in ("rows", "results")
    ]


@pytest.mark.parametrize(
    ("centre", "code"),
    [("9♥ 9♦ 8♠", "bad_pack"), ("K♣ 9♣ 8♣", "centre_unwashed"), ("K♥ 9♦", "bad_setup")],
)
def test_an_impossible_centre_is_refused(centre: str, code: str) -> None:
    with pytest.raises(ImpossibleSetup) as refused:
        whatif_scene(WORKED, centre=centre)
    assert code in {problem.code for problem in refused.value.problems}
