"""Actions as text: ``A 6C>KH call``."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.cards import NotationError, parse_cards
from tripalki_learn.engine import Seat
from tripalki_learn.games.tri_palki import Action, Exchange, ExchangeAll, Pass, Unknown
from tripalki_learn.records.record import RecordError


def parse_turn(text: str, players: Sequence[str]) -> tuple[Seat, Action]:
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
    return players.index(name), parse_action(text[len(name.strip()) :])


def parse_action(text: str) -> Action:
    """The action that a text without a player's name names; `Unknown` for what is none.

    Raises `RecordError` ``unreadable`` for cards that cannot be read.

    >>> parse_action("all"), parse_action("draw")
    (ExchangeAll(call=False), Unknown(text='draw', call=False))
    """
    words = text.split()
    call = bool(words) and words[-1].lower() == "call"
    what = " ".join(words[:-1] if call else words)
    if what.lower() == "pass":
        return Pass(call)
    if what.lower() == "all":
        return ExchangeAll(call)
    give, arrow, take = what.partition(">")
    if not arrow:
        return Unknown(what, call)
    try:
        return Exchange(parse_cards(give), parse_cards(take), call)
    except NotationError as error:
        raise RecordError("unreadable") from error
