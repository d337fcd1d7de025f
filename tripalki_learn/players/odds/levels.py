"""Levels that hands are compared with, and the deals in which no hand is below one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations
from math import factorial
from typing import Any, NamedTuple

from tripalki_learn.cards import Card, Rank, Suit
from tripalki_learn.games.tri_palki import high_to_low
from tripalki_learn.games.tri_palki.scoring import points_of, special_kind, tie_key
from tripalki_learn.players.odds.packings import packings
from tripalki_learn.players.odds.parts import ABOVE, BELOW, LEVEL, Part
from tripalki_learn.players.odds.rainbows import Sets, sets_of_any


@dataclass(frozen=True)
class Level:
    """The beginning of what TP-1.4 compares: points alone, points and ranks, or the suit too.

    Two hands that agree in it are at one level.
    """

    compared: tuple[Any, ...]

    def __call__(self, part: Part) -> int:
        """The grade of one to three cards of one suit; 6-7-8 is safe, so above every level."""
        whole = _compared(part)
        if whole is None:
            return ABOVE
        own = whole[: len(self.compared)]
        if own == self.compared:
            return LEVEL
        return ABOVE if own > self.compared else BELOW

    @property
    def is_blind(self) -> bool:
        """Whether suits make no difference to it."""
        return len(self.compared) < 3


@cache
def _compared(part: Part) -> tuple[Any, ...] | None:
    """All that TP-1.4 compares of cards of one suit; None for 6-7-8."""
    cards = high_to_low(part)
    if len(cards) == 3 and special_kind(cards) is not None:
        return None
    return (points_of(cards), *tie_key(cards))


class Variant(NamedTuple):
    """Deals that are counted for themselves: of ``cards``, beside so many ``hands`` that have been
    taken out, ``level`` of them just at the level; they count ``times``, negative when they are to
    be left out."""

    cards: tuple[Card, ...]
    hands: int
    level: int
    times: int


def variants(cards: Sequence[Card], level: Level) -> tuple[Variant, ...]:
    """What must be added up so that three sixes are safe (TP-4.7), and nobody shows three aces.

    There are four of each, so at most one hand of them.
    """
    found: dict[object, Variant] = {}
    for sixes in _none_or_three(cards, Rank.SIX):
        for aces in _none_or_three(cards, Rank.ACE):
            grade = max((level((ace,)) for ace in aces), default=BELOW)
            if aces and grade == BELOW:
                continue  # not among the hands that are counted anyway
            rest = tuple(card for card in cards if card not in (*sixes, *aces))
            hands = bool(sixes) + bool(aces)
            key = hands, bool(aces), _shape(rest) if level.is_blind else rest
            sign = -1 if aces else 1
            before = found[key].times if key in found else 0
            found[key] = Variant(rest, hands, int(grade == LEVEL), before + sign)
    return tuple(found.values())


def _none_or_three(cards: Sequence[Card], rank: Rank) -> list[tuple[Card, ...]]:
    return [(), *combinations([card for card in cards if card.rank is rank], 3)]


def _shape(cards: Sequence[Card]) -> object:
    by_suit = (tuple(card.rank.value for card in cards if card.suit is suit) for suit in Suit)
    return tuple(sorted(by_suit))


def sets_of(variant: Variant, level: Level, most: int) -> Sets:
    """How many sets of up to ``most`` hands the variant adds, by the number of hands and of those
    just at the level."""
    found = packings(variant.cards, level, most)
    return {
        (hands + variant.hands, there + variant.level): ways * variant.times
        for (hands, there), ways in found.items()
        if hands + variant.hands <= most and there + variant.level <= 1
    }


def deals(cards: int, hands: int) -> int:
    """In how many ways so many hands can be dealt from so many cards, each to a seat of its own.

    >>> deals(36, 1), deals(33, 2)
    (7140, 22151360)
    """
    return sets_of_any(cards, hands) * factorial(hands)


@cache
def all_ranks() -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Points and ranks of everything that can score, the lowest first: one to three cards of a
    suit, but for 6-7-8, which is not compared, and a six alone: three sixes are not either."""
    suit = [Card(rank, Suit.HEARTS) for rank in list(Rank)[:9]]
    parts = chain.from_iterable(combinations(suit, size) for size in (1, 2, 3))
    ordinary = [p for p in parts if not _is_special(p)]
    return tuple(sorted((points_of(p), tie_key(p)[0]) for p in map(high_to_low, ordinary)))


def _is_special(part: Part) -> bool:
    six_alone = len(part) == 1 and part[0].rank is Rank.SIX
    return six_alone or (len(part) == 3 and special_kind(part) is not None)
