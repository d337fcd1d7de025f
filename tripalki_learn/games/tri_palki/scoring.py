"""TP-1 and TP-4.7 to 4.11: what a hand is worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from tripalki_learn.cards import PACK_36, Card, Rank, Suit

Hand = tuple[Card, ...]
"""The cards that a player holds, in the order in which they are held."""

POINTS: dict[Rank, int] = {
    Rank.ACE: 11,
    Rank.KING: 10,
    Rank.QUEEN: 10,
    Rank.JACK: 10,
    Rank.TEN: 10,
    Rank.NINE: 9,
    Rank.EIGHT: 8,
    Rank.SEVEN: 7,
    Rank.SIX: 6,
}
"""What a card counts (TP-1.2), ranks from the highest down (TP-1.4)."""

MAXIMUM = 31
"""The most that an ordinary hand can be worth, in points (TP-1.3)."""

_RANK_STRENGTH = {rank: strength for strength, rank in enumerate(reversed(POINTS))}
# TP-1.4: hearts > diamonds > clubs > spades, the order in which Suit lists them.
_SUIT_STRENGTH = {suit: strength for strength, suit in enumerate(reversed(Suit))}
_STRENGTH = {card: (_RANK_STRENGTH[card.rank], _SUIT_STRENGTH[card.suit]) for card in PACK_36}

Key = tuple[int, tuple[int, ...], int]
"""What TP-1.4 compares, in its order: points, ranks from the highest down, suit."""


class Kind(Enum):
    """What kind of hand it is; every kind but ``ORDINARY`` is special (TP-4.7 to 4.10)."""

    ORDINARY = "ordinary"
    THREE_SIXES = "three_sixes"
    SUITED_678 = "suited_678"
    THREE_ACES = "three_aces"


@dataclass(frozen=True, slots=True)
class Score:
    """What a hand is worth.

    ``kind`` and, of an ordinary hand, the ``total`` in points, the scoring ``suit``, the
    ``scoring`` cards from high to low and the ``key`` by which TP-1.4 compares it (greater is
    better); all four are None or empty for a special hand. ``rules`` are the rules that decided.
    """

    cards: Hand
    kind: Kind
    total: int | None
    suit: Suit | None
    scoring: Hand
    key: Key | None
    rules: tuple[str, ...]

    @property
    def special(self) -> bool:
        """Whether the hand is one of TP-4.7 to 4.9."""
        return self.kind is not Kind.ORDINARY

    @property
    def safe(self) -> bool:
        """Whether the hand never takes a stick (TP-4.7, TP-4.8, TP-5.2)."""
        return self.special

    def __repr__(self) -> str:
        held = " ".join(map(repr, self.cards))
        worth = self.kind.value if self.suit is None else f"{self.total}{self.suit.symbol}"
        return f"<{held}: {worth}>"

    def _repr_html_(self) -> str:
        from tripalki_learn.views import score_html

        return score_html(self)


def _suited_key(cards: Hand) -> Key:
    """By what TP-1.4 compares these cards of one suit, which come from high to low."""
    ranks = [card.rank for card in cards]
    return (
        sum([POINTS[rank] for rank in ranks]),
        tuple([_RANK_STRENGTH[rank] for rank in ranks]),
        _SUIT_STRENGTH[cards[0].suit],
    )


def high_to_low(cards: Hand) -> Hand:
    """The cards in the order of TP-1.4: rank first, then suit."""
    return tuple(sorted(cards, key=_STRENGTH.__getitem__, reverse=True))


def _one_suit(cards: Hand) -> bool:
    first, second, third = cards
    return first.suit is second.suit is third.suit


def _one_rank(cards: Hand) -> bool:
    first, second, third = cards
    return first.rank is second.rank is third.rank


def _special_kind(cards: Hand) -> tuple[Kind, str] | None:
    """The kind of a special hand and the rule that makes it one (TP-4.7 to 4.9)."""
    if _one_rank(cards):
        if cards[0].rank is Rank.SIX:
            return Kind.THREE_SIXES, "TP-4.7"
        if cards[0].rank is Rank.ACE:
            return Kind.THREE_ACES, "TP-4.9"
    elif _one_suit(cards) and {card.rank for card in cards} == {Rank.SIX, Rank.SEVEN, Rank.EIGHT}:
        return Kind.SUITED_678, "TP-4.8"
    return None


@cache
def score(cards: Hand) -> Score:
    """What a hand of three cards is worth (TP-1.2 to 1.5, TP-4.7 to 4.10).

    >>> from tripalki_learn.cards import parse_hand
    >>> score(parse_hand("AH JH 6C")), score(parse_hand("10H QC 9D")).rules
    (<A♥ J♥ 6♣: 21♥>, ('TP-1.3', 'TP-1.5'))
    >>> score(parse_hand("6H 7H 8H")).kind
    <Kind.SUITED_678: 'suited_678'>
    """
    special = _special_kind(cards)
    if special is not None:
        return Score(cards, special[0], None, None, (), None, (special[1],))
    by_suit: dict[Suit, Hand] = {}
    for card in high_to_low(cards):
        by_suit[card.suit] = (*by_suit.get(card.suit, ()), card)
    keys = {_suited_key(held): held for held in by_suit.values()}
    best = max(keys)
    total = best[0]
    rules = ["TP-1.3"]
    if [key[0] for key in keys].count(total) > 1:
        rules.append("TP-1.5")
    if _one_rank(cards):
        rules.append("TP-4.10")
    scoring = keys[best]
    return Score(cards, Kind.ORDINARY, total, scoring[0].suit, scoring, best, tuple(rules))


def is_31(cards: Hand) -> bool:
    """Whether the hand is an ordinary 31, which may call the last round (TP-4.1)."""
    # No two cards of a suit come to 31, so most hands need not be scored.
    return _one_suit(cards) and score(cards).total == MAXIMUM


@dataclass(frozen=True, slots=True)
class Comparison:
    """Which of two ordinary hands is better, and why (TP-1.4).

    ``first_wins`` tells which; ``by`` is ``"total"``, ``"rank"`` or ``"suit"``; ``winner`` and
    ``loser`` are the two cards that decide (for a total or a suit the highest scoring cards).
    """

    first_wins: bool
    by: str
    winner: Card
    loser: Card


def compare(first: Score, second: Score) -> Comparison:
    """Which of two ordinary hands is better, and by what (TP-1.4).

    Raises `ValueError` for a special hand, and for equal scoring cards (TP-1.6: a corrupt pack).

    >>> from tripalki_learn.cards import parse_hand
    >>> compare(score(parse_hand("KD QD 10D")), score(parse_hand("AH JH 9H")))
    Comparison(first_wins=False, by='rank', winner=A♥, loser=K♦)
    """
    if first.key is None or second.key is None:
        raise ValueError("a special hand is not compared")
    if first.key == second.key:
        raise ValueError("two hands of one pack are never equal (TP-1.6)")
    wins = first.key > second.key
    better, worse = (first, second) if wins else (second, first)
    pair = better.scoring[0], worse.scoring[0]
    by = "total" if better.total != worse.total else "suit"
    if by == "suit":
        differing = [
            (one, other)
            for one, other in zip(better.scoring, worse.scoring, strict=False)
            if one.rank is not other.rank
        ]
        if differing:
            by, pair = "rank", differing[0]
    return Comparison(wins, by, *pair)
