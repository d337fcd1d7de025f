"""Naive scoring of Tri Palki hands (TP-1.2 to TP-1.5, TP-4.7 to TP-4.10).

Cards are strings ("AH", "10C"). Nothing here knows the package: it is the other side of a
comparison, so it is slow, plain and as near to the words of the rulebook as can be.
"""

from functools import cmp_to_key
from typing import Any

RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6"]
SUITS = ["H", "D", "C", "S"]
PACK = [rank + suit for suit in SUITS for rank in RANKS]


def rank_of(card: str) -> str:
    return card[:-1]


def suit_of(card: str) -> str:
    return card[-1]


def points(card: str) -> int:
    """TP-1.2."""
    rank = rank_of(card)
    if rank == "A":
        return 11
    if rank in ("K", "Q", "J", "10"):
        return 10
    return int(rank)


def high_to_low(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: RANKS.index(rank_of(card)))


def better_cards(one: list[str], other: list[str]) -> int:
    """TP-1.4 on two lists of scoring cards: 1 if the first is better, -1 if worse, 0 if same."""
    first = sum(points(card) for card in one)
    second = sum(points(card) for card in other)
    if first != second:
        return 1 if first > second else -1
    for mine, yours in zip(high_to_low(one), high_to_low(other), strict=False):
        here, there = RANKS.index(rank_of(mine)), RANKS.index(rank_of(yours))
        if here != there:
            return 1 if here < there else -1
    here, there = SUITS.index(suit_of(one[0])), SUITS.index(suit_of(other[0]))
    if here != there:
        return 1 if here < there else -1
    return 0


def kind(cards: list[str]) -> str:
    """TP-4.7 to TP-4.10."""
    ranks = {rank_of(card) for card in cards}
    if ranks == {"6"}:
        return "three_sixes"
    if ranks == {"A"}:
        return "three_aces"
    if ranks == {"6", "7", "8"} and len({suit_of(card) for card in cards}) == 1:
        return "suited_678"
    return "ordinary"


def score(cards: list[str]) -> dict[str, Any]:
    """What `score --json` says of one hand, without its rank."""
    sort = kind(cards)
    if sort != "ordinary":
        rule = {"three_sixes": "TP-4.7", "suited_678": "TP-4.8", "three_aces": "TP-4.9"}[sort]
        return {
            "cards": list(cards),
            "kind": sort,
            "total": None,
            "suit": None,
            "scoring": None,
            "rules": [rule],
        }
    by_suit = {}
    for suit in SUITS:
        of_suit = [card for card in cards if suit_of(card) == suit]
        if of_suit:
            by_suit[suit] = of_suit
    top = max(sum(points(card) for card in of_suit) for of_suit in by_suit.values())
    tied = [s for s, of_suit in by_suit.items() if sum(points(c) for c in of_suit) == top]
    best = tied[0]
    for suit in tied:
        if better_cards(by_suit[suit], by_suit[best]) > 0:
            best = suit
    rules = ["TP-1.3"]
    if len(tied) > 1:
        rules.append("TP-1.5")
    if len({rank_of(card) for card in cards}) == 1:
        rules.append("TP-4.10")
    return {
        "cards": list(cards),
        "kind": "ordinary",
        "total": top,
        "suit": best,
        "scoring": high_to_low(by_suit[best]),
        "rules": rules,
    }


def compare(one: list[str], other: list[str]) -> int:
    """TP-1.4 between two ordinary hands: 1 if the first is better, -1 if worse, 0 if the same."""
    return better_cards(score(one)["scoring"], score(other)["scoring"])


def best_first(hands: list[list[str]]) -> list[list[str]]:
    """Ordinary hands, the best first."""
    return sorted(hands, key=cmp_to_key(compare), reverse=True)


def score_json(hands: list[list[str]]) -> list[dict[str, Any]]:
    """What `score --json` says of these hands given together."""
    answers = [score(hand) for hand in hands]
    ordinary = [answer["scoring"] for answer in answers if answer["kind"] == "ordinary"]
    for answer in answers:
        answer["rank"] = None
        if answer["kind"] == "ordinary":
            above = {tuple(c) for c in ordinary if better_cards(c, answer["scoring"]) > 0}
            answer["rank"] = 1 + len(above)
    return answers
