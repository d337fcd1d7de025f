"""Ways to look at hands that several kinds of drill share."""

from __future__ import annotations

from collections.abc import Iterable

from tripalki_learn.games.tri_palki import scoring
from tripalki_learn.games.tri_palki.scoring import Hand, Score

ROUND = 10
"""What court cards and tens count: sums of them are easy."""


def counted_points(hands: Iterable[Hand]) -> dict[str, object]:
    """What each card adds to the total of its hand, by the rules in force."""
    found: dict[str, object] = {}
    for hand in hands:
        counting = scoring.score(hand).scoring
        for card in hand:
            found[card.code] = scoring.POINTS[card.rank] if card in counting else 0
    return found


def small_cards(cards: Hand) -> int:
    """How many of the cards do not count a round ten."""
    return sum(scoring.POINTS[card.rank] != ROUND for card in cards)


def closeness(gap: int) -> float:
    """How hard it is to tell two totals apart, from 0 to 1.6.

    >>> closeness(1), closeness(9)
    (1.6, 0.0)
    """
    return max(0.0, 1.8 - 0.2 * gap)


def tie_difficulty(first: Score, second: Score) -> float:
    """How hard it is to break a tie: at the first card, at a later one, or by the suit."""
    found = scoring.compare(first, second)
    winner, loser = (first, second) if found.first_wins else (second, first)
    hard = 1.4 if found.by == "suit" else 0.4 + 0.8 * winner.scoring.index(found.winner)
    # A better card that does not count tempts.
    return hard + 0.8 * (_spare(loser) > _spare(winner))


def _spare(worth: Score) -> tuple[int, ...]:
    """The points of the cards that do not count, from high to low."""
    spare = [scoring.POINTS[card.rank] for card in worth.cards if card not in worth.scoring]
    return tuple(sorted(spare, reverse=True))
