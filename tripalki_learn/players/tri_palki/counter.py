"""The counter remembers every card that it has seen, and reckons with the others."""

from __future__ import annotations

from collections import Counter

from tripalki_learn.cards import Card
from tripalki_learn.games.tri_palki import Observation
from tripalki_learn.players.decision import Decision, Reason
from tripalki_learn.players.tri_palki.drawing import Promise, promise
from tripalki_learn.players.tri_palki.memory import Memory
from tripalki_learn.players.tri_palki.options import Option, options
from tripalki_learn.players.tri_palki.strength import strengths
from tripalki_learn.players.tri_palki.wanting import best, finishing, points, staying, why

ENDING, GOOD = 12.0, 29.0
"""What it fears a washout that ends the round at once (TP-3.5), in points, below `GOOD`."""

DENIED = 1.0
"""What it costs to give the next player a third card of a suit, in points."""


def counter(memory: Memory, seen: Observation) -> Decision:
    """Expects of a washout what the unseen cards promise, and knows what the next player holds.

    >>> from tripalki_learn.cards import parse_cards
    >>> from tripalki_learn.games import tri_palki
    >>> from tripalki_learn.players.tri_palki.memory import Memory, remember
    >>> hands = [parse_cards("AH KH 6C"), parse_cards("9D 8S 7C")]
    >>> laid = tri_palki.set_up(tri_palki.begin(["A", "B"]), hands, parse_cards("QH 9S 8D")).state
    >>> seen = tri_palki.observe(laid, 0)
    >>> str(counter(remember(Memory(), seen), seen).action)
    '6C>QH call'
    """
    every = options(seen)
    stay = staying(every)
    unseen = memory.unseen
    promised = {
        option.action: promise(option.hand, unseen)
        for option in every
        if option.washes and not option.fails
    }
    suited = _suited(memory, seen)

    def value(option: Option) -> float:
        total = points(option.worth)
        if option.action in promised and total < 31:
            total = max(total, promised[option.action].points)
        elif option.fails and total < GOOD:
            total -= ENDING
        if not option.washes and any(card.suit in suited for card in option.gives):
            total -= DENIED
        return total + option.strength / (10 * len(strengths()))

    chosen = finishing(best(every, value), every, memory)
    reasons = [why(chosen, stay)]
    if chosen.action in promised:
        reasons.insert(0, _washing(chosen, promised[chosen.action]))
    if suited and len(chosen.gives) == 1:
        spared = [o for o in every if o.takes == chosen.takes and o.gives != chosen.gives]
        for option in spared:
            held = suited.get(option.gives[0].suit) if len(option.gives) == 1 else None
            if held and points(option.worth) == points(chosen.worth) > value(option):
                facts = {"card": option.gives[0], "cards": tuple(held)}
                reasons.append(Reason("denies", facts))
                break
    return Decision(chosen.action, tuple(reasons))


def _washing(chosen: Option, promised: Promise) -> Reason:
    facts = {"cards": chosen.centre, "count": promised.helping, "unseen": promised.unseen}
    return Reason("reckons", facts)


def _suited(memory: Memory, seen: Observation) -> dict[object, list[Card]]:
    """The suits of which the next player is known to hold two cards, with those cards."""
    seats = len(seen.players)
    after = [(seen.seat + step) % seats for step in range(1, seats)]
    following = next(seat for seat in after if seen.hands[seat] != ())
    known = sorted(memory.known_of(following), key=lambda card: card.code)
    counts = Counter(card.suit for card in known)
    return {
        suit: [card for card in known if card.suit is suit]
        for suit, count in counts.items()
        if count == 2
    }
