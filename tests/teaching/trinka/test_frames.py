"""Walkthroughs and the explorer of Trinka: the pictures follow the events, the rows the scorer."""

from __future__ import annotations

import random
import struct
from base64 import b64decode
from dataclasses import replace
from itertools import combinations

import pytest

from tests.games.trinka.matches import played
from tests.reference.trinka_scorer import worth
from tripalki_learn.cards import PACK_36
from tripalki_learn.engine import Trace
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.teaching import walkthrough_scene
from tripalki_learn.teaching.frames import frames
from tripalki_learn.teaching.table import table_scene
from tripalki_learn.teaching.trinka.explorer import trinka_explorer_scene
from tripalki_learn.views.trinka import TablePicture, picture_of
from tripalki_learn.widgets import TrinkaTable

TIED = ["K♥ Q♥ J♥", "A♣ K♣ 8♦", "7♠ 7♥ 7♣", "A♦ A♠ 9♥"]


def plain(picture: TablePicture) -> TablePicture:
    """The picture without what stands under hands, and without whose deal it is."""
    seats = tuple(replace(seat, score=None, dealer=False) for seat in picture.seats)
    return replace(picture, seats=seats)


@pytest.mark.parametrize("seed", range(12))
def test_after_each_step_the_picture_is_that_of_the_state(seed: int) -> None:
    trace = played(seed, rounds=6)
    shown = list(frames(trace))
    assert len(shown) == 1 + len(trace.events)
    place = 0
    for step in trace.steps:
        place += len(step.events)
        assert plain(shown[place].picture) == plain(picture_of(step.after))


def tied() -> Trace:
    table = TrinkaTable(TIED).play("A bet 1", "B bet 2", "C bet 2", "D bet 2", "A bet 2")
    return table.play("B open D", "C bet 3", "D open C", "A show").trace


def test_a_walkthrough_asks_who_drops_out_and_who_takes_the_bank() -> None:
    scene = walkthrough_scene(tied(), ask=["turn", "drops", "bank"])
    asked = [step["ask"] for step in scene["steps"] if "ask" in step]
    assert [(ask["kind"], ask["correct"]) for ask in asked] == [
        *(("turn", ["0"]), ("drops", ["1"]), ("drops", ["3"])),
        ("bank", ["svara"]),
    ]
    assert {choice["id"] for choice in asked[-1]["choices"]} == {"svara"}


def test_a_believer_answers_otherwise() -> None:
    table = TrinkaTable(["K♥ Q♥ J♥", "9♠ 9♥ 9♣", "8♦ 7♣ 6♥"]).play("A bet 1", "B bet 1", "C bet 1")
    scene = walkthrough_scene(table.play("A open B").trace, ask=["drops"])
    (ask,) = [step["ask"] for step in scene["steps"] if "ask" in step]
    assert ask["beliefs"]["equal_is_svara"] == "svara"
    assert ask["correct"] == ["0"]


def test_a_scene_holds_the_bank_and_the_chips_in_every_language() -> None:
    table = table_scene(tied().state)["table"]
    # Four antes, bets of 1, 2, 2, 2, 2 and 3, and what opening and showing cost: 2, 3 and 3.
    assert (table["game"], table["bank"]) == ("trinka", 24)
    assert [seat["chips"] for seat in table["seats"]] == [-7, -5, -6, -6]
    assert set(table["text"]) == set(LANGUAGES)
    assert [seat["tied"] for seat in table["seats"]] == [True, False, True, False]


@pytest.mark.parametrize("joker", [False, True])
def test_the_explorer_knows_every_hand(joker: bool) -> None:
    scene = trinka_explorer_scene((), joker)
    rows = b64decode(scene["rows"])
    places = list(combinations(range(36), 3))
    for i, j, k in random.Random(1).sample(places, 1500):
        index = k * (k - 1) * (k - 2) // 6 + j * (j - 1) // 2 + i
        (row,) = struct.unpack_from("<I", rows, 4 * index)
        kind, value = worth([PACK_36[place].code for place in (i, j, k)], joker)
        pattern = scene["patterns"][row & 15]
        said = pattern["ruling"]["en"]["text"]
        if kind == "suit":
            assert row >> 7 & 31 == value
            assert "{sum}" in said or "{total}" in said
        else:
            words = {"three_sixes": "Three sixes", "three_aces": "33", "two_aces": "22"}
            assert words.get(kind, "30") in said
    assert len(scene["patterns"]) == (10 if joker else 7)
