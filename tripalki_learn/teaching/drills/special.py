"""Whether a hand is special."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.cards import Rank, Suit
from tripalki_learn.explain import Phrase
from tripalki_learn.games.tri_palki import count, scoring
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki.scoring import Hand
from tripalki_learn.games.tri_palki.scoring import Kind as HandKind
from tripalki_learn.teaching.drills.comparing import counted_points
from tripalki_learn.teaching.drills.kind import Kind, Matter
from tripalki_learn.teaching.drills.pack import SAFE_RUN, Pack, Unlucky
from tripalki_learn.teaching.drills.reveal import SPECIALS, mixed_run
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.drills.telling import count_said, points_text, said, settled, supposed
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views import SeatPicture, TablePicture

SAFE, ACES = "safe", "aces"

_COURT = (Rank.KING, Rank.QUEEN, Rank.JACK)


class Special(Kind):
    """Is this hand special?

    Each of the rules decides about the hands that it names and about those that nearly are what it
    names, which are ordinary:

    - TP-4.7: three sixes; two sixes and another card.
    - TP-4.8: 6–7–8 of one suit; 6–7–8 of mixed suits; two of the three and a nine
      of one suit.
    - TP-4.9: three aces; two aces and another card.
    - TP-4.10: three of any other rank.

    Two more hands, which are not shown, make the consequence.
    """

    name = "special"
    rules = ("TP-4.7", "TP-4.8", "TP-4.9", "TP-4.10")
    form = "choice"
    beliefs = SPECIALS | {"add_all_three", "ace_is_one", "faces_11_12_13"}

    def drawn(self, pack: Pack, rule: str) -> Situation:
        hand = _drawn(pack, rule)
        return Situation((hand, pack.hand(), pack.hand()), (0, 0, 0))

    def rule(self, situation: Situation) -> str:
        hand = situation.hands[0]
        ranks = [card.rank for card in hand]
        for rank, rule in ((Rank.SIX, "TP-4.7"), (Rank.ACE, "TP-4.9")):
            if ranks.count(rank) > 1:
                return rule
        if len(set(ranks)) == 1:
            return "TP-4.10"
        one_suit = len({card.suit for card in hand}) == 1
        near = len(SAFE_RUN & set(ranks)) == 2 and Rank.NINE in ranks and one_suit
        return "TP-4.8" if set(ranks) == SAFE_RUN or near else "TP-1.3"

    def difficulty(self, situation: Situation) -> float:
        hand = situation.hands[0]
        ranks = [card.rank for card in hand]
        suits = len({card.suit for card in hand})
        rule = self.rule(situation)
        if rule == "TP-4.8":
            if set(ranks) != SAFE_RUN:
                return 1.6
            return {1: 0.5, 2: 2.3, 3: 1.3}[suits]
        if rule == "TP-4.10":
            return 0.5 if ranks[0] in _COURT else 1.5 if ranks[0] in _TENS else 2.3
        if len(set(ranks)) == 1:
            return 0.5
        # Two of the three: the harder, the more the third looks like belonging to them.
        third = next(rank for rank in ranks if ranks.count(rank) == 1)
        near = SAFE_RUN if rule == "TP-4.7" else {Rank.KING, Rank.SIX}
        return 2.3 if third in near else 1.5

    def answers(self, situation: Situation) -> tuple[str, ...]:
        worth = scoring.score(situation.hands[0])
        if worth.kind is HandKind.THREE_ACES:
            return (ACES,)
        return (SAFE if worth.special else points_text(worth.total),)

    def prompt(self, situation: Situation) -> Phrase:
        return Phrase("drill.special.prompt")

    def picture(self, situation: Situation) -> TablePicture:
        return TablePicture((SeatPicture("A", situation.hands[0]),))

    def choices(self, situation: Situation, answers: Sequence[str]) -> tuple[Choice, ...]:
        """Safe, three aces, or ordinary: what it is worth, and what others may think it is."""
        hand = situation.hands[0]
        points = [scoring.POINTS[card.rank] for card in hand]
        by_suit = [
            sum(scoring.POINTS[card.rank] for card in hand if card.suit is suit) for suit in Suit
        ]
        totals = {*map(str, (max(by_suit), sum(points))), *answers} - {SAFE, ACES}
        special = [Choice(name, Phrase(f"drill.special.choice.{name}")) for name in (SAFE, ACES)]
        plain = [
            Choice(total, Phrase("drill.special.choice.ordinary", {"total": total}))
            for total in sorted(totals, key=lambda text: text.rjust(4))
        ]
        return (*special, *plain)

    def why(self, situation: Situation) -> tuple[Phrase, ...]:
        """What it is worth, and before that why it is not what it nearly is."""
        hand = situation.hands[0]
        worth = said(count(hand), ev.HandScored)
        rule = self.rule(situation)
        if scoring.score(hand).special or rule not in _NEARLY:
            return worth
        key = _NEARLY[rule]
        if rule == "TP-4.8" and {card.rank for card in hand} != SAFE_RUN:
            key = "other_run"
        return (Phrase(f"drill.special.nearly.{key}", rule=rule), *worth)

    def matter(self, situation: Situation) -> Matter:
        return Matter(situation.hands[0])

    def reading(self, situation: Situation) -> dict[str, object]:
        return counted_points(situation.hands[:1])

    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        worth = count_said(0, situation.hands[0])
        return (*supposed(situation.hands), worth, *settled(situation.revealed())[:2])


_NEARLY = {"TP-4.7": "two_sixes", "TP-4.8": "mixed_run", "TP-4.9": "two_aces"}
"""By the rule that decides, what an ordinary hand nearly is."""

_TENS = (Rank.TEN, Rank.NINE)


def _drawn(pack: Pack, rule: str) -> Hand:
    chance = pack.chance
    exact = chance.random() < 0.35
    if rule == "TP-4.10":
        return pack.of_rank(chance.choice([r for r in scoring.POINTS if r not in _OTHERS]))
    if rule == "TP-4.8":
        if exact:
            return pack.safe_run()
        if chance.random() < 0.75:
            return mixed_run(pack)
        suit = chance.choice(list(Suit))
        ranks = [Rank.NINE, *chance.sample(sorted(SAFE_RUN, key=list(Rank).index), 2)]
        return pack.take([card for card in pack.left if card.suit is suit and card.rank in ranks])
    rank = Rank.SIX if rule == "TP-4.7" else Rank.ACE
    if exact:
        return pack.of_rank(rank)
    third = chance.choice([card for card in pack.left if card.rank is not rank])
    hand = [*pack.of_rank(rank, 2), *pack.take([third])]
    if len(hand) != 3:
        raise Unlucky
    return tuple(chance.sample(hand, 3))


_OTHERS = (Rank.SIX, Rank.ACE)
