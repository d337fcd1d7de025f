"""Beliefs about hands with the same sum (TP-1.4, TP-5.3)."""

from __future__ import annotations

from tripalki_learn.cards import Card, Rank
from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.tri_palki import Comparison, Hand, Score
from tripalki_learn.games.tri_palki import scoring as right
from tripalki_learn.games.tri_palki.events import LowestFound
from tripalki_learn.games.tri_palki.scoring import (
    RANK_STRENGTH,
    TieKey,
    high_to_low,
    tie_breaker,
    tie_key,
)
from tripalki_learn.games.tri_palki.settlement import Penalties, Scores, lowest_pays
from tripalki_learn.teaching.misconceptions.belief import Misconception


def _nothing_more(cards: Hand) -> TieKey:
    return (), 0


def draw(first: Score, second: Score) -> Comparison:
    """Two hands that a believer takes to be equal: ``by`` is ``"draw"``, which no rule gives."""
    return Comparison(False, "draw", first.scoring[0], second.scoring[0])


def _equal(scores: Scores, seats: list[Seat]) -> bool:
    return len(seats) > 1 and scores[seats[0]].key == scores[seats[1]].key


def _lowest_or_nobody(scores: Scores, ordinary: list[Seat]) -> Penalties:
    if _equal(scores, ordinary[-2:]):
        return (), "TP-5.3", []
    return lowest_pays(scores, ordinary)


def _best_or_nobody(scores: Scores, ordinary: list[Seat]) -> Seat | None:
    return None if not ordinary or _equal(scores, ordinary[:2]) else ordinary[0]


_DRAWS = {
    "scoring.equal_hands": draw,
    "settlement.lowest_pays": _lowest_or_nobody,
    "settlement.deal_earner": _best_or_nobody,
}


def _all_lowest(scores: Scores, ordinary: list[Seat]) -> Penalties:
    total = scores[ordinary[-1]].total
    assert total is not None  # an ordinary hand has a total
    lowest = tuple(sorted(seat for seat in ordinary if scores[seat].total == total))
    found: list[Event] = [LowestFound("TP-5.3", seat, total, len(ordinary) == 1) for seat in lowest]
    return lowest, "TP-5.3", found


def _all_cards(scoring: Hand, cards: Hand) -> Hand:
    return high_to_low(cards)


def _suit_first(cards: Hand) -> TieKey:
    ranks, suit = tie_key(cards)
    return (suit, *ranks), 0


def _suit_then_rank(better: Hand, worse: Hand) -> tuple[str, Card, Card]:
    if better[0].suit is not worse[0].suit:
        return "suit", better[0], worse[0]
    return tie_breaker(better, worse)


_TENS_EQUAL = {
    rank: RANK_STRENGTH[Rank.TEN] if right.POINTS[rank] == 10 else strength
    for rank, strength in RANK_STRENGTH.items()
}

BELIEFS = (
    # Hands with the same sum are equal: neither loses, neither deals.
    Misconception("equal_totals_draw", "TP-1.4", {"scoring.tie_key": _nothing_more, **_DRAWS}),
    # All hands with the lowest sum take a stick.
    Misconception("equal_totals_both_lose", "TP-5.3", {"settlement.lowest_pays": _all_lowest}),
    # With the same sum the ranks of all three cards are compared, those that do not score too.
    Misconception("ties_look_at_all_cards", "TP-1.4", {"scoring.compared_cards": _all_cards}),
    # With the same sum the suit is compared first and the ranks after it.
    Misconception(
        "suit_before_rank",
        "TP-1.4",
        {"scoring.tie_key": _suit_first, "scoring.tie_breaker": _suit_then_rank},
    ),
    # What counts 10 is of the same rank: ten, jack, queen and king.
    Misconception("ten_equals_king", "TP-1.4", {"scoring.RANK_STRENGTH": _TENS_EQUAL, **_DRAWS}),
)
