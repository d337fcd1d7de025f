"""Which rule decides a drill, found by the naive reference alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from tests.reference.rounds import clockwise, legal
from tests.reference.scorer import compare, kind, points, rank_of, score, suit_of
from tests.teaching.drills.referee import (
    Hands,
    after_each_action,
    best,
    fault_of,
    hands_of,
    laid,
    played,
    settled,
)
from tripalki_learn.teaching.drills.situation import Situation

RANKS_OF_RUN = {"6", "7", "8"}


def _totals(hands: list[list[str]]) -> list[int]:
    return [score(hand)["total"] for hand in hands]


def value_rule(situation: Situation) -> str:
    hand = next(iter(hands_of(situation).values()))
    sums: dict[str, int] = {}
    for card in hand:
        sums[suit_of(card)] = sums.get(suit_of(card), 0) + points(card)
    if len(sums) == 1:
        return "TP-1.2"
    return "TP-1.5" if list(sums.values()).count(max(sums.values())) > 1 else "TP-1.3"


def order_rule(situation: Situation) -> str:
    totals = _totals(list(hands_of(situation).values()))
    return "TP-1.4" if len(set(totals)) < len(totals) else "TP-1.3"


def exchange_rule(situation: Situation) -> str:
    hands = after_each_action(situation)
    chosen = best(hands)
    top = hands[next(iter(chosen))]
    it = laid(situation)
    hand = it["hands"][it["to_act"]]
    for gone in combinations(hand, 2):
        for come in combinations(it["centre"], 2):
            two = [*(card for card in hand if card not in gone), *come]
            if compare(two, top) > 0:
                return "TP-2.7"
    total = score(top)["total"]
    rivals = [held for held in hands.values() if score(held)["total"] == total]
    if any(compare(held, top) for held in rivals):
        return "TP-1.4"
    return "TP-2.6" if chosen & {"all", "pass"} else "TP-1.3"


def legal_rule(situation: Situation) -> str:
    fault = fault_of(situation)
    if fault is not None:
        assert fault.rule is not None
        return fault.rule
    assert situation.tried is not None
    it = played(situation)
    seat, action = situation.tried
    player, text = situation.players[seat], str(action)
    if text.endswith(" call") or f"{text} call" in legal(it):
        return "TP-4.1"
    if text != "pass":
        return "TP-2.6"
    assert player == it["to_act"]
    return "TP-3.3" if it["extra"] else "TP-4.2" if it["caller"] else "TP-2.5"


def next_rule(situation: Situation) -> str:
    it = played(situation)
    last = it["turns"][-1] if it["turns"] else None
    if it["reason"] == "reserve_empty":
        before = played(situation, len(situation.done) - 1) if situation.done else None
        return "TP-3.6" if before and before["washed"] and it["reserve"] else "TP-3.5"
    if last and last["washouts"]:
        return "TP-3.4" if it["caller"] else "TP-3.3"
    if it["caller"] and it["passes"] == len(it["seats"]) and not it["reason"]:
        return "TP-4.5"
    if len(it["turns"]) > 1 and it["turns"][-2]["extra_turn"]:
        return "TP-3.3"
    if it["caller"]:
        return "TP-4.2"
    if it["washed"] and len(it["turns"]) < 2:
        return "TP-3.2"
    if last:
        after = clockwise(list(situation.players), last["player"])[0]
        if after not in it["seats"]:
            return "TP-5.10"
    return "TP-2.5"


def over_rule(situation: Situation) -> str:
    it = played(situation)
    last = it["turns"][-1]
    hand = it["hands"][last["player"]]
    passes = sum(turn["action"] == "pass" for turn in it["turns"])
    if it["reason"] == "reserve_empty":
        return next_rule(situation)
    if it["reason"]:
        return {"all_passed": "TP-4.4", "last_round": "TP-4.2"}[it["reason"]]
    if it["caller"] and it["passes"] == len(it["seats"]):
        return "TP-4.5"
    if not it["caller"] and last["action"] == "pass" and passes >= len(it["seats"]):
        return "TP-4.4"
    if kind(hand) == "three_aces":
        return "TP-4.6"
    holds_31 = score(hand)["total"] == 31
    if it["caller"]:
        return "TP-4.3" if holds_31 else "TP-4.2"
    return "TP-4.11" if kind(hand) != "ordinary" else "TP-4.1"


def _ordinary(situation: Situation) -> Hands:
    """The ordinary hands by player, the best first."""
    hands = hands_of(situation)
    found = {name: hand for name, hand in hands.items() if kind(hand) == "ordinary"}
    place = {n: sum(compare(hand, o) < 0 for o in found.values()) for n, hand in found.items()}
    return {name: found[name] for name in sorted(found, key=place.__getitem__)}


def stick_rule(situation: Situation) -> str:
    hands = hands_of(situation)
    held = list(_ordinary(situation).values())
    if not held:
        return "TP-5.4"
    kinds = [kind(hand) for hand in hands.values()]
    if "three_aces" in kinds:
        return "TP-5.2"
    lowest = held[-1]
    if len(held) > 1 and "three_sixes" in kinds:
        return "TP-4.7"  # they would come to 6, and nothing is lower
    if len(held) > 1 and "suited_678" in kinds and score(lowest)["total"] > 21:
        return "TP-4.8"
    if len({rank_of(card) for card in lowest}) == 1:
        return "TP-4.10"
    tied = len(held) > 1 and score(held[-2])["total"] == score(lowest)["total"]
    return "TP-1.4" if tied else "TP-5.3"


def out_rule(situation: Situation) -> str:
    came = settled(situation)
    held = _ordinary(situation)
    names = situation.players
    sticks = dict(zip(names, situation.sticks, strict=True))
    aces = any(kind(hand) == "three_aces" for hand in hands_of(situation).values())
    if aces and set(came["eliminated"]) - {list(held)[-1]}:
        return "TP-5.2"
    hit = came["penalised"]
    decisive = any(sticks[name] >= (2 if name in hit else 3) for name in names)
    return "TP-5.5" if decisive and not came["winner"] else "none"


def dealer_rule(situation: Situation) -> str:
    held = _ordinary(situation)
    came = settled(situation)
    if came["winner"]:
        return "none"
    if not held:
        return "TP-5.8"
    first, *others = held
    if first in came["eliminated"]:
        return "TP-5.9"
    tied = others and score(held[others[0]])["total"] == score(held[first])["total"]
    return "TP-1.4" if tied else "TP-5.7"


def special_rule(situation: Situation) -> str:
    hand = next(iter(hands_of(situation).values()))
    ranks = [rank_of(card) for card in hand]
    if ranks.count("6") > 1:
        return "TP-4.7"
    if ranks.count("A") > 1:
        return "TP-4.9"
    if len(set(ranks)) == 1:
        return "TP-4.10"
    near = len(RANKS_OF_RUN & set(ranks)) == 2 and len({suit_of(card) for card in hand}) == 1
    return "TP-4.8" if set(ranks) == RANKS_OF_RUN or near else "none"


RULES: dict[str, Callable[[Situation], str]] = {
    "value": value_rule,
    "better": order_rule,
    "order": order_rule,
    "exchange": exchange_rule,
    "legal": legal_rule,
    "next": next_rule,
    "over": over_rule,
    "stick": stick_rule,
    "out": out_rule,
    "dealer": dealer_rule,
    "special": special_rule,
}
