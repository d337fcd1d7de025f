"""Beliefs about whose turn it is and what it may be (TP-2.5, TP-2.7)."""

from __future__ import annotations

from tripalki_learn.engine import Seat
from tripalki_learn.games.tri_palki import Hand, State
from tripalki_learn.games.tri_palki.legality import Reason
from tripalki_learn.teaching.misconceptions.belief import Misconception
from tripalki_learn.teaching.misconceptions.listing import allowed


def _two_cards(give: Hand, take: Hand) -> Reason | None:
    if len(set(give)) == len(set(take)) == 2:
        return None
    return "TP-2.6", "unknown_action", (*give, *take), None


def _left_of_dealer(state: State) -> Seat:
    return state.after(state.dealer)


BELIEFS = (
    # Two cards of the hand may be exchanged for two of the centre.
    Misconception(
        "two_may_be_exchanged",
        "TP-2.7",
        {"legality.two_cards": _two_cards, "legality.legal_actions": allowed},
    ),
    # The player left of the dealer begins.
    Misconception("left_of_dealer_begins", "TP-2.5", {"dealing.first_to_act": _left_of_dealer}),
)
