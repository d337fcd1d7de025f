"""The explorer's packed rows against a naive scorer, all 7,140 hands of them."""

from __future__ import annotations

import struct
from base64 import b64decode
from collections import Counter
from functools import cache, cmp_to_key
from itertools import combinations
from typing import Any, NamedTuple

from tests.reference import scorer as naive
from tests.teaching.scene import KNOWN, check_languages, same_after_json, size
from tripalki_learn.cards import parse_hand
from tripalki_learn.explain import SLOT
from tripalki_learn.teaching import explorer_scene

PLACES = list(combinations(range(36), 3))
SPECIAL = 8191
SLOTS = {"cards", "scoring", "other", "sum", "total", "suit", "better"}


class Row(NamedTuple):
    pattern: int
    scoring: tuple[bool, bool, bool]
    total: int
    order: int


@cache
def scene() -> dict[str, Any]:
    return explorer_scene()


@cache
def rows() -> list[Row]:
    """The rows of all hands, in the order of `PLACES`; decoded as the page decodes them."""
    packed = b64decode(scene()["rows"], validate=True)
    assert len(packed) == 4 * 7140
    found = []
    for i, j, k in PLACES:
        index = k * (k - 1) * (k - 2) // 6 + j * (j - 1) // 2 + i
        (row,) = struct.unpack_from("<I", packed, 4 * index)
        marks = (bool(row >> 4 & 1), bool(row >> 5 & 1), bool(row >> 6 & 1))
        found.append(Row(row & 15, marks, row >> 7 & 31, row >> 12 & 8191))
        assert row >> 25 == 0
    return found


@cache
def worths() -> list[dict[str, Any]]:
    """What the naive scorer says of the same hands."""
    deck = scene()["deck"]
    return [naive.score([deck[place] for place in places]) for places in PLACES]


def test_the_deck_is_the_pack_by_suit() -> None:
    assert scene()["deck"] == naive.PACK


def test_a_row_knows_the_kind_and_the_rules_of_its_hand() -> None:
    patterns = scene()["patterns"]
    kinds = {
        "ordinary": {"TP-1.3", "TP-1.5", "TP-4.10"},
        "three_sixes": {"TP-4.7"},
        "suited_678": {"TP-4.8"},
        "three_aces": {"TP-4.9"},
    }
    for row, worth in zip(rows(), worths(), strict=True):
        pattern = patterns[row.pattern]
        assert pattern["rules"] == worth["rules"]
        assert pattern["rule"] == worth["rules"][-1]
        assert pattern["rule"] in kinds[worth["kind"]]
        assert (row.order == SPECIAL) == (worth["kind"] != "ordinary")


def test_a_row_knows_total_and_scoring_cards() -> None:
    deck = scene()["deck"]
    for places, row, worth in zip(PLACES, rows(), worths(), strict=True):
        assert row.total == (worth["total"] or 0)
        scoring = {deck[place] for place, counts in zip(places, row.scoring, strict=True) if counts}
        assert scoring == set(worth["scoring"] or [])


def test_rows_are_ordered_as_hands_are_compared() -> None:
    held = {tuple(worth["scoring"]) for worth in worths() if worth["scoring"]}
    best_first = sorted(map(list, held), key=cmp_to_key(naive.better_cards), reverse=True)
    place = {tuple(cards): number for number, cards in enumerate(best_first)}
    for row, worth in zip(rows(), worths(), strict=True):
        if worth["scoring"]:
            assert row.order == place[tuple(worth["scoring"])]


def test_the_counts_of_the_rulebook() -> None:
    assert Counter(worth["kind"] for worth in worths()) == {
        "ordinary": 7128,
        "three_sixes": 4,
        "suited_678": 4,
        "three_aces": 4,
    }
    assert sum(row.order != SPECIAL for row in rows()) == 7128


def test_points_and_sums_under_way() -> None:
    assert scene()["points"] == {rank: naive.points(rank + "H") for rank in naive.RANKS}
    sums = {
        "".join(ranks): sum(naive.points(rank + "H") for rank in ranks)
        for size in (1, 2, 3)
        for ranks in combinations(naive.RANKS, size)
    }
    assert scene()["sums"] == sums
    assert len(sums) == 9 + 36 + 84


def test_patterns_are_whole_sentences_with_known_slots() -> None:
    patterns = scene()["patterns"]
    assert len(patterns) <= 16  # four bits
    assert {row.pattern for row in rows()} == set(range(len(patterns)))
    for pattern in patterns:
        assert list(pattern["ruling"]) == KNOWN
        for ruling in pattern["ruling"].values():
            assert set(ruling) == {"text", "spoken"}
            slots = {match[1] for match in SLOT.finditer(ruling["text"])}
            assert slots <= SLOTS
            assert ruling["text"].rstrip().endswith(".")
            assert not set("{}") & set(SLOT.sub("", ruling["text"]))


def test_patterns_fit_the_hands_that_use_them() -> None:
    patterns = scene()["patterns"]
    for row, worth in zip(rows(), worths(), strict=True):
        for ruling in patterns[row.pattern]["ruling"].values():
            slots = {match[1] for match in SLOT.finditer(ruling["text"])}
            if worth["kind"] == "ordinary":
                assert "total" in slots or "sum" in slots
                assert "scoring" in slots
            else:
                # A special hand has no sum to speak of.
                assert not slots & {"sum", "total", "scoring", "other", "better"}


def test_what_is_said_while_cards_are_chosen() -> None:
    assert list(scene()["partial"]) == KNOWN
    for lang, partial in scene()["partial"].items():
        assert list(partial) == ["0", "1", "2"], lang
        assert "{suits}" not in partial["0"]
        assert "{suits}" in partial["1"] and "{suits}" in partial["2"]
        assert partial["1"] != partial["2"]


def test_an_explorer_is_plain_json_of_a_sane_size() -> None:
    assert scene()["kind"] == "explorer"
    assert scene()["languages"] == KNOWN
    check_languages(scene()["label"], KNOWN)
    assert same_after_json(scene())
    assert size(scene()) < 60_000  # 38 kB of rows, the rest sentences
    assert scene()["selected"] == []
    chosen = explorer_scene(parse_hand("AH JH 6C"), ["fr"])
    assert chosen["selected"] == ["AH", "JH", "6C"]
    assert chosen["languages"] == list(chosen["label"]) == list(chosen["partial"]) == ["fr"]
    assert chosen["rows"] == scene()["rows"]
