"""A naive player of Palki records: cards are texts, lists are changed in place, nothing is shared.

It gives what ``replay --json`` says of a record, less ``format``, ``game`` and ``events``; it
believes that the record is a good one.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations
from typing import Any

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def rank(card: str) -> str:
    return card[:-1]


def worth(card: str) -> int:
    """Its points in a sum; a court card is worth more than any sum can come to."""
    place = RANKS.index(rank(card)) + 1
    return place if place <= 10 else 100


def captures(card: str, table: list[str]) -> list[list[str]]:
    """Equal cards, then sets by the places of their cards; a jack takes all."""
    if rank(card) == "J":
        return [list(table)] if table else []
    found = [[other] for other in table if rank(other) == rank(card)]
    numbers = [place for place, other in enumerate(table) if worth(other) <= worth(card) <= 10]
    sizes = range(2, min(len(numbers), 10) + 1)
    subsets = chain.from_iterable(combinations(numbers, size) for size in sizes)
    for places in sorted(subsets):
        if sum(worth(table[place]) for place in places) == worth(card):
            found.append([table[place] for place in places])
    return found


def replay(record: dict[str, Any]) -> dict[str, Any]:
    """What a record comes to."""
    match = Match(record)
    rounds = [match.game(entry) for entry in record["rounds"]]
    status = "won" if match.winner() else "between_rounds"
    return {"status": "in_progress" if match.to_act else status, "rounds": rounds}


class Match:
    """A match as it goes on."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.names: list[str] = record["players"]
        self.dealer: str = record["dealer"]
        self.must: bool = record.get("options", {}).get("compulsory_capture", True)
        given = record.get("scores")
        self.sheet = {n: [given[i]] if given else [] for i, n in enumerate(self.names)}
        self.to_act: str | None = None
        self.played_before = False

    def score(self, name: str) -> int:
        return self.sheet[name][-1] if self.sheet[name] else 0

    def winner(self) -> str | None:
        best = max(map(self.score, self.names))
        ahead = [name for name in self.names if self.score(name) == best]
        return ahead[0] if best >= 15 and len(ahead) == 1 else None

    def after(self, name: str) -> str:
        return self.names[(self.names.index(name) + 1) % len(self.names)]

    def around(self, name: str) -> list[str]:
        """Everyone from the left of ``name``, who comes last."""
        place = self.names.index(name) + 1
        return self.names[place:] + self.names[:place]

    def deal_hands(self) -> None:
        self.hands: dict[str, list[str]] = {name: [] for name in self.names}
        for _ in range(4):
            for name in self.around(self.dealer):
                self.hands[name].append(self.stock.pop(0))
        self.to_act = self.after(self.dealer)

    def open(self, entry: dict[str, Any]) -> None:
        self.captured: dict[str, list[str]] = {name: [] for name in self.names}
        self.last: str | None = None
        if "deck" in entry:
            self.stock: list[str] = entry["deck"].split()
            self.deal_hands()
            self.table = [self.stock.pop(0) for _ in range(4)]
            places = list(entry.get("buried", []))
            while True:
                ranks = Counter(map(rank, self.table))
                bad = [n for n, c in enumerate(self.table) if rank(c) == "J" or ranks[rank(c)] > 1]
                if not bad:
                    break
                for spot in bad:
                    self.stock.insert(places.pop(0), self.table[spot])
                for spot in bad:
                    self.table[spot] = self.stock.pop(0)
            assert not places
            return
        self.stock = entry.get("stock", "").split()
        self.table = entry.get("table", "").split()
        self.hands = {n: h.split() for n, h in zip(self.names, entry["hands"], strict=True)}
        for name, pile in zip(self.names, entry.get("captured", []), strict=False):
            self.captured[name] = pile.split()
        self.last = entry.get("last_capture")
        holding = [name for name in self.around(self.dealer) if self.hands[name]]
        self.to_act = entry.get("to_act", holding[0] if holding else None)

    def game(self, entry: dict[str, Any]) -> dict[str, Any]:
        if self.played_before:
            self.dealer = self.after(self.dealer)
        self.played_before = True
        self.reason: str | None = None
        self.points: dict[str, dict[str, int]] | None = None
        self.turns: list[dict[str, Any]] = []
        self.open(entry)
        self.go_on()
        for text in entry.get("actions", []):
            name = max((n for n in self.names if text.startswith(n + " ")), key=len)
            self.act(name, text[len(name) + 1 :])
        return self.told()

    def act(self, name: str, what: str) -> None:
        assert name == self.to_act
        taken: list[str] = []
        if what == "stop":
            self.stop(name)
        else:
            card, cross, wanted = what.partition(" x")
            self.hands[name].remove(card)
            if cross:
                taken = [c for c in self.table if c in wanted.split() or rank(card) == "J"]
                self.table = [other for other in self.table if other not in taken]
                self.captured[name] += [card, *taken]
                self.last = name
            else:
                self.table.append(card)
            self.to_act = self.after(name)
            self.go_on()
        self.turns.append({"player": name, "action": what, "taken": taken})

    def go_on(self) -> None:
        """To the next player who holds cards, the next deal, or the end."""
        if not any(self.hands.values()):
            if self.stock:
                return self.deal_hands()
            return self.end()
        while not self.hands[self.to_act or ""]:
            self.to_act = self.after(self.to_act or "")

    def end(self) -> None:
        if self.last:
            self.captured[self.last] += self.table
            self.table = []
        self.points = {n: {"cards": 0, "clubs": 0, "konchinki": 0} for n in self.names}
        clubs = {n: [c for c in pile if c[-1] == "C"] for n, pile in self.captured.items()}
        for what, piles, points in (("cards", self.captured, 2), ("clubs", clubs, 1)):
            most = max(map(len, piles.values()))
            ahead = [name for name in self.names if len(piles[name]) == most]
            if len(ahead) == 1:
                self.points[ahead[0]][what] = points
        for name in self.names:
            self.points[name]["konchinki"] = sum(c in self.captured[name] for c in ("2C", "10D"))
        self.close("played_out")

    def stop(self, name: str) -> None:
        pile = self.captured[name]
        self.points = {n: {"cards": 0, "clubs": 0, "konchinki": 0} for n in self.names}
        self.points[name]["konchinki"] = sum(c in pile for c in ("2C", "10D"))
        self.points[name]["clubs"] = int(sum(c[-1] == "C" for c in pile) >= 7)
        self.close("stopped")

    def close(self, reason: str) -> None:
        assert self.points is not None
        for name, each in self.points.items():
            each["total"] = sum(each.values())
            self.sheet[name].append(self.score(name) + each["total"])
        self.reason, self.to_act = reason, None

    def legal(self) -> list[str]:
        if self.to_act is None:
            return []
        hand = self.hands[self.to_act]
        found = [
            f"{card} x" if rank(card) == "J" else f"{card} x {' '.join(taken)}"
            for card in hand
            for taken in captures(card, self.table)
        ]
        if not found or not self.must:
            found += hand
        pile = self.captured[self.to_act]
        secured = sum(c in pile for c in ("2C", "10D")) + (sum(c[-1] == "C" for c in pile) >= 7)
        score = self.score(self.to_act)
        if score in (13, 14) and score + secured >= 15:
            found.append("stop")
        return found

    def told(self) -> dict[str, Any]:
        return {
            "dealer": self.dealer,
            "status": "ended" if self.reason else "in_progress",
            "reason": self.reason,
            "to_act": self.to_act,
            "legal": self.legal(),
            "hands": {name: list(hand) for name, hand in self.hands.items()},
            "table": list(self.table),
            "stock_left": len(self.stock),
            "captured": {name: list(pile) for name, pile in self.captured.items()},
            "turns": self.turns,
            "points": self.points,
            "scores": {name: self.score(name) for name in self.names},
            "sheet": {name: list(totals) for name, totals in self.sheet.items()},
            "winner": self.winner(),
        }
