"""Palki as a game to be played against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tripalki_learn.engine import Seat, Trace
from tripalki_learn.explain import Phrase
from tripalki_learn.games import palki
from tripalki_learn.games.palki import Action, Capture, Lay, State, Sweep
from tripalki_learn.players import Decision
from tripalki_learn.players.palki import BOTS, decide
from tripalki_learn.teaching.play.common import Common, Unadvised, keys_of
from tripalki_learn.teaching.play.game import Result


def action_phrase(action: Action) -> Phrase:
    """The action in words."""
    if isinstance(action, Capture):
        return Phrase("action.palki.capture", {"card": action.card, "taken": action.taken})
    if isinstance(action, Sweep | Lay):
        kind = "sweep" if isinstance(action, Sweep) else "lay"
        return Phrase(f"action.palki.{kind}", {"card": action.card})
    return Phrase("action.palki.stop")


class Palki(Unadvised, Common):
    """The rules and the bots of Palki, as `PlayedGame` has them."""

    name = "palki"
    seats = range(2, 5)
    levels = tuple(BOTS)
    form = "capture"
    counted = "ui.palki_points"

    def begin(self, players: Sequence[str], seed: str) -> Trace:
        """Nothing is scored yet, chance picks the dealer."""
        return palki.begun(palki.new_match(players, seed).state)

    def deal(self, trace: Trace, seed: str, entered: Mapping[Seat, str]) -> Trace:
        """The next game (PA-1.2)."""
        return palki.dealt(trace, seed)

    def decide(self, trace: Trace, level: str) -> Decision:
        """What a bot of that level does."""
        return decide(trace, level)

    def legal(self, state: State) -> list[tuple[str, Phrase]]:
        """Captures, lays, the stop (PA-2.6, PA-3.6)."""
        return [(str(each), action_phrase(each)) for each in palki.legal_actions(state)]

    def results(self, state: State) -> list[Result]:
        """The points of the game and the totals after it."""
        points = [each.total for each in state.points] or [0] * len(state.players)
        return [
            Result(
                name,
                Phrase("note.palki.points", {"count": points[seat], "total": state.scores[seat]}),
                False,
                False,
            )
            for seat, name in enumerate(state.players)
        ]

    def keys(self) -> set[str]:
        """Everything that may be said of a match of Palki."""
        return keys_of(self.name)
