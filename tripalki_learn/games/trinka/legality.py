"""TR-2.2, 2.3, 2.5, 2.6: which actions are allowed, and why another is not."""

from __future__ import annotations

from tripalki_learn.engine import Refusal, Seat, seated
from tripalki_learn.games.trinka.actions import Action, Bet, Bets, Fold, Legal, Open, Show, Unknown
from tripalki_learn.games.trinka.state import State


def bets(state: State) -> Bets:
    """The bets that are allowed: at least the one before, the first at least the ante, at most the
    limit (TR-2.3)."""
    return Bets(state.ante if state.price is None else state.price, state.limit)


def in_first_circle(state: State, seat: Seat) -> bool:
    """Whether the turn of the seat is its first: then it may only bet or fold (TR-2.2)."""
    return state.bets[seat] is None


def legal_actions(state: State) -> tuple[Legal, ...]:
    """What the seat to act may do: bets, fold, openings in seat order, show.

    `Bets` stands for each of its bets; every other entry is an action. Nothing when no round is
    being played.

    >>> from tripalki_learn.games.trinka.dealing import begin, deal
    >>> state = deal(begin(["A", "B"]), 1).state
    >>> [str(action) for action in legal_actions(state)]
    ['bet 1..', 'fold']
    """
    seat = state.to_act
    if seat is None:
        return ()
    actions: list[Legal] = [bets(state), Fold()]
    if not in_first_circle(state, seat):
        others = [other for other in state.live if other != seat]
        actions += [Show()] if len(others) == 1 else [Open(other) for other in others]
    return tuple(actions)


def why_not(state: State, action: Action, by: Seat | None = None) -> Refusal | None:
    """Why ``by`` (the seat to act, if not given) may not do this, or None if it may.

    The refusal carries its rule and code, and what would be legal; for a bet ``total`` is its
    amount. Raises `OutOfRange` for a seat that is not at the table.

    >>> from tripalki_learn.games.trinka.dealing import begin, deal
    >>> from tripalki_learn.games.trinka.actions import Bet, Fold
    >>> state = deal(begin(["A", "B"]), 1).state
    >>> why_not(state, Bet(2)), str(why_not(state, Fold(), by=0))
    (None, 'It is not A’s turn: B is to speak.')
    """
    if state.to_act is None:
        seat = state.dealer if by is None else seated(by, state.players)
        if state.ending is None:
            return Refusal("TR-2.1", "not_dealt", seat, None)
        return Refusal(state.ending.rule, "round_over", seat, None)
    seat = state.to_act if by is None else by
    refused = ("TR-2.2", "wrong_player") if seat != state.to_act else _reason(state, action)
    if refused is None:
        return None
    seated(seat, state.players)
    amount = action.amount if isinstance(action, Bet) else None
    said = action.text if isinstance(action, Unknown) else ""
    legal = legal_actions(state)
    return Refusal(*refused, seat, state.to_act, legal=legal, total=amount, said=said)


def _reason(state: State, action: Action) -> tuple[str, str] | None:
    """Rule and code of why the seat to act may not do this, or None if it may."""
    seat = state.to_act
    assert seat is not None
    match action:
        case Bet(amount):
            allowed = bets(state)
            if allowed.allows(action):
                return None
            return "TR-2.3", "bet_too_low" if amount < allowed.least else "bet_too_high"
        case Fold():
            return None
        case Open() | Show() if in_first_circle(state, seat):
            return "TR-2.2", "first_circle"
        case Open(other):
            return _not_opened(state, seat, other)
        case Show():
            return None if len(state.live) == 2 else ("TR-2.6", "more_than_two")
        case _:
            return "TR-2.2", "unknown_action"


def _not_opened(state: State, seat: Seat, other: Seat) -> tuple[str, str] | None:
    """TR-2.5: whether a player may be opened: another one who is in, while more than two are."""
    if len(state.live) == 2:
        return "TR-2.5", "two_left"
    if other == seat:
        return "TR-2.5", "opened_self"
    return None if other in state.live else ("TR-2.5", "opened_out")
