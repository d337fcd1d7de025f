"""Any situation of Palki in three lines: what a teacher types in front of a class."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tripalki_learn.cards import parse_cards
from tripalki_learn.engine import seat_named
from tripalki_learn.errors import wanted
from tripalki_learn.games.palki import begin, begun, dealt, laid_out
from tripalki_learn.widgets.laid_table import LaidTable, named_hands
from tripalki_learn.widgets.tryout import Tryout


class PalkiTable(LaidTable):
    """A table of Palki in a notebook, given in the text forms of cards.

    ``hands`` are by player, clockwise, or a list of hands for players A, B, C …; ``table`` lies
    open, ``stock`` is still to be dealt; ``captured`` and ``scores`` are in seat order. The first
    player begins, or ``to_act``. A walkthrough asks ``"turn"``, ``"taker"``, ``"cards"`` and
    ``"clubs"``. Raises `ImpossibleSetup`, whose sentence says what is wrong, and `NotationError`.

    >>> table = PalkiTable(["7♥ K♣", "Q♠"], table="3♣ 4♦ 7♠")
    >>> table.play("A 7♥ x 3♣ 4♦").state.table
    (7♠,)
    """

    def __init__(
        self,
        hands: Mapping[str, str] | Sequence[str],
        table: str = "",
        stock: str = "",
        captured: Sequence[str] | None = None,
        scores: Sequence[int] | None = None,
        last_capture: str | None = None,
        to_act: str | None = None,
        compulsory_capture: bool = True,
    ) -> None:
        held = named_hands(hands)
        players = tuple(held)
        start = begin(players, len(players) - 1, scores, compulsory_capture)
        self.trace = laid_out(
            begun(start),
            [parse_cards(hand) for hand in held.values()],
            parse_cards(table),
            parse_cards(stock),
            None
            if captured is None
            else [parse_cards(it) for it in wanted(captured, Sequence, "cards")],
            seat_named(last_capture, players) if last_capture else None,
            seat_named(to_act, players) if to_act else None,
        )

    @classmethod
    def dealt(cls, players: Sequence[str], seed: int | str) -> PalkiTable:
        """A game as it is dealt from a seed; the last player deals."""
        made = object.__new__(cls)
        made.trace = dealt(begun(begin(players, len(players) - 1)), seed)
        return made

    def tryout(self, goal: str | None = None) -> Tryout:
        """The position as one in which any card may be tried on any cards of the table; ``goal``:
        ``"most"``, ``"set"``, ``"sweep"`` or ``"lay"``."""
        return Tryout(self.trace, goal)
