"""What happened in a round: names for the rare things that a comparison must have met."""

from functools import cmp_to_key
from typing import Any

from .scorer import compare

RARE = [
    *("won", "between_rounds", "in_progress", "out from the start", "deck", "set-up"),
    *("all_passed", "last_round", "reserve_empty", "call", "call, then empty reserve"),
    *("washout", "chain of washouts", "extra turn on an extra turn", "call on an extra turn"),
    *("washout at the deal", "ended at the deal", "extra turn in the last round", "all"),
    *("three_sixes", "suited_678", "three_aces", "several penalised", "everyone special"),
    *("eliminated", "several eliminated", "best eliminated", "31 beside the caller"),
    "row of passes over a call",
]


def happenings(entry: dict[str, Any], result: dict[str, Any]) -> set[str]:
    """The names that apply to one round of a record and what `replay` says of it."""
    seen = in_turns(result["turns"], len(result["hands"])) | at_the_reveal(result)
    turns = result["turns"]
    kinds = {hand["kind"] for hand in result["hands"].values()}
    caller = result["caller"]
    thirty_one = [seat for seat, hand in result["hands"].items() if hand["total"] == 31]
    facts = {
        "deck" if "deck" in entry else "set-up": True,
        "call, then empty reserve": caller and result["reason"] == "reserve_empty",
        "31 beside the caller": caller and any(seat != caller for seat in thirty_one),
        "washout at the deal": len(result["washed"]) > sum(turn["washouts"] for turn in turns),
        "ended at the deal": result["reason"] and not turns,
        str(result["reason"]): result["reason"],
    }
    return seen | kinds | {name for name, true in facts.items() if true}


def in_turns(turns: list[dict[str, Any]], players: int) -> set[str]:
    seen = set()
    extra = called = False
    row = 0
    for place, turn in enumerate(turns, start=1):
        row = row + 1 if turn["action"] == "pass" else 0
        facts = {
            "all": turn["action"] == "all",
            "call": turn["call"],
            "washout": turn["washouts"],
            "chain of washouts": turn["washouts"] > 1,
            "extra turn on an extra turn": extra and turn["extra_turn"],
            "call on an extra turn": extra and turn["call"],
            "extra turn in the last round": called and turn["extra_turn"],
            "row of passes over a call": called and row >= players and place < len(turns),
        }
        seen |= {name for name, true in facts.items() if true}
        extra, called = turn["extra_turn"], called or turn["call"]
    return seen


def at_the_reveal(result: dict[str, Any]) -> set[str]:
    if result["status"] != "ended":
        return set()
    hands = {s: hand["cards"] for s, hand in result["hands"].items() if hand["kind"] == "ordinary"}
    if not hands:
        return {"everyone special"}
    best = max(hands, key=lambda seat: cmp_to_key(compare)(hands[seat]))
    facts = {
        "several penalised": len(result["penalised"]) > 1,
        "eliminated": result["eliminated"],
        "several eliminated": len(result["eliminated"]) > 1,
        "best eliminated": best in result["eliminated"],
    }
    return {name for name, true in facts.items() if true}
