"""Any situation of Palki in three lines: what a teacher types in front of a class."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tripalki_learn.cards import parse_cards
from tripalki_learn.engine import Trace
from tripalki_learn.games.palki import State, begin, begun, dealt, laid_out, played
from tripalki_learn.records import parse_turn
from tripalki_learn.views.palki import state_svg
from tripalki_learn.widgets.situation import named_hands
from tripalki_learn.widgets.table import TableView
from tripalki_learn.widgets.tryout import Tryout
from tripalki_learn.widgets.walkthrough import Walkthrough


class PalkiTable:
    """A table of Palki in a notebook, given in the text forms of cards.

    ``hands`` are by player, clockwise, or a list of hands for players A, B, C …; ``table`` lies
    open, ``stock`` is still to be dealt; ``captured`` and ``scores`` are in seat order. The first
    player begins, or ``to_act``. Nothing changes a table: `play` gives the next one. Raises
    `ImpossibleSetup`, whose sentence says what is wrong, and `NotationError`.

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
            None if captured is None else [parse_cards(pile) for pile in captured],
            players.index(last_capture) if last_capture else None,
            players.index(to_act) if to_act else None,
        )

    @classmethod
    def dealt(cls, players: Sequence[str], seed: int | str) -> PalkiTable:
        """A game as it is dealt from a seed; the last player deals."""
        return cls._of(dealt(begun(begin(players, len(players) - 1)), seed))

    @classmethod
    def _of(cls, trace: Trace) -> PalkiTable:
        made = object.__new__(cls)
        made.trace = trace
        return made

    @property
    def state(self) -> State:
        """The state at the end of what has been played."""
        state: State = self.trace.state
        return state

    def play(self, *turns: str) -> PalkiTable:
        """The table after these turns (``"A 7♥ x 3♣ 4♦"``, ``"B J♠ x"``, ``"A K♣"``, ``"B stop"``).

        Raises `IllegalAction`, whose sentence says why not and what would be legal.
        """
        trace = self.trace
        for text in turns:
            by, action = parse_turn(text, trace.state.players, trace.game)
            trace = played(trace, action, by)
        return self._of(trace)

    def show(self) -> TableView:
        """The table as it is now, all cards face up."""
        return TableView(self.state)

    def walkthrough(self, ask: Sequence[str] = ()) -> Walkthrough:
        """Everything that has happened, step by step; ``ask`` names what to stop and ask for:
        ``"turn"``, ``"taker"``, ``"cards"``, ``"clubs"``."""
        return Walkthrough(self.trace, ask=ask)

    def tryout(self, goal: str | None = None) -> Tryout:
        """The position as one in which any card may be tried on any cards of the table; ``goal``:
        ``"most"``, ``"set"``, ``"sweep"`` or ``"lay"``."""
        return Tryout(self.trace, goal)

    def __repr__(self) -> str:
        return repr(self.state)

    def _repr_svg_(self) -> str:
        return state_svg(self.state)
