"""TR-1: what a hand is worth."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import NamedTuple

from tripalki_learn.cards import Card, Rank, Suit
from tripalki_learn.engine import SHORT_PACK_POINTS

Hand = tuple[Card, ...]
"""The cards that a player holds, in the order in which they are held."""

POINTS: dict[Rank, int] = SHORT_PACK_POINTS
"""What a card counts (TR-1.1), ranks from the highest down."""

JOKER = Card(Rank.SIX, Suit.SPADES)
"""The card that is the joker where the table plays with one (TR-1.7)."""

TRIPLE, TWO_ACES, THREE_ACES = 30, 22, 33
"""What three of a rank from seven to king, two aces and three aces count, in points."""

SIXES_KEY = (1, 0)
"""By what three sixes are compared: they beat every value (TR-1.3)."""

_RANKS = list(POINTS)


class Kind(Enum):
    """What makes the value of a hand: a suit (TR-1.2) or a combination (TR-1.3 to 1.5).

    >>> Kind("two_aces")
    <Kind.TWO_ACES: 'two_aces'>
    """

    SUIT = "suit"
    TRIPLE = "triple"
    TWO_ACES = "two_aces"
    THREE_ACES = "three_aces"
    THREE_SIXES = "three_sixes"


class Score(NamedTuple):
    """What a hand is worth.

    ``value`` is in points, None for three sixes, which no number is compared with (TR-1.3);
    ``key`` compares hands, greater is better, equal keys are equal hands. ``scoring`` are the cards
    that count, high to low, the joker last where it counts as another card; ``stands`` is the card
    that it stands for in a suit. ``rules`` are the rules that decided, TR-1.2 first.

    >>> from tripalki_learn.cards import parse_hand
    >>> worth = score(parse_hand("AH JH 6C"))
    >>> worth.value, worth.scoring, worth.joker
    (21, (A♥, J♥), False)
    """

    cards: Hand
    kind: Kind
    value: int | None
    key: tuple[int, int]
    scoring: Hand
    stands: Card | None
    rules: tuple[str, ...]

    @property
    def joker(self) -> bool:
        """Whether the joker counts as another card than itself (TR-1.7)."""
        return self.rules[-1] == "TR-1.7"

    def __repr__(self) -> str:
        held = " ".join(map(repr, self.cards))
        return f"<{held}: {self.kind.value} {'' if self.value is None else self.value}".rstrip() + (
            ">"
        )

    def _repr_html_(self) -> str:
        from tripalki_learn.views import trinka

        return trinka.score_html(self)


class _Worth(NamedTuple):
    """One way to count a hand; the greatest counts (TR-1.2), of equal ones the first found."""

    key: tuple[int, int]
    kind: Kind
    value: int | None
    scoring: Hand
    rule: str | None
    joker: bool = False
    stands: Card | None = None


def high_to_low(cards: Hand) -> Hand:
    """The cards by rank, the ace first."""
    return tuple(sorted(cards, key=lambda card: _RANKS.index(card.rank)))


def suits_of(cards: Hand) -> dict[Suit, Hand]:
    """The cards of each suit, in the order of the hand; suits are never added together."""
    found: dict[Suit, Hand] = {}
    for card in cards:
        found[card.suit] = (*found.get(card.suit, ()), card)
    return found


def points_of(cards: Hand) -> int:
    """What these cards come to together, in points (TR-1.1)."""
    return sum(POINTS[card.rank] for card in cards)


def triple_worth(cards: Hand) -> int:
    """What three of a rank from seven to king count: 30 for all of them (TR-1.4)."""
    return TRIPLE


def pair_worth(cards: Hand) -> int:
    """What two cards of a rank count: 22 for aces, else nothing (TR-1.5)."""
    return TWO_ACES if cards[0].rank is Rank.ACE else 0


def _of_suits(cards: Hand) -> Iterator[_Worth]:
    """TR-1.2: the sum within each suit; all three cards of one suit are a trinka (TR-1.6)."""
    for held in suits_of(cards).values():
        value = points_of(held)
        rule = "TR-1.6" if len(held) == 3 else None
        yield _Worth((0, value), Kind.SUIT, value, high_to_low(held), rule)


def _of_ranks(cards: Hand) -> Iterator[_Worth]:
    """TR-1.3 to 1.5: three of a rank, and two aces; other pairs count for nothing."""
    for rank in dict.fromkeys(card.rank for card in cards):
        held = high_to_low(tuple(card for card in cards if card.rank is rank))
        if len(held) == 3 and rank is Rank.SIX:
            yield _Worth(SIXES_KEY, Kind.THREE_SIXES, None, held, "TR-1.3")
        elif len(held) == 3 and rank is Rank.ACE:
            yield _Worth((0, THREE_ACES), Kind.THREE_ACES, THREE_ACES, held, "TR-1.3")
        elif len(held) == 3:
            value = triple_worth(held)
            yield _Worth((0, value), Kind.TRIPLE, value, held, "TR-1.4")
        elif len(held) == 2 and pair_worth(held):
            value = pair_worth(held)
            yield _Worth((0, value), Kind.TWO_ACES, value, held, "TR-1.5")


def _of_joker(cards: Hand) -> Iterator[_Worth]:
    """TR-1.7: what the joker makes as another card than itself."""
    others = tuple(card for card in cards if card is not JOKER)
    if len(others) == len(cards):
        return
    one, two = others
    if one.rank is two.rank and one.rank not in (Rank.ACE, Rank.SIX):
        scoring, value = (*others, JOKER), triple_worth((*others, one))
        yield _Worth((0, value), Kind.TRIPLE, value, scoring, "TR-1.4", joker=True)
    for card in others:
        if card.rank is Rank.ACE:
            scoring = (card, JOKER)
            yield _Worth((0, TWO_ACES), Kind.TWO_ACES, TWO_ACES, scoring, "TR-1.5", joker=True)
        else:
            stands = Card(Rank.ACE, card.suit)
            value = points_of((stands, card))
            scoring = (card, JOKER)
            yield _Worth((0, value), Kind.SUIT, value, scoring, None, True, stands)


@cache
def score(cards: Hand, joker: bool = False) -> Score:
    """What a hand of three cards is worth (TR-1.2 to 1.7); ``joker``: the table plays with it.

    >>> from tripalki_learn.cards import parse_hand
    >>> score(parse_hand("A♥ 6♦ 6♠")), score(parse_hand("A♥ 6♦ 6♠"), joker=True)
    (<A♥ 6♦ 6♠: suit 11>, <A♥ 6♦ 6♠: two_aces 22>)
    >>> score(parse_hand("K♥ K♦ K♣")).rules
    ('TR-1.2', 'TR-1.4')
    """
    ways = [*_of_ranks(cards), *_of_suits(cards), *(_of_joker(cards) if joker else ())]
    best = max(ways, key=lambda worth: worth.key)
    rules = ("TR-1.2", *filter(None, [best.rule]), *["TR-1.7"] * best.joker)
    return Score(cards, best.kind, best.value, best.key, best.scoring, best.stands, rules)


def best_of(scores: dict[int, Score]) -> tuple[int, ...]:
    """The seats that hold the best of these hands; several are a svara (TR-3.1)."""
    best = max(worth.key for worth in scores.values())
    return tuple(seat for seat, worth in scores.items() if worth.key == best)
