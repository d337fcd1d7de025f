"""TR-2.4 and 2.5: what a seat sees, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from tripalki_learn.cards import Card
from tripalki_learn.engine import Seat, seated
from tripalki_learn.engine.showing import Drawn, showing
from tripalki_learn.games.trinka.actions import Legal
from tripalki_learn.games.trinka.legality import legal_actions
from tripalki_learn.games.trinka.scoring import Hand
from tripalki_learn.games.trinka.state import Drop, Ending, State, table_line


@showing(Drawn)
class Observation(NamedTuple):
    """The state as ``seat`` sees it; the fields mean what they mean in `State`.

    Hidden are the hands of others (None here) but those that an open showdown shows and those that
    the seat has compared with its own (TR-2.5), and the cards out of play, of which only the number
    is known. Of a comparison between two others only who dropped out is seen, in ``out``.
    ``legal`` lists what the seat may do, nothing while another is to act.

    >>> from tripalki_learn.games.trinka import begin, deal, observe
    >>> seen = observe(deal(begin(["A", "B"]), 1).state, 0)
    >>> len(seen.hand), len(seen.legal) > 0
    (3, False)
    """

    seat: Seat
    players: tuple[str, ...]
    chips: tuple[int, ...]
    ante: int
    limit: int | None
    joker: bool
    dealer: Seat
    hands: tuple[Hand | None, ...]
    aside: int
    live: tuple[Seat, ...]
    out: tuple[Drop, ...]
    bank: int
    paid: tuple[int, ...]
    bets: tuple[int | None, ...]
    price: int | None
    compared: tuple[tuple[Seat, Seat], ...]
    svara: bool
    to_act: Seat | None
    ending: Ending | None
    taker: Seat | None
    tied: tuple[Seat, ...]
    legal: tuple[Legal, ...]

    @property
    def hand(self) -> Hand:
        """The seat's own cards."""
        return (self.hands[self.seat] if self.hands else None) or ()

    @property
    def seen(self) -> frozenset[Card]:
        """Every card that the seat can see or has seen in this round."""
        return frozenset(card for hand in self.hands if hand for card in hand)

    def __repr__(self) -> str:
        return f"<Trinka as {self.players[self.seat]} sees it: {table_line(self, self.hands)}>"


def observe(state: State, seat: Seat) -> Observation:
    """What ``seat`` sees of the state.

    Raises `OutOfRange` for a seat that is not at the table.

    >>> from tripalki_learn.games.trinka.dealing import begin, deal
    >>> state = deal(begin(["A", "B"]), 1).state
    >>> observe(state, 1).hands[0], len(observe(state, 1).hand), observe(state, 1).aside
    (None, 3, 30)
    """
    seated(seat, state.players)
    known = {seat, *state.shown}
    for pair in state.compared:
        known.update(pair if seat in pair else ())
    fields = state._asdict()
    fields["hands"] = tuple(
        hand if other in known or not hand else None for other, hand in enumerate(state.hands)
    )
    fields["aside"] = len(state.aside)
    legal = legal_actions(state) if state.to_act == seat else ()
    return Observation(seat=seat, legal=legal, **fields)
