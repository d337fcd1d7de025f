"""Chances of one deal: totals, special hands, a centre that is washed out at once."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from math import comb

from tripalki_learn.cards import PACK_36, Suit
from tripalki_learn.games.tri_palki import Hand, Kind, score
from tripalki_learn.players.odds.chance import Chance, Odds, Tally

HANDS = comb(len(PACK_36), 3)
"""All hands of three cards: 7,140."""

WASHOUTS = (1, 2, 3)
"""So many washouts in a row are asked for."""


def worth(hand: Hand) -> str:
    """The name under which a hand is counted: its points, or ``special``.

    >>> from tripalki_learn.cards import parse_hand
    >>> worth(parse_hand("AH JH 6C")), worth(parse_hand("6H 7H 8H"))
    ('21', 'special')
    """
    total = score(hand).total
    return "special" if total is None else str(total)


def by_worth(tally: Tally) -> list[str]:
    """The names of a tally of hands: from the fewest points to the most, special hands last."""
    return sorted(tally, key=lambda name: (name == "special", name.zfill(2)))


def one_step(hand: Hand, players: int) -> tuple[None]:
    """What is counted in one go."""
    return (None,)


def count_totals(hand: Hand, players: int, step: None) -> Tally:
    """All hands by what they are worth (TP-1.3)."""
    return Counter(worth(dealt) for dealt in combinations(PACK_36, 3))


def totals(hand: Hand, players: int, tally: Tally) -> Odds:
    """The chance of each total, special hands apart."""
    chances = (Chance(name, tally[name], HANDS) for name in by_worth(tally))
    return Odds("totals", (), tuple(chances))


def count_special(hand: Hand, players: int, step: None) -> Tally:
    """All hands by their kind (TP-4.7 to 4.10)."""
    return Counter(score(dealt).kind.value for dealt in combinations(PACK_36, 3))


def special(hand: Hand, players: int, tally: Tally) -> Odds:
    """The chance of each special hand, and of any."""
    kinds = (Kind.THREE_SIXES, Kind.SUITED_678, Kind.THREE_ACES)
    chances = [Chance(kind.value, tally[kind.value], HANDS) for kind in kinds]
    any_kind = Chance("special", sum(chance.count for chance in chances), HANDS)
    return Odds("special", (), (*chances, any_kind))


def count_washouts(hand: Hand, players: int, step: None) -> Tally:
    """Triples off the pack, one after the other, that are all of one suit each (TP-3.1)."""
    suits = tuple(sum(card.suit is suit for card in PACK_36) for suit in Suit)
    return {f"washed_{times}": _washed(suits, times) for times in WASHOUTS}


@cache
def _washed(suits: tuple[int, ...], times: int) -> int:
    """In how many ways so many triples of one suit follow each other, by cards left of a suit."""
    if times == 0:
        return 1
    return sum(
        comb(count, 3) * _washed((*suits[:place], count - 3, *suits[place + 1 :]), times - 1)
        for place, count in enumerate(suits)
        if count >= 3
    )


def washouts(hand: Hand, players: int, tally: Tally) -> Odds:
    """The chance of at least one, two and three washouts at the deal (TP-3.1, TP-3.2)."""
    chances, cases = [], 1
    for times in WASHOUTS:
        cases *= comb(len(PACK_36) - 3 * (times - 1), 3)
        chances.append(Chance(f"washed_{times}", tally[f"washed_{times}"], cases))
    return Odds("washout", (), tuple(chances))
