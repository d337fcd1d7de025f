"""A trace of Tri Palki grown step by step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tripalki_learn.cards import Card, cards_given, deck_given
from tripalki_learn.engine import Opening, Seat, Trace
from tripalki_learn.errors import wanted
from tripalki_learn.games.tri_palki.actions import Action
from tripalki_learn.games.tri_palki.dealing import deal, set_up
from tripalki_learn.games.tri_palki.scoring import Hand
from tripalki_learn.games.tri_palki.state import State
from tripalki_learn.games.tri_palki.turns import apply


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Opening):
    """The cause of a step: a round was dealt from ``deck``, the whole pack, top first."""

    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True, repr=False)
class SetUp(Opening):
    """The cause of a step: a position was laid out, as in `set_up`."""

    hands: tuple[Hand, ...]
    centre: Hand
    reserve: tuple[Card, ...] = ()
    to_act: Seat | None = None


Cause: TypeAlias = Deal | SetUp | Action


def begun(state: State) -> Trace:
    """A trace that starts from a match before its first deal."""
    return Trace("tri_palki", wanted(state, State, "state"))


def dealt(trace: Trace, deck: Sequence[Card] | int | str) -> Trace:
    """The trace and one deal more; ``deck`` is the whole pack or a seed. Raises like `deal`."""
    wanted(trace, Trace, "trace")
    cards = deck_given(deck)
    return trace.then(Deal(cards), *deal(trace.state, cards))


def laid_out(
    trace: Trace,
    hands: Sequence[Hand],
    centre: Hand,
    reserve: Sequence[Card] = (),
    to_act: Seat | None = None,
) -> Trace:
    """The trace and one position laid out more. Raises like `set_up`."""
    wanted(trace, Trace, "trace")
    held = tuple(cards_given(hand) for hand in wanted(hands, Iterable, "cards"))
    cause = SetUp(held, cards_given(centre), cards_given(reserve), to_act)
    return trace.then(
        cause, *set_up(trace.state, cause.hands, cause.centre, cause.reserve, cause.to_act)
    )


def played(trace: Trace, action: Action, by: Seat | None = None) -> Trace:
    """The trace and one action more. Raises `IllegalAction`."""
    wanted(trace, Trace, "trace")
    return trace.then(action, *apply(trace.state, action, by))
