"""Beliefs about sticks, eliminations and the next dealer (TP-5).

Events tell truly what happens under a belief; a reason that they name may be that of the rules.
"""

from __future__ import annotations

from tripalki_learn.engine import Event, Seat, clockwise
from tripalki_learn.games.tri_palki import Kind, State
from tripalki_learn.games.tri_palki import settlement as rules
from tripalki_learn.games.tri_palki.events import LowestFound, NextDealer
from tripalki_learn.games.tri_palki.scoring import high_to_low, points_of, tie_key
from tripalki_learn.games.tri_palki.settlement import (
    STICKS,
    Penalties,
    Scores,
    deal_earner,
    lowest_pays,
    nobody_pays,
)
from tripalki_learn.teaching.misconceptions.belief import Misconception

Dealing = tuple[Seat, list[Event]]


def _with_aces(scores: Scores) -> tuple[Seat, ...]:
    return tuple(seat for seat, hand in scores.items() if hand.kind is Kind.THREE_ACES)


def _lowest_under_aces(scores: Scores, ordinary: list[Seat], aces: tuple[Seat, ...]) -> Penalties:
    return rules.lowest_pays(scores, ordinary)


def _all_others_pay(scores: Scores, ordinary: list[Seat], aces: tuple[Seat, ...]) -> Penalties:
    return tuple(seat for seat in scores if seat not in aces), "TP-5.2", []


def _safe_pay_under_aces(scores: Scores) -> Penalties:
    aces = _with_aces(scores)
    return _all_others_pay(scores, [], aces) if aces else nobody_pays(scores)


def _lone_does_not_pay(scores: Scores, ordinary: list[Seat]) -> Penalties:
    return ((), "TP-5.3", []) if len(ordinary) == 1 else lowest_pays(scores, ordinary)


def _lowest_special_pays(scores: Scores) -> Penalties:
    held = {seat: high_to_low(hand.cards) for seat, hand in scores.items()}
    worth = {seat: (points_of(cards), tie_key(cards)) for seat, cards in held.items()}
    lowest = min(worth, key=worth.__getitem__)
    return (lowest,), "TP-5.4", [LowestFound("TP-5.4", lowest, worth[lowest][0], False)]


def _with_the_third(held: int) -> bool:
    return held + 1 >= STICKS


def _left_of_old_dealer(
    state: State, scores: Scores, ordinary: list[Seat], out: tuple[Seat, ...]
) -> Dealing:
    around = clockwise(len(state.players), state.dealer)
    dealer = next(seat for seat in around if seat not in out)
    return dealer, [NextDealer("TP-5.7", dealer, None, None)]


def _loser(scores: Scores, ordinary: list[Seat]) -> Seat | None:
    return ordinary[-1] if ordinary else None


def _aces_first(scores: Scores, ordinary: list[Seat]) -> Seat | None:
    return next(iter(_with_aces(scores)), deal_earner(scores, ordinary))


def _old_dealer(state: State, best: Seat) -> Seat:
    return state.dealer


BELIEFS = (
    # Under three aces too only the lowest ordinary hand takes a stick.
    Misconception(
        "aces_only_lowest_loses", "TP-5.2", {"settlement.ordinary_pay": _lowest_under_aces}
    ),
    # Three aces give every other hand a stick, safe ones too.
    Misconception(
        "aces_hit_safe_hands",
        "TP-5.2",
        {
            "settlement.ordinary_pay": _all_others_pay,
            "settlement.nobody_pays": _safe_pay_under_aces,
        },
    ),
    # The only ordinary hand is the lowest of none, so it is safe.
    Misconception("lone_hand_safe", "TP-5.3", {"settlement.lowest_pays": _lone_does_not_pay}),
    # When all are special the lowest by points takes a stick.
    Misconception(
        "somebody_always_loses", "TP-5.4", {"settlement.nobody_pays": _lowest_special_pays}
    ),
    # Whoever takes the third stick is out.
    Misconception("third_stick_eliminates", "TP-5.5", {"settlement.eliminates": _with_the_third}),
    # The deal goes to the next player still in, clockwise from the dealer.
    Misconception(
        "deal_moves_clockwise", "TP-5.7", {"settlement.next_dealer": _left_of_old_dealer}
    ),
    # The lowest ordinary hand deals.
    Misconception("loser_deals", "TP-5.7", {"settlement.deal_earner": _loser}),
    # Three aces, if shown, earn the deal.
    Misconception("aces_earn_deal", "TP-5.7", {"settlement.deal_earner": _aces_first}),
    # The neighbour of an eliminated best hand is counted from the dealer of the round.
    Misconception(
        "neighbour_of_old_dealer",
        "TP-5.9",
        {"settlement.neighbour_of": _old_dealer},
    ),
)
