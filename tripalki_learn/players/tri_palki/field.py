"""The hands that the others may hold, as far as a seat can tell: counted, or sampled."""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from functools import cache, partial
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from tripalki_learn.games.tri_palki.scoring import MAXIMUM
from tripalki_learn.players.tri_palki.memory import Memory
from tripalki_learn.players.tri_palki.strength import ACES, BIT, SAFE, strengths, totals

SAMPLES = 2000
"""So many deals are drawn where there are too many to count."""

COUNTED = 2
"""Up to so many others with unseen cards every deal is counted; with more they are sampled."""


Steps = tuple[list[int], list[float]]
"""Strengths from the lowest up, and something that holds of each."""


class Chances(NamedTuple):
    """What a hand comes to at the reveal, as chances from 0 to 1: to be the ``lowest`` ordinary
    hand (TP-5.3), the ``highest`` one (TP-5.7), and to take a ``stick`` (TP-5.2 too)."""

    lowest: float
    highest: float
    stick: float


class Field(NamedTuple):
    """All that the others may hold.

    ``low``: for each strength how likely it is that nobody among them has a weaker ordinary hand,
    ``high`` that nobody has a stronger one, ``clean`` that nobody has a weaker one nor three aces;
    each as sorted strengths and chances. ``aces``: that somebody has three aces. ``known`` are the
    strengths of the hands that are known whole, which are in none of these. ``deals`` were counted,
    all that there are where it is ``exact``, else so many drawn.
    """

    low: Steps
    high: Steps
    clean: Steps
    aces: float
    known: tuple[int, ...]
    deals: int
    exact: bool

    def chances(self, strength: int) -> Chances:
        """The chances of a hand of that strength among these."""
        if strength >= SAFE:
            return Chances(0.0, 0.0, 0.0)
        is_beaten = any(strength < other < SAFE for other in self.known)
        is_above = any(other < strength for other in self.known)
        lowest = 0.0 if is_above else _from(self.low, strength)
        highest = 0.0 if is_beaten else _below(self.high, strength)
        if ACES in self.known:
            return Chances(lowest, highest, 1.0)
        pays = 0.0 if is_above else _from(self.clean, strength)
        return Chances(lowest, highest, self.aces + pays)

    @property
    def width(self) -> float:
        """Half the width of the 95 % interval of a chance, at its widest; 0 where it is exact."""
        return 0.0 if self.exact else 1.96 * 0.5 / sqrt(self.deals)


def _from(steps: Steps, strength: int) -> float:
    place = bisect_left(steps[0], strength)
    return steps[1][place] if place < len(steps[0]) else 0.0


def _below(steps: Steps, strength: int) -> float:
    place = bisect_left(steps[0], strength) - 1
    return steps[1][place] if place >= 0 else 0.0


def field_of(
    memory: Memory, seed: int | str = 0, samples: int = SAMPLES, counted: int = COUNTED
) -> Field:
    """The others' hands as the seat whose memory it is may suppose them: every deal of the unseen
    cards is as likely as another; a caller holds 31 (TP-2.8).

    With more than ``counted`` hidden hands ``samples`` deals are drawn, the same for the same seed.
    """
    seen = memory.last
    assert seen is not None
    others = [seat for seat, hand in enumerate(seen.hands) if hand != () and seat != seen.seat]
    unseen = [BIT[card] for card in memory.unseen]
    hidden, known = [], []
    for seat in others:
        held = memory.known_of(seat)
        bits = sum(BIT[card] for card in held)
        if len(held) == 3:
            known.append(strengths()[bits])
        else:
            hidden.append((bits, 3 - len(held), seat == seen.caller))
    drawn = _counted if len(hidden) <= counted else partial(_sampled, seed=seed, samples=samples)
    return drawn(hidden, unseen, tuple(known))


Hidden = tuple[int, int, bool]
"""A hand of which something is unseen: the cards known of it, how many are not, whether its holder
has called."""


def _draws(hand: Hidden, unseen: Sequence[int]) -> list[tuple[int, int]]:
    """Every draw of unseen cards that completes a hand, with the strength of the hand."""
    held, size, is_caller = hand
    strong, worth = strengths(), totals()
    drawn = map(sum, combinations(unseen, size))
    return [(strong[held | d], d) for d in drawn if not is_caller or worth[held | d] == MAXIMUM]


