"""The explorer: all 7,140 hands as a scene, so that a page can rule on any of them by itself."""

from __future__ import annotations

import struct
from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from tripalki_learn.cards import PACK_36, Card
from tripalki_learn.explain.catalog import Catalog
from tripalki_learn.games.tri_palki import Hand, Score, score
from tripalki_learn.games.tri_palki.scoring import POINTS
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, each, text_of

NO_ORDER = 8191
"""Stands in a row for a special hand, which is not compared."""


class Pattern(NamedTuple):
    """A sentence that many hands share: its catalog key, and the rules that it applies."""

    key: str
    rules: tuple[str, ...]


def pattern_of(worth: Score) -> Pattern:
    """Which sentence says what a hand is worth.

    >>> from tripalki_learn.cards import parse_hand
    >>> pattern_of(score(parse_hand("KH KD KS"))).key
    'explorer.ordinary_triple'
    """
    if worth.special:
        return Pattern(f"explorer.{worth.kind.value}", worth.rules)
    if "TP-4.10" in worth.rules:
        key = "ordinary_triple"
    elif "TP-1.5" in worth.rules:
        key = "equal_suits"
    else:
        key = "ordinary" if len(worth.scoring) > 1 else "ordinary.single"
    return Pattern(f"explorer.{key}", worth.rules)


class Row(NamedTuple):
    """What is packed of a hand: its ``pattern``, which of its cards score, its total (0 to 31)
    and its place in the order of hands, or `NO_ORDER`."""

    pattern: Pattern
    scoring: Sequence[Card]
    total: int
    order: int


def packed(row_of: Callable[[Hand], Row]) -> tuple[tuple[Pattern, ...], str]:
    """The patterns, and for each hand of the pack a row that says which is its own, and the rest of
    what ``row_of`` gives of it."""
    places = list(combinations(range(len(PACK_36)), 3))
    hands = [_hand_at(three) for three in places]
    found = [row_of(hand) for hand in hands]
    patterns = tuple(dict.fromkeys(row.pattern for row in found))
    rows = bytearray(4 * len(found))
    for (i, j, k), hand, row in zip(places, hands, found, strict=True):
        scoring = sum(1 << place for place, card in enumerate(hand) if card in row.scoring)
        number = patterns.index(row.pattern) | scoring << 4 | row.total << 7 | row.order << 12
        index = k * (k - 1) * (k - 2) // 6 + j * (j - 1) // 2 + i
        struct.pack_into("<I", rows, 4 * index, number)
    return patterns, b64encode(rows).decode()


@cache
def _packed() -> tuple[tuple[Pattern, ...], str]:
    """The patterns and rows of all hands of Tri Palki."""
    scores = [score(_hand_at(places)) for places in combinations(range(len(PACK_36)), 3)]
    keys = sorted({worth.key for worth in scores if worth.key is not None}, reverse=True)
    order = {key: place for place, key in enumerate(keys)}

    def row_of(hand: Hand) -> Row:
        worth = score(hand)
        place = NO_ORDER if worth.key is None else order[worth.key]
        return Row(pattern_of(worth), worth.scoring, worth.total or 0, place)

    return packed(row_of)


def _hand_at(places: tuple[int, ...]) -> Hand:
    return tuple(PACK_36[place] for place in places)


def _sums() -> dict[str, int]:
    """The sum of every set of one to three ranks of one suit, ranks from the highest down."""
    return {
        "".join(rank.value for rank in ranks): sum(POINTS[rank] for rank in ranks)
        for size in (1, 2, 3)
        for ranks in combinations(POINTS, size)
    }


def explorer_scene(selected: Hand = (), languages: Sequence[str] = ALL) -> Scene:
    """The explorer as a scene, with up to three cards ``selected`` at the start.

    >>> from tripalki_learn.cards import parse_cards
    >>> explorer_scene(parse_cards("AH JH 6C"), ["en"])["selected"]
    ['AH', 'JH', '6C']
    """
    return scene_of(*_packed(), selected, languages)


def scene_of(
    patterns: Sequence[Pattern], rows: str, selected: Hand, languages: Sequence[str]
) -> Scene:
    """An explorer as a scene, of whatever game: its patterns, and the packed rows of its hands."""

    def raw(lang: str, key: str) -> dict[str, str]:
        pattern = Catalog.of(lang).pattern(key)
        return {"text": pattern, "spoken": pattern}

    def partial(lang: str) -> dict[str, str]:
        return {n: Catalog.of(lang).pattern(f"explorer.partial.{n}") for n in ("0", "1", "2")}

    return {
        "kind": "explorer",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "scene.explorer"),
        "deck": [card.code for card in PACK_36],
        "selected": [card.code for card in selected],
        "points": {rank.value: points for rank, points in POINTS.items()},
        "sums": _sums(),
        "rows": rows,
        "patterns": [
            {
                "rule": pattern.rules[-1],
                "rules": list(pattern.rules),
                "ruling": each(languages, lambda lang, key=pattern.key: raw(lang, key)),  # type: ignore[misc]
            }
            for pattern in patterns
        ],
        "partial": each(languages, partial),
    }
