"""Actions as text: ``A 6C>KH call``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tripalki_learn.engine import Seat
from tripalki_learn.errors import wanted
from tripalki_learn.records.game import records_of
from tripalki_learn.records.record import RecordError


def parse_turn(text: str, players: Sequence[str], game: str = "tri_palki") -> tuple[Seat, Any]:
    """Who acts, and the action, of a text such as ``"A pass"``.

    Where a player's name is the beginning of another's, the longest is meant after which an action
    is left. Raises `RecordError`: ``unknown_player``, or ``unreadable`` for cards that cannot be
    read.

    >>> parse_turn("Ann B 6C>KH call", ["Ann", "Ann B"])
    (1, Exchange(give=(6♣,), take=(K♥,), call=True))
    >>> parse_turn("A pass", ["A", "A pass"])
    (0, Pass(call=False))
    """
    place = len(wanted(text, str, "turn")) - len(text.lstrip())
    names = {name.strip(): seat for seat, name in enumerate(players)}
    fitting = [name for name in names if _stands_first(name, text[place:])]
    if not fitting:
        raise RecordError("unknown_player", name=text.strip(), players=list(players))
    fitting.sort(key=len, reverse=True)

    def action(name: str) -> Any:
        begins = place + len(name)
        return parse_action(text[begins:], game, players, begins + 1)

    # Where no action is left after any name, what is wrong is said of the longest.
    meant = fitting[0]
    if len(fitting) > 1:
        meant = next((name for name in fitting if _is_one(partial(action, name), game)), meant)
    return names[meant], action(meant)


def _stands_first(name: str, text: str) -> bool:
    """Whether a text begins with a name that ends where a word does."""
    return text.startswith(name) and not text[len(name) :][:1].strip()


def _is_one(read: Callable[[], Any], game: str) -> bool:
    """Whether what is read is an action of the game."""
    try:
        return not isinstance(read(), records_of(game).NO_ACTION)
    except RecordError:
        return False


def parse_action(
    text: str, game: str = "tri_palki", players: Sequence[str] = (), place: int = 1
) -> Any:
    """The action that a text without the name of who acts names, also one that is none.

    ``place`` is that of its first character in what was written, from 1. Raises `RecordError`:
    ``unreadable`` for cards that cannot be read, ``unknown_player`` where an action names one of
    the ``players``.

    >>> parse_action("all"), parse_action("draw")
    (ExchangeAll(call=False), Unknown(text='draw', call=False))
    """
    return records_of(game).parse_action(wanted(text, str, "turn"), players, place)
