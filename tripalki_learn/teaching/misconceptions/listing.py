"""The list of allowed actions, found by asking about every one that could be tried."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

from tripalki_learn.games.tri_palki import Action, State, legality
from tripalki_learn.games.tri_palki.actions import ALL, PASS, Exchange, exchange


def allowed(state: State) -> tuple[Action, ...]:
    """Like `legal_actions`, which knows by the rules where it need not look.

    A believer's rules allow a call where there can be none, or two cards (listed after the single
    ones): so each action is tried against them.
    """
    if state.to_act is None:
        return ()
    hand, centre = state.hands[state.to_act], state.centre
    tried: list[Action] = [exchange(give, take) for give, take in product(hand, centre)]
    pairs = product(combinations(hand, 2), combinations(centre, 2))
    tried += [Exchange(give, take) for give, take in pairs]
    tried += [ALL, PASS]
    return tuple(
        action
        for plain in tried
        for action in (plain, replace(plain, call=True))
        if legality.reason(state, action) is None
    )
