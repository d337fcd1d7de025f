"""A naive player of Trinka records (TR-2, TR-3): plain lists, in the words of the rulebook.

It gives what ``replay --json`` gives, but for the events, of records that break no rule.
"""

from typing import Any

from .trinka_scorer import strength, worth

Record = dict[str, Any]


def replay(record: Record) -> dict[str, Any]:
    """Every round of the record, and how the match stands."""
    match = Match(record)
    rounds = [match.play(entry) for entry in record["rounds"]]
    return {"status": match.status, "rounds": rounds}


class Match:
    """A match, changed as it goes on."""

    def __init__(self, record: Record) -> None:
        self.players: list[str] = record["players"]
        self.dealer: str = record["dealer"]
        self.ante: int = record["ante"]
        self.limit: int | None = record.get("limit")
        self.joker: bool = record.get("joker", False)
        chips = record.get("chips", [0] * len(self.players))
        self.chips = dict(zip(self.players, chips, strict=True))
        self.svara: list[str] = []  # the tied of the round before
        self.carried = 0
        self.status = "between_rounds"
        self.first = True

    def from_left_of(self, name: str) -> list[str]:
        place = self.players.index(name) + 1
        return self.players[place:] + self.players[:place]

    def play(self, entry: Record) -> dict[str, Any]:
        if not self.first:
            self.dealer = self.from_left_of(self.dealer)[0]
        self.first = False
        joins = entry.get("joins", [])
        dealt_in = [n for n in self.players if not self.svara or n in self.svara or n in joins]
        self.paid = dict.fromkeys(dealt_in, 0)
        self.bank = self.carried
        # Half of the bank at the tie, rounded up, for each who joins; else the ante of everyone.
        price = (self.carried + 1) // 2 if self.svara else self.ante
        for name in joins if self.svara else dealt_in:
            self.pay(name, price)
        order = [n for n in self.from_left_of(self.dealer) if n in dealt_in]
        self.hands = self.dealt(entry, dealt_in, order)
        self.svara, self.carried = [], 0
        self.live = list(dealt_in)
        self.out: list[dict[str, str | None]] = []
        self.bets: dict[str, int] = {}
        self.before: int | None = None
        self.reason: str | None = None
        self.payout: dict[str, int] = {}
        turns = []
        to_act: str | None = order[0]
        for text in entry.get("actions", []):
            assert to_act is not None and self.reason is None
            action = text[len(to_act) + 1 :]
            turns.append({"player": to_act, "action": action})
            self.act(to_act, action)
            to_act = self.next_of(to_act)
        if self.reason is not None:
            to_act = None
        self.status = "between_rounds" if self.reason else "in_progress"
        return {
            "dealer": self.dealer,
            "status": "ended" if self.reason else "in_progress",
            "reason": self.reason,
            "to_act": to_act,
            "legal": [] if to_act is None else self.legal(to_act),
            "hands": {name: self.shown(name) for name in dealt_in},
            "turns": turns,
            "bank": self.bank,
            "paid": self.paid,
            "out": self.out,
            "svara": self.svara,
            "payout": self.payout,
            "chips": dict(self.chips),
        }

    def dealt(self, entry: Record, dealt_in: list[str], order: list[str]) -> dict[str, list[str]]:
        if "hands" in entry:
            hands = [text.split() for text in entry["hands"]]
            return dict(zip(dealt_in, hands, strict=True))
        pack = entry["deck"].split()
        held: dict[str, list[str]] = {name: [] for name in dealt_in}
        for _ in range(3):
            for name in order:
                held[name].append(pack.pop(0))
        return held

    def pay(self, name: str, amount: int) -> None:
        self.chips[name] -= amount
        self.paid[name] += amount
        self.bank += amount

    def shown(self, name: str) -> dict[str, Any]:
        kind, value = worth(self.hands[name], self.joker)
        return {"cards": self.hands[name], "kind": kind, "value": value}

    def strength(self, name: str) -> int:
        return strength(worth(self.hands[name], self.joker))

    def next_of(self, name: str) -> str | None:
        return next((n for n in self.from_left_of(name) if n in self.live), None)

    def legal(self, name: str) -> list[str]:
        least = self.ante if self.before is None else self.before
        allowed = [f"bet {least}..{self.limit or ''}", "fold"]
        if name in self.bets:
            others = [other for other in self.live if other != name]
            allowed += ["show"] if len(others) == 1 else [f"open {other}" for other in others]
        return allowed

    def act(self, name: str, action: str) -> None:
        word, _, what = action.partition(" ")
        if word == "fold":
            self.drop(name, None)
        elif word == "bet":
            self.before = self.bets[name] = int(what)
            self.pay(name, int(what))
        else:
            assert self.before is not None
            self.pay(name, self.before)
            if word == "show":
                return self.show("show")
            if self.strength(name) > self.strength(what):
                self.drop(what, name)
            else:
                self.drop(name, what)
        if len(self.live) == 1:
            self.take(self.live[0], "folded")
        elif len(self.live) > 2 and self.all_bet_the_limit():
            self.show("limit")

    def all_bet_the_limit(self) -> bool:
        return self.limit is not None and all(self.bets.get(n) == self.limit for n in self.live)

    def drop(self, name: str, by: str | None) -> None:
        self.live.remove(name)
        self.out.append({"player": name, "by": by})

    def show(self, reason: str) -> None:
        best = max(self.strength(name) for name in self.live)
        holders = [name for name in self.live if self.strength(name) == best]
        if len(holders) == 1:
            self.take(holders[0], reason)
        else:
            self.reason, self.svara, self.carried = "svara", holders, self.bank

    def take(self, name: str, reason: str) -> None:
        self.reason, self.payout = reason, {name: self.bank}
        self.chips[name] += self.bank
