"""Palki as a game to be played against bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from tripalki_learn.engine import Opening, Refusal, Seat, Step, Trace
from tripalki_learn.explain import Catalog, Phrase, event_phrase, refusal_phrase
from tripalki_learn.games import palki
from tripalki_learn.games.palki import Action, Capture, Lay, State, Sweep
from tripalki_learn.players import Decision
from tripalki_learn.players.palki import BOTS, decide
from tripalki_learn.records import parse_action
from tripalki_learn.teaching.frames import frames
from tripalki_learn.teaching.play.game import Result, Shown, Unadvised
from tripalki_learn.teaching.question import picture_json
from tripalki_learn.views.palki import TablePicture

SAID = ("event", "refusal", "mark", "table", "reason", "action", "note")


def action_phrase(action: Action) -> Phrase:
    """The action in words."""
    if isinstance(action, Capture):
        return Phrase("action.palki.capture", {"card": action.card, "taken": action.taken})
    if isinstance(action, Sweep | Lay):
        kind = "sweep" if isinstance(action, Sweep) else "lay"
        return Phrase(f"action.palki.{kind}", {"card": action.card})
    return Phrase("action.palki.stop")


class Palki(Unadvised):
    """The rules and the bots of Palki, as `PlayedGame` has them."""

    name = "palki"
    seats = range(2, 5)
    levels = tuple(BOTS)
    form = "capture"

    def begin(self, players: Sequence[str], seed: str) -> Trace:
        """Nothing is scored yet, chance picks the dealer."""
        return palki.begun(palki.new_match(players, seed).state)

    def deal(self, trace: Trace, seed: str) -> Trace:
        """The next game (PA-1.2)."""
        return palki.dealt(trace, seed)

    def act(self, trace: Trace, text: str, by: Seat) -> Trace:
        """One action more (PA-2)."""
        return palki.played(trace, parse_action(text, self.name), by)

    def opens(self, step: Step) -> bool:
        """A deal of the pack, or a set-up of a record."""
        return isinstance(step.cause, Opening)

    def decide(self, trace: Trace, level: str) -> Decision:
        """What a bot of that level does."""
        return decide(trace, level)

    def legal(self, state: State) -> list[tuple[str, Phrase]]:
        """Captures, lays, the stop (PA-2.6, PA-3.6)."""
        return [(str(each), action_phrase(each)) for each in palki.legal_actions(state)]

    def shown(self, steps: Sequence[Step], seat: Seat) -> Iterator[Shown]:
        """Every event; the hands of others face down."""
        players = steps[0].before.players
        places = [place for place, step in enumerate(steps) for _ in step.events]
        course = Trace(self.name, steps[0].before, tuple(steps))
        told = [frame for frame in frames(course) if frame.event is not None]
        for place, (event, picture) in zip(places, told, strict=True):
            assert event is not None
            table = picture_json(seen_from(picture, seat))
            yield Shown(event_phrase(event, players), table, place)

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

    def refusal(self, refusal: Refusal, players: Sequence[str]) -> Phrase:
        """Why an action is refused, and what is allowed."""
        return refusal_phrase(refusal, players)

    def keys(self) -> set[str]:
        """Everything that may be said of a match of Palki."""
        known: dict[str, Any] = Catalog.of("en").entries
        own = tuple(f"{kind}.palki." for kind in SAID)
        # Those that every game says are not told apart from the first one's.
        shared = {f"refusal.{code}" for code in ("not_dealt", "match_over", "unfinished_round")}
        marks = {"mark.dealer", "mark.to_act"}
        return {key for key in known if key.startswith(own)} | shared | marks


def seen_from(picture: TablePicture, seat: Seat) -> TablePicture:
    """The table with the hands of the others face down."""
    seats = tuple(
        each if place == seat else replace(each, hand=(None,) * len(each.hand))
        for place, each in enumerate(picture.seats)
    )
    return replace(picture, seats=seats)
