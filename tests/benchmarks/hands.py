"""Scoring one hand of three cards, beside PokerKit's evaluation of the same three."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from time import process_time
from typing import Any

import pokerkit

from tests.benchmarks.contest import Row, Sample, medians
from tripalki_learn.cards import PACK_36
from tripalki_learn.games.tri_palki import score

HANDS = 2000
TURNS = 15


def _sample(evaluate: Callable[[Any], object], hands: Iterable[Any]) -> Sample:
    def sample() -> dict[str, float]:
        start = process_time()
        for hand in hands:
            evaluate(hand)
        return {"microseconds": (process_time() - start) / HANDS * 1e6}

    return sample


def rows() -> list[Row]:
    """`score` without its cache, then with it, beside two ways to evaluate three cards.

    `BadugiHand.from_game` finds which of the cards count, as `score` does;
    `RhodeIslandHoldemHand` has nothing to choose, all three cards count.
    """
    rng = random.Random(3)
    ours = [tuple(rng.sample(PACK_36, 3)) for _ in range(HANDS)]
    theirs = [
        tuple(next(pokerkit.Card.parse(_pokerkit_code(card.code))) for card in hand)
        for hand in ours
    ]
    others = {
        "PokerKit, BadugiHand.from_game": _sample(pokerkit.BadugiHand.from_game, theirs),
        "PokerKit, RhodeIslandHoldemHand": _sample(pokerkit.RhodeIslandHoldemHand, theirs),
    }
    mine = {
        "score one hand, its cache bypassed": _sample(score.__wrapped__, ours),
        "score one hand, seen before": _sample(score, ours),
    }
    result = {
        name: measured["microseconds"] for name, measured in medians(mine | others, TURNS).items()
    }
    return [
        Row(what, name, result[what], result[name], "µs", result[name] / result[what], aim)
        for what in mine
        for name, aim in zip(others, ("at least 5", ""), strict=True)
    ]


def _pokerkit_code(code: str) -> str:
    """Our code of a card in PokerKit's letters: ``"10C"`` is ``"Tc"``."""
    return code[:-1].replace("10", "T") + code[-1].lower()
