"""What each legal action leads to, as far as the seat can see."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.games.tri_palki import Action, Exchange, Hand, Observation, Pass, Score, score
from tripalki_learn.games.tri_palki.legality import swap
from tripalki_learn.games.tri_palki.washout import one_suit
from tripalki_learn.players.tri_palki.strength import strength


@dataclass(frozen=True, slots=True)
class Option:
    """One legal action: the ``hand`` and the ``centre`` to which it leads, before any washout.

    ``gives`` and ``takes`` are the cards that change places. ``washes``: the centre is then of one
    suit and is washed out (TP-3.1); ``fails``: and the reserve cannot replace it (TP-3.5).
    """

    action: Action
    hand: Hand
    centre: Hand
    gives: Hand
    takes: Hand
    washes: bool
    fails: bool

    @property
    def strength(self) -> int:
        """How strong the hand is."""
        return strength(self.hand)

    @property
    def worth(self) -> Score:
        """What the hand is worth."""
        return score(self.hand)


def options(seen: Observation) -> tuple[Option, ...]:
    """What the seat may do, in the order of `legal_actions`."""
    return tuple(_option(seen, action) for action in seen.legal)


def _option(seen: Observation, action: Action) -> Option:
    hand, centre = seen.hand, seen.centre
    if isinstance(action, Pass):
        return Option(action, hand, centre, (), (), False, False)
    gives, takes = hand, centre
    if isinstance(action, Exchange):
        gives, takes = action.give, action.take
        after, left = swap(hand, centre, gives[0], takes[0])
    else:
        after, left = centre, hand
    washes = one_suit(left)
    return Option(action, after, left, gives, takes, washes, washes and seen.reserve < 3)
