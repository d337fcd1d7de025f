"""Beliefs about the end of a round and the call (TP-4.1 to 4.6, TP-4.11)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tripalki_learn.engine import Event, Seat, Transition
from tripalki_learn.games.tri_palki import Action, Ending, Hand, State, legality, scoring, turns
from tripalki_learn.games.tri_palki.actions import Exchange, Pass
from tripalki_learn.games.tri_palki.events import CentreReplaced
from tripalki_learn.games.tri_palki.legality import Reason
from tripalki_learn.games.tri_palki.scoring import MAXIMUM
from tripalki_learn.games.tri_palki.washout import wash
from tripalki_learn.teaching.misconceptions.belief import Misconception
from tripalki_learn.teaching.misconceptions.listing import allowed

End = Callable[[State, Seat, list[Event]], Transition[State] | None]


def _ends_with(ends: Callable[[Hand], bool]) -> End:
    """The rule that a turn that ends with such a hand ends the round."""

    def ended(state: State, seat: Seat, events: list[Event]) -> Transition[State] | None:
        if not ends(state.hands[seat]):
            return None
        # No sentence is right about the reason, so the event that would give one is left out.
        over = turns.end_round(state, Ending.LAST_ROUND, events)
        said = tuple(event for event in over.events if event.type != "round_ended")
        return Transition(over.state, said)

    return ended


def _is_31(hand: Hand) -> bool:
    return scoring.is_31(hand)


def _is_special(hand: Hand) -> bool:
    return scoring.score(hand).special


def _31_or_special(hand: Hand) -> bool:
    return _is_31(hand) or _is_special(hand)


def _must_call(state: State, action: Action) -> Reason | None:
    if legality.may_not_call(state, replace(action, call=True)) is not None:
        return None
    assert state.to_act is not None  # else it is refused for that
    hand = state.hands[state.to_act]
    if isinstance(action, Exchange):
        for give, take in zip(action.give, action.take, strict=True):
            hand, _ = legality.swap(hand, state.centre, give, take)
    elif not isinstance(action, Pass):
        hand = state.centre
    return "TP-4.1", "must_call", hand, MAXIMUM


def _everyone(state: State) -> int:
    return len(state.dealt_in)


def _always(state: State) -> bool:
    return True


def _new_centre(state: State, events: list[Event]) -> Transition[State]:
    if len(state.reserve) < 3:
        return turns.end_round(state, Ending.ALL_PASSED, events)
    assert state.to_act is not None  # someone has just passed
    laid, left = state.reserve[:3], state.reserve[3:]
    washing = wash(laid, left, None)
    events = [*events, CentreReplaced("TP-4.4", laid, len(left)), *washing.events]
    state = state._replace(
        centre=washing.centre,
        reserve=washing.reserve,
        washed=state.washed + washing.washed,
        aside=state.aside + state.centre,
        passes=0,
        to_act=state.after(state.to_act),
        extra_turn=False,
        owed=0,
    )
    if washing.failed:
        return turns.end_for_want_of_reserve(state, events, None)
    return Transition(state, tuple(events))


BELIEFS = (
    # A 31 at the end of a turn ends the round.
    Misconception("thirty_one_ends", "TP-4.6", {"turns.ended_by_a_hand": _ends_with(_is_31)}),
    # Who holds 31 at the end of a turn must call.
    Misconception(
        "thirty_one_must_call",
        "TP-4.1",
        {"legality.must_call": _must_call, "legality.legal_actions": allowed},
    ),
    # A special hand permits the call too.
    Misconception(
        "special_may_call",
        "TP-4.11",
        {"legality.permits_call": _31_or_special, "legality.legal_actions": allowed},
    ),
    # A special hand at the end of a turn ends the round.
    Misconception("special_ends", "TP-4.6", {"turns.ended_by_a_hand": _ends_with(_is_special)}),
    # After the final turns of the others the caller has one too.
    Misconception("caller_plays_again", "TP-4.2", {"turns.final_turns": _everyone}),
    # Passes in a row, those before the call too, end the round after a call as well.
    Misconception("passes_cut_last_round", "TP-4.5", {"legality.passes_count": _always}),
    # When all have passed in a row three new cards come to the centre and play goes on.
    Misconception("all_pass_new_centre", "TP-4.4", {"turns.all_passed": _new_centre}),
)
