"""The beginner looks at nothing but its own hand."""

from __future__ import annotations

from tripalki_learn.games.tri_palki import Observation
from tripalki_learn.players.decision import Decision
from tripalki_learn.players.tri_palki.memory import Memory
from tripalki_learn.players.tri_palki.options import options
from tripalki_learn.players.tri_palki.wanting import best, points, staying, why


def beginner(memory: Memory, seen: Observation) -> Decision:
    """Takes whatever adds most points to the hand, and passes when nothing does.

    It knows the special hands and the call, but notices neither washouts nor what it gives away.

    >>> from tripalki_learn.cards import parse_cards
    >>> from tripalki_learn.games import tri_palki
    >>> from tripalki_learn.players.tri_palki.memory import Memory, remember
    >>> hands = [parse_cards("AH KH 6C"), parse_cards("9D 8S 7C")]
    >>> laid = tri_palki.set_up(tri_palki.begin(["A", "B"]), hands, parse_cards("QH 9S 8D")).state
    >>> seen = tri_palki.observe(laid, 0)
    >>> str(beginner(remember(Memory(), seen), seen).action)
    '6C>QH call'
    """
    every = options(seen)
    stay = staying(every)
    chosen = best(every, lambda option: points(option.worth))
    if points(chosen.worth) <= points(stay.worth):
        chosen = stay
    return Decision(chosen.action, (why(chosen, stay),))
