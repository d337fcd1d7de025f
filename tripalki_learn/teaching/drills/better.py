"""The better of two hands."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.explain import Phrase
from tripalki_learn.games.tri_palki import scoring
from tripalki_learn.games.tri_palki.scoring import Hand
from tripalki_learn.teaching.drills.comparing import (
    closeness,
    counted_points,
    small_cards,
    tie_difficulty,
)
from tripalki_learn.teaching.drills.kind import Kind, Matter
from tripalki_learn.teaching.drills.pack import Pack, plain
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.drills.telling import count_said, settled, tie_between
from tripalki_learn.teaching.question import Choice

EQUAL = "equal"
"""The answer that neither hand is better."""

COMPARING = frozenset(
    {
        *("add_all_three", "ace_is_one", "faces_11_12_13", "ten_equals_king"),
        *("equal_totals_draw", "ties_look_at_all_cards", "suit_before_rank"),
        *("first_of_equal_suits", "hearts_of_equal_suits"),
    }
)
"""The beliefs that can change the order of hands."""


def _of_equal_suits(hand: Hand) -> bool:
    return plain(hand) and "TP-1.5" in scoring.score(hand).rules


class Better(Kind):
    """Which of two hands is better?

    TP-1.4 decides where both have the same total: without it neither would be better. TP-1.3
    decides where the totals differ: they are all that is compared. Neither hand looks special.
    """

    name = "better"
    rules = ("TP-1.3", "TP-1.4")
    form = "seat"
    beliefs = COMPARING

    def drawn(self, pack: Pack, rule: str) -> Situation:
        # Now and then a hand two of whose suits share its sum.
        within = rule == "TP-1.4" and pack.chance.random() < 0.25
        first = pack.hand(_of_equal_suits if within else plain)
        total = scoring.score(first).total
        equal = rule == "TP-1.4"
        second = pack.worth(lambda other: (other == total) == equal)
        return Situation((first, second), (0, 0))

    def rule(self, situation: Situation) -> str:
        first, second = map(scoring.score, situation.hands)
        return "TP-1.4" if first.total == second.total else "TP-1.3"

    def difficulty(self, situation: Situation) -> float:
        first, second = map(scoring.score, situation.hands)
        if first.total == second.total:
            return tie_difficulty(first, second)
        assert first.total is not None and second.total is not None
        gap = abs(first.total - second.total)
        return closeness(gap) + 0.2 * small_cards(first.scoring + second.scoring)

    def answers(self, situation: Situation) -> tuple[str, ...]:
        first, second = map(scoring.score, situation.hands)
        if first.key == second.key:
            return (EQUAL,)
        return ("0" if scoring.compare(first, second).first_wins else "1",)

    def prompt(self, situation: Situation) -> Phrase:
        return Phrase("drill.better.prompt")

    def choices(self, situation: Situation, answers: Sequence[str]) -> tuple[Choice, ...]:
        return (Choice(EQUAL, Phrase("drill.better.choice.equal")),)

    def why(self, situation: Situation) -> tuple[Phrase, ...]:
        counted = [count_said(seat, hand) for seat, hand in enumerate(situation.hands)]
        worth = [scoring.score(hand) for hand in situation.hands]
        better = 0 if scoring.compare(*worth).first_wins else 1
        worse = 1 - better
        return (*counted, *tie_between(better, worse, worth[better], worth[worse]))

    def matter(self, situation: Situation) -> Matter:
        first, second = map(scoring.score, situation.hands)
        if first.total != second.total:
            return Matter(first.scoring + second.scoring)
        found = scoring.compare(first, second)
        return Matter((found.winner, found.loser))

    def reading(self, situation: Situation) -> dict[str, object]:
        return counted_points(situation.hands)

    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        return settled(situation.revealed())
