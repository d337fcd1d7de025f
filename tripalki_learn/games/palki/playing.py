"""A trace of Palki grown step by step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tripalki_learn.cards import PACK_52, Card, cards_given, deck_given
from tripalki_learn.engine import Opening, Seat, Trace
from tripalki_learn.errors import wanted
from tripalki_learn.games.palki.actions import Action
from tripalki_learn.games.palki.capturing import Cards
from tripalki_learn.games.palki.dealing import deal, set_up
from tripalki_learn.games.palki.events import CardsBuried
from tripalki_learn.games.palki.legality import in_order
from tripalki_learn.games.palki.state import State
from tripalki_learn.games.palki.turns import apply


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Opening):
    """The cause of a step: a game was dealt from ``deck``, the whole pack, top first; the cards of
    its opening that PA-1.3 buries went into the stock at the places ``buried``.

    >>> from tripalki_learn.cards import PACK_52
    >>> Deal(PACK_52)
    Deal(deck=(A♥, …, 2♠: 52), buried=())
    """

    deck: tuple[Card, ...]
    buried: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class SetUp(Opening):
    """The cause of a step: a position was laid out, as in `set_up`.

    >>> from tripalki_learn.cards import parse_cards
    >>> SetUp((parse_cards("AH JH 6C"), parse_cards("9D 8S 7C"))).hands[0]
    (A♥, J♥, 6♣)
    """

    hands: tuple[Cards, ...]
    table: Cards = ()
    stock: tuple[Card, ...] = ()
    captured: tuple[Cards, ...] | None = None
    last_capture: Seat | None = None
    to_act: Seat | None = None


Cause: TypeAlias = Deal | SetUp | Action


def begun(state: State) -> Trace:
    """A trace that starts from a match before its first deal.

    >>> from tripalki_learn.games.palki.dealing import begin
    >>> begun(begin(["A", "B"]))
    <Trace of palki: 0 steps, 0 events>
    """
    return Trace("palki", wanted(state, State, "state"))


def dealt(
    trace: Trace, deck: Sequence[Card] | int | str, buried: Sequence[int] | None = None
) -> Trace:
    """The trace and one game dealt more; ``deck`` is the whole pack or a seed. Raises like
    `deal`.

    >>> from tripalki_learn.games.palki.dealing import begin
    >>> dealt(begun(begin(["A", "B"])), 1).state.status
    'in_progress'
    """
    wanted(trace, Trace, "trace")
    after, events = deal(trace.state, deck, buried)
    places = [place for e in events if isinstance(e, CardsBuried) for place in e.places]
    cards = deck_given(deck, PACK_52)
    return trace.then(Deal(cards, tuple(places)), after, events)


def laid_out(
    trace: Trace,
    hands: Sequence[Cards],
    table: Sequence[Card] = (),
    stock: Sequence[Card] = (),
    captured: Sequence[Cards] | None = None,
    last_capture: Seat | None = None,
    to_act: Seat | None = None,
) -> Trace:
    """The trace and one position laid out more. Raises like `set_up`.

    >>> from tripalki_learn.cards import parse_cards
    >>> from tripalki_learn.games.palki.dealing import begin
    >>> hands = [parse_cards("7H KC"), parse_cards("QS")]
    >>> laid_out(begun(begin(["A", "B"], 1)), hands, parse_cards("3C 4D KS")).state.table
    (3♣, 4♦, K♠)
    """
    wanted(trace, Trace, "trace")
    cause = SetUp(
        tuple(cards_given(hand) for hand in wanted(hands, Iterable, "cards")),
        cards_given(table),
        cards_given(stock),
        None if captured is None else tuple(map(cards_given, captured)),
        last_capture,
        to_act,
    )
    return trace.then(
        cause,
        *set_up(
            trace.state,
            cause.hands,
            cause.table,
            cause.stock,
            cause.captured,
            cause.last_capture,
            cause.to_act,
        ),
    )


def played(trace: Trace, action: Action, by: Seat | None = None) -> Trace:
    """The trace and one action more, as it is written. Raises `IllegalAction`.

    >>> from tripalki_learn.cards import parse_card, parse_cards
    >>> from tripalki_learn.games.palki.actions import Capture
    >>> from tripalki_learn.games.palki.dealing import begin
    >>> hands = [parse_cards("7H KC"), parse_cards("QS")]
    >>> trace = laid_out(begun(begin(["A", "B"], 1)), hands, parse_cards("3C 4D KS"))
    >>> played(trace, Capture(parse_card("7H"), parse_cards("3C 4D"))).state.captured[0]
    (7♥, 3♣, 4♦)
    """
    wanted(trace, Trace, "trace")
    return trace.then(in_order(trace.state, action), *apply(trace.state, action, by))
