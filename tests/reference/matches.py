"""A naive player of Tri Palki matches (TP-5), with dictionaries as state.

`replay` takes a record as `tomllib` reads it and gives what `replay --json` says, less `format`,
`game` and `events`. A record that breaks a rule raises `Refused`.
"""

from typing import Any

from .rounds import Refused, Round, act, clockwise, deal, legal, set_up
from .scorer import best_first, compare, kind, score

Match = dict[str, Any]

TOP_KEYS = {"format", "game", "players", "dealer", "sticks", "out", "rounds"}
ROUND_KEYS = {"deck", "hands", "centre", "reserve", "to_act", "actions"}


def cards_in(text: str) -> list[str]:
    return text.replace(",", " ").split()


def lowest(hands: dict[str, list[str]], seat: str, ordinary: list[str]) -> bool:
    """TP-5.3: worse than each of the others."""
    return all(compare(hands[seat], hands[other]) < 0 for other in ordinary if other != seat)


def settle(match: Match, it: Round) -> dict[str, Any]:
    """TP-5: change `match` by the finished round and say what came of it."""
    hands = it["hands"]
    ordinary = [seat for seat in it["seats"] if kind(hands[seat]) == "ordinary"]
    if any(kind(hand) == "three_aces" for hand in hands.values()):
        hit = ordinary
    else:
        hit = [seat for seat in ordinary if lowest(hands, seat, ordinary)]
    eliminated = []
    for seat in hit:
        if match["sticks"][seat] == 3:
            eliminated.append(seat)
            match["out"].append(seat)
        else:
            match["sticks"][seat] += 1
    left = [seat for seat in match["players"] if seat not in match["out"]]
    match["winner"] = left[0] if len(left) == 1 else None
    if match["winner"]:
        dealer = None
    elif not ordinary:
        dealer = it["dealer"]
    else:
        best = best_first([hands[seat] for seat in ordinary])[0]
        dealer = next(seat for seat in ordinary if hands[seat] == best)
        if dealer in eliminated:
            dealer = next(s for s in clockwise(match["players"], dealer) if s not in match["out"])
    match["dealer"] = dealer
    return {
        "penalised": hit,
        "eliminated": eliminated,
        "next_dealer": dealer,
        "winner": match["winner"],
    }


def describe(match: Match, it: Round) -> dict[str, Any]:
    """One entry of `rounds` in `replay --json`, less `events`; settles a finished round."""
    came: dict[str, Any] = {"penalised": [], "eliminated": [], "next_dealer": None, "winner": None}
    if it["reason"]:
        came = settle(match, it)
    hands = {}
    for seat in it["seats"]:
        hands[seat] = score(it["hands"][seat])
        del hands[seat]["rules"]
    return {
        "dealer": it["dealer"],
        "status": "ended" if it["reason"] else "in_progress",
        "reason": it["reason"],
        "caller": it["caller"],
        "to_act": it["to_act"],
        "legal": legal(it),
        "hands": hands,
        "centre": it["centre"],
        "reserve_left": len(it["reserve"]),
        "washed": it["washed"],
        "turns": it["turns"],
        "sticks": dict(match["sticks"]),
        **came,
    }


def start_match(record: dict[str, Any]) -> Match:
    if set(record) - TOP_KEYS:
        raise Refused("unknown_key", None)
    players = list(record["players"])
    if not 2 <= len(players) <= 8:
        raise Refused("player_count", "TP-2.1")
    sticks = record.get("sticks", [0] * len(players))
    if len(sticks) != len(players) or any(not 0 <= n <= 3 for n in sticks):
        raise Refused("bad_sticks", "TP-5.5")
    return {
        "players": players,
        "dealer": record["dealer"],
        "sticks": dict(zip(players, sticks, strict=True)),
        "out": list(record.get("out", [])),
        "winner": None,
    }


def start_round(match: Match, entry: dict[str, Any]) -> Round:
    seats = [seat for seat in match["players"] if seat not in match["out"]]
    if set(entry) - ROUND_KEYS:
        raise Refused("unknown_key", None)
    if "deck" in entry:
        return deal(seats, match["dealer"], cards_in(entry["deck"]))
    hands = [cards_in(text) for text in entry["hands"]]
    reserve = cards_in(entry.get("reserve", ""))
    centre = cards_in(entry["centre"])
    return set_up(seats, match["dealer"], hands, centre, reserve, entry.get("to_act"))


def who_and_what(players: list[str], text: str) -> tuple[str, str]:
    fitting = [name for name in players if text.startswith(name + " ")]
    if not fitting:
        raise Refused("unknown_player", None)
    name = max(fitting, key=len)
    return name, text[len(name) :].strip()


def replay(record: dict[str, Any]) -> dict[str, Any]:
    """What `replay --json` says of a record, less `format`, `game` and `events`."""
    match = start_match(record)
    done: list[dict[str, Any]] = []
    number: int | None = None
    for place, entry in enumerate(record["rounds"], start=1):
        number = None
        try:
            if match["winner"]:
                raise Refused("match_over", "TP-5.6")
            if done and done[-1]["status"] == "in_progress":
                raise Refused("unfinished_round", None)
            it = start_round(match, entry)
            for text in entry.get("actions", []):
                number = (number or 0) + 1
                act(it, *who_and_what(match["players"], text))
        except Refused as fault:
            fault.round, fault.action, fault.rounds = place, number, done
            raise
        done.append(describe(match, it))
    if match["winner"]:
        status = "won"
    elif done[-1]["status"] == "ended":
        status = "between_rounds"
    else:
        status = "in_progress"
    return {"status": status, "rounds": done}
