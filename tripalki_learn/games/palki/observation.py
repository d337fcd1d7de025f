"""What a seat sees, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from tripalki_learn.cards import Card
from tripalki_learn.engine import Seat, seated
from tripalki_learn.engine.showing import Drawn, showing
from tripalki_learn.games.palki.actions import Action
from tripalki_learn.games.palki.capturing import Cards
from tripalki_learn.games.palki.legality import legal_actions
from tripalki_learn.games.palki.state import Ending, Points, State, table_line


@showing(Drawn)
class Observation(NamedTuple):
    """The state as ``seat`` sees it; the fields mean what they mean in `State`.

    Hidden are the hands of others, of which only the number of cards is known (``held``), and the
    cards of the stock and those out of play. Captures are made in the open, so all ``captured``
    cards are seen. ``legal`` lists what the seat may do, nothing while another is to act.

    >>> from tripalki_learn.games.palki import begin, deal, observe
    >>> seen = observe(deal(begin(["A", "B"]), 1).state, 0)
    >>> len(seen.hand), len(seen.legal) > 0
    (4, False)
    """

    seat: Seat
    players: tuple[str, ...]
    sheet: tuple[tuple[int, ...], ...]
    dealer: Seat
    compulsory: bool
    hand: Cards
    held: tuple[int, ...]
    table: Cards
    stock: int
    captured: tuple[Cards, ...]
    last_capture: Seat | None
    aside: int
    to_act: Seat | None
    ending: Ending | None
    points: tuple[Points, ...]
    legal: tuple[Action, ...]

    @property
    def seen(self) -> frozenset[Card]:
        """Every card that the seat can see now."""
        return frozenset([*self.hand, *self.table, *(c for pile in self.captured for c in pile)])

    def __repr__(self) -> str:
        hands = [self.hand if seat == self.seat else None for seat in range(len(self.held))]
        table = table_line(self, hands, self.stock)
        return f"<Palki as {self.players[self.seat]} sees it: {table}>"


def observe(state: State, seat: Seat) -> Observation:
    """What ``seat`` sees of the state.

    Raises `OutOfRange` for a seat that is not at the table.

    >>> from tripalki_learn.games.palki.dealing import begin, deal
    >>> state = deal(begin(["A", "B"]), 1).state
    >>> len(observe(state, 1).hand), observe(state, 1).held, observe(state, 1).stock
    (4, (4, 4), 40)
    """
    seated(seat, state.players)
    return Observation(
        seat=seat,
        players=state.players,
        sheet=state.sheet,
        dealer=state.dealer,
        compulsory=state.compulsory,
        hand=state.hands[seat] if state.hands else (),
        held=tuple(map(len, state.hands)),
        table=state.table,
        stock=len(state.stock),
        captured=state.captured,
        last_capture=state.last_capture,
        aside=len(state.aside),
        to_act=state.to_act,
        ending=state.ending,
        points=state.points,
        legal=legal_actions(state) if state.to_act == seat else (),
    )
