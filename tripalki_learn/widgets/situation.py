"""Any situation in three lines: what a teacher types in front of a class."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tripalki_learn.cards import parse_cards, parse_hand
from tripalki_learn.engine import seat_named
from tripalki_learn.games.tri_palki import begin, begun, laid_out, showdown
from tripalki_learn.widgets.drill import Drill
from tripalki_learn.widgets.laid_table import LaidTable, named_hands
from tripalki_learn.widgets.tryout import Tryout
from tripalki_learn.widgets.whatif import WhatIf


class Table(LaidTable):
    """A table of Tri Palki in a notebook, given in the text forms of cards.

    ``hands`` are by player, clockwise, or a list of hands for players A, B, C …; ``centre`` and
    ``reserve`` are cards (without a centre the table is a bare reveal); ``sticks`` are by player or
    in seat order; ``dealer`` and ``to_act`` are names. A walkthrough asks ``"turn"``, ``"next"``,
    ``"stick"``, ``"out"`` and ``"dealer"``. Raises `ImpossibleSetup`, whose sentence says what is
    wrong, and `NotationError`.

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
        start = begin(players, seat_named(dealer, players) if dealer else 0, sticks)
        self.trace = laid_out(
            begun(start),
            [parse_hand(hand) for hand in named.values()],
            parse_cards(centre),
            parse_cards(reserve),
            seat_named(to_act, players) if to_act else None,
        )

    def tryout(self, goal: str | None = None) -> Tryout:
        """The position as one in which anything may be tried."""
        return Tryout(self.trace, goal)

    def whatif(self) -> WhatIf:
        """The hands as a settlement in which sticks, dealer and hands can be changed."""
        return WhatIf(self.hands, self.dealer, self.sticks)

    def drill(self, *kinds: str, seed: int | str = 0) -> Drill:
        """Questions of these kinds (``"next"``, ``"stick"`` …), the same for the same ``seed``."""
        return Drill(*kinds, seed=seed)
