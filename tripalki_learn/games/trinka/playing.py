"""A trace of Trinka grown step by step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tripalki_learn.cards import Card, cards_given, deck_given
from tripalki_learn.engine import Opening, Seat, Trace
from tripalki_learn.errors import wanted
from tripalki_learn.games.trinka.actions import Action
from tripalki_learn.games.trinka.dealing import deal, set_up
from tripalki_learn.games.trinka.scoring import Hand
from tripalki_learn.games.trinka.state import State
from tripalki_learn.games.trinka.turns import apply


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Opening):
    """The cause of a step: a round was dealt from ``deck``, the whole pack, top first; ``joins``
    are the seats that joined the svara."""

    deck: tuple[Card, ...]
    joins: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class SetUp(Opening):
    """The cause of a step: hands were laid out, as in `set_up`."""

    hands: tuple[Hand, ...]
    joins: tuple[Seat, ...] = ()


Cause: TypeAlias = Deal | SetUp | Action


def begun(state: State) -> Trace:
    """A trace that starts from a match before its first deal."""
    return Trace("trinka", wanted(state, State, "state"))


def dealt(trace: Trace, deck: Sequence[Card] | int | str, joins: Sequence[Seat] = ()) -> Trace:
    """The trace and one deal more; ``deck`` is the whole pack or a seed. Raises like `deal`."""
    wanted(trace, Trace, "trace")
    cards = deck_given(deck)
    return trace.then(Deal(cards, tuple(joins)), *deal(trace.state, cards, joins))


def laid_out(trace: Trace, hands: Sequence[Hand], joins: Sequence[Seat] = ()) -> Trace:
    """The trace and one round more whose hands are laid out. Raises like `set_up`."""
    wanted(trace, Trace, "trace")
    held = tuple(cards_given(hand) for hand in wanted(hands, Iterable, "cards"))
    cause = SetUp(held, tuple(joins))
    return trace.then(cause, *set_up(trace.state, cause.hands, cause.joins))


def played(trace: Trace, action: Action, by: Seat | None = None) -> Trace:
    """The trace and one action more. Raises `IllegalAction`."""
    wanted(trace, Trace, "trace")
    return trace.then(action, *apply(trace.state, action, by))
