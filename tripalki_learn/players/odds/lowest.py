"""The chance that a given hand takes the stick against random hands (TP-5.2, TP-5.3)."""

from __future__ import annotations

from math import comb, factorial

from tripalki_learn.cards import Rank
from tripalki_learn.games.tri_palki import Hand, score
from tripalki_learn.players.odds.chance import Chance, Odds, Tally
from tripalki_learn.players.odds.exchange import unseen
from tripalki_learn.players.odds.levels import Level, Variant, deals, sets_of, variants


def steps(hand: Hand, players: int) -> tuple[Variant, ...]:
    """The deals to be counted one after the other; none for a special hand, which never pays."""
    key = score(hand).key
    return () if key is None else variants(unseen(hand), Level(key))


def count(hand: Hand, players: int, step: Variant) -> Tally:
    """For 1 to ``players`` - 1 other hands: the deals in which all of them are safe or higher, and
    nobody shows three aces."""
    key = score(hand).key
    assert key is not None  # a special hand has no steps
    found = {str(others): 0 for others in range(1, players)}
    for (others, _), ways in sets_of(step, Level(key), players - 1).items():
        if others:
            found[str(others)] += ways * factorial(others)
    return found


def lowest(hand: Hand, players: int, tally: Tally) -> Odds:
    """For 2 to ``players`` players the chance that the hand is the lowest, and the chance that
    somebody shows three aces, so that it takes a stick whatever it is worth."""
    special = score(hand).special
    aces = comb(sum(card.rank is Rank.ACE for card in unseen(hand)), 3)
    chances = []
    for others in range(1, players):
        cases = deals(33, others)
        shown = 0 if special else others * aces * deals(30, others - 1)
        chances.append(Chance("lowest", tally.get(str(others), 0), cases, others + 1))
        chances.append(Chance("aces", shown, cases, others + 1))
    return Odds("lowest", hand, tuple(chances))
