"""What sentences have of each game besides what they all have."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from tripalki_learn.engine import Event, Problem, Refusal
from tripalki_learn.games import GAMES, game_of


class GameSentences(Protocol):
    """What a game's file in ``explain/`` offers: which entry of the catalogs says a fact.

    Keys of the first game stand bare (``event.passed``), those of another begin with its name
    (``event.trinka.folded``), so that each game words its own facts. ``EXAMPLES`` are the slots of
    the rules whose texts name cards, by number.
    """

    EXAMPLES: Mapping[str, Mapping[str, Any]]

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


@cache
def sentences_of(game: str) -> GameSentences:
    """What sentences have of the game of this name. Raises `KeyError` for one not registered."""
    if game not in GAMES:
        raise KeyError(game)
    return cast(GameSentences, import_module(f"tripalki_learn.explain.{game}"))


@cache
def sentences_for(rule: str) -> GameSentences:
    """What sentences have of the game that a rule belongs to: every fact carries its rule."""
    return sentences_of(game_of(rule))
