"""TP-1 and TP-4.7 to 4.11: what a hand is worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import NamedTuple

from tripalki_learn.cards import PACK_36, Card, Rank, Suit
from tripalki_learn.engine import SHORT_PACK_POINTS
from tripalki_learn.errors import Unfit

Hand = tuple[Card, ...]
"""The cards that a player holds, in the order in which they are held."""

POINTS: dict[Rank, int] = SHORT_PACK_POINTS
"""What a card counts (TP-1.2), ranks from the highest down (TP-1.4)."""

MAXIMUM = 31
"""The most that an ordinary hand can be worth, in points (TP-1.3)."""

RANK_STRENGTH = {rank: strength for strength, rank in enumerate(reversed(POINTS))}
"""The place of a rank in the order of TP-1.4, 0 for the lowest."""

SUIT_STRENGTH = {suit: strength for strength, suit in enumerate(reversed(Suit))}
"""The place of a suit in hearts > diamonds > clubs > spades (TP-1.4), as Suit lists them."""

_STRENGTH = {card: (RANK_STRENGTH[card.rank], SUIT_STRENGTH[card.suit]) for card in PACK_36}

TieKey = tuple[tuple[int, ...], int]
Key = tuple[int, tuple[int, ...], int]
"""What TP-1.4 compares, in its order: points, ranks from the highest down, suit."""


class Kind(Enum):
    """What kind of hand it is; every kind but ``ORDINARY`` is special (TP-4.7 to 4.10).

    >>> Kind("three_aces")
    <Kind.THREE_ACES: 'three_aces'>
    """

    ORDINARY = "ordinary"
    THREE_SIXES = "three_sixes"
    SUITED_678 = "suited_678"
    THREE_ACES = "three_aces"


class Score(NamedTuple):
    """What a hand is worth.

    ``kind`` and, of an ordinary hand, the ``total`` in points, the scoring ``suit``, the
    ``scoring`` cards from high to low and the ``key`` by which TP-1.4 compares it (greater is
    better); all four are None or empty for a special hand. ``rules`` are the rules that decided.

    >>> from tripalki_learn.cards import parse_hand
    >>> worth = score(parse_hand("AH JH 6C"))
    >>> worth.total, worth.scoring, worth.special
    (21, (A♥, J♥), False)
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


def points_of(cards: Hand) -> int:
    """What these cards of one suit come to together, in points (TP-1.2, TP-1.3)."""
    return sum([POINTS[card.rank] for card in cards])


def compared_cards(scoring: Hand, cards: Hand) -> Hand:
    """The cards of a hand that TP-1.4 compares, high to low: of all ``cards`` the scoring ones."""
    return scoring


def tie_key(cards: Hand) -> TieKey:
    """By what TP-1.4 compares hands of the same sum: ranks from the highest down, then suit.

    ``cards`` come from high to low.
    """
    return tuple([RANK_STRENGTH[card.rank] for card in cards]), SUIT_STRENGTH[cards[0].suit]


def high_to_low(cards: Hand) -> Hand:
    """The cards in the order of TP-1.4: rank first, then suit.

    >>> from tripalki_learn.cards import parse_hand
    >>> high_to_low(parse_hand("6C AH JH"))
    (A♥, J♥, 6♣)
    """
    return tuple(sorted(cards, key=_STRENGTH.__getitem__, reverse=True))


def _one_suit(cards: Hand) -> bool:
    first, second, third = cards
    return first.suit is second.suit is third.suit


def _one_rank(cards: Hand) -> bool:
    first, second, third = cards
    return first.rank is second.rank is third.rank


def special_kind(cards: Hand) -> tuple[Kind, str] | None:
    """The kind of a special hand and the rule that makes it one (TP-4.7 to 4.10)."""
    if _one_rank(cards):
        if cards[0].rank is Rank.SIX:
            return Kind.THREE_SIXES, "TP-4.7"
        if cards[0].rank is Rank.ACE:
            return Kind.THREE_ACES, "TP-4.9"
    elif _one_suit(cards) and {card.rank for card in cards} == {Rank.SIX, Rank.SEVEN, Rank.EIGHT}:
        return Kind.SUITED_678, "TP-4.8"
    return None


