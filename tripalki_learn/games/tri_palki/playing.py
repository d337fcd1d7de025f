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
    """The cause of a step: a round was dealt from ``deck``, the whole pack, top first.

    >>> from tripalki_learn.cards import PACK_36
    >>> Deal(PACK_36)
    Deal(deck=(A♥, …, 6♠: 36))
    """

    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True, repr=False)
class SetUp(Opening):
    """The cause of a step: a position was laid out, as in `set_up`.

    >>> from tripalki_learn.cards import parse_cards
    >>> SetUp((parse_cards("AH JH 6C"), parse_cards("9D 8S 7C")), parse_cards("KH 9S 8D")).hands[0]
    (A♥, J♥, 6♣)
    """

    hands: tuple[Hand, ...]
    centre: Hand
    reserve: tuple[Card, ...] = ()
    to_act: Seat | None = None


Cause: TypeAlias = Deal | SetUp | Action


def begun(state: State) -> Trace:
    """A trace that starts from a match before its first deal.

    >>> from tripalki_learn.games.tri_palki.dealing import begin
    >>> begun(begin(["A", "B"]))
    <Trace of tri_palki: 0 steps, 0 events>
    """
    return Trace("tri_palki", wanted(state, State, "state"))


def dealt(trace: Trace, deck: Sequence[Card] | int | str) -> Trace:
    """The trace and one deal more; ``deck`` is the whole pack or a seed. Raises like `deal`.

    >>> from tripalki_learn.games.tri_palki.dealing import begin
    >>> dealt(begun(begin(["A", "B"])), 1).state.status
    'in_progress'
    """
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
    """The trace and one position laid out more. Raises like `set_up`.

    >>> from tripalki_learn.cards import parse_cards
    >>> from tripalki_learn.games.tri_palki.dealing import begin
    >>> hands = [parse_cards("AH JH 6C"), parse_cards("9D 8S 7C")]
    >>> laid_out(begun(begin(["A", "B"])), hands, parse_cards("KH 9S 8D")).state.centre
    (K♥, 9♠, 8♦)
    """
    wanted(trace, Trace, "trace")
    held = tuple(cards_given(hand) for hand in wanted(hands, Iterable, "cards"))
    cause = SetUp(held, cards_given(centre), cards_given(reserve), to_act)
    return trace.then(
        cause, *set_up(trace.state, cause.hands, cause.centre, cause.reserve, cause.to_act)
    )


def played(trace: Trace, action: Action, by: Seat | None = None) -> Trace:
    """The trace and one action more. Raises `IllegalAction`.

    >>> from tripalki_learn.games.tri_palki.actions import Pass
    >>> from tripalki_learn.games.tri_palki.dealing import begin
    >>> played(dealt(begun(begin(["A", "B"])), 1), Pass()).state.to_act
    1
    """
    wanted(trace, Trace, "trace")
    return trace.then(action, *apply(trace.state, action, by))
