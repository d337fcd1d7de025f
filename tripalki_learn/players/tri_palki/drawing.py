"""What a washout promises: three unseen cards for the centre, and a turn with them."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from tripalki_learn.cards import Card
from tripalki_learn.games.tri_palki import Hand, score
from tripalki_learn.players.tri_palki.strength import BIT, totals
from tripalki_learn.players.tri_palki.wanting import SPECIAL, points


class Promise(NamedTuple):
    """What three unseen cards promise a hand: the ``points`` to be expected after one exchange (or
    none), ``helping`` how many single cards raise the hand, of so many ``unseen``."""

    points: float
    helping: int
    unseen: int


def promise(hand: Hand, unseen: Sequence[Card]) -> Promise:
    """What a hand comes to on average when the centre is three of the ``unseen`` cards and it takes
    the best one of them, or none.

    >>> from tripalki_learn.cards import parse_cards, parse_hand
    >>> promise(parse_hand("AH KH 6C"), parse_cards("QH 7C 8D"))
    Promise(points=31.0, helping=1, unseen=3)
    """
    now = points(score(hand))
    reached = sorted((_with(hand, card) for card in unseen), reverse=True)
    helping = sum(value > now for value in reached)
    count = len(reached)
    if count < 3:
        return Promise(now, helping, count)
    # The card at place n is the best of three when the other two stand after it.
    ways = (comb(count - 1 - place, 2) for place in range(count))
    expected = sum(max(v, now) * w for v, w in zip(reached, ways, strict=True)) / comb(count, 3)
    return Promise(expected, helping, count)


def _with(hand: Hand, card: Card) -> float:
    one, two, three = (BIT[held] for held in hand)
    new, worth = BIT[card], totals()
    return max(
        worth[new | two | three] or SPECIAL,
        worth[new | one | three] or SPECIAL,
        worth[new | one | two] or SPECIAL,
    )
