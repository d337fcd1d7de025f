"""A shuffled pack to draw situations from."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from tripalki_learn.cards import PACK_36, Card, Rank, Suit
from tripalki_learn.games.tri_palki import Hand, scoring

SAFE_RUN = frozenset({Rank.SIX, Rank.SEVEN, Rank.EIGHT})

TRIES = 200
"""How often three cards are drawn before a wish is given up."""


class Unlucky(Exception):
    """The cards that are left do not hold what was wished for: draw the situation anew."""


def looks_special(hand: Iterable[Card]) -> bool:
    """Three of one rank, or 6–7–8 of whatever suits: what belongs to the rules of TP-4.

    >>> from tripalki_learn.cards import parse_hand
    >>> looks_special(parse_hand("6H 7H 8C")), looks_special(parse_hand("6H 7H 9H"))
    (True, False)
    """
    ranks = {card.rank for card in hand}
    return len(ranks) == 1 or ranks == SAFE_RUN


def plain(hand: Hand) -> bool:
    """A hand that nobody takes for a special one."""
    return not looks_special(hand)


class Pack:
    """The pack of 36, shuffled by ``chance``; what is drawn from it is gone."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.left = list(PACK_36)
        chance.shuffle(self.left)

    def take(self, cards: Iterable[Card]) -> Hand:
        """These cards, in this order. Raises `Unlucky` if one is gone."""
        taken = tuple(cards)
        for card in taken:
            if card not in self.left:
                raise Unlucky
            self.left.remove(card)
        return taken

    def some(self, count: int) -> Hand:
        """The next ``count`` cards."""
        taken, self.left = tuple(self.left[:count]), self.left[count:]
        return taken

    def worth(self, fits: Callable[[int], bool]) -> Hand:
        """A plain hand whose total fits. Raises `Unlucky` if none is found."""
        return self.hand(lambda cards: plain(cards) and fits(scoring.score(cards).total or 0))

    def hand(self, fits: Callable[[Hand], bool] = plain, size: int = 3) -> Hand:
        """A hand that fits. Raises `Unlucky` if none is found."""
        for _ in range(TRIES):
            hand = tuple(self.chance.sample(self.left, size))
            if fits(hand):
                return self.take(hand)
        raise Unlucky

    def of_suit(self, suit: Suit, count: int = 3) -> Hand:
        """Cards of one suit. Raises `Unlucky` if there are too few."""
        held = [card for card in self.left if card.suit is suit]
        return self.take(self._sample(held, count))

    def of_rank(self, rank: Rank, count: int = 3) -> Hand:
        """Cards of one rank. Raises `Unlucky` if there are too few."""
        held = [card for card in self.left if card.rank is rank]
        return self.take(self._sample(held, count))

    def safe_run(self, suit: Suit | None = None) -> Hand:
        """6–7–8 of one suit. Raises `Unlucky` if there is none."""
        suit = self.chance.choice(list(Suit)) if suit is None else suit
        run = [card for card in PACK_36 if card.suit is suit and card.rank in SAFE_RUN]
        return self.take(self._sample(run, 3))

    def thirty_one(self) -> Hand:
        """An ace and two tens of its suit: an ordinary 31."""
        suit = self.chance.choice(list(Suit))
        tens = (Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
        ranks = [Rank.ACE, *self.chance.sample(tens, 2)]
        return self.take(self._sample([Card(rank, suit) for rank in ranks], 3))

    def _sample(self, cards: list[Card], count: int) -> list[Card]:
        if len(cards) < count:
            raise Unlucky
        return self.chance.sample(cards, count)
