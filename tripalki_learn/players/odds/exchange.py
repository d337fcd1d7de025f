"""Chances of one turn: what the best exchange makes of a hand, and how often it makes 31."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb

from tripalki_learn.cards import PACK_36, Card, Suit
from tripalki_learn.games.tri_palki import Hand, score
from tripalki_learn.games.tri_palki.scoring import is_31
from tripalki_learn.games.tri_palki.washout import one_suit
from tripalki_learn.players.odds.chance import Chance, Odds, Tally
from tripalki_learn.players.odds.hands import by_worth

SPECIAL = 100
"""A special hand among totals: it is better than every one of them, as it takes no stick."""


def centres(cards: Sequence[Card]) -> int:
    """How many centres the cards can make: three of one suit would be washed out (TP-3.1).

    >>> centres(PACK_36)
    6804
    """
    suits = (sum(card.suit is suit for card in cards) for suit in Suit)
    return comb(len(cards), 3) - sum(comb(count, 3) for count in suits)


def unseen(hand: Hand) -> list[Card]:
    """The 33 cards that a player who has seen nothing but the own hand does not know."""
    return [card for card in PACK_36 if card not in hand]


def count_exchange(hand: Hand, players: int, step: None) -> Tally:
    """All centres by the best that a turn (TP-2.6: one card, all three, or a pass) makes of it."""
    cards = unseen(hand)
    reached = {card: max(_value(_swapped(hand, out, card)) for out in hand) for card in cards}
    now = _value(hand)
    best: Counter[int] = Counter()
    for centre in combinations(cards, 3):
        if not one_suit(centre):
            best[max(now, _value(centre), *(reached[card] for card in centre))] += 1
    return {"special" if value == SPECIAL else str(value): n for value, n in best.items()}


def exchange(hand: Hand, players: int, tally: Tally) -> Odds:
    """What the best turn with a given hand comes to, the centre being random."""
    cases = centres(unseen(hand))
    chances = (Chance(name, tally[name], cases) for name in by_worth(tally))
    return Odds("exchange", hand, tuple(chances))


def _value(hand: Hand) -> int:
    total = score(hand).total
    return SPECIAL if total is None else total


def _swapped(hand: Hand, out: Card, card: Card) -> Hand:
    return tuple(card if held is out else held for held in hand)


def first_cards(hand: Hand, players: int) -> tuple[int, ...]:
    """Where in the pack the first card of a hand can be: the hands are counted by it."""
    return tuple(range(len(PACK_36) - 2))


def count_31(hand: Hand, players: int, first: int) -> Tally:
    """All hands with that first card, each with all centres: 31 held already, or to be had by
    exchanging one card. All three never make it: a centre of one suit has been washed out."""
    found: Counter[str] = Counter()
    for second, third in combinations(PACK_36[first + 1 :], 2):
        held = (PACK_36[first], second, third)
        cards = unseen(held)
        every = centres(cards)
        found["cases"] += every
        if is_31(held):
            found["dealt"] += every
        else:
            helping = _helping(held, cards)
            found["one"] += every - centres([card for card in cards if card not in helping])
    return found


def _helping(held: Hand, cards: Sequence[Card]) -> set[Card]:
    pairs = [pair for pair in combinations(held, 2) if pair[0].suit is pair[1].suit]
    return {c for pair in pairs for c in cards if c.suit is pair[0].suit and is_31((*pair, c))}


def thirty_one(hand: Hand, players: int, tally: Tally) -> Odds:
    """The chance to be dealt 31, and to have it after a first turn with one exchange (TP-4.1)."""
    cases, dealt, one = tally["cases"], tally.get("dealt", 0), tally.get("one", 0)
    counts = {"dealt": dealt, "one": one, "not": cases - dealt - one}
    chances = (Chance(name, count, cases) for name, count in counts.items())
    return Odds("thirty_one", (), tuple(chances))
