"""Rounds in which somebody tries something, and it is asked whether that is legal."""

from __future__ import annotations

from collections.abc import Mapping

from tripalki_learn.cards import Suit
from tripalki_learn.engine import Seat
from tripalki_learn.games.tri_palki.actions import (
    ALL,
    PASS,
    PASS_AND_CALL,
    Exchange,
    Unknown,
    exchange,
)
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.drills.reveal import special_hand
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.drills.tables import Maker, Table, refill, thirty, washing

DRAWING = Unknown("draw")
"""What some would like to do: draw a card from the reserve."""


def _pass_by_somebody(table: Table) -> Situation:
    """Who is to act passes, or the player to the left or to the right does."""
    step = table.chance.choice((0, 0, 1, 1, -1))
    return table.situation(((table.player + step) % len(table.state.hands), PASS))


def _whose_turn(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-2.5: a pass in turn or out of turn."""
    return _pass_by_somebody(Table(pack, seats, dealer).quiet(pack.chance.choice((0, 0, 1, 2, 3))))


def _one_or_other(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-2.6: an exchange of one card or of all; one card for two; a card from the reserve."""
    chance = pack.chance
    laid = Table(pack, seats, dealer).quiet(chance.choice((0, 0, 1, 2, 3)))
    one_for_two = Exchange((chance.choice(laid.hand),), tuple(chance.sample(laid.state.centre, 2)))
    one_for_one = exchange(chance.choice(laid.hand), chance.choice(laid.state.centre))
    action = chance.choice((one_for_one, ALL, DRAWING, one_for_two))
    return laid.situation((laid.player, action))


def _two(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-2.7: two cards for two."""
    chance = pack.chance
    laid = Table(pack, seats, dealer).quiet(chance.choice((0, 0, 1, 2, 3)))
    give, take = chance.sample(laid.hand, 2), chance.sample(laid.state.centre, 2)
    return laid.situation((laid.player, Exchange(tuple(give), tuple(take))))


def _after_a_washout(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-3.3: a pass by who caused a washout, or by somebody else."""
    chance = pack.chance
    hand, centre, action = washing(pack, chance.choice(list(Suit)), chance.random() < 0.25)
    reserve = (*refill(pack, chance.choice((0, 0, 1))), *pack.some(3))
    before = chance.choice((0, 0, 1, 2))
    laid = Table(pack, seats, dealer, {(dealer + before) % seats: hand}, centre, reserve)
    return _pass_by_somebody(laid.passes(before).play(action))


def _call(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.1: a call, or none, with 31, with 30 or with less, kept or about to be made."""
    chance = pack.chance
    whim = chance.random()
    hand = pack.thirty_one() if whim < 0.5 else thirty(pack) if whim < 0.85 else pack.hand()
    before = chance.randrange(seats)
    whose = (dealer + before) % seats
    if chance.random() < 0.6:
        laid = Table(pack, seats, dealer, {whose: hand}).quiet(before)
        calls = whim > 0.25  # or passes with a 31, and does not call
        return laid.situation((laid.player, PASS_AND_CALL if calls else PASS))
    taken = hand[2]
    (given,) = pack.hand(lambda cards: cards[0].suit is not taken.suit, size=1)
    others = pack.hand(lambda cards: cards[0].suit is not cards[1].suit, size=2)
    laid = Table(pack, seats, dealer, {whose: (*hand[:2], given)}, (taken, *others))
    laid.passes(before)
    return laid.situation((laid.player, exchange(given, taken, True)))


def _in_the_last_round(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.2: a pass in the last round, in turn or out of turn, or after it by the caller."""
    laid = Table(pack, seats, dealer, {dealer: pack.thirty_one()}).call()
    if pack.chance.random() < 0.4:
        return laid.to_the_last_final_turn().quiet().situation((dealer, PASS))
    return _pass_by_somebody(laid.quiet(pack.chance.randrange(seats - 1)))


def _second_call(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.3: a second call."""
    after = pack.chance.randrange(1, seats)
    held = {dealer: pack.thirty_one(), (dealer + after) % seats: pack.thirty_one()}
    laid = Table(pack, seats, dealer, held).call().quiet(after - 1)
    return laid.situation((laid.player, PASS_AND_CALL))


def _last_pass(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.4: a call with the pass that ends the round."""
    last = (dealer + seats - 1) % seats
    laid = Table(pack, seats, dealer, {last: pack.thirty_one()}).passes(seats - 1)
    return laid.situation((laid.player, PASS_AND_CALL))


def _special_call(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.11: a call with a special hand."""
    before = pack.chance.randrange(seats)
    laid = Table(pack, seats, dealer, {(dealer + before) % seats: special_hand(pack)})
    laid.quiet(before)
    return laid.situation((laid.player, PASS_AND_CALL))


MAKERS: Mapping[str, Maker] = {
    "TP-2.5": _whose_turn,
    "TP-2.6": _one_or_other,
    "TP-2.7": _two,
    "TP-3.3": _after_a_washout,
    "TP-4.1": _call,
    "TP-4.2": _in_the_last_round,
    "TP-4.3": _second_call,
    "TP-4.4": _last_pass,
    "TP-4.11": _special_call,
}
"""By the rule that is to decide."""
