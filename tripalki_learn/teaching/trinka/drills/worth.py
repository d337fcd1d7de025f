"""What is a hand of Trinka worth?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tripalki_learn.cards import PACK_36, Rank
from tripalki_learn.explain import Phrase, event_phrase
from tripalki_learn.games.trinka import Hand, counting, scoring
from tripalki_learn.games.trinka import Kind as HandKind
from tripalki_learn.games.trinka.scoring import JOKER
from tripalki_learn.teaching.drills.kind import Kind, Matter
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views.trinka import SeatPicture, TablePicture

SIXES = "sixes"
"""The answer that no number says (TR-1.3)."""

FEWEST = 4
"""So many answers are offered at least."""


@dataclass(frozen=True, slots=True)
class Held:
    """A hand, and whether the table plays with the joker."""

    hand: Hand
    joker: bool


class Worth(Kind):
    """What is this hand worth?

    TR-1.7 decides where the joker counts as another card; TR-1.3 at three aces or sixes, TR-1.4 at
    another triple, TR-1.6 at a trinka; TR-1.5 where the hand has a pair, of aces or not; else the
    sum within one suit, TR-1.2.
    """

    name = "worth"
    rules = ("TR-1.2", "TR-1.3", "TR-1.4", "TR-1.5", "TR-1.6", "TR-1.7")
    form = "choice"
    beliefs = frozenset({"adds_suits", "triples_add_up", "pairs_count"})

    def drawn(self, pack: Pack, rule: str) -> Any:
        chance = pack.chance
        if rule in ("TR-1.3", "TR-1.4"):
            special = (Rank.ACE, Rank.SIX)
            ranks = [r for r in scoring.POINTS if (r in special) == (rule == "TR-1.3")]
            hand = pack.of_rank(chance.choice(ranks))
        elif rule == "TR-1.6":
            hand = pack.of_suit(chance.choice(PACK_36).suit)
        elif rule == "TR-1.7":
            hand = (*pack.take([JOKER]), *pack.some(2))
        else:
            hand = pack.some(3)
        cards = list(hand)
        chance.shuffle(cards)
        return Held(tuple(cards), rule == "TR-1.7" or chance.random() < 0.4)

    def rule(self, situation: Any) -> str:
        worth = scoring.score(situation.hand, situation.joker)
        if worth.rules[-1] in ("TR-1.3", "TR-1.4", "TR-1.6", "TR-1.7"):
            return worth.rules[-1]
        ranks = {card.rank for card in situation.hand}
        return "TR-1.5" if len(ranks) == 2 else "TR-1.2"

    def difficulty(self, situation: Any) -> float:
        worth = scoring.score(situation.hand, situation.joker)
        small = sum(scoring.POINTS[card.rank] < 10 for card in situation.hand)
        if worth.joker:
            return 0.4 + 0.85 * (small - 1)  # the joker is a small card too
        aces = worth.kind is HandKind.THREE_ACES
        return float(0.55 * small + 0.6 * situation.joker + 0.8 * aces)

    def answers(self, situation: Any) -> tuple[str, ...]:
        value = scoring.score(situation.hand, situation.joker).value
        return (SIXES if value is None else str(value),)

    def prompt(self, situation: Any) -> Phrase:
        key = "drill.worth.prompt.joker" if situation.joker else "drill.worth.prompt"
        return Phrase(key, {"card": JOKER})

    def picture(self, situation: Any) -> TablePicture:
        return TablePicture((SeatPicture("A", situation.hand),), None, 1, None, situation.joker)

    def choices(self, situation: Any, answers: Sequence[str]) -> tuple[Choice, ...]:
        points = [scoring.POINTS[card.rank] for card in situation.hand]
        sums = [points[0] + points[1], points[1] + points[2], points[0] + points[2], *points]
        ids = dict.fromkeys(answers)
        for value in (sum(points), 30, 22, *sums):
            if len(ids) < FEWEST + (SIXES in ids):
                ids[str(value)] = None
        return tuple(Choice(each, _label(each)) for each in sorted(ids, key=_place))

    def why(self, situation: Any) -> tuple[Phrase, ...]:
        events = counting.count(situation.hand, joker=situation.joker)
        return tuple(event_phrase(event, ()) for event in events)

    def matter(self, situation: Any) -> Matter:
        return Matter(scoring.score(situation.hand, situation.joker).scoring)

    def reading(self, situation: Any) -> dict[str, object]:
        worth = scoring.score(situation.hand, situation.joker)
        return {card.code: card in worth.scoring for card in situation.hand}

    def outcome(self, situation: Any, answer: str) -> tuple[Phrase, ...]:
        return (Phrase("drill.worth.outcome", {"answer": _label(answer)}),)


def _place(answer: str) -> int:
    return 100 if answer == SIXES else int(answer)


def _label(answer: str) -> Phrase:
    if answer == SIXES:
        return Phrase("drill.worth.choice.sixes")
    return Phrase("drill.worth.choice", {"points": answer})
