"""One table as a scene, open or as a seat sees it."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.tri_palki.table import Table
from tests.teaching.scene import KNOWN, check_languages, check_table, same_after_json, size, texts
from tests.views.drawing import name_of
from tripalki_learn.cards import parse_cards, shuffled
from tripalki_learn.games import tri_palki
from tripalki_learn.teaching import table_scene


def test_a_table_carries_what_lies_on_it() -> None:
    laid = Table.laid(
        ["AS KS QS", "9H 10D 8C"],
        "7H JH 10S",
        "KC QD 6S AC 7C 8S 7D",
        dealer="B",
        sticks=[1, 0, 3],
        out="C",
    ).do("B 9H>10S")
    scene = table_scene(laid.state)
    assert (scene["kind"], scene["version"], scene["languages"]) == ("table", 1, KNOWN)
    check_languages(scene["label"], KNOWN)
    table = scene["table"]
    check_table(table, KNOWN)
    assert [seat["hand"] for seat in table["seats"]] == [
        ["AS", "KS", "QS"],
        ["10S", "10D", "8C"],
        [],
    ]
    assert table["centre"] == ["KC", "QD", "6S"]
    assert table["reserve"] == 4
    assert table["washed"] == [["7H", "JH", "9H"]]
    assert [seat["name"] for seat in table["seats"]] == ["A", "B", "C"]
    assert [seat["sticks"] for seat in table["seats"]] == [1, 0, 3]
    for mark, holders in {"dealer": "B", "to_act": "B", "out": "C", "caller": ""}.items():
        assert "".join(seat["name"] for seat in table["seats"] if seat[mark]) == holders
    assert [seat["note"] is not None for seat in table["seats"]] == [False, True, False]
    assert same_after_json(scene)


def test_a_caller_is_marked_and_the_hands_stay_hidden() -> None:
    called = Table.laid(["AS KS QS", "9H 10D 8C"], "7H JC 10S").do("A pass call")
    table = table_scene(called.state, seat=1)["table"]
    assert [seat["caller"] for seat in table["seats"]] == [True, False]
    assert table["seats"][0]["hand"] == [None, None, None]


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 8), st.data())
def test_what_a_seat_does_not_see_is_nowhere_in_its_scene(
    seed: int, players: int, data: st.DataObject
) -> None:
    state = tri_palki.deal(tri_palki.begin("ABCDEFGH"[:players]), shuffled(seed)).state
    seat = data.draw(st.integers(0, players - 1))
    scene = table_scene(state, seat)
    check_table(scene["table"], KNOWN)
    assert same_after_json(scene)
    everything = " | ".join(texts(scene))
    others = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    codes = set(texts(scene["table"]["seats"])) | set(texts(scene["table"]["centre"]))
    for card in [*others, *state.reserve]:
        assert card.code not in codes
        assert json.dumps(card.code) not in json.dumps(scene)
        assert not any(name_of(card, lang) in everything for lang in KNOWN)
        # A ten ends in the same sign as no other card of its suit, so codes cannot be confused.
        assert f"{card.code[:-1]}{card.suit.symbol}" not in everything
    assert scene["table"]["reserve"] == len(state.reserve)
    for number, shown in enumerate(scene["table"]["seats"]):
        held = [card.code for card in state.hands[number]]
        assert shown["hand"] == (held if number == seat else [None] * 3)


def test_all_is_open_to_everybody_after_the_reveal() -> None:
    passed = Table.laid(["AS KS QS", "9H 10D 8C"], "7H JC 10S").do("A pass", "B pass")
    assert table_scene(passed.state, 0) == table_scene(passed.state)
    assert [seat["sticks"] for seat in table_scene(passed.state)["table"]["seats"]] == [0, 1]


def test_a_table_of_eight_is_of_a_sane_size() -> None:
    state = tri_palki.deal(tri_palki.begin("ABCDEFGH"), shuffled(1)).state
    assert size(table_scene(state)) < 6_000
    assert size(table_scene(state, languages=["ru"])) < 3_000
    assert parse_cards(" ".join(table_scene(state)["table"]["centre"])) == state.centre
