"""Rounds after which it is asked who plays next."""

from __future__ import annotations

from collections.abc import Mapping

from tripalki_learn.cards import Card, Suit
from tripalki_learn.engine import Seat
from tripalki_learn.games.tri_palki.actions import Action
from tripalki_learn.games.tri_palki.scoring import Hand
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.drills.tables import Maker, Table, refill, washed_before, washing


def _any_suit(pack: Pack) -> Suit:
    return pack.chance.choice(list(Suit))


def _about_to_wash(pack: Pack) -> tuple[Hand, Hand, Action]:
    return washing(pack, _any_suit(pack), pack.chance.random() < 0.25)


def _turns(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-2.5: the deal, or some turns without a washout."""
    return Table(pack, seats, dealer).quiet(pack.chance.choice((0, 0, 1, 2, 3))).situation()


def _beside_out(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-5.10: it would be the turn of somebody who is out."""
    seats = max(seats, 4)
    played = pack.chance.randrange(1, seats - 1)
    gone = {(dealer + played) % seats}
    if pack.chance.random() < 0.4:
        gone.add((dealer + played + 1) % seats)
    return Table(pack, seats, dealer, out=sorted(gone - {dealer})).quiet(played).situation()


def _at_the_deal(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-3.2: a washout at the deal, and perhaps the dealer's turn."""
    centre = pack.of_suit(_any_suit(pack))
    reserve = (*refill(pack, pack.chance.choice((0, 0, 1))), *pack.some(3))
    laid = Table(pack, seats, dealer, centre=centre, reserve=reserve)
    return laid.quiet(pack.chance.choice((0, 1, 1))).situation()


def _by_an_action(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-3.3: an action that washes the centre out, and perhaps the extra turn."""
    hand, centre, action = _about_to_wash(pack)
    reserve = (*refill(pack, pack.chance.choice((0, 0, 1, 1, 2))), *pack.some(3))
    laid = Table(pack, seats, dealer, {dealer: hand}, centre, reserve)
    return laid.play(action).quiet(pack.chance.choice((0, 1))).situation()


def _in_the_last_round(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-3.4: the dealer calls, and a final turn washes the centre out."""
    held = {dealer: pack.thirty_one()}
    hand, centre, action = _about_to_wash(pack)
    before = pack.chance.randrange(seats - 1)
    held[(dealer + 1 + before) % seats] = hand
    reserve = (*refill(pack, pack.chance.choice((0, 0, 1))), *pack.some(3))
    laid = Table(pack, seats, dealer, held, centre, reserve)
    return laid.call().passes(before).play(action).situation()


def _reserve_short(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-3.5: a washout, or the last of a chain, that the reserve cannot replace."""
    reserve: tuple[Card, ...] = ()
    if pack.chance.random() < 0.5:
        reserve = pack.of_suit(_any_suit(pack))
    whim = pack.chance.random()
    if whim < 0.25:
        return Table(pack, seats, dealer, None, pack.of_suit(_any_suit(pack)), reserve).situation()
    held = {dealer: pack.thirty_one()} if whim > 0.6 else {}
    hand, centre, action = _about_to_wash(pack)
    before = pack.chance.randrange(seats - 1)
    held[(dealer + before + len(held)) % seats] = hand
    laid = Table(pack, seats, dealer, held, centre, reserve)
    if len(held) > 1:
        laid.call()
    return laid.passes(before).play(action).situation()


def _washed_before(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-3.6: a washout at the deal, then another, for which a card or two are left."""
    return washed_before(pack, seats, dealer).situation()


def _after_a_call(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.2: the last round under way, or just over."""
    laid = Table(pack, seats, dealer, {dealer: pack.thirty_one()}).call()
    if pack.chance.random() < 0.5:
        return laid.to_the_last_final_turn().quiet().situation()
    return laid.quiet(pack.chance.choice((0, 0, *range(1, seats - 1)))).situation()


def _passes_after_a_call(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.5: passes before a call and after it, as many in a row as there are players."""
    before = pack.chance.randrange(1, seats - 1)
    laid = Table(pack, seats, dealer, {(dealer + before) % seats: pack.thirty_one()})
    return laid.passes(before).call().passes(seats - before - 1).situation()


MAKERS: Mapping[str, Maker] = {
    "TP-2.5": _turns,
    "TP-3.2": _at_the_deal,
    "TP-3.3": _by_an_action,
    "TP-3.4": _in_the_last_round,
    "TP-3.5": _reserve_short,
    "TP-3.6": _washed_before,
    "TP-4.2": _after_a_call,
    "TP-4.5": _passes_after_a_call,
    "TP-5.10": _beside_out,
}
"""By the rule that is to decide."""
