"""What can be wrong with bets, the bank and the end of a round (TR-2.1 to 2.7, 3.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tripalki_learn.engine import Problem
from tripalki_learn.games.trinka.scoring import best_of, score
from tripalki_learn.games.trinka.state import Ending, State


def bank_problems(state: State) -> Iterator[Problem]:
    """What is wrong with what was paid and bet in a round whose hands are dealt (TR-2.1, 2.3)."""
    for count in (len(state.paid), len(state.bets)):
        if count != len(state.players):
            yield Problem("TR-2.3", "bad_bank", "payments_count", count=count)
            return
    for seat, bet in enumerate(state.bets):
        too_high = bet is not None and state.limit is not None and bet > state.limit
        if bet is not None and (bet < state.ante or too_high):
            yield Problem("TR-2.3", "bad_bank", "bet_range", seat, count=bet)
        least = (bet or 0) + (0 if state.svara else state.ante)
        if state.paid[seat] < least:
            yield Problem("TR-2.3", "bad_bank", "paid_short", seat, count=state.paid[seat])
    made = [bet for bet in state.bets if bet is not None]
    if state.price != max(made, default=None):
        yield Problem("TR-2.3", "bad_bank", "price_unfounded")
    paid = sum(state.paid)
    if state.bank < paid or (state.bank > paid) != state.svara:
        yield Problem("TR-2.3", "bad_bank", "bank_unfounded", count=state.bank)


def ending_problems(state: State, judged: bool) -> Iterator[Problem]:
    """What is wrong with how far a round has gone, and with its end; ``judged``: the hands are
    sound, so that they say who takes the bank."""
    if len(state.bets) != len(state.players):
        return
    yield from _openings(state)
    yield from _first_circle(state)
    alone, limit = len(state.live) == 1, _all_at_the_limit(state)
    # Only from a hand that was bet on the two who are left can have it shown (TR-2.6).
    shown = len(state.live) == 2 and all(state.bets[seat] is not None for seat in state.live)
    founded = {
        None: True,
        Ending.FOLDED: alone,
        Ending.SHOW: shown,
        Ending.LIMIT: limit,
        Ending.SVARA: shown or limit,
    }
    if not founded[state.ending]:
        assert state.ending is not None
        yield Problem(state.ending.rule, "ending_unfounded", "ending_unfounded")
    elif state.ending is None and alone:
        yield Problem("TR-2.4", "ending_unfounded", "alone", state.live[0])
    elif state.ending is None and limit:
        yield Problem("TR-2.7", "ending_unfounded", "limit_reached", count=state.limit)
    elif judged and (state.taker, state.tied) != _winners(state):
        yield Problem("TR-2.4", "bad_bank", "taker_unfounded")


def _openings(state: State) -> Iterator[Problem]:
    """TR-2.5: each opening sends one of the two out, and nothing else names another at that."""
    sent = Counter(frozenset(drop) for drop in state.out if drop.by is not None)
    if sent != Counter(map(frozenset, state.compared)):
        yield Problem("TR-2.5", "bad_setup", "openings_unfounded")


def _first_circle(state: State) -> Iterator[Problem]:
    """TR-2.2: nobody speaks again before everyone who is in has spoken."""
    silent = any(state.bets[seat] is None for seat in state.live)
    if state.to_act is not None and silent and state.bets[state.to_act] is not None:
        yield Problem("TR-2.2", "wrong_player", "first_circle", state.to_act)


def _all_at_the_limit(state: State) -> bool:
    """Whether more than two are left and all of them have bet the limit (TR-2.7)."""
    bets = {state.bets[seat] for seat in state.live}
    return len(state.live) > 2 and state.limit is not None and bets == {state.limit}


def _winners(state: State) -> tuple[int | None, tuple[int, ...]]:
    """Who takes the bank, or who are tied for it, as the hands have it; nobody before the end."""
    if state.ending is None:
        return None, ()
    if state.ending is Ending.FOLDED:
        return state.live[0], ()
    best = best_of({seat: score(state.hands[seat], state.joker) for seat in state.live})
    return (best[0], ()) if len(best) == 1 else (None, best)
