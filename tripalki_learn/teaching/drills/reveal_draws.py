"""Hands for a reveal in which a given rule decides who takes a stick."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from tripalki_learn.cards import Rank
from tripalki_learn.games.tri_palki import scoring
from tripalki_learn.games.tri_palki.scoring import MAXIMUM, Hand
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.drills.reveal import any_hand, special_hand

RUN = 21
"""What 6–7–8 of one suit would come to, in points."""

_TRIPLES = [rank for rank in scoring.POINTS if rank not in (Rank.ACE, Rank.SIX)]

Fill: TypeAlias = Callable[[Pack], Hand]


def _aces(pack: Pack) -> tuple[list[Hand], Fill]:
    hands = [pack.of_rank(Rank.ACE)]
    if pack.chance.random() < 0.6:
        hands.append(special_hand(pack))
    return hands, any_hand


def _sixes(pack: Pack) -> tuple[list[Hand], Fill]:
    return [pack.of_rank(Rank.SIX)], any_hand


def _run(pack: Pack) -> tuple[list[Hand], Fill]:
    # 6–7–8 come to 21: every other hand must be better for it to be the lowest.
    return [pack.safe_run()], lambda pack: pack.worth(lambda total: total > RUN)


def _triple(pack: Pack) -> tuple[list[Hand], Fill]:
    rank = pack.chance.choice(_TRIPLES)
    return [pack.of_rank(rank)], lambda pack: pack.worth(lambda total: total > scoring.POINTS[rank])


def _lowest(pack: Pack) -> tuple[list[Hand], Fill]:
    if pack.chance.random() > 0.35:
        return [], any_hand
    # A lone ordinary hand, even a 31.
    lone = pack.thirty_one() if pack.chance.random() < 0.5 else pack.hand()
    return [lone], special_hand


def _all_special(pack: Pack) -> tuple[list[Hand], Fill]:
    return ([pack.of_rank(Rank.ACE)] if pack.chance.random() < 0.4 else []), special_hand


def _equals(pack: Pack) -> tuple[list[Hand], Fill]:
    return [()], any_hand


_BEGIN: Mapping[str, Callable[[Pack], tuple[list[Hand], Fill]]] = {
    "TP-1.4": _equals,
    "TP-4.7": _sixes,
    "TP-4.8": _run,
    "TP-4.10": _triple,
    "TP-5.2": _aces,
    "TP-5.3": _lowest,
    "TP-5.4": _all_special,
}
"""For each rule the hands that it needs, and how the others are drawn."""


def hands_for(pack: Pack, rule: str) -> list[Hand]:
    """Hands of which, with luck, the rule decides who takes a stick. Raises `Unlucky`."""
    seats = pack.chance.choice((2, 3, 3, 4, 4) if rule == "TP-5.4" else (3, 3, 4, 5))
    hands, fill = _BEGIN[rule](pack)
    while len(hands) < seats:
        hands.append(fill(pack))
    if rule == "TP-1.4":
        lowest = min(scoring.score(hand).total or MAXIMUM for hand in hands[1:])
        hands[0] = pack.worth(lowest.__eq__)
    return hands
