"""What records have of each game besides what they all have."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from tripalki_learn.cards import write_cards
from tripalki_learn.engine import Event, Opening, Problem, Step, Trace
from tripalki_learn.errors import known_name
from tripalki_learn.games import GAMES
from tripalki_learn.records.fields import CardWriter, Reader


@dataclass(frozen=True, slots=True)
class Scoring:
    """How hands of a game are scored outside play.

    ``options`` are the names of the rules that may be chosen (``"joker"``), which both functions
    take as keywords: ``count`` gives the events from the cards of one hand to its value, ``json``
    the form of ``score --json`` for several, with their ranks. ``rank`` is the key of the sentence
    that says a rank.

    >>> from tripalki_learn.records import records_of
    >>> records_of("trinka").SCORING
    <Scoring of hands; options: joker>
    """

    options: Sequence[str]
    count: Callable[..., tuple[Event, ...]]
    json: Callable[..., list[dict[str, Any]]]
    rank: str = "cli.rank.all"

    def __repr__(self) -> str:
        return f"<Scoring of hands; options: {', '.join(self.options) or '–'}>"


class GameRecords(Protocol):
    """What a game's file in ``records/`` offers.

    ``REQUIRED`` are the keys of a record's head that it must have beside those of all games.
    ``CHECKS`` are all its own keys of the head, each with what checks the value; a check gets the
    whole head, as read, and raises `RecordError`. ``DECK_KEYS`` and ``SETUP_KEYS`` are all keys of
    a round that is dealt, and of one that is laid out, but for its actions; each with what reads
    its value. ``REQUIRED_OF_SETUP`` are those that one laid out must have. ``NO_ACTION`` is the
    class of what is said and is no action. ``MATCH_OVER`` is the rule that ends a match
    (None for a game that has no end), ``PACK`` the rule that says which cards there are.
    ``SCORING`` is how its hands are scored, None when it has none to be scored.
    """

    REQUIRED: Sequence[str]
    CHECKS: Mapping[str, Callable[[Mapping[str, Any]], None]]
    DECK_KEYS: Mapping[str, Reader]
    SETUP_KEYS: Mapping[str, Reader]
    REQUIRED_OF_SETUP: Sequence[str]
    NO_ACTION: type
    MATCH_OVER: str | None
    PACK: str
    SCORING: Scoring | None

    def start_of(self, head: Mapping[str, Any]) -> Any:
        """The match before its first round. Keys may be missing from the head while it is checked.

        Raises `ImpossibleSetup`.
        """

    def faults(
        self, state: Any, key: str, read: Mapping[str, Any], later: Collection[str]
    ) -> Iterator[Problem]:
        """What is wrong with the value of ``key``, the last of those ``read`` so far of a round
        after this state, by itself and together with the others; ``later`` are the keys to come."""

    def opened(self, trace: Trace, read: Mapping[str, Any]) -> Trace:
        """The trace and one round more, dealt or laid out, with these values of its keys.

        Raises `RecordError`, `ImpossibleSetup`, `IllegalAction`.
        """

    def parse_action(self, text: str, players: Sequence[str], place: int) -> Any:
        """The action that a text without the name of who acts names, also one that is none.

        ``place`` is that of its first character in what was written, from 1. Raises `RecordError`
        ``unreadable`` for cards that cannot be read, ``unknown_player``.
        """

    def write_action(
        self, action: Any, players: Sequence[str], write: CardWriter = write_cards
    ) -> str:
        """The action as `parse_action` reads it; ``write`` writes its cards, by default as files
        have them."""

    def head_json(self, start: Any) -> dict[str, Any]:
        """The game's own keys of the head of a record that begins so."""

    def opening_json(self, opening: Opening, players: Sequence[str]) -> dict[str, Any]:
        """The keys of a round that begins so, but for its actions."""

    def round_json(self, steps: tuple[Step, ...]) -> dict[str, Any]:
        """A round in the form of ``replay --json``, but for its events."""


@cache
def records_of(game: str) -> GameRecords:
    """What records have of the game of this name. Raises `UnknownName` for one not registered.

    >>> records_of("tri_palki").PACK
    'TP-1.1'
    """
    name = known_name(game, GAMES, "game")
    return cast(GameRecords, import_module(f"tripalki_learn.records.{name}"))
