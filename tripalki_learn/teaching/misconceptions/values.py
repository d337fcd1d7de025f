"""Beliefs about what a hand is worth (TP-1.2, TP-1.3, TP-1.5)."""

from __future__ import annotations

from tripalki_learn.cards import Rank
from tripalki_learn.games.tri_palki import Hand, scoring
from tripalki_learn.games.tri_palki.scoring import MAXIMUM, POINTS, SUIT_STRENGTH, high_to_low
from tripalki_learn.teaching.misconceptions.belief import Misconception
from tripalki_learn.teaching.misconceptions.listing import allowed


def _all_three(cards: Hand) -> list[Hand]:
    return [high_to_low(cards)]


def _comes_to_31(cards: Hand) -> bool:
    return scoring.score(cards).total == MAXIMUM


def _first_lying(suits: list[Hand], cards: Hand) -> Hand:
    return min(suits, key=lambda suit: min(map(cards.index, suit)))


def _higher_suit(suits: list[Hand], cards: Hand) -> Hand:
    return max(suits, key=lambda suit: SUIT_STRENGTH[suit[0].suit])


BELIEFS = (
    # All three cards are added up, of whatever suits; so a 31 need not be of one suit either.
    Misconception(
        "add_all_three",
        "TP-1.3",
        {
            "scoring.added_together": _all_three,
            "scoring.is_31": _comes_to_31,
            "legality.legal_actions": allowed,
        },
    ),
    # An ace counts 1.
    Misconception("ace_is_one", "TP-1.2", {"scoring.POINTS": {**POINTS, Rank.ACE: 1}}),
    # J Q K count 11 12 13.
    Misconception(
        "faces_11_12_13",
        "TP-1.2",
        {"scoring.POINTS": {**POINTS, Rank.JACK: 11, Rank.QUEEN: 12, Rank.KING: 13}},
    ),
    # Of two suits with the same sum the one counts whose card lies first.
    Misconception("first_of_equal_suits", "TP-1.5", {"scoring.better_suit": _first_lying}),
    # Of two suits with the same sum the higher suit counts, hearts before all, whatever the ranks.
    Misconception("hearts_of_equal_suits", "TP-1.5", {"scoring.better_suit": _higher_suit}),
)
