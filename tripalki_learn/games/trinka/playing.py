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
    are the seats that joined the svara.

    >>> from tripalki_learn.cards import PACK_36
    >>> Deal(PACK_36)
    Deal(deck=(A♥, …, 6♠: 36), joins=())
    """

    deck: tuple[Card, ...]
    joins: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class SetUp(Opening):
    """The cause of a step: hands were laid out, as in `set_up`.

    >>> from tripalki_learn.cards import parse_cards
    >>> SetUp((parse_cards("AH JH 6C"), parse_cards("9D 8S 7C"))).hands[0]
    (A♥, J♥, 6♣)
    """

    hands: tuple[Hand, ...]
    joins: tuple[Seat, ...] = ()


Cause: TypeAlias = Deal | SetUp | Action


def begun(state: State) -> Trace:
    """A trace that starts from a match before its first deal.

    >>> from tripalki_learn.games.trinka.dealing import begin
    >>> begun(begin(["A", "B"]))
    <Trace of trinka: 0 steps, 0 events>
    """
    return Trace("trinka", wanted(state, State, "state"))


def dealt(trace: Trace, deck: Sequence[Card] | int | str, joins: Sequence[Seat] = ()) -> Trace:
    """The trace and one deal more; ``deck`` is the whole pack or a seed. Raises like `deal`.

    >>> from tripalki_learn.games.trinka.dealing import begin
    >>> dealt(begun(begin(["A", "B"])), 1).state.status
    'in_progress'
    """
    wanted(trace, Trace, "trace")
    cards = deck_given(deck)
    return trace.then(Deal(cards, tuple(joins)), *deal(trace.state, cards, joins))


def laid_out(trace: Trace, hands: Sequence[Hand], joins: Sequence[Seat] = ()) -> Trace:
    """The trace and one round more whose hands are laid out. Raises like `set_up`.

    >>> from tripalki_learn.cards import parse_cards
    >>> from tripalki_learn.games.trinka.dealing import begin
    >>> hands = [parse_cards("AH JH 6C"), parse_cards("9D 8S 7C")]
    >>> laid_out(begun(begin(["A", "B"])), hands).state.hands[1]
    (9♦, 8♠, 7♣)
    """
    wanted(trace, Trace, "trace")
    held = tuple(cards_given(hand) for hand in wanted(hands, Iterable, "cards"))
    cause = SetUp(held, tuple(joins))
    return trace.then(cause, *set_up(trace.state, cause.hands, cause.joins))


def played(trace: Trace, action: Action, by: Seat | None = None) -> Trace:
    """The trace and one action more. Raises `IllegalAction`.

    >>> from tripalki_learn.games.trinka.actions import Fold
    >>> from tripalki_learn.games.trinka.dealing import begin
    >>> played(dealt(begun(begin(["A", "B"])), 1), Fold()).state.taker
    0
    """
    wanted(trace, Trace, "trace")
    return trace.then(action, *apply(trace.state, action, by))
