"""What bots have in common: choosing among options, and coming to an end."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tripalki_learn.games.tri_palki import Pass, Score, score
from tripalki_learn.players.decision import Reason
from tripalki_learn.players.tri_palki.memory import Memory
from tripalki_learn.players.tri_palki.options import Option

PATIENCE = 4
"""After so many actions in a round a bot exchanges only for a stronger hand. There are finitely
many hands, and whoever has no stronger one to make passes: so a round of bots always ends."""

SPECIAL = 40.0
"""What a special hand is worth to a bot, in points: more than any ordinary one."""


def points(worth: Score) -> float:
    """What a hand is worth to a bot, in points."""
    return SPECIAL if worth.total is None else float(worth.total)


def staying(options: Iterable[Option]) -> Option:
    """The pass, with a call where that is allowed (it is the last one listed)."""
    return [option for option in options if isinstance(option.action, Pass)][-1]


def best(options: Iterable[Option], value: Callable[[Option], float]) -> Option:
    """The option of the highest value; at equal values a call, then a pass, then the first."""
    return max(options, key=lambda o: (value(o), o.action.call, isinstance(o.action, Pass)))


def finishing(chosen: Option, options: tuple[Option, ...], memory: Memory) -> Option:
    """The option chosen, or another once the seat's patience is at its end."""
    stay = staying(options)
    turns = memory.turns[memory.last.seat] if memory.last else 0
    if turns < PATIENCE or not chosen.gives or chosen.strength > stay.strength:
        return chosen
    return best((o for o in options if not o.washes), lambda o: o.strength)


def why(chosen: Option, stay: Option) -> Reason:
    """What an option brings to the seat's own hand."""
    worth, now = chosen.worth, score(stay.hand)
    if chosen.action.call:
        return Reason("calls", {"cards": chosen.hand})
    if not chosen.gives:
        if worth.special:
            return Reason(f"keeps.{worth.kind.value}", {"cards": chosen.hand})
        return Reason("nothing_better", {"total": worth.total})
    if worth.special:
        return Reason(f"makes.{worth.kind.value}", {"cards": chosen.hand})
    is_more = points(worth) > points(now)
    if len(chosen.gives) == 3:
        key = "all_better" if is_more else "all_for_now"
        return Reason(key, {"take": chosen.takes, "total": worth.total})
    is_same = worth.total == now.total and chosen.strength > stay.strength
    key = "raises" if is_more else "same_but_higher" if is_same else "for_now"
    facts = {"take": chosen.takes[0], "give": chosen.gives[0], "total": worth.total}
    return Reason(key, facts)