def _counted(hidden: Sequence[Hidden], unseen: Sequence[int], known: tuple[int, ...]) -> Field:
    """Up to two hidden hands: every deal is counted."""
    sides = [_draws(hand, unseen) for hand in hidden]
    # A special hand is never the lowest nor the highest: it stands above all, or below all.
    beneath = [[(-1 if s >= SAFE else s, draw) for s, draw in side] for side in sides]
    plain = [[(s, draw) for s, draw in side if s != ACES] for side in sides]
    low, high, clean = _ways(sides, True), _ways(beneath, False), _ways(plain, True)
    deals = low[-1][1] if low else 1
    without = clean[-1][1] if clean else 1 - bool(low)

    def steps(found: list[tuple[int, int]]) -> Steps:
        found.sort()
        return [strength for strength, _ in found], [ways / deals for _, ways in found]

    if not sides:
        # Nothing is hidden: a hand is the lowest or the highest by the known ones alone.
        always: Steps = ([SAFE], [1.0])
        return Field(always, ([-1], [1.0]), always, 0.0, known, 1, True)
    return Field(steps(low), steps(high), steps(clean), 1 - without / deals, known, deals, True)


def _ways(sides: list[list[tuple[int, int]]], descending: bool) -> list[tuple[int, int]]:
    """For each strength, in the order asked for, in how many ways all sides can draw a hand that
    does not come after it.

    Draws join one by one. Two of different sides go together when they share no card: of all draws
    of the other side those that share a card are taken off, and those that share two put back.
    """
    joining = sorted(
        ((strength, side, draw) for side, draws in enumerate(sides) for strength, draw in draws),
        reverse=descending,
    )
    if len(sides) == 1:
        return [(strength, place) for place, (strength, _, _) in _last(joining)]
    holding: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    total = 0
    found: dict[int, int] = {}
    for strength, side, draw in joining:
        mine, theirs = holding[side], holding[1 - side]
        for part, sign in _parts(draw):
            total += sign * theirs[part]
            mine[part] += 1
        found[strength] = total
    return list(found.items())


def _last(joining: list[tuple[int, int, int]]) -> list[tuple[int, tuple[int, int, int]]]:
    """Of draws of the same strength the last, with the number of draws up to it."""
    numbered = {draw[0]: (number, draw) for number, draw in enumerate(joining, 1)}
    return list(numbered.values())


@cache
def _parts(draw: int) -> list[tuple[int, int]]:
    """Every part of a draw, the empty one too, with the sign of its number of cards."""
    parts = [(0, 1)]
    while draw:
        card = draw & -draw
        draw ^= card
        parts += [(part | card, -sign) for part, sign in parts]
    return parts


def _sampled(
    hidden: Sequence[Hidden],
    unseen: Sequence[int],
    known: tuple[int, ...],
    seed: int | str,
    samples: int,
) -> Field:
    """Three hidden hands or more: deals are drawn."""
    chance = random.Random(f"tripalki:field:{seed}")
    strong = strengths()
    callers = {place: _draws(hand, unseen) for place, hand in enumerate(hidden) if hand[2]}
    lows, highs, clean = [], [], []
    for _ in range(samples):
        left = unseen
        found = []
        for draws in callers.values():
            strength, draw = chance.choice(draws)
            left = [card for card in unseen if not card & draw]
            found.append(strength)
        sizes = [
            (held, size) for place, (held, size, _) in enumerate(hidden) if place not in callers
        ]
        cards = chance.sample(left, sum(size for _, size in sizes))
        start = 0
        for held, size in sizes:
            found.append(strong[held + sum(cards[start : start + size])])
            start += size
        lows.append(min(found))
        highs.append(max(-1 if s >= SAFE else s for s in found))
        if ACES not in found:
            clean.append(min(found))
    count = len(lows)

    def falling(drawn: list[int]) -> Steps:
        drawn.sort()
        return drawn, [(len(drawn) - bisect_left(drawn, s)) / count for s in drawn]

    highs.sort()
    rising: Steps = (highs, [bisect_right(highs, s) / count for s in highs])
    aces = 1 - len(clean) / count
    return Field(falling(lows), rising, falling(clean), aces, known, count, False)
