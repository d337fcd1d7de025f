"""A naive umpire, who rules a match beside the engine: the reference player of the tests.

It is given the deck and the actions of each round and nothing else of the engine.
"""

from __future__ import annotations

from typing import Any

from tests.reference.matches import describe, start_match
from tests.reference.rounds import Refused, Round, act, clockwise, deal, fork
from tests.reference.scorer import score
from tripalki_learn.engine import Step
from tripalki_learn.games.tri_palki import Deal

PLAYERS = ["A", "B", "C", "D"]


def seats(names: list[str]) -> str:
    """Players as an answer names them."""
    return ",".join(str(PLAYERS.index(name)) for name in names)


class Umpire:
    """Follows a match step by step, and says what is right at any moment of it.

    ``round`` is the round under way, ``before`` it before the last step, ``came`` what a finished
    one came to.
    """

    def __init__(self, dealer: int) -> None:
        self.match = start_match({"players": PLAYERS, "dealer": PLAYERS[dealer]})
        self.round: Round = {}
        self.came: dict[str, Any] = {}

    def follow(self, step: Step) -> None:
        """Plays a step of the engine's by the reference."""
        if isinstance(step.cause, Deal):
            left = [name for name in PLAYERS if name not in self.match["out"]]
            self.deck = [card.code for card in step.cause.deck]
            self.round = deal(left, self.match["dealer"], self.deck)
        else:
            act(self.round, self.round["to_act"], str(step.cause))
        if self.round["reason"]:
            self.came = describe(self.match, self.round)

    def gets(self, number: int) -> str:
        """Who gets a card of the deal, counted from 0 (TP-2.3, TP-5.10)."""
        order = [*clockwise(self.round["seats"], self.round["dealer"]), "centre"]
        name = order[number % len(order)]
        return name if name == "centre" else seats([name])

    def acts(self) -> str:
        """Who acts, or that the round is over."""
        return seats([self.round["to_act"]]) if self.round["to_act"] else "over"

    def judged(self, player: str, text: str) -> tuple[str, str | None]:
        """What is said of an action, and by which rule it is refused."""
        try:
            act(fork(self.round), player, text)
        except Refused as refused:
            return refused.code, refused.rule
        return "yes", None

    def worth(self, player: str) -> str:
        """What a hand is worth, as an answer."""
        found = score(self.round["hands"][player])
        if found["kind"] == "ordinary":
            return f"{found['total']}{found['suit']}"
        return "three_aces" if found["kind"] == "three_aces" else "safe"
