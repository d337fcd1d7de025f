"""The answers to drills, found by the naive reference alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, permutations
from typing import Any

from tests.reference.matches import settle
from tests.reference.rounds import Refused, Round, act, fork, legal, set_up
from tests.reference.scorer import compare, kind, score
from tripalki_learn.teaching.drills.situation import Situation

Hands = dict[str, list[str]]


def hands_of(situation: Situation) -> Hands:
    """The hands by player, as texts."""
    names = situation.players
    return {
        name: [card.code for card in hand]
        for name, hand in zip(names, situation.hands, strict=True)
        if hand
    }


def laid(situation: Situation) -> Round:
    """The round as it begins."""
    hands = hands_of(situation)
    return set_up(
        list(hands),
        situation.players[situation.dealer],
        list(hands.values()),
        [card.code for card in situation.centre],
        [card.code for card in situation.reserve],
    )


def played(situation: Situation, turns: int | None = None) -> Round:
    """The round after the turns done, or the first of them."""
    it = laid(situation)
    for seat, action in situation.done[:turns]:
        act(it, situation.players[seat], str(action))
    return it


def settled(situation: Situation) -> dict[str, Any]:
    """What the hands of a reveal come to."""
    names = situation.players
    hands = hands_of(situation)
    match = {
        "players": list(names),
        "sticks": dict(zip(names, situation.sticks, strict=True)),
        "out": [names[seat] for seat in situation.out],
        "winner": None,
    }
    it = {"hands": hands, "seats": list(hands), "dealer": names[situation.dealer]}
    return settle(match, it)


def seats(situation: Situation, players: list[str]) -> str:
    return ",".join(str(situation.players.index(player)) for player in players)


# The answers


def value(situation: Situation) -> set[str]:
    worth = score(next(iter(hands_of(situation).values())))
    return {f"{worth['total']}{worth['suit']}"}


def better(situation: Situation) -> set[str]:
    one, other = hands_of(situation).values()
    return {"0" if compare(one, other) > 0 else "1"}


def order(situation: Situation) -> set[str]:
    hands = list(hands_of(situation).values())
    return {
        ",".join(map(str, seats))
        for seats in permutations(range(4))
        if all(compare(hands[one], hands[other]) >= 0 for one, other in pairwise(seats))
    }


def best(hands: Hands) -> set[str]:
    """The names of the hands that no other hand beats."""
    return {
        name
        for name, hand in hands.items()
        if all(compare(hand, other) >= 0 for other in hands.values())
    }


def after_each_action(situation: Situation) -> Hands:
    it = laid(situation)
    player = it["to_act"]
    hands = {}
    for text in legal(it):
        if not text.endswith(" call"):
            after = fork(it)
            act(after, player, text)
            hands[text] = after["hands"][player]
    return hands


def exchange(situation: Situation) -> set[str]:
    return best(after_each_action(situation))


def fault_of(situation: Situation) -> Refused | None:
    assert situation.tried is not None
    seat, action = situation.tried
    try:
        act(fork(played(situation)), situation.players[seat], str(action))
    except Refused as fault:
        return fault
    return None


def legal_or_not(situation: Situation) -> set[str]:
    fault = fault_of(situation)
    if fault is None:
        return {"yes"}
    absent = ("not_held", "not_in_centre")
    return {"unknown_action" if fault.code in absent else fault.code}


def next_to_play(situation: Situation) -> set[str]:
    player = played(situation)["to_act"]
    return {"over" if player is None else str(situation.players.index(player))}


def _may_call(situation: Situation) -> bool:
    before = played(situation, len(situation.done) - 1)
    seat, action = situation.done[-1]
    try:
        act(before, situation.players[seat], f"{action} call")
    except Refused:
        return False
    return True


def over(situation: Situation) -> set[str]:
    if played(situation)["reason"]:
        return {"over"}
    return {"may_call" if _may_call(situation) else "no_call"}


def stick(situation: Situation) -> set[str]:
    return {seats(situation, settled(situation)["penalised"])}


def out(situation: Situation) -> set[str]:
    return {seats(situation, settled(situation)["eliminated"])}


def dealer(situation: Situation) -> set[str]:
    return {seats(situation, [settled(situation)["next_dealer"]])}


def special(situation: Situation) -> set[str]:
    hand = next(iter(hands_of(situation).values()))
    names = {"three_aces": "aces", "three_sixes": "safe", "suited_678": "safe"}
    sort = kind(hand)
    return {names[sort] if sort in names else str(score(hand)["total"])}


ANSWERS: dict[str, Callable[[Situation], set[str]]] = {
    "value": value,
    "better": better,
    "order": order,
    "exchange": exchange,
    "legal": legal_or_not,
    "next": next_to_play,
    "over": over,
    "stick": stick,
    "out": out,
    "dealer": dealer,
    "special": special,
}
