"""TP-2.8: what a seat sees, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from tripalki_learn.cards import Card
from tripalki_learn.engine import Seat, seated
from tripalki_learn.engine.showing import Drawn, showing
from tripalki_learn.games.tri_palki.actions import Action
from tripalki_learn.games.tri_palki.legality import legal_actions
from tripalki_learn.games.tri_palki.scoring import Hand
from tripalki_learn.games.tri_palki.state import Ending, Settlement, State, table_line


@showing(Drawn)
class Observation(NamedTuple):
    """The state as ``seat`` sees it (TP-2.8); the fields mean what they mean in `State`.

    Hidden are the hands of others until the reveal (None here, not even a count of suits), and the
    cards of the reserve and those out of play, of which only the number is known. ``hand`` is the
    seat's own. ``legal`` lists what the seat may do, nothing while another is to act.

    >>> from tripalki_learn.games.tri_palki import begin, deal, observe
    >>> seen = observe(deal(begin(["A", "B"]), 1).state, 0)
    >>> len(seen.hand), len(seen.legal) > 0
    (3, True)
    """

    seat: Seat
    players: tuple[str, ...]
    sticks: tuple[int, ...]
    out: tuple[Seat, ...]
    dealer: Seat
    hands: tuple[Hand | None, ...]
    centre: Hand
    reserve: int
    washed: tuple[Hand, ...]
    aside: int
    to_act: Seat | None
    extra_turn: bool
    passes: int
    caller: Seat | None
    final_turns: int
    ending: Ending | None
    settlement: Settlement | None
    legal: tuple[Action, ...]

    @property
    def hand(self) -> Hand:
        """The seat's own cards."""
        return (self.hands[self.seat] if self.hands else None) or ()

    @property
    def seen(self) -> frozenset[Card]:
        """Every card that the seat can see now."""
        shown = [card for hand in self.hands if hand for card in hand]
        return frozenset([*shown, *self.centre, *(card for t in self.washed for card in t)])

    def __repr__(self) -> str:
        return f"<Tri Palki as {self.players[self.seat]} sees it: {table_line(self, self.hands)}>"


def observe(state: State, seat: Seat) -> Observation:
    """What ``seat`` sees of the state (TP-2.8). All hands are seen once the round has ended.

    Raises `OutOfRange` for a seat that is not at the table.

    >>> from tripalki_learn.games.tri_palki.dealing import begin, deal
    >>> state = deal(begin(["A", "B"]), 1).state
    >>> observe(state, 1).hands[0], len(observe(state, 1).hand), observe(state, 1).reserve
    (None, 3, 27)
    """
    seated(seat, state.players)
    hands = tuple(
        hand if other == seat or not hand or state.ending is not None else None
        for other, hand in enumerate(state.hands)
    )
    return Observation(
        seat=seat,
        players=state.players,
        sticks=state.sticks,
        out=state.out,
        dealer=state.dealer,
        hands=hands,
        centre=state.centre,
        reserve=len(state.reserve),
        washed=state.washed,
        aside=len(state.aside),
        to_act=state.to_act,
        extra_turn=state.extra_turn,
        passes=state.passes,
        caller=state.caller,
        final_turns=state.final_turns,
        ending=state.ending,
        settlement=state.settlement,
        legal=legal_actions(state) if state.to_act == seat else (),
    )
