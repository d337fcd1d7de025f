"""The careful player watches the centre: washouts, what it gives away, and when to stop."""

from __future__ import annotations

from tripalki_learn.games.tri_palki import Observation
from tripalki_learn.games.tri_palki.scoring import POINTS
from tripalki_learn.players.decision import Decision, Reason
from tripalki_learn.players.tri_palki.memory import Memory
from tripalki_learn.players.tri_palki.options import Option, options
from tripalki_learn.players.tri_palki.strength import strengths
from tripalki_learn.players.tri_palki.wanting import best, finishing, points, staying, why

EXTRA_TURN = 3.0
"""What the extra turn of a washout is worth to it, in points."""

ENDING = 12.0
"""What it fears a washout that ends the round at once (TP-3.5), in points, below `GOOD`."""

GOOD = 28.0
"""With so many points it stops: it has little to gain, and its exchanges help others."""

GIVEN = {11: 0.2, 10: 0.1}
"""What it costs to hand over a card of so many points, in points."""


def careful(memory: Memory, seen: Observation) -> Decision:
    """Weighs points against the extra turn of a washout and against the cards it hands over.

    >>> from tripalki_learn.cards import parse_cards
    >>> from tripalki_learn.games import tri_palki
    >>> from tripalki_learn.players.tri_palki.memory import Memory, remember
    >>> hands = [parse_cards("AH KH 6C"), parse_cards("9D 8S 7C")]
    >>> laid = tri_palki.set_up(tri_palki.begin(["A", "B"]), hands, parse_cards("QH 9S 8D")).state
    >>> seen = tri_palki.observe(laid, 0)
    >>> str(careful(remember(Memory(), seen), seen).action)
    '6C>QH call'
    """
    every = options(seen)
    stay = staying(every)
    if stay.action.call or (GOOD <= points(stay.worth) < 31 and not _can_call(every)):
        key = why(stay, stay) if stay.action.call else Reason("stops", {"total": stay.worth.total})
        return Decision(stay.action, (key,))
    chosen = finishing(best(every, _value), every, memory)
    reasons = [why(chosen, stay)]
    if chosen.washes:
        reasons.insert(0, Reason("washes", {"cards": chosen.centre}))
    elif chosen.gives and len(chosen.gives) == 1:
        others = [o for o in every if o.takes == chosen.takes and o.gives != chosen.gives]
        dearer = [o for o in others if _cost(o) > _cost(chosen) and _total(o) == _total(chosen)]
        if dearer:
            reasons.append(
                Reason("gives_less", {"give": chosen.gives[0], "card": dearer[0].gives[0]})
            )
    return Decision(chosen.action, tuple(reasons))


def _can_call(every: tuple[Option, ...]) -> bool:
    return any(option.action.call for option in every)


def _total(option: Option) -> float:
    return points(option.worth)


def _cost(option: Option) -> float:
    """What the cards that it hands over cost it; what is washed out is handed to nobody."""
    return 0.0 if option.washes else sum(GIVEN.get(POINTS[card.rank], 0.0) for card in option.gives)


def _value(option: Option) -> float:
    total = points(option.worth)
    value = total - _cost(option) + option.strength / (10 * len(strengths()))
    if option.fails and total < GOOD:
        return value - ENDING
    if option.washes and total < 31:
        return value + EXTRA_TURN
    return value
