"""A naive player of Tri Palki rounds (TP-2 to TP-4), with dictionaries as state.

What breaks a rule raises `Refused`; how a round is settled is in `matches`.
"""

from typing import Any

from .scorer import PACK, kind, score, suit_of

Round = dict[str, Any]

ENDING_RULE = {"all_passed": "TP-4.4", "last_round": "TP-4.2", "reserve_empty": "TP-3.5"}


class Refused(Exception):
    """A fault in a record, with its place (counted from 1), rule and code."""

    def __init__(self, code: str, rule: str | None) -> None:
        super().__init__(code, rule)
        self.code, self.rule = code, rule
        self.round: int | None = None
        self.action: int | None = None
        self.rounds: list[dict[str, Any]] = []


def clockwise(seats: list[str], start: str) -> list[str]:
    """The seats clockwise, beginning with the left neighbour of `start` and ending with it."""
    place = seats.index(start)
    return seats[place + 1 :] + seats[: place + 1]


def new_round(seats: list[str], dealer: str) -> Round:
    return {
        "seats": list(seats),
        "dealer": dealer,
        "hands": {seat: [] for seat in seats},
        "centre": [],
        "reserve": [],
        "washed": [],
        "to_act": dealer,  # TP-2.5
        "extra": False,  # the turn to come is an extra one (TP-3.3)
        "passes": 0,  # passes in a row (TP-4.4)
        "caller": None,
        "finals": [],  # who still has a final turn, the one to act among them (TP-4.2)
        "reason": None,
        "turns": [],
    }


def fork(it: Round) -> Round:
    """A copy that can be changed without changing `it`."""
    new = {key: list(value) if isinstance(value, list) else value for key, value in it.items()}
    new["hands"] = {seat: list(hand) for seat, hand in it["hands"].items()}
    return new


def deal(seats: list[str], dealer: str, deck: list[str]) -> Round:
    """TP-2.3, TP-2.4 and TP-3.2."""
    if sorted(deck) != sorted(PACK):
        raise Refused("bad_pack", "TP-1.1")
    it = new_round(seats, dealer)
    left = list(deck)
    for _ in range(3):
        for seat in clockwise(seats, dealer):
            it["hands"][seat].append(left.pop(0))
        it["centre"].append(left.pop(0))
    it["reserve"] = left
    wash(it)
    return it


def set_up(
    seats: list[str],
    dealer: str,
    hands: list[list[str]],
    centre: list[str],
    reserve: list[str],
    to_act: str | None = None,
) -> Round:
    """A round that starts from given cards; a centre of one suit is washed as at the deal."""
    named = [card for hand in hands for card in hand] + centre + reserve
    if len(set(named)) != len(named) or any(card not in PACK for card in named):
        raise Refused("bad_pack", "TP-1.1")
    it = new_round(seats, dealer)
    for seat, hand in zip(seats, hands, strict=True):
        it["hands"][seat] = list(hand)
    it["centre"], it["reserve"] = list(centre), list(reserve)
    it["to_act"] = to_act or dealer
    wash(it)
    return it


def wash(it: Round) -> int:
    """TP-3.1 and TP-3.5: how many triples went; may end the round."""
    gone = 0
    while len({suit_of(card) for card in it["centre"]}) == 1:
        it["washed"].append(it["centre"])
        it["centre"] = []
        gone += 1
        if len(it["reserve"]) < 3:
            it["reason"], it["to_act"], it["extra"] = "reserve_empty", None, False
            break
        it["centre"], it["reserve"] = it["reserve"][:3], it["reserve"][3:]
    return gone


def plain_actions(it: Round) -> list[str]:
    """TP-2.6: the actions of the player to act, calls left out, in the order of `legal`."""
    if it["reason"]:
        return []
    hand = it["hands"][it["to_act"]]
    swaps = [f"{mine}>{theirs}" for mine in hand for theirs in it["centre"]]
    return [*swaps, "all", "pass"]


def legal(it: Round) -> list[str]:
    """All action texts of the player to act; a call is found by trying it."""
    found = []
    for text in plain_actions(it):
        found.append(text)
        with_call = text + " call"
        try:
            act(fork(it), it["to_act"], with_call)
        except Refused:
            continue
        found.append(with_call)
    return found


def act(it: Round, player: str, text: str) -> None:
    """Let `player` do `text`, changing `it`; `it` is spoilt when this raises `Refused`."""
    if it["reason"]:
        raise Refused("round_over", ENDING_RULE[it["reason"]])
    if player != it["to_act"]:
        late = "TP-4.2" if it["caller"] else "TP-2.5"
        raise Refused("wrong_player", "TP-3.3" if it["extra"] else late)
    words = text.split()
    calls = words[-1] == "call"
    what = " ".join(words[:-1] if calls else words)
    move(it, player, what)
    it["passes"] = it["passes"] + 1 if what == "pass" else 0
    gone = 0 if what == "pass" else wash(it)  # TP-3.7
    it["extra"] = gone > 0 and not it["reason"]
    it["turns"].append(
        {
            "player": player,
            "action": what,
            "washouts": gone,
            "extra_turn": it["extra"],
            "call": calls,
        }
    )
    if not it["caller"] and it["passes"] == len(it["seats"]):  # TP-4.4, TP-4.5
        it["reason"], it["to_act"] = "all_passed", None
    if calls:
        call(it, player)
    elif not it["reason"] and not it["extra"]:
        turn_is_over(it, player)


def move(it: Round, player: str, what: str) -> None:
    """TP-2.6 and TP-2.7: the cards change places."""
    hand, centre = it["hands"][player], it["centre"]
    if what == "pass":
        return
    if what == "all":
        it["hands"][player], it["centre"] = list(centre), list(hand)
        return
    given, arrow, taken = what.partition(">")
    gives, takes = given.split(), taken.split()
    if not arrow or not gives or not takes:
        raise Refused("unknown_action", "TP-2.6")
    if len(gives) == 2 and len(takes) == 2:
        raise Refused("two_cards", "TP-2.7")
    if len(gives) != 1 or len(takes) != 1:
        raise Refused("unknown_action", "TP-2.6")
    if gives[0] not in hand:
        raise Refused("not_held", "TP-2.6")
    if takes[0] not in centre:
        raise Refused("not_in_centre", "TP-2.6")
    here, there = hand.index(gives[0]), centre.index(takes[0])
    hand[here], centre[there] = centre[there], hand[here]


def call(it: Round, player: str) -> None:
    """TP-4.1 to TP-4.4 and TP-4.11."""
    if it["caller"]:
        raise Refused("second_call", "TP-4.3")
    if it["reason"] == "all_passed":
        raise Refused("call_on_last_pass", "TP-4.4")
    if it["reason"] or it["extra"]:  # the call is offered at the end of a turn
        raise Refused("call_needs_31", "TP-4.1")
    if kind(it["hands"][player]) != "ordinary":
        raise Refused("call_on_special", "TP-4.11")
    if score(it["hands"][player])["total"] != 31:
        raise Refused("call_needs_31", "TP-4.1")
    it["caller"] = player
    it["finals"] = clockwise(it["seats"], player)[:-1]
    it["to_act"] = it["finals"][0]


def turn_is_over(it: Round, player: str) -> None:
    """TP-2.5 and TP-4.2."""
    if not it["caller"]:
        it["to_act"] = clockwise(it["seats"], player)[0]
        return
    it["finals"].remove(player)
    if it["finals"]:
        it["to_act"] = it["finals"][0]
    else:
        it["reason"], it["to_act"] = "last_round", None
