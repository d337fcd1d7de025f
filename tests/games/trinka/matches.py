"""Random matches of Trinka: rounds, svara after svara, with and without limit and joker."""

from __future__ import annotations

import random
from functools import cache

from tests.games.trinka.table import NAMES
from tripalki_learn.cards import PACK_36
from tripalki_learn.engine import Trace
from tripalki_learn.games import trinka
from tripalki_learn.games.trinka import Action, Bet, Bets, Fold, State

EQUALS = "KH QH JH 7D 7C 7H 10C 10S 10D AS KS 9S 9D 9C 9H"
"""Five hands of 30 points: dealt together they make a svara of any show."""


def begun(chance: random.Random, most: int = 12) -> State:
    """A match before its first deal, with options and chips drawn at random."""
    players = chance.randint(2, most)
    ante = chance.randint(1, 4)
    return trinka.begin(
        NAMES[:players],
        chance.randrange(players),
        ante=ante,
        limit=chance.choice([None, ante, ante + chance.randint(1, 6)]),
        joker=chance.random() < 0.5,
        chips=[chance.randint(-50, 50) for _ in range(players)],
    )


def opened(trace: Trace, chance: random.Random) -> Trace:
    """One round more: dealt, or laid out so that hands are equal; some join a svara."""
    state: State = trace.state
    joins: list[int] = []
    if state.ending is trinka.Ending.SVARA:
        others = [seat for seat in range(len(state.players)) if seat not in state.tied]
        joins = [seat for seat in others if chance.random() < 0.4]
        chance.shuffle(joins)
        playing = len(state.tied) + len(joins)
    else:
        playing = len(state.players)
    if chance.random() < 0.4 and playing <= 5:
        by_code = {card.code: card for card in PACK_36}
        cards = [by_code[code] for code in EQUALS.split()]
        hands = [tuple(cards[place : place + 3]) for place in range(0, 15, 3)]
        chance.shuffle(hands)
        return trinka.laid_out(trace, hands[:playing], joins)
    return trinka.dealt(trace, chance.sample(PACK_36, 36), joins)


def chosen(state: State, chance: random.Random) -> Action:
    """A legal action at random; a fold only now and then, a bet seldom much higher."""
    legal = trinka.legal_actions(state)
    picked = chance.choice([it for it in legal if not isinstance(it, Fold)])
    if chance.random() < 0.1:
        return Fold()
    if isinstance(picked, Bets):
        highest = picked.least + 3 if picked.most is None else picked.most
        return Bet(chance.choice([picked.least, picked.least, highest, picked.most or highest]))
    return picked


@cache
def played(seed: int, rounds: int, most: int = 12) -> Trace:
    """A whole match of so many rounds, every one played to its end."""
    chance = random.Random(seed)
    trace = trinka.begun(begun(chance, most))
    for _ in range(rounds):
        trace = opened(trace, chance)
        while trace.state.to_act is not None:
            trace = trinka.played(trace, chosen(trace.state, chance))
    return trace
