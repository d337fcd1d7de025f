"""Everything that a player of Palki can try: a card of the hand, and any cards of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain, combinations

from tripalki_learn.games.palki import Action, Capture, Lay, State, captures

GAME = "palki"


def _gained(before: State, after: State) -> int:
    """How many cards the table has lost to the player who was to act."""
    seat = before.to_act or 0
    return len(after.captured[seat]) - len(before.captured[seat]) - 1


def _most(before: State, after: State) -> bool:
    hand = before.hands[before.to_act or 0]
    possible = (len(taken) for card in hand for taken in captures(card, before.table))
    return _gained(before, after) == max(possible, default=0)


GOALS: Mapping[str, Callable[[State, State], bool]] = {
    "most": _most,
    "set": lambda before, after: _gained(before, after) > 1,
    "sweep": lambda before, after: _gained(before, after) == len(before.table),
    "lay": lambda before, after: _gained(before, after) < 0,
}
"""What can be set as a goal, each a question about the state before and after the action."""


def tries(state: State) -> Iterator[Action]:
    """Each card of the hand laid, or with every selection of the table to be taken.

    >>> from tripalki_learn.games.palki import begin, deal
    >>> sum(1 for _ in tries(deal(begin(["A", "B"]), 1).state))
    64
    """
    assert state.to_act is not None
    table = state.table
    sizes = range(1, len(table) + 1)
    for card in state.hands[state.to_act]:
        yield Lay(card)
        for taken in chain.from_iterable(combinations(table, size) for size in sizes):
            yield Capture(card, taken)
