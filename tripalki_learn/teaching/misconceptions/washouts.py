"""Beliefs about washouts and the turns that they give (TP-3)."""

from __future__ import annotations

from tripalki_learn.games.tri_palki import Hand, State
from tripalki_learn.teaching.misconceptions.belief import Misconception


def _no_turn(state: State, triples: int) -> int:
    return 0


def _one_more_turn() -> int:
    return 1


def _turn_for_each(state: State, triples: int) -> int:
    return triples


def _no_turn_after_a_call(state: State, triples: int) -> int:
    return 1 if state.caller is None else 0


def _back_under_the_reserve(chain: list[Hand]) -> Hand:
    # The second time a triple comes up in one chain it stays out, or the chain would never end.
    return () if chain[-1] in chain[:-1] else chain[-1]


BELIEFS = (
    # After a washout the next player plays.
    Misconception("next_plays_after_washout", "TP-3.3", {"turns.turns_gained": _no_turn}),
    # A washout at the deal gives the dealer a second turn.
    Misconception(
        "deal_washout_gives_turn", "TP-3.2", {"dealing.gained_at_the_deal": _one_more_turn}
    ),
    # Each triple that an action washes out gives a turn.
    Misconception("turn_for_each_triple", "TP-3.3", {"turns.turns_gained": _turn_for_each}),
    # In the last round a washout gives no extra turn.
    Misconception(
        "no_repeat_in_last_round", "TP-3.4", {"turns.turns_gained": _no_turn_after_a_call}
    ),
    # Washed-out cards go back under the reserve.
    Misconception("washed_go_back", "TP-3.6", {"washout.returned": _back_under_the_reserve}),
)
