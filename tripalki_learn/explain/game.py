"""What sentences have of each game besides what they all have."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from tripalki_learn.cards import Card
from tripalki_learn.engine import Event, Problem, Refusal
from tripalki_learn.errors import known_name
from tripalki_learn.explain.sentence import Phrase
from tripalki_learn.games import GAMES, game_of

OF_EVERY_TABLE = (
    *("name_empty", "name_twice", "no_such_seat", "seat_twice", "hands_by_seat", "undealt"),
    *("nobody_to_act", "acting_after_end", "match_won"),
)
"""The problems of people and of the course of play, said in the same words in every game."""


def what_of(problem: Problem) -> str:
    """The end of the key of a problem: where too few or too many cards lie, they are named."""
    named = problem.what in ("hand_size", "centre_size", "washed_size") and problem.cards
    return f"{problem.what}.cards" if named else problem.what


class Worked(NamedTuple):
    """One thing that a game makes of some cards: what is to be said, and the rules that decided."""

    phrase: Phrase
    rules: tuple[str, ...]


class GameSentences(Protocol):
    """What a game's file in ``explain/`` offers: which entry of the catalogs says a fact.

    Keys of the first game stand bare (``event.passed``), those of another begin with its name
    (``event.trinka.folded``), so that each game words its own facts. ``EXAMPLES`` are the slots of
    the rules whose texts name cards, by number. ``SETTING`` says what lies on the table where cards
    are worked, None where nothing need.
    """

    EXAMPLES: Mapping[str, Mapping[str, Any]]
    SETTING: Phrase | None

    def event_key(self, event: Event) -> str:
        """The key of the sentence that says this event."""

    def event_slots(self, event: Event) -> dict[str, Any]:
        """Its slots beside the event's fields."""

    def refusal_key(self, refusal: Refusal) -> str:
        """The key of the sentence that says this refusal."""

    def refusal_slots(self, refusal: Refusal) -> dict[str, Any]:
        """Its slots beside ``player``, ``to_act``, ``card``, ``cards`` and ``total``."""

    def problem_key(self, problem: Problem) -> str:
        """The key of the sentence that says this problem; its slots are ``player``, ``card``,
        ``cards`` and ``count``."""

    def worked(self, cards: tuple[Card, ...]) -> tuple[Worked, ...]:
        """What the game makes of three cards of the short pack, as its engine works it out."""


@cache
def sentences_of(game: str) -> GameSentences:
    """What sentences have of the game of this name. Raises `UnknownName` for one not registered."""
    name = known_name(game, GAMES, "game")
    return cast(GameSentences, import_module(f"tripalki_learn.explain.{name}"))


@cache
def sentences_for(rule: str) -> GameSentences:
    """What sentences have of the game that a rule belongs to: every fact carries its rule."""
    return sentences_of(game_of(rule))
