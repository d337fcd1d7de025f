"""What a seat remembers of a round: a pure function of what it has observed."""

from __future__ import annotations

from typing import NamedTuple

from tripalki_learn.cards import PACK_36, Card
from tripalki_learn.engine import Seat
from tripalki_learn.games.tri_palki import Observation


class Memory(NamedTuple):
    """What a seat remembers of the round at hand.

    ``last`` is what it saw last (None before anything was seen); ``held``: by seat the cards that
    a player has taken in view of all and not given back, so that they are in that hand; ``turns``:
    by seat how many actions it has taken.
    """

    last: Observation | None = None
    held: tuple[frozenset[Card], ...] = ()
    turns: tuple[int, ...] = ()

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that may be anywhere: seen nowhere, and in no hand as far as is known."""
        if self.last is None:
            return PACK_36
        known = self.last.seen.union(*self.held)
        return tuple(card for card in PACK_36 if card not in known)

    def known_of(self, seat: Seat) -> frozenset[Card]:
        """The cards that are known to be in the hand of another."""
        return self.held[seat] if self.held else frozenset()


NOTHING = Memory()
"""The memory of a seat that has seen nothing yet."""


def remember(memory: Memory, now: Observation) -> Memory:
    """The memory after one observation more. It begins anew with each round (TP-3.6).

    A seat observes after the deal and after every action, its own too. Who acted is who was to act
    before, and the exchange can be read off the centre: after it the centre lay there complete,
    as it is now or as the first triple that was washed out since (TP-3.1).

    >>> from tripalki_learn.cards import parse_cards
    >>> from tripalki_learn.games import tri_palki
    >>> hands = [parse_cards("AH KH 6C"), parse_cards("9D 8S 7C")]
    >>> laid = tri_palki.set_up(tri_palki.begin(["A", "B"]), hands, parse_cards("QH 9S 8D")).state
    >>> seen = tri_palki.observe(laid, 0)
    >>> remember(Memory(), seen).turns
    (0, 0)
    """
    before = memory.last
    seats = len(now.players)
    if before is None or not before.hands or before.to_act is None:
        return Memory(now, (frozenset(),) * seats, (0,) * seats)
    actor = before.to_act
    washed = now.washed[len(before.washed) :]
    laid, lay = set(washed[0] if washed else now.centre), set(before.centre)
    kept = memory.held[actor] - (laid - lay) if len(laid - lay) < len(laid) else frozenset()
    held = list(memory.held)
    held[actor] = kept | (lay - laid)
    turns = list(memory.turns)
    turns[actor] += 1
    return Memory(now, tuple(held), tuple(turns))
