"""Any situation of Trinka in three lines: what a teacher types in front of a class."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tripalki_learn.cards import parse_hand
from tripalki_learn.engine import Trace
from tripalki_learn.games.trinka import State, begin, begun, laid_out, played
from tripalki_learn.records import parse_turn
from tripalki_learn.views.trinka import state_svg
from tripalki_learn.widgets.situation import named_hands
from tripalki_learn.widgets.table import TableView
from tripalki_learn.widgets.walkthrough import Walkthrough


class TrinkaTable:
    """A table of Trinka in a notebook, given in the text forms of cards.

    ``hands`` are by player, clockwise, or a list of hands for players A, B, C …; the last player
    deals, so the first one speaks first. ``ante``, ``limit`` and ``joker`` are what the table plays
    by. Nothing changes a table: `play` and `again` give the next one. Raises `ImpossibleSetup`,
    whose sentence says what is wrong, and `NotationError`.

    >>> table = TrinkaTable(["A♥ A♦ 7♣", "K♥ Q♥ 9♥"])
    >>> table.play("A bet 2", "B bet 2", "A show").state.chips
    (-5, 5)
    """

    def __init__(
        self,
        hands: Mapping[str, str] | Sequence[str],
        ante: int = 1,
        limit: int | None = None,
        joker: bool = False,
        chips: Sequence[int] | None = None,
    ) -> None:
        held = named_hands(hands)
        dealer = len(held) - 1
        start = begin(tuple(held), dealer, ante=ante, limit=limit, joker=joker, chips=chips)
        self.trace = laid_out(begun(start), [parse_hand(hand) for hand in held.values()])

    @classmethod
    def _of(cls, trace: Trace) -> TrinkaTable:
        made = object.__new__(cls)
        made.trace = trace
        return made

    @property
    def state(self) -> State:
        """The state at the end of what has been played."""
        state: State = self.trace.state
        return state

    def play(self, *turns: str) -> TrinkaTable:
        """The table after these turns (``"A bet 2"``, ``"B fold"``, ``"C open A"``, ``"A show"``).

        Raises `IllegalAction`, whose sentence says why not and what would be legal.
        """
        trace = self.trace
        for text in turns:
            by, action = parse_turn(text, trace.state.players, trace.game)
            trace = played(trace, action, by)
        return self._of(trace)

    def again(self, *hands: str, joins: Sequence[str] = ()) -> TrinkaTable:
        """The next round with these hands of those who play; ``joins`` names who joins a svara."""
        seats = [self.state.players.index(name) for name in joins]
        return self._of(laid_out(self.trace, [parse_hand(hand) for hand in hands], seats))

    def show(self) -> TableView:
        """The table as it is now, all cards face up."""
        return TableView(self.state)

    def walkthrough(self, ask: Sequence[str] = ()) -> Walkthrough:
        """Everything that has happened, step by step; ``ask`` names what to stop and ask for:
        ``"turn"``, ``"drops"``, ``"bank"``."""
        return Walkthrough(self.trace, ask=ask)

    def __repr__(self) -> str:
        return repr(self.state)

    def _repr_svg_(self) -> str:
        return state_svg(self.state)
