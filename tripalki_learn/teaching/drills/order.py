"""Four hands in order."""

from __future__ import annotations

from itertools import pairwise, permutations

from tripalki_learn.engine import Seat
from tripalki_learn.explain import Phrase
from tripalki_learn.games.tri_palki import scoring
from tripalki_learn.games.tri_palki.scoring import Score
from tripalki_learn.teaching.drills.better import COMPARING
from tripalki_learn.teaching.drills.comparing import counted_points, tie_difficulty
from tripalki_learn.teaching.drills.kind import Kind, Matter
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.drills.telling import count_said, settled, tie_between


class Order(Kind):
    """Put four hands in order, the best first.

    TP-1.4 decides where at least two have the same total: without it several orders would be right.
    TP-1.3 decides where all totals differ. No hand looks special.
    """

    name = "order"
    rules = ("TP-1.3", "TP-1.4")
    form = "order"
    beliefs = COMPARING - {"equal_totals_draw"}

    def drawn(self, pack: Pack, rule: str) -> Situation:
        hands = [pack.hand() for _ in range(3)]
        total = scoring.score(hands[0]).total
        hands.append(pack.worth(total.__eq__) if rule == "TP-1.4" else pack.hand())
        return Situation(tuple(pack.chance.sample(hands, 4)), (0,) * 4)

    def rule(self, situation: Situation) -> str:
        totals = {scoring.score(hand).total for hand in situation.hands}
        return "TP-1.3" if len(totals) == len(situation.hands) else "TP-1.4"

    def difficulty(self, situation: Situation) -> float:
        ties, gaps = [], []
        for (_, one), (_, other) in pairwise(_ranked(situation)):
            assert one.total is not None and other.total is not None
            if one.total == other.total:
                ties.append(tie_difficulty(one, other))
            else:
                gaps.append(one.total - other.total)
        if ties:
            return max(ties) + 0.9 * (len(ties) - 1)
        least = min(gaps)
        return max(0.4, 2.2 - 0.7 * least) + 0.5 * (gaps.count(least) - 1)

    def answers(self, situation: Situation) -> tuple[str, ...]:
        """All orders in which no hand stands before a better one; one, if the hands differ."""
        keys = [scoring.score(hand).key for hand in situation.hands]
        if None in keys:
            return ()
        return tuple(
            ",".join(map(str, order))
            for order in permutations(range(len(keys)))
            if all(keys[one] >= keys[other] for one, other in pairwise(order))  # type: ignore[operator]
        )

    def prompt(self, situation: Situation) -> Phrase:
        return Phrase("drill.order.prompt")

    def why(self, situation: Situation) -> tuple[Phrase, ...]:
        ranked = _ranked(situation)
        counted = [count_said(seat, worth.cards) for seat, worth in ranked]
        ties = [
            phrase
            for (better, one), (worse, other) in pairwise(ranked)
            for phrase in tie_between(better, worse, one, other)
        ]
        return (*counted, *ties)

    def matter(self, situation: Situation) -> Matter:
        ranked = _ranked(situation)
        decided = [
            (found.winner, found.loser)
            for (_, one), (_, other) in pairwise(ranked)
            if one.total == other.total
            for found in [scoring.compare(one, other)]
        ]
        if decided:
            return Matter(tuple(dict.fromkeys(card for pair in decided for card in pair)))
        return Matter(tuple(card for _, worth in ranked for card in worth.scoring))

    def reading(self, situation: Situation) -> dict[str, object]:
        return counted_points(situation.hands)

    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        return settled(situation.revealed())


def _ranked(situation: Situation) -> list[tuple[Seat, Score]]:
    """Seats and scores, the best hand first."""
    worth = [(seat, scoring.score(hand)) for seat, hand in enumerate(situation.hands)]
    return sorted(worth, key=lambda pair: pair[1].key or (), reverse=True)
