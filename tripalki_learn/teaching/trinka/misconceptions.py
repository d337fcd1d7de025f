"""Wrong beliefs about Trinka, modelled as small wrong rules."""

from __future__ import annotations

from tripalki_learn.cards import Suit
from tripalki_learn.engine import Seat
from tripalki_learn.games.trinka import Hand, State, scoring
from tripalki_learn.games.trinka.turns import losers
from tripalki_learn.teaching.misconceptions.belief import Misconception


def _all_together(cards: Hand) -> dict[Suit, Hand]:
    return {cards[0].suit: cards}


def _own_sum(cards: Hand) -> int:
    return scoring.points_of(cards)


def _any_pair(cards: Hand) -> int:
    return 22 if cards[0].rank.value == "A" else scoring.points_of(cards)


def _nobody_at_equal(challenger: Seat, challenged: Seat, result: str) -> tuple[Seat, ...]:
    return () if result == "equal" else losers(challenger, challenged, result)


def _never(state: State, seat: Seat) -> bool:
    return False


BELIEFS = (
    # Cards of all suits are added up.
    Misconception("adds_suits", "TR-1.2", {"scoring.suits_of": _all_together}, "trinka"),
    # Three aces beat three sixes.
    Misconception("aces_beat_sixes", "TR-1.3", {"scoring.SIXES_KEY": (0, 32)}, "trinka"),
    # Three of a rank count their sum: 7-7-7 is 21.
    Misconception("triples_add_up", "TR-1.4", {"scoring.triple_worth": _own_sum}, "trinka"),
    # Every pair counts its sum.
    Misconception("pairs_count", "TR-1.5", {"scoring.pair_worth": _any_pair}, "trinka"),
    # An equal secret comparison is a svara.
    Misconception("equal_is_svara", "TR-2.5", {"turns.losers": _nobody_at_equal}, "trinka"),
    # Hands may be opened and shown in the first circle.
    Misconception(
        "opens_in_first_circle", "TR-2.2", {"legality.in_first_circle": _never}, "trinka"
    ),
)
