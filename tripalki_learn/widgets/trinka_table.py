"""Any situation of Trinka in three lines: what a teacher types in front of a class."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tripalki_learn.cards import parse_hand
from tripalki_learn.engine import seat_named
from tripalki_learn.games.trinka import begin, begun, laid_out
from tripalki_learn.widgets.laid_table import LaidTable, named_hands


class TrinkaTable(LaidTable):
    """A table of Trinka in a notebook, given in the text forms of cards.

    ``hands`` are by player, clockwise, or a list of hands for players A, B, C …; the last player
    deals, so the first one speaks first. ``ante``, ``limit`` and ``joker`` are what the table plays
    by. A walkthrough asks ``"turn"``, ``"drops"`` and ``"bank"``. Raises `ImpossibleSetup`, whose
    sentence says what is wrong, and `NotationError`.

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

    def again(self, *hands: str, joins: Sequence[str] = ()) -> TrinkaTable:
        """The next round with these hands of those who play; ``joins`` names who joins a svara."""
        seats = [seat_named(name, self.state.players) for name in joins]
        return self._after(laid_out(self.trace, [parse_hand(hand) for hand in hands], seats))
