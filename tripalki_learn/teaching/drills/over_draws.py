"""Rounds after whose last action it is asked whether they may be called or are over."""

from __future__ import annotations

from collections.abc import Mapping

from tripalki_learn.cards import Card, Rank, Suit
from tripalki_learn.engine import Seat
from tripalki_learn.games.tri_palki.actions import PASS, exchange
from tripalki_learn.games.tri_palki.scoring import Hand
from tripalki_learn.teaching.drills.pack import Pack, Unlucky
from tripalki_learn.teaching.drills.reveal import special_hand
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.drills.tables import Maker, Table, thirty, washed_before, washing


def _holding(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.1: a 31, or one point less, kept by passing or just made."""
    chance = pack.chance
    before = chance.randrange(seats)
    whose = (dealer + before) % seats
    hand = pack.thirty_one() if chance.random() < 0.6 else thirty(pack)
    if chance.random() < 0.5:
        return Table(pack, seats, dealer, {whose: hand}).quiet(before).play(PASS).situation()
    # The player holds two of the three; the third lies in the centre.
    taken = hand[2]
    (given,) = pack.hand(lambda cards: cards[0].suit is not taken.suit, size=1)
    others = pack.hand(lambda cards: cards[0].suit is not cards[1].suit, size=2)
    laid = Table(pack, seats, dealer, {whose: (*hand[:2], given)}, (taken, *others)).quiet(before)
    if taken not in laid.state.centre:
        raise Unlucky
    return laid.play(exchange(given, taken)).situation()


def _passing_with(pack: Pack, seats: int, dealer: Seat, hand: Hand) -> Situation:
    before = pack.chance.randrange(seats)
    laid = Table(pack, seats, dealer, {(dealer + before) % seats: hand})
    return laid.quiet(before).play(PASS).situation()


def _special(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.11: three sixes or a 6–7–8 of one suit."""
    return _passing_with(pack, seats, dealer, special_hand(pack))


def _aces(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.6: three aces."""
    return _passing_with(pack, seats, dealer, pack.of_rank(Rank.ACE))


def _row(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.4: everyone passes; or an exchange stands between the passes."""
    chance = pack.chance
    last = (dealer + seats - 1) % seats
    held = {last: pack.thirty_one()} if chance.random() < 0.4 else {}
    laid = Table(pack, seats, dealer, held)
    if chance.random() < 0.65:
        return laid.passes(seats).situation()
    before = chance.randrange(1, seats)
    laid.passes(before).quiet()
    return laid.passes(seats - before).situation()


def _last_turn(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.2: the last final turn, or one before it."""
    laid = Table(pack, seats, dealer, {dealer: pack.thirty_one()}).call()
    if pack.chance.random() < 0.7:
        laid.to_the_last_final_turn()
    return laid.quiet().situation()


def _second_call(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.3: another 31 in the last round."""
    after = pack.chance.randrange(1, seats - 1)
    held = {dealer: pack.thirty_one(), (dealer + after) % seats: pack.thirty_one()}
    return Table(pack, seats, dealer, held).call().quiet(after - 1).play(PASS).situation()


def _passes_after_a_call(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-4.5: passes before a call and after it, as many in a row as there are players."""
    before = pack.chance.randrange(1, seats - 1)
    laid = Table(pack, seats, dealer, {(dealer + before) % seats: pack.thirty_one()})
    return laid.passes(before).call().passes(seats - before - 1).situation()


def _reserve_short(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-3.5: an action washes the centre out, and the reserve is empty or of one suit."""
    chance = pack.chance
    suits = list(Suit)
    hand, centre, action = washing(pack, chance.choice(suits), chance.random() < 0.3)
    reserve: tuple[Card, ...] = ()
    if chance.random() < 0.5:
        reserve = pack.of_suit(chance.choice(suits))
    before = chance.randrange(seats)
    laid = Table(pack, seats, dealer, {(dealer + before) % seats: hand}, centre, reserve)
    return laid.passes(before).play(action).situation()


def _washed_before(pack: Pack, seats: int, dealer: Seat) -> Situation:
    """TP-3.6: a washout at the deal, then another, for which a card or two are left."""
    return washed_before(pack, seats, dealer).situation()


MAKERS: Mapping[str, Maker] = {
    "TP-3.5": _reserve_short,
    "TP-3.6": _washed_before,
    "TP-4.1": _holding,
    "TP-4.2": _last_turn,
    "TP-4.3": _second_call,
    "TP-4.4": _row,
    "TP-4.5": _passes_after_a_call,
    "TP-4.6": _aces,
    "TP-4.11": _special,
}
"""By the rule that is to decide."""
