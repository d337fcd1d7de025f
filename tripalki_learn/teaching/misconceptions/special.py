"""Beliefs about special hands (TP-4.7, TP-4.8, TP-4.10)."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any

from tripalki_learn.cards import Rank
from tripalki_learn.engine import Seat
from tripalki_learn.games.tri_palki import Hand, Score
from tripalki_learn.games.tri_palki.events import HandScored
from tripalki_learn.games.tri_palki.scoring import (
    added_together,
    high_to_low,
    points_of,
    special_kind,
)
from tripalki_learn.games.tri_palki.settlement import scored
from tripalki_learn.teaching.misconceptions.belief import Misconception


class BelievedKind(Enum):
    """Kinds of hands that there are for believers only; they have their sentences like others."""

    SAFE_TRIPLE = "safe_triple"
    MIXED_678 = "mixed_678"
    THIRTY_AND_HALF = "thirty_and_half"


THIRTY_AND_HALF = 30.5
"""What three of a kind count for those who think of another game, in points."""


_SIX_SEVEN_EIGHT = {Rank.SIX, Rank.SEVEN, Rank.EIGHT}


def _of_one_rank(cards: Hand) -> bool:
    return len(cards) == 3 and len({card.rank for card in cards}) == 1


def _three_sixes(cards: Hand) -> bool:
    return all(card.rank is Rank.SIX for card in cards)


def _triple_together(cards: Hand) -> list[Hand]:
    return [high_to_low(cards)] if _of_one_rank(cards) else added_together(cards)


def _points_or_half(cards: Hand) -> float:
    return THIRTY_AND_HALF if _of_one_rank(cards) else points_of(cards)


def _scored_as_half(seat: Seat | None, hand: Score) -> HandScored:
    event: HandScored = scored(seat, hand)
    if hand.total != THIRTY_AND_HALF:
        return event
    believed: Any = BelievedKind.THIRTY_AND_HALF
    return replace(event, kind=believed, rules=("TP-1.3",))


def _triples_too(cards: Hand) -> Any:
    # It is the rule on three sixes that is stretched.
    triple = (BelievedKind.SAFE_TRIPLE, "TP-4.7") if _of_one_rank(cards) else None
    return special_kind(cards) or triple


def _sixes_not(cards: Hand) -> Any:
    return None if _three_sixes(cards) else special_kind(cards)


def _sixes_together(cards: Hand) -> list[Hand]:
    return [high_to_low(cards)] if _three_sixes(cards) else added_together(cards)


def _mixed_too(cards: Hand) -> Any:
    ranks = {card.rank for card in cards}
    mixed = (BelievedKind.MIXED_678, "TP-4.8") if ranks == _SIX_SEVEN_EIGHT else None
    return special_kind(cards) or mixed


BELIEFS = (
    # Three of a kind count 30½: above 30, below 31.
    Misconception(
        "triples_are_thirty_and_half",
        "TP-4.10",
        {
            "scoring.added_together": _triple_together,
            "scoring.points_of": _points_or_half,
            "settlement.scored": _scored_as_half,
        },
    ),
    # Any three of a kind are safe.
    Misconception("triples_are_safe", "TP-4.10", {"scoring.special_kind": _triples_too}),
    # Three sixes are an ordinary hand worth 18.
    Misconception(
        "sixes_score_18",
        "TP-4.7",
        {"scoring.special_kind": _sixes_not, "scoring.added_together": _sixes_together},
    ),
    # 6–7–8 is safe in mixed suits too.
    Misconception("mixed_678_safe", "TP-4.8", {"scoring.special_kind": _mixed_too}),
)
