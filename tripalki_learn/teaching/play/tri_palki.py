"""Tri Palki as a game to be played against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tripalki_learn.engine import Event, Seat, Trace
from tripalki_learn.explain import Catalog, Phrase
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import State
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.players import Decision
from tripalki_learn.players.tri_palki import BOTS, decide
from tripalki_learn.teaching.play.advice import action_phrase, advice, costly
from tripalki_learn.teaching.play.common import Common
from tripalki_learn.teaching.play.game import Advice, Costly, Result
from tripalki_learn.views import SeatPicture
from tripalki_learn.views.text import seat_note_phrase

OTHERS = {"trinka", "palki"}
"""What stands in the keys of sentences of the other games."""

SAID = ("event.", "refusal.", "phrase.", "note.", "mark.", "table.", "reason.", "action.", "hint.")


class TriPalki(Common):
    """The rules and the bots of Tri Palki, as `PlayedGame` has them."""

    name = "tri_palki"
    seats = range(2, 9)
    levels = tuple(BOTS)
    form = "exchange"

    def begin(self, players: Sequence[str], seed: str) -> Trace:
        """Nobody has a stick (TP-5.1), chance picks the dealer (TP-2.2)."""
        return tri_palki.begun(tri_palki.new_match(players, seed).state)

    def deal(self, trace: Trace, seed: str, entered: Mapping[Seat, str]) -> Trace:
        """The next round (TP-2.3)."""
        return tri_palki.dealt(trace, seed)

    def decide(self, trace: Trace, level: str) -> Decision:
        """What a bot of that level does."""
        return decide(trace, level)

    def legal(self, state: State) -> list[tuple[str, Phrase]]:
        """Exchanges in hand, then centre order, all, pass (TP-2.6)."""
        return [(str(each), action_phrase(each)) for each in tri_palki.legal_actions(state)]

    def turned_up(self, event: Event, seat: Seat, players: Sequence[str]) -> set[Seat]:
        """All hands, at the reveal (TP-2.8)."""
        return {*range(len(players))} if isinstance(event, ev.HandsRevealed) else set()

    def results(self, state: State) -> list[Result]:
        """Hands, sticks and eliminations of the round."""
        settled = state.settlement
        found = []
        for seat in state.dealt_in:
            worth = tri_palki.score(state.hands[seat])
            note = seat_note_phrase(SeatPicture("", score=worth))
            pays = settled is not None and seat in settled.penalised
            out = settled is not None and seat in settled.eliminated
            found.append(Result(state.players[seat], note, pays, out))
        return found

    advises = True

    def advice(self, trace: Trace) -> Advice:
        """Every action with its chances, the best one with its reasons."""
        return advice(trace)

    def costly(self, trace: Trace, seat: Seat) -> list[Costly]:
        """The decisions of the seat that cost most."""
        return costly(trace, seat)

    def keys(self) -> set[str]:
        """Everything that may be said of a match of Tri Palki."""
        known: dict[str, Any] = Catalog.of("en").entries
        return {key for key in known if key.startswith(SAID) and not OTHERS & set(key.split("."))}
