"""What a walkthrough can stop for: when it asks, and how it is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from tripalki_learn.engine import Event
from tripalki_learn.teaching.question import Choice

Tells: TypeAlias = Callable[[Event], bool]


class Asking(NamedTuple):
    """A question that a walkthrough can stop for.

    It is asked before the first event of a step that is one of ``before``; the ``told`` events
    answer it; ``answer`` reads the answer off the state after the step; ``form`` as in `Question`.
    """

    before: Tells
    told: Tells
    answer: Callable[[Any], str]
    form: str
    choices: tuple[Choice, ...] = ()


def any_of(*kinds: type[Event]) -> Tells:
    """Whether an event is of one of these kinds."""
    return lambda event: isinstance(event, kinds)
