"""TP-2.6, 2.7, 4.1 to 4.5, 4.11: which actions are allowed, and why another is not."""

from __future__ import annotations

from tripalki_learn.cards import Card, as_hand
from tripalki_learn.engine import Refusal, Seat, seated
from tripalki_learn.games.tri_palki.actions import (
    ALL,
    PASS,
    PASS_AND_CALL,
    Action,
    Exchange,
    ExchangeAll,
    Pass,
    Unknown,
    exchange,
)
from tripalki_learn.games.tri_palki.scoring import Hand, is_31, score
from tripalki_learn.games.tri_palki.state import State
from tripalki_learn.games.tri_palki.washout import one_suit


def swap(hand: Hand, centre: Hand, give: Card, take: Card) -> tuple[Hand, Hand]:
    """Hand and centre after an exchange; each card takes the place of the other."""
    return (
        as_hand([take if card is give else card for card in hand]),
        as_hand([give if card is take else card for card in centre]),
    )


def completes_row(state: State) -> bool:
    """Whether one more pass would be the one that ends the round (TP-4.4, not after a call)."""
    return passes_count(state) and state.passes + 1 == len(state.dealt_in)


def passes_count(state: State) -> bool:
    """Whether passes in a row can end the round: not after a call (TP-4.5)."""
    return state.caller is None


def permits_call(hand: Hand) -> bool:
    """Whether a turn may end with a call on this hand: on an ordinary 31 (TP-4.1, TP-4.11)."""
    return is_31(hand)


def legal_actions(state: State) -> tuple[Action, ...]:
    """What the seat to act may do (TP-2.6): exchanges in hand, then centre order, all, pass.

    Each is directly followed by itself with a call where TP-4.1 allows that. Nothing when no round
    is being played.

    >>> from tripalki_learn.games.tri_palki.dealing import begin, deal
    >>> state = deal(begin(["A", "B"]), 1).state
    >>> len(legal_actions(state)), str(legal_actions(state)[-1])
    (11, 'pass')
    """
    seat = state.to_act
    if seat is None:
        return ()
    hand, centre = state.hands[seat], state.centre
    may_call = state.caller is None
    actions: list[Action] = []
    one, two, three = hand
    for give, kept, other in ((one, two, three), (two, one, three), (three, one, two)):
        # A 31 is of one suit (TP-1.3): the two cards that stay tell whether it is within reach.
        within_reach = may_call and kept.suit is other.suit
        for take in centre:
            actions.append(exchange(give, take))
            if within_reach and permits_call((kept, other, take)):
                _, new_centre = swap(hand, centre, give, take)
                if not one_suit(new_centre):
                    actions.append(exchange(give, take, True))
    # No call goes with all three: a centre is never of one suit, so it never makes 31 (TP-3.1).
    actions += [ALL, PASS]
    if may_call and permits_call(hand) and not completes_row(state):
        actions.append(PASS_AND_CALL)
    return tuple(actions)


def why_not(state: State, action: Action, by: Seat | None = None) -> Refusal | None:
    """Why ``by`` (the seat to act, if not given) may not do this, or None if it may.

    The refusal carries its rule and code, the cards that decide and what would be legal. Raises
    `OutOfRange` for a seat that is not at the table.

    >>> from tripalki_learn.games.tri_palki.dealing import begin, deal
    >>> from tripalki_learn.games.tri_palki.actions import Pass
    >>> state = deal(begin(["A", "B"]), 1).state
    >>> str(why_not(state, Pass(), by=1))
    'It is not B’s turn: A is to act.'
    """
    if state.to_act is None:
        return _over(state, by)
    seat = state.to_act if by is None else by
    refused = _wrong_player(state, seat) or reason(state, action)
    if refused is None:
        return None
    rule, code, cards, total = refused
    seated(seat, state.players)
    said = str(action) if isinstance(action, Unknown) else ""
    return Refusal(rule, code, seat, state.to_act, cards, legal_actions(state), total, said)


Reason = tuple[str, str, tuple[Card, ...], int | None]
"""Rule, code, the cards that decide, and the total that decides, if one does."""


def reason(state: State, action: Action) -> Reason | None:
    """Why the seat to act may not do this, or None if it may."""
    refused = _not_exchangeable(state, action)
    if refused is None:
        refused = may_not_call(state, action) if action.call else must_call(state, action)
    return refused


def _over(state: State, by: Seat | None) -> Refusal:
    """TP-4.4, 4.2, 3.5: the round is over. Before the first deal nothing is to be played yet."""
    rule = "TP-2.3" if state.ending is None else state.ending.rule
    code = "not_dealt" if state.ending is None else "round_over"
    seat = state.dealer if by is None else seated(by, state.players)
    return Refusal(rule, code, seat, None)


def _wrong_player(state: State, seat: Seat) -> Reason | None:
    if seat == state.to_act:
        return None
    if state.extra_turn:
        rule = "TP-3.3"
    elif state.caller is not None:
        rule = "TP-4.2"
    else:
        rule = "TP-2.5"
    return rule, "wrong_player", (), None


def _not_exchangeable(state: State, action: Action) -> Reason | None:
    """TP-2.6 and 2.7: whether the action, without its call, is one that exists."""
    assert state.to_act is not None
    if not isinstance(action, Exchange):
        known = isinstance(action, Pass | ExchangeAll)
        return None if known else ("TP-2.6", "unknown_action", (), None)
    give, take = action.give, action.take
    refused: Reason | None = None
    if len(give) == 2 and len(take) == 2:
        refused = two_cards(give, take)
    elif len(give) != 1 or len(take) != 1:
        refused = "TP-2.6", "unknown_action", (*give, *take), None
    if refused is None and not set(state.hands[state.to_act]).issuperset(give):
        refused = "TP-2.6", "not_held", give, None
    if refused is None and not set(state.centre).issuperset(take):
        refused = "TP-2.6", "not_in_centre", take, None
    return refused


def two_cards(give: Hand, take: Hand) -> Reason | None:
    """TP-2.7: two cards are never exchanged for two."""
    return "TP-2.7", "two_cards", (*give, *take), None


def must_call(state: State, action: Action) -> Reason | None:
    """TP-4.1: the call is optional, so no action is refused for want of it."""
    return None


def may_not_call(state: State, action: Action) -> Reason | None:
    """TP-4.1, 4.3, 4.4, 4.11: whether the last round may be called at the end of this action."""
    assert state.to_act is not None
    hand, centre = state.hands[state.to_act], state.centre
    if state.caller is not None:
        return "TP-4.3", "second_call", (), None
    if isinstance(action, Pass):
        if completes_row(state):
            return "TP-4.4", "call_on_last_pass", (), None
    elif isinstance(action, Exchange):
        for give, take in zip(action.give, action.take, strict=True):
            hand, centre = swap(hand, centre, give, take)
    else:
        hand, centre = centre, hand
    if one_suit(centre):
        # The turn goes on after the washout, or the round ends with it (TP-3.5).
        return "TP-4.1", "call_needs_31", centre, None
    if permits_call(hand):
        return None
    if score(hand).special:
        return "TP-4.11", "call_on_special", hand, None
    return "TP-4.1", "call_needs_31", hand, score(hand).total
