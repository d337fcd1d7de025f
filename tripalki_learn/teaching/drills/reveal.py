"""Hands that are shown at the end of a round: what the drills on TP-5 draw and look at."""

from __future__ import annotations

from tripalki_learn.cards import Rank, Suit
from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.tri_palki import scoring, settlement
from tripalki_learn.games.tri_palki.scoring import Hand, Kind, Score
from tripalki_learn.games.tri_palki.state import Settlement
from tripalki_learn.teaching.drills.comparing import counted_points
from tripalki_learn.teaching.drills.pack import SAFE_RUN, Pack, Unlucky
from tripalki_learn.teaching.drills.situation import Situation

VALUES = frozenset(
    {
        *("add_all_three", "ace_is_one", "faces_11_12_13", "ten_equals_king"),
        *("ties_look_at_all_cards", "suit_before_rank"),
    }
)
"""The beliefs about values that can change who is lowest or highest."""

SPECIALS = frozenset(
    {"triples_are_thirty_and_half", "triples_are_safe", "sixes_score_18", "mixed_678_safe"}
)
"""The beliefs about which hands are special."""


def any_hand(pack: Pack) -> Hand:
    """An ordinary hand; now and then a triple, or a 6–7–8 of mixed suits."""
    whim = pack.chance.random()
    if whim < 0.1:
        ranks = [rank for rank in scoring.POINTS if rank not in (Rank.ACE, Rank.SIX)]
        return pack.of_rank(pack.chance.choice(ranks))
    if whim < 0.2:
        return mixed_run(pack)
    return pack.hand()


def mixed_run(pack: Pack) -> Hand:
    """6–7–8, not all of one suit. Raises `Unlucky` if none is left."""
    run = [pack.of_rank(rank, 1)[0] for rank in sorted(SAFE_RUN, key=list(Rank).index)]
    if len({card.suit for card in run}) == 1:
        raise Unlucky
    return tuple(pack.chance.sample(run, 3))


def special_hand(pack: Pack) -> Hand:
    """Three sixes or a 6–7–8 of one suit. Raises `Unlucky` if there are none."""
    if pack.chance.random() < 0.4 and sum(card.rank is Rank.SIX for card in pack.left) > 2:
        return pack.of_rank(Rank.SIX)
    whole = [suit for suit in Suit if _has_run(pack, suit)]
    if not whole:
        raise Unlucky
    return pack.safe_run(pack.chance.choice(whole))


def _has_run(pack: Pack, suit: Suit) -> bool:
    return sum(card.suit is suit and card.rank in SAFE_RUN for card in pack.left) == len(SAFE_RUN)


def seated(pack: Pack, hands: list[Hand], sticks: list[int], dealer: Seat) -> Situation:
    """The hands at seats that chance picks, each with its sticks."""
    places = list(zip(hands, sticks, strict=True))
    pack.chance.shuffle(places)
    return Situation(tuple(h for h, _ in places), tuple(s for _, s in places), dealer)


def scores(situation: Situation) -> dict[Seat, Score]:
    """The score of every hand, by seat."""
    return {s: scoring.score(hand) for s, hand in enumerate(situation.hands) if hand}


def ordinary(situation: Situation) -> list[tuple[Seat, Score]]:
    """Seats and scores of the ordinary hands, the best first."""
    held = [(seat, worth) for seat, worth in scores(situation).items() if not worth.special]
    return sorted(held, key=lambda pair: pair[1].key or (), reverse=True)


def shows_aces(situation: Situation) -> bool:
    """Whether somebody shows three aces."""
    return any(worth.kind is Kind.THREE_ACES for worth in scores(situation).values())


def events_of(situation: Situation) -> tuple[Event, ...]:
    """The reveal and the settlement, by the rules in force."""
    return settlement.settle(situation.revealed()).events


def outcome_of(situation: Situation) -> Settlement:
    """What the hands come to, by the rules in force."""
    result = settlement.settle(situation.revealed()).state.settlement
    assert result is not None  # it has just been settled
    return result


def by_seat(situation: Situation, concerned: tuple[Seat, ...]) -> dict[str, object]:
    """Who is concerned; and of those who are, what each card counts.

    So where a belief picks another seat, the seats differ, and the cards of the seat that it picks.
    """
    marks: dict[str, object] = {
        str(seat): seat in concerned for seat, hand in enumerate(situation.hands) if hand
    }
    marks.update(counted_points(situation.hands[seat] for seat in concerned))
    return marks
