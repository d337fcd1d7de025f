"""What games that can be played have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from tripalki_learn.engine import Event, Opening, Refusal, Seat, Step, Trace
from tripalki_learn.explain import Catalog, Phrase, event_phrase, refusal_phrase
from tripalki_learn.games import game_named
from tripalki_learn.players import Decision
from tripalki_learn.records import parse_action, records_of
from tripalki_learn.teaching.frames import frames
from tripalki_learn.teaching.play.game import Advice, Amount, Costly, Shown
from tripalki_learn.teaching.question import picture_json

SAID = ("event", "refusal", "mark", "table", "reason", "action", "note", "phrase")
"""The kinds of sentences that are said in a match."""

SHARED = {
    *("refusal.not_dealt", "refusal.match_over", "refusal.unfinished_round"),
    *("mark.dealer", "mark.to_act"),
}
"""What every game says in the words of the first one."""


class Common:
    """The usual case: everybody plays every round, hands are counted at its end, one player wins,
    actions are a list, and what happens is seen by all but for hands that lie face down."""

    name: str
    counted = "ui.play_hand"

    def opens(self, step: Step) -> bool:
        """A deal, or a set-up of a record."""
        return isinstance(step.cause, Opening)

    def winners(self, trace: Trace) -> tuple[Seat, ...]:
        """The one who has won by the rules."""
        winner = trace.state.winner
        return () if winner is None else (winner,)

    def text_of(self, state: Any, action: Any) -> str:
        """The action as records have it."""
        text: str = records_of(self.name).write_action(action, state.players)
        return text

    def act(self, trace: Trace, text: str, by: Seat) -> Trace:
        """The action that the text names in records."""
        action = parse_action(text, self.name, trace.state.players)
        return game_named(self.name).played(trace, action, by)

    def amount(self, state: Any) -> Amount | None:
        """No action names a number."""
        return None

    def entries(self, state: Any, seat: Seat) -> list[tuple[str, Phrase]]:
        """Nobody has a choice before a deal."""
        return []

    def entered(self, step: Step, seat: Seat) -> str:
        """Nobody has chosen anything."""
        return ""

    def enters(self, state: Any, seat: Seat, level: str) -> Decision:
        """No bot has to choose anything."""
        return Decision("", ())

    def turned_up(self, event: Event, seat: Seat, players: Sequence[str]) -> set[Seat]:
        """No hand is shown."""
        return set()

    def is_told(self, event: Event, seat: Seat) -> bool:
        """Everybody sees it."""
        return True

    def shown(self, steps: Sequence[Step], seat: Seat) -> Iterator[Shown]:
        """Every event that the seat sees, hands face down but its own and those turned up. What was
        secret is told when the round is over."""
        players = steps[0].before.players
        places = [place for place, step in enumerate(steps) for _ in step.events]
        course = Trace(self.name, steps[0].before, tuple(steps))
        told = [frame for frame in frames(course) if frame.event is not None]
        is_over = steps[-1].after.to_act is None
        up = {seat}
        for place, (event, picture) in zip(places, told, strict=True):
            assert event is not None
            up |= self.turned_up(event, seat, players)
            if is_over or self.is_told(event, seat):
                table = picture_json(_seen_from(picture, up))
                yield Shown(event_phrase(event, players), table, place)

    def refusal(self, refusal: Refusal, players: Sequence[str]) -> Phrase:
        """Why an action is refused, and what is allowed."""
        return refusal_phrase(refusal, players)


class Unadvised:
    """A game without an analysis: it has no hints, and counts no costs."""

    advises = False

    def advice(self, trace: Trace) -> Advice | None:
        """No hint."""
        return None

    def costly(self, trace: Trace, seat: Seat) -> list[Costly]:
        """No decision is known to have cost anything."""
        return []


def keys_of(game: str) -> set[str]:
    """The catalog keys of what is said in matches of a game whose sentences carry its name."""
    own = tuple(f"{kind}.{game}." for kind in SAID)
    return {key for key in Catalog.of("en").entries if key.startswith(own)} | SHARED


def _seen_from(picture: Any, up: set[Seat]) -> Any:
    """The table with the hands face down that are not turned up."""
    seats = tuple(
        each if place in up else replace(each, hand=(None,) * len(each.hand))
        for place, each in enumerate(picture.seats)
    )
    return replace(picture, seats=seats)
