"""Any situation in three lines: what a teacher types in front of a class."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tripalki_learn.cards import parse_cards, parse_hand
from tripalki_learn.engine import Trace
from tripalki_learn.games.tri_palki import State, begin, begun, laid_out, played, showdown
from tripalki_learn.records import parse_turn
from tripalki_learn.views import state_svg
from tripalki_learn.widgets.drill import Drill
from tripalki_learn.widgets.table import TableView
from tripalki_learn.widgets.tryout import Tryout
from tripalki_learn.widgets.walkthrough import Walkthrough
from tripalki_learn.widgets.whatif import WhatIf


class Table:
    """A table of Tri Palki in a notebook, given in the text forms of cards.

    ``hands`` are by player, clockwise, or a list of hands for players A, B, C …; ``centre`` and
    ``reserve`` are cards (without a centre the table is a bare reveal); ``sticks`` are by player or
    in seat order; ``dealer`` and ``to_act`` are names. Nothing changes a table: `play` gives the
    next one. Raises `ImpossibleSetup`, whose sentence says what is wrong, and `NotationError`.

    >>> table = Table(["A♥ J♥ 6♣", "9♦ 8♠ 7♣"], centre="K♥ 9♠ 8♦")
    >>> table.play("A 6♣>K♥ call").state.caller
    0
    """

    def __init__(
        self,
        hands: Mapping[str, str] | Sequence[str],
        centre: str = "",
        reserve: str = "",
        sticks: Mapping[str, int] | Sequence[int] | None = None,
        dealer: str | None = None,
        to_act: str | None = None,
    ) -> None:
        named = named_hands(hands)
        players = tuple(named)
        if isinstance(sticks, Mapping):
            sticks = [sticks.get(name, 0) for name in players]
        self.hands, self.dealer, self.sticks = named, dealer, sticks
        if not centre:
            self.trace = showdown(named, dealer, sticks)
            return
        start = begin(players, players.index(dealer) if dealer else 0, sticks)
        self.trace = laid_out(
            begun(start),
            [parse_hand(hand) for hand in named.values()],
            parse_cards(centre),
            parse_cards(reserve),
            players.index(to_act) if to_act else None,
        )

    @classmethod
    def _of(cls, table: Table, trace: Trace) -> Table:
        made = object.__new__(cls)
        made.hands, made.dealer, made.sticks = table.hands, table.dealer, table.sticks
        made.trace = trace
        return made

    @property
    def state(self) -> State:
        """The state at the end of what has been played."""
        state: State = self.trace.state
        return state

    def play(self, *turns: str) -> Table:
        """The table after these turns (``"A 6♣>K♥"``, ``"B pass"``, ``"C all call"``).

        Raises `IllegalAction`, whose sentence says why not and what would be legal.
        """
        trace = self.trace
        for text in turns:
            by, action = parse_turn(text, trace.state.players)
            trace = played(trace, action, by)
        return self._of(self, trace)

    def show(self) -> TableView:
        """The table as it is now, all cards face up."""
        return TableView(self.state)

    def walkthrough(self, ask: Sequence[str] = ()) -> Walkthrough:
        """Everything that has happened, step by step; ``ask`` names what to stop and ask for:
        ``"turn"``, ``"next"``, ``"stick"``, ``"out"``, ``"dealer"``."""
        return Walkthrough(self.trace, ask=ask)

    def tryout(self, goal: str | None = None) -> Tryout:
        """The position as one in which anything may be tried."""
        return Tryout(self.trace, goal)

    def whatif(self) -> WhatIf:
        """The hands as a settlement in which sticks, dealer and hands can be changed."""
        return WhatIf(self.hands, self.dealer, self.sticks)

    def drill(self, *kinds: str, seed: int | str = 0) -> Drill:
        """Questions of these kinds (``"next"``, ``"stick"`` …), the same for the same ``seed``."""
        return Drill(*kinds, seed=seed)

    def __repr__(self) -> str:
        return repr(self.state)

    def _repr_svg_(self) -> str:
        return state_svg(self.state)


def named_hands(hands: Mapping[str, str] | Sequence[str]) -> dict[str, str]:
    """Hands by player; of a list the players are A, B, C and so on."""
    if isinstance(hands, Mapping):
        return dict(hands)
    return {chr(ord("A") + seat): hand for seat, hand in enumerate(hands)}
