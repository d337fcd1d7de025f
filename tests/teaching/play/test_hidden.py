"""TP-2.8: nothing that a page gets tells what its seat may not see."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.teaching.play.sitting import Sitting, View
from tripalki_learn.cards import PACK_36
from tripalki_learn.players.tri_palki import memory_of

CODES = {card.code for card in PACK_36}


def told(view: View) -> set[str]:
    """The cards that a view names anywhere, but for what is sealed."""
    open_view = {name: value for name, value in view.items() if name not in ("kept", "record")}
    return set(re.findall(r"\b(?:10|[6-9AKQJ])[HDCS]\b", json.dumps(open_view))) & CODES


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 8), st.integers(0, 7), st.integers(0, 10**6))
def test_tp_2_8_a_view_names_no_card_that_its_seat_has_not_seen(
    players: int, seat: int, seed: int
) -> None:
    sitting = Sitting()
    sitting.sit(players, seat % players, level="counter", seed=str(seed))
    for _ in range(6):
        if sitting.view["state"] != "turn":
            break
        trace = sitting.match.trace
        memory = memory_of(trace, seat % players)
        hidden = {card.code for card in memory.unseen}
        assert hidden and told(sitting.view) & hidden == set()
        # Not even the seal of the match shows one, nor the seed that its deals come from.
        assert not any(code in sitting.view["kept"][:40] for code in ("players", "deck"))
        legal = list(sitting.view["legal"])
        sitting.ask("act", action=legal[seed % len(legal)])


def test_the_hands_of_the_others_lie_face_down_until_the_reveal() -> None:
    sitting = Sitting()
    sitting.sit(4, seat=2, seed="1")
    while sitting.view["state"] == "turn":
        for step in sitting.view["steps"]:
            for place, seat in enumerate(step["table"]["seats"]):
                assert (None in seat["hand"]) == (place != 2)
        sitting.ask("act", action="pass")
    shown = [step["ruling"]["k"] == "event.hands_revealed" for step in sitting.view["steps"]].index(
        True
    )
    for place, step in enumerate(sitting.view["steps"]):
        down = [None in seat["hand"] for seat in step["table"]["seats"]]
        assert down == ([False] * 4 if place >= shown else [True, True, False, True])


def test_no_seed_is_told_before_the_match_is_won() -> None:
    sitting = Sitting()
    sitting.sit(2)
    seed = sitting.match.seed
    sitting.play_on()
    *before, last = sitting.heard
    assert last["seed"] == seed
    assert not any(seed in json.dumps(view) for view in before)


@pytest.mark.parametrize("change", [3, 20, -2])
def test_what_is_sealed_cannot_be_changed(change: int) -> None:
    sitting = Sitting()
    kept = sitting.sit()["kept"]
    other = "A" if kept[change] != "A" else "B"
    changed = kept[:change] + other + kept[change:][1:]
    assert sitting.ask("restore", kept=changed)["fault"]
