"""How often points, ranks or the suit decide who takes the stick (TP-5.3 by TP-1.4)."""

from __future__ import annotations

from functools import cache
from math import factorial

from tripalki_learn.cards import PACK_36
from tripalki_learn.games.tri_palki import Hand
from tripalki_learn.games.tri_palki.scoring import MAXIMUM
from tripalki_learn.players.odds.chance import Chance, Odds, Tally
from tripalki_learn.players.odds.levels import Level, all_ranks, deals, sets_of, variants

_ALL_SAFE = Level((MAXIMUM + 1,))


@cache
def steps(hand: Hand, players: int) -> tuple[Level, ...]:
    """The levels at which the lowest hand can be, by points and by points and ranks; and one above
    them all, which safe hands alone reach."""
    ranks = all_ranks()
    totals = dict.fromkeys((points,) for points, _ in ranks)
    return (*(Level(total) for total in totals), *(Level(key) for key in ranks), _ALL_SAFE)


def count(hand: Hand, players: int, level: Level) -> Tally:
    """For 2 to ``players`` hands: the deals with a single hand at the level and all others above
    it; for the level above all, those in which every hand is safe."""
    name = "none" if level == _ALL_SAFE else "total" if len(level.compared) == 1 else "ranks"
    found = {f"{name} {hands}": 0 for hands in range(2, players + 1)}
    for variant in variants(PACK_36, level):
        for (hands, there), ways in sets_of(variant, level, players).items():
            if hands >= 2 and there == (name != "none"):
                found[f"{name} {hands}"] += ways * factorial(hands)
    return found


def odds(hand: Hand, players: int, tally: Tally) -> Odds:
    """What decides: ``total`` where nobody has as few points as the lowest hand, ``rank`` where
    ranks part it from the others of its points, ``suit`` where only the suit does; ``aces`` where
    three aces are shown, ``none`` where every hand is safe."""
    chances = []
    for hands in range(2, players + 1):
        cases = deals(36, hands)
        aces = hands * 4 * deals(33, hands - 1)
        total, ranks, none = (tally[f"{name} {hands}"] for name in ("total", "ranks", "none"))
        counts = {
            "total": total,
            "rank": ranks - total,
            "suit": cases - aces - none - ranks,
            "aces": aces,
            "none": none,
        }
        chances += [Chance(name, count, cases, hands) for name, count in counts.items()]
    return Odds("stick", (), tuple(chances))
