"""Actions as text: ``A 6C>KH call``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripalki_learn.engine import Seat
from tripalki_learn.records.game import records_of
from tripalki_learn.records.record import RecordError


def parse_turn(text: str, players: Sequence[str], game: str = "tri_palki") -> tuple[Seat, Any]:
    """Who acts, and the action, of a text such as ``"A pass"``.

    Where a player's name is the beginning of another's, the longest that fits is meant. Raises
    `RecordError`: ``unknown_player``, or ``unreadable`` for cards that cannot be read.

    >>> parse_turn("Ann B 6C>KH call", ["Ann", "Ann B"])
    (1, Exchange(give=(6♣,), take=(K♥,), call=True))
    """
    text = text.strip()
    fitting = [
        name for name in players if text == name.strip() or text.startswith(name.strip() + " ")
    ]
    if not fitting:
        raise RecordError("unknown_player", name=text, players=list(players))
    name = max(fitting, key=len)
    return players.index(name), parse_action(text[len(name.strip()) :], game, players)


def parse_action(text: str, game: str = "tri_palki", players: Sequence[str] = ()) -> Any:
    """The action that a text without the name of who acts names, also one that is none.

    Raises `RecordError`: ``unreadable`` for cards that cannot be read, ``unknown_player`` where an
    action names one of the ``players``.

    >>> parse_action("all"), parse_action("draw")
    (ExchangeAll(call=False), Unknown(text='draw', call=False))
    """
    return records_of(game).parse_action(text, players)
