"""A bare reveal: hands on the table, and what they come to (TP-5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from tripalki_learn.cards import PACK_36
from tripalki_learn.engine import ImpossibleSetup, Trace
from tripalki_learn.games.tri_palki.dealing import begin
from tripalki_learn.games.tri_palki.problems import problems
from tripalki_learn.games.tri_palki.scoring import Hand
from tripalki_learn.games.tri_palki.settlement import settle
from tripalki_learn.games.tri_palki.state import Ending


def showdown(
    hands: Mapping[str, Hand], dealer: str | None = None, sticks: Sequence[int] | None = None
) -> Trace:
    """Settle these hands as if their round had just ended; a trace of one step.

    ``hands`` are by player, clockwise; ``dealer`` is by default the first; ``sticks`` are those
    held before, 0 to 3 each. Raises `ImpossibleSetup` if the position cannot be.

    >>> from tripalki_learn.cards import parse_hand
    >>> trace = showdown({"A": parse_hand("AH KH QH"), "B": parse_hand("KD KC KS")})
    >>> trace.state.settlement.penalised
    (1,)
    """
    players = tuple(hands)
    state = begin(players, players.index(dealer) if dealer else 0, sticks)
    held = tuple(map(tuple, hands.values()))
    rest = tuple(card for card in PACK_36 if card not in set(chain(*held)))
    over = state._replace(
        hands=held,
        # Where the other cards lie does not matter to a reveal; nothing is left to be played.
        aside=rest,
        passes=len(players),
        ending=Ending.ALL_PASSED,
    )
    found = tuple(p for p in problems(over) if p.what != "centre_size")
    if found:
        raise ImpossibleSetup(found, players)
    after, events = settle(over)
    return Trace("tri_palki", over, ()).then("reveal", after, events)
