"""A trace: a whole course of play, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tripalki_learn.engine.event import Event
from tripalki_learn.engine.showing import Told, brief_fields


@dataclass(frozen=True, slots=True)
class Opening:
    """The cause of a step that begins a round; each game derives its own: a deal, a set-up.

    >>> from tripalki_learn.cards import PACK_36
    >>> from tripalki_learn.games.tri_palki import Deal
    >>> isinstance(Deal(PACK_36), Opening), Deal(PACK_36)
    (True, Deal(deck=(A♥, …, 6♠: 36)))
    """

    def __repr__(self) -> str:
        return brief_fields(self)


@dataclass(frozen=True, slots=True)
class Step(Told):
    """One step of a course of play.

    ``cause`` is what was done (an action, or how the round was dealt), ``before`` and ``after`` the
    states around it, ``events`` what happened.

    >>> from tripalki_learn.games.tri_palki import Pass, begin, begun, dealt, played
    >>> trace = played(dealt(begun(begin(["A", "B"])), 1), Pass())
    >>> trace.steps[-1], trace.steps[-1].after.to_act
    (<Step: Pass(call=False), 1 events>, 1)
    """

    cause: Any
    before: Any
    after: Any
    events: tuple[Event, ...]

    def __repr__(self) -> str:
        return f"<Step: {self.cause!r}, {len(self.events)} events>"


@dataclass(frozen=True, slots=True)
class Trace(Told):
    """A course of play: the state it starts from, and its steps.

    Frozen, so that a trace can be stepped back and forth and compared with another.

    >>> from tripalki_learn.games.tri_palki import Pass, begin, begun, dealt, played
    >>> trace = played(dealt(begun(begin(["A", "B"])), 1), Pass())
    >>> trace, str(trace.events[-1])
    (<Trace of tri_palki: 2 steps, 4 events>, 'A passes; nothing changes.')
    """

    game: str
    start: Any
    steps: tuple[Step, ...] = ()

    @property
    def state(self) -> Any:
        """The state after the last step."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, in its order."""
        return tuple(event for step in self.steps for event in step.events)

    @property
    def rounds(self) -> tuple[tuple[Step, ...], ...]:
        """The steps round by round; each round begins with its deal or set-up."""
        rounds: list[list[Step]] = []
        for step in self.steps:
            if not rounds or isinstance(step.cause, Opening):
                rounds.append([])
            rounds[-1].append(step)
        return tuple(map(tuple, rounds))

    def then(self, cause: Any, after: Any, events: tuple[Event, ...]) -> Trace:
        """This trace and one step more."""
        step = Step(cause, self.state, after, events)
        return Trace(self.game, self.start, (*self.steps, step))

    def __repr__(self) -> str:
        return f"<Trace of {self.game}: {len(self.steps)} steps, {len(self.events)} events>"
