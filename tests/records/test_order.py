"""Inside a round too, faults are reported in the order of the record."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.records.heads import ROUNDS, fault, record, refused
from tripalki_learn.cards import PACK_36, PACK_52, write_cards
from tripalki_learn.explain import error_sentence

UNREADABLE, UNKNOWN = (1, None, None, "unreadable"), (1, None, None, "unknown_key")
FAULTY = {
    # Each value is wrong by itself; what is told of it does not depend on the others.
    "tri_palki": {
        "hands": ('["AH KH QH", "6D 6C", "9C 10D 8S"]', "6♦"),
        "centre": ('"7D JC"', "J♣"),
        "reserve": '"9H 1D"',
        "to_act": '"Q"',
        "actions": "3",
        "foo": "1",
    },
    "trinka": {
        "hands": ('["AH KH QH", "6D 6C", "9C 10D 8S"]', "6♦"),
        "joins": ('["A"]', "svara"),
        "actions": "3",
        "foo": "1",
    },
    "palki": {
        "hands": ('["AH KH QH", "6D 6C 6S 7S 8D", "9C"]', "8♦"),
        "table": '"7D 1C"',
        "stock": ('"2C 3C"', "four"),
        "captured": ('["AS"]', "pile"),
        "last_capture": '"Q"',
        "to_act": '"R"',
        "actions": "3",
        "foo": "1",
    },
}


@pytest.mark.parametrize("game", FAULTY)
def test_of_two_faults_of_a_round_the_first_of_the_record_is_told(game: str) -> None:
    for (key, told), (other, also) in permutations(FAULTY[game].items(), 2):
        value, words = told if isinstance(told, tuple) else (told, key)
        second = also[0] if isinstance(also, tuple) else also
        rest = [it for it in ROUNDS[game].items() if it[0] not in (key, other)]
        faulty = [(key, value), (other, second)]
        for keys in ([*faulty, *rest], [*rest, *faulty]):
            error = refused(record(game, *keys))
            assert (error.round, error.action) == (1, None)
            assert words in error_sentence(error, "en").text, (key, other)


@pytest.mark.parametrize(
    ("game", "keys", "expected"),
    [
        ("tri_palki", {"hands": '["ZZ KH QH"]', "foo": "1"}, UNREADABLE),
        ("tri_palki", {"foo": "1", "hands": '["ZZ KH QH"]'}, UNKNOWN),
        ("tri_palki", {"centre": '"ZZ"', "hands": '["YY"]'}, UNREADABLE),
        ("tri_palki", {"to_act": '"Q"', "hands": "7"}, (1, None, None, "unknown_player")),
        # A card twice is the fault of the second place at which it stands.
        ("tri_palki", {**ROUNDS["tri_palki"], "centre": '"AH JC 10S"', "foo": "1"}, (
            1, None, "TP-1.1", "bad_pack",
        )),
        ("tri_palki", {"deck": '"AH"', "foo": "1"}, (1, None, "TP-1.1", "bad_pack")),
        ("trinka", {"deck": '"AH"', "foo": "1"}, (1, None, "TR-1.1", "bad_pack")),
        ("palki", {"deck": '"AH"', "foo": "1"}, (1, None, "PA-1.1", "bad_pack")),
        # A key that is missing is missed at the end of its round.
        ("tri_palki", {"hands": ROUNDS["tri_palki"]["hands"], "foo": "1"}, UNKNOWN),
        ("tri_palki", {"hands": ROUNDS["tri_palki"]["hands"]}, UNREADABLE),
        ("palki", {"table": '""', "foo": "1"}, UNKNOWN),
    ],
)  # fmt: skip
def test_each_key_is_judged_at_its_place(
    game: str, keys: dict[str, str], expected: tuple[object, ...]
) -> None:
    assert fault(record(game, *keys.items())) == expected


def test_pa_1_3_places_of_buried_cards_are_judged_once_deck_and_places_are_known() -> None:
    # Two nines lie open, so two cards are buried; only one place is given.
    top = "2S 3S 4S 5S 6S 7S 8S 9S AS 2H 3H 4H 9D 9C 5D 6D"
    named = set(top.split())
    deck = f'"{top} {write_cards(card for card in PACK_52 if card.code not in named)}"'
    found = (1, None, "PA-1.3", "bad_buried")
    assert fault(record("palki", ("deck", deck), ("buried", "[20]"), ("foo", "1"))) == found
    assert fault(record("palki", ("buried", "[20]"), ("deck", deck), ("foo", "1"))) == found
    assert fault(record("palki", ("deck", deck), ("foo", "1"))) == found


def test_tr_3_2_who_plays_a_svara_is_known_with_those_who_join() -> None:
    first = record(
        "trinka",
        ("hands", '["KH QH JH", "7D 7C 7H", "9H 8C 6D"]'),
        ("actions", '["B bet 1", "C fold", "A bet 1", "B show"]'),
    )
    three, two = '["AH KC QD", "6C 7S 8H", "9C 10D 8S"]', '["AH KC QD", "6C 7S 8H"]'

    def then(*keys: tuple[str, str]) -> str:
        return first + "[[rounds]]\n" + "".join(f"{key} = {value}\n" for key, value in keys)

    assert fault(then(("hands", three), ("foo", "1"))) == (2, None, "TR-2.1", "bad_setup")
    joined = (("hands", three), ("joins", '["C"]'))
    assert fault(then(*joined, ("foo", "1"))) == (2, None, None, "unknown_key")
    joined = (("hands", two), ("joins", '["C"]'))
    assert fault(then(*joined, ("foo", "1"))) == (2, None, "TR-2.1", "bad_setup")
    assert fault(then(*joined[::-1], ("foo", "1"))) == (2, None, "TR-2.1", "bad_setup")


def test_a_deck_that_is_the_pack_is_no_fault() -> None:
    deck = f'"{write_cards(PACK_36)}"'
    assert fault(record("tri_palki", ("deck", deck), ("foo", "1"))) == UNKNOWN
