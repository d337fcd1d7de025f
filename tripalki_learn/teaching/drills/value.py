"""The value of a hand and its scoring suit."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.cards import Suit
from tripalki_learn.explain import Phrase
from tripalki_learn.games.tri_palki import count, scoring
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki.scoring import SUIT_STRENGTH, Hand
from tripalki_learn.teaching.drills.comparing import counted_points, small_cards
from tripalki_learn.teaching.drills.kind import Kind, Matter
from tripalki_learn.teaching.drills.pack import Pack, Unlucky, plain
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.drills.telling import count_said, points_text, said, settled, supposed
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views import SeatPicture, TablePicture

FEWEST = 4
"""So many answers are offered at least."""


class Value(Kind):
    """What is this hand worth, and in which suit?

    - TP-1.2 decides where all three cards are of one suit: what each counts is
      all there is to know.
    - TP-1.5 where two suits of the hand share the highest sum.
    - TP-1.3 where there are several suits and one sum is the highest.

    No triple and no 6–7–8: those are questions of TP-4. A second hand, which is not shown, makes
    the consequence.
    """

    name = "value"
    rules = ("TP-1.2", "TP-1.3", "TP-1.5")
    form = "choice"
    beliefs = frozenset(
        {
            *("add_all_three", "ace_is_one", "faces_11_12_13", "ten_equals_king"),
            *("first_of_equal_suits", "hearts_of_equal_suits", "suit_before_rank"),
        }
    )

    def drawn(self, pack: Pack, rule: str) -> Situation:
        if rule == "TP-1.2":
            hand = pack.of_suit(pack.chance.choice(list(Suit)))
        else:
            hand = pack.hand(lambda cards: _rule(cards) == rule)
        if not plain(hand):
            raise Unlucky
        return Situation((hand, pack.hand()), (0, 0))

    def rule(self, situation: Situation) -> str:
        return _rule(situation.hands[0])

    def difficulty(self, situation: Situation) -> float:
        hand = situation.hands[0]
        worth = scoring.score(hand)
        addends = small_cards(worth.scoring) if len(worth.scoring) > 1 else 0
        sums = _sums(hand)
        if len(sums) == 1:
            return (0.3, 0.8, 1.5, 2.4)[addends]
        if "TP-1.5" in worth.rules:
            tied = [card for card in hand if scoring.POINTS[card.rank] == worth.total]
            last = scoring.high_to_low(tuple(tied))[-1]
            by_rank = last.rank is not worth.scoring[0].rank
            # Where rank and suit point to different cards, one must know which comes first.
            against = by_rank and any(
                SUIT_STRENGTH[card.suit] > SUIT_STRENGTH[worth.scoring[0].suit] for card in tied
            )
            return 0.5 * by_rank + 1.2 * (not by_rank) + 1.1 * against + 0.9 * (len(tied) - 2)
        best, second = sorted(sums.values(), reverse=True)[:2]
        return max(0.0, 1.6 - (best - second) / 7) + 0.5 * addends + 0.4 * (len(sums) - 2)

    def answers(self, situation: Situation) -> tuple[str, ...]:
        worth = scoring.score(situation.hands[0])
        return (_answer(worth.total, worth.suit),)

    def prompt(self, situation: Situation) -> Phrase:
        return Phrase("drill.value.prompt")

    def picture(self, situation: Situation) -> TablePicture:
        return TablePicture((SeatPicture("A", situation.hands[0]),))

    def choices(self, situation: Situation, answers: Sequence[str]) -> tuple[Choice, ...]:
        """The answers and, if they are few, other sums of the same cards and their neighbours."""
        hand = situation.hands[0]
        sums = _sums(hand)
        worth = scoring.score(hand)
        best = worth.total or 0
        more = [(total, suit) for suit, total in sums.items()]
        more += [(best, suit) for suit in sums]
        more += [
            (best + step, worth.suit or suit) for step in (-1, 1, -2) for suit in [hand[0].suit]
        ]
        ids = dict.fromkeys(answers)
        for total, suit in more:
            if len(ids) < FEWEST:
                ids[_answer(total, suit)] = None
        return tuple(Choice(found, _label(found)) for found in sorted(ids, key=_place))

    def why(self, situation: Situation) -> tuple[Phrase, ...]:
        events = count(situation.hands[0], 0)
        return said(events, ev.CardsCounted, ev.SuitsSummed, ev.HandScored)

    def matter(self, situation: Situation) -> Matter:
        return Matter(scoring.score(situation.hands[0]).scoring)

    def reading(self, situation: Situation) -> dict[str, object]:
        return counted_points(situation.hands[:1])

    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        told = [count_said(seat, hand) for seat, hand in enumerate(situation.hands)]
        return (*supposed(situation.hands), *told, *settled(situation.revealed())[:1])


def _rule(hand: Hand) -> str:
    if len({card.suit for card in hand}) == 1:
        return "TP-1.2"
    return "TP-1.5" if "TP-1.5" in scoring.score(hand).rules else "TP-1.3"


def _sums(hand: Hand) -> dict[Suit, int]:
    sums: dict[Suit, int] = {}
    for card in hand:
        sums[card.suit] = sums.get(card.suit, 0) + scoring.POINTS[card.rank]
    return sums


def _answer(total: float | None, suit: Suit | None) -> str:
    """The id of an answer: ``21H``, or ``27`` for a sum of no suit."""
    return points_text(total) + (suit.value if suit else "")


def _parts(answer: str) -> tuple[str, Suit | None]:
    suit = Suit(answer[-1]) if answer[-1:].isalpha() else None
    return (answer[:-1] if suit else answer), suit


def _place(answer: str) -> tuple[str, str]:
    # By total and suit, so that its place never tells the right answer.
    total, suit = _parts(answer)
    return total.rjust(4), "" if suit is None else str(list(Suit).index(suit))


def _label(answer: str) -> Phrase:
    total, suit = _parts(answer)
    key = "drill.value.choice" if suit else "drill.value.choice.no_suit"
    return Phrase(key, {"total": total, "suit": suit})
