"""PA-2.1 to 2.6, 3.6: which actions are allowed, and why another is not."""

from __future__ import annotations

from tripalki_learn.cards import Card, Rank
from tripalki_learn.engine import Refusal, Seat, seated
from tripalki_learn.games.palki.actions import Action, Capture, Lay, Stop, Sweep, Unknown
from tripalki_learn.games.palki.capturing import (
    Cards,
    captures,
    points_of,
    several_captures,
    sweep,
)
from tripalki_learn.games.palki.scoring import secured
from tripalki_learn.games.palki.state import State
from tripalki_learn.games.palki.winning import GOAL

STOPS_AT = (GOAL - 2, GOAL - 1)
"""The totals at which a player needs one or two points and may stop (PA-3.6)."""


def legal_actions(state: State) -> tuple[Action, ...]:
    """What the seat to act may do: captures, then lays, each in hand order, then the stop.

    The captures of a card are its equal cards, then its sets, in table order. Cards are laid when
    nothing can be captured, or when the option of PA-2.6 allows it. Nothing when no game is being
    played.

    >>> from tripalki_learn.cards import parse_card, parse_cards
    >>> from tripalki_learn.games.palki.dealing import begin, set_up
    >>> hands = [parse_cards("7H KC"), parse_cards("QS")]
    >>> state = set_up(begin(["A", "B"], 1), hands, parse_cards("3C 4D KS")).state
    >>> [str(action) for action in legal_actions(state)]
    ['7H x 3C 4D', 'KC x KS']
    """
    seat = state.to_act
    if seat is None:
        return ()
    actions: list[Action] = [
        _capture(card, taken) for card in state.hands[seat] for taken in captures(card, state.table)
    ]
    if not actions or not state.compulsory:
        actions += map(Lay, state.hands[seat])
    if may_not_stop(state) is None:
        actions.append(Stop())
    return tuple(actions)


def _capture(card: Card, taken: Cards) -> Action:
    return Sweep(card) if card.rank is Rank.JACK else Capture(card, taken)


def in_order(state: State, action: Action) -> Action:
    """The action as it is written: cards taken in table order, a sweep without naming them."""
    if not isinstance(action, Capture) or not set(action.taken) <= set(state.table):
        return action
    if action.card.rank is Rank.JACK and set(action.taken) == set(sweep(state.table)):
        return Sweep(action.card)
    return Capture(action.card, tuple(sorted(action.taken, key=state.table.index)))


def first_capture(state: State) -> tuple[Card, Cards] | None:
    """A capture that the seat to act can make, as the card and what it takes; None if none can."""
    assert state.to_act is not None
    for card in state.hands[state.to_act]:
        for taken in captures(card, state.table):
            return card, taken
    return None


def why_not(state: State, action: Action, by: Seat | None = None) -> Refusal | None:
    """Why ``by`` (the seat to act, if not given) may not do this, or None if it may.

    The refusal carries its rule and code, the cards that decide and what would be legal. Raises
    `OutOfRange` for a seat that is not at the table.

    >>> from tripalki_learn.cards import parse_card, parse_cards
    >>> from tripalki_learn.games.palki.dealing import begin, set_up
    >>> from tripalki_learn.games.palki.actions import Lay
    >>> hands = [parse_cards("7H KC"), parse_cards("QS")]
    >>> state = set_up(begin(["A", "B"], 1), hands, parse_cards("3C 4D KS")).state
    >>> why_not(state, Lay(parse_card("KC"))).rule
    'PA-2.6'
    """
    if state.to_act is None:
        return _over(state, by)
    seat = state.to_act if by is None else by
    refused = _wrong_player(state, seat) or reason(state, in_order(state, action))
    if refused is None:
        return None
    rule, code, cards, total = refused
    seated(seat, state.players)
    said = str(action) if isinstance(action, Unknown) else ""
    return Refusal(rule, code, seat, state.to_act, cards, legal_actions(state), total, said)


