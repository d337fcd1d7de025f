"""A transition: what follows from an action."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from tripalki_learn.engine.event import Event
from tripalki_learn.engine.showing import Told, showing

S = TypeVar("S")


@showing(Told)
class Transition(NamedTuple, Generic[S]):
    """The next ``state`` and the ``events`` that led to it, in their order.

    >>> from tripalki_learn.games.tri_palki import new_match
    >>> state, events = new_match(["A", "B"], seed=1)
    >>> [event.type for event in events]
    ['match_begun', 'dealer_drawn']
    """

    state: S
    events: tuple[Event, ...]

    def __repr__(self) -> str:
        return f"<Transition: {len(self.events)} events to {self.state!r}>"