def added_together(cards: Hand) -> list[Hand]:
    """The cards that are added up together, each sum's from high to low: a suit's (TP-1.3)."""
    by_suit: dict[Suit, Hand] = {}
    for card in high_to_low(cards):
        by_suit[card.suit] = (*by_suit.get(card.suit, ()), card)
    return [*by_suit.values()]


def better_suit(suits: list[Hand], cards: Hand) -> Hand:
    """Of the suits of a hand ``cards`` that come to the same sum the better one (TP-1.5)."""
    return max(suits, key=tie_key)


@cache
def score(cards: Hand) -> Score:
    """What a hand of three cards is worth (TP-1.2 to 1.5, TP-4.7 to 4.10).

    >>> from tripalki_learn.cards import parse_hand
    >>> score(parse_hand("AH JH 6C")), score(parse_hand("10H QC 9D")).rules
    (<A♥ J♥ 6♣: 21♥>, ('TP-1.3', 'TP-1.5'))
    >>> score(parse_hand("6H 7H 8H")).kind
    <Kind.SUITED_678: 'suited_678'>
    """
    special = special_kind(cards)
    if special is not None:
        return Score(cards, special[0], None, None, (), None, (special[1],))
    suits = added_together(cards)
    sums = [points_of(suit) for suit in suits]
    total = max(sums)
    best = [suit for suit, points in zip(suits, sums, strict=True) if points == total]
    rules = ["TP-1.3"]
    if len(best) > 1:
        rules.append("TP-1.5")
    if _one_rank(cards):
        rules.append("TP-4.10")
    scoring = best[0] if len(best) == 1 else better_suit(best, cards)
    key = (total, *tie_key(compared_cards(scoring, cards)))
    return Score(cards, Kind.ORDINARY, total, scoring[0].suit, scoring, key, tuple(rules))


def is_31(cards: Hand) -> bool:
    """Whether the hand is an ordinary 31, which may call the last round (TP-4.1)."""
    # No two cards of a suit come to 31, so most hands need not be scored.
    return _one_suit(cards) and score(cards).total == MAXIMUM


@dataclass(frozen=True, slots=True)
class Comparison:
    """Which of two ordinary hands is better, and why (TP-1.4).

    ``first_wins`` tells which; ``by`` is ``"total"``, ``"rank"`` or ``"suit"``; ``winner`` and
    ``loser`` are the two cards that decide (for a total or a suit the highest scoring cards).

    >>> from tripalki_learn.cards import parse_hand
    >>> compare(score(parse_hand("AH JH 6C")), score(parse_hand("9D 8S 7C"))).by
    'total'
    """

    first_wins: bool
    by: str
    winner: Card
    loser: Card


def compare(first: Score, second: Score) -> Comparison:
    """Which of two ordinary hands is better, and by what (TP-1.4).

    Raises `Unfit` for a special hand, and for equal scoring cards (TP-1.6: a corrupt pack).

    >>> from tripalki_learn.cards import parse_hand
    >>> compare(score(parse_hand("KD QD 10D")), score(parse_hand("AH JH 9H")))
    Comparison(first_wins=False, by='rank', winner=A♥, loser=K♦)
    """
    if first.key is None or second.key is None:
        special = first if first.key is None else second
        raise Unfit("special_hand", special.rules[0], cards=special.cards)
    if first.key == second.key:
        return equal_hands(first, second)
    wins = first.key > second.key
    better, worse = (first, second) if wins else (second, first)
    if better.total != worse.total:
        return Comparison(wins, "total", better.scoring[0], worse.scoring[0])
    cards = compared_cards(better.scoring, better.cards), compared_cards(worse.scoring, worse.cards)
    return Comparison(wins, *tie_breaker(*cards))


def tie_breaker(better: Hand, worse: Hand) -> tuple[str, Card, Card]:
    """What decides between hands of the same sum, and the two cards that do (TP-1.4)."""
    for card, other in zip(better, worse, strict=False):
        if RANK_STRENGTH[card.rank] != RANK_STRENGTH[other.rank]:
            return "rank", card, other
    return "suit", better[0], worse[0]


def equal_hands(first: Score, second: Score) -> Comparison:
    """There are no equal hands in one pack: raises `Unfit` (TP-1.6)."""
    raise Unfit("equal_hands", "TP-1.6", cards=first.scoring)