Reason = tuple[str, str, tuple[Card, ...], int | None]
"""Rule, code, the cards that decide, and the total that decides, if one does."""


def _over(state: State, by: Seat | None) -> Refusal:
    """PA-2.7, 3.6: the game is over. Before the first deal nothing is to be played yet."""
    rule = "PA-1.2" if state.ending is None else state.ending.rule
    code = "not_dealt" if state.ending is None else "round_over"
    seat = state.dealer if by is None else seated(by, state.players)
    return Refusal(rule, code, seat, None)


def _wrong_player(state: State, seat: Seat) -> Reason | None:
    return None if seat == state.to_act else ("PA-1.4", "wrong_player", (), None)


def reason(state: State, action: Action) -> Reason | None:
    """Why the seat to act may not do this, or None if it may."""
    assert state.to_act is not None
    if isinstance(action, Unknown):
        return "PA-2.5", "unknown_action", (), None
    if isinstance(action, Stop):
        return may_not_stop(state)
    if action.card not in state.hands[state.to_act]:
        return "PA-2.5", "not_held", (action.card,), None
    if isinstance(action, Lay):
        return must_capture(state)
    if isinstance(action, Sweep):
        return _may_not_sweep(state, action.card)
    return _no_capture(state, action.card, action.taken)


def must_capture(state: State) -> Reason | None:
    """PA-2.6: who can capture must, unless the option lets a card be laid."""
    possible = first_capture(state) if state.compulsory else None
    if possible is None:
        return None
    card, taken = possible
    return "PA-2.6", "must_capture", (card, *taken), None


def _may_not_sweep(state: State, card: Card) -> Reason | None:
    """PA-2.3: a jack sweeps, and only a table that is not empty."""
    if card.rank is not Rank.JACK:
        return "PA-2.3", "not_a_jack", (card,), None
    return None if state.table else ("PA-2.3", "table_empty", (card,), None)


def _no_capture(state: State, card: Card, taken: Cards) -> Reason | None:
    """PA-2.1 to 2.4: whether these cards are one capture of the card."""
    rule = "PA-2.1" if len(taken) == 1 else "PA-2.2"
    if card.rank is Rank.JACK:
        rule = "PA-2.3"
    missing = tuple(other for other in taken if other not in state.table)
    refused: Reason | None = None
    if missing:
        refused = rule, "not_on_table", missing, None
    elif len(set(taken)) < len(taken):
        refused = rule, "taken_twice", taken, None
    elif card.rank is Rank.JACK:
        # A jack that names the whole table has become a sweep before it comes here.
        refused = rule, "sweep_takes_all", (card, *taken), None
    elif len(taken) == 1:
        if taken[0].rank is not card.rank:
            refused = rule, "wrong_rank", (card, *taken), None
    elif several_captures(card, taken):
        refused = two_captures(card, taken)
    else:
        refused = _no_set(card, taken)
    return refused


def two_captures(card: Card, taken: Cards) -> Reason | None:
    """PA-2.4: one capture a turn, so a card never takes several at once."""
    return "PA-2.4", "two_captures", (card, *taken), None


def _no_set(card: Card, taken: Cards) -> Reason | None:
    """PA-2.2: whether the points of these cards do not sum to the card's."""
    courts = tuple(other for other in (card, *taken) if points_of(other) is None)
    if courts:
        return "PA-2.2", "court_in_sum", courts, None
    total = sum(points_of(other) or 0 for other in taken)
    return None if total == points_of(card) else ("PA-2.2", "wrong_sum", (card, *taken), total)


def may_not_stop(state: State) -> Reason | None:
    """PA-3.6: whether the seat to act lacks the points that bring its 13 or 14 to 15."""
    seat = state.to_act
    assert seat is not None
    score, points = state.scores[seat], secured(state.captured[seat])
    if score not in STOPS_AT:
        return "PA-3.6", "stop_not_near", (), score
    return None if score + points.total >= GOAL else ("PA-3.6", "stop_too_early", (), score)
