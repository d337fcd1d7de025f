"""Scores as JSON, and their ranks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripalki_learn.games.tri_palki import Hand, Score, score


def ranks(scores: Sequence[Score]) -> list[int | None]:
    """The rank of each hand among the ordinary ones, 1 the best, None for a special hand.

    Equal scoring cards share a rank, and the next worse has one more.

    >>> from tripalki_learn.cards import parse_hand
    >>> ranks([score(parse_hand(text)) for text in ("AH 6C 7D", "AH KH 6C", "6H 7H 8H")])
    [2, 1, None]
    """
    keys = sorted({hand.key for hand in scores if hand.key is not None}, reverse=True)
    return [None if hand.key is None else keys.index(hand.key) + 1 for hand in scores]


def scores_json(hands: Sequence[Hand]) -> list[dict[str, Any]]:
    """The hands in the form of ``score --json``, in their order."""
    scores = [score(hand) for hand in hands]
    return [
        {
            "cards": [card.code for card in worth.cards],
            "kind": worth.kind.value,
            "total": worth.total,
            "suit": worth.suit.value if worth.suit else None,
            "scoring": None if worth.special else [card.code for card in worth.scoring],
            "rank": rank,
            "rules": list(worth.rules),
        }
        for worth, rank in zip(scores, ranks(scores), strict=True)
    ]
