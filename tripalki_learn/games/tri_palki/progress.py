"""What can be wrong with how far a round has gone (TP-3.3, 4.2, 4.4, 4.6)."""

from __future__ import annotations

from collections.abc import Iterator

from tripalki_learn.engine import Problem, Seat
from tripalki_learn.games.tri_palki.state import Ending, State


def dealt_in_of(state: State) -> tuple[Seat, ...]:
    """Who plays the round: those still in (TP-5.10), and those who went out by it (TP-5.5)."""
    gone = () if state.settlement is None else state.settlement.eliminated
    return tuple(s for s in range(len(state.players)) if s not in state.out or s in gone)


def progress_problems(state: State) -> Iterator[Problem]:
    """What is wrong with the passes, the call, extra turns and the end of a round that was dealt.

    Seats and the number of hands are those of a table that can be.
    """
    if state.ending is not None and not _founded(state):
        yield Problem("TP-4.6", "ending_unfounded", "ending_unfounded")
    elif not 0 <= state.passes <= _most_passes(state):
        yield Problem("TP-4.4", "bad_setup", "passes_range", count=state.passes)
    yield from _final_turns(state)
    just_washed = state.washed and not state.passes and state.ending is None
    if state.extra_turn and not just_washed:
        yield Problem("TP-3.3", "bad_setup", "extra_turn_unfounded")
    if state.owed:
        yield Problem("TP-3.3", "bad_setup", "turns_owed", count=state.owed)
    if state.ending is None and state.settlement is not None:
        yield Problem("TP-4.6", "bad_setup", "settled_early")


def _founded(state: State) -> bool:
    """Whether the round can have ended for its reason."""
    if state.ending is Ending.ALL_PASSED:
        return state.caller is None and state.passes >= len(dealt_in_of(state))
    if state.ending is Ending.LAST_ROUND:
        return state.caller is not None
    return len(state.reserve) < 3 and not state.centre and bool(state.washed)


def _most_passes(state: State) -> int:
    """How many passes in a row there can have been: a full row ends the round (TP-4.4), but not
    after a call (TP-4.5), when each final turn adds one; an exchange ends a row."""
    seats = len(dealt_in_of(state))
    if state.ending is Ending.RESERVE_EMPTY:
        return 0
    if state.caller is not None:
        return seats - 1 + max(seats - 1 - state.final_turns, 0)
    return seats if state.ending is Ending.ALL_PASSED else seats - 1


def _final_turns(state: State) -> Iterator[Problem]:
    """TP-4.2: after a call one for each other player, until the round ends."""
    due = range(1)
    if state.caller is not None and state.ending is None:
        due = range(1, len(dealt_in_of(state)))
    if state.final_turns not in due:
        yield Problem("TP-4.2", "bad_setup", "final_turns_range", count=state.final_turns)


def final_turn_problems(state: State, caller: Seat) -> Iterator[Problem]:
    """TP-4.2: the final turns go clockwise from the caller's left, so their number says whose
    turn it is."""
    playing = dealt_in_of(state)
    if state.ending is None and state.final_turns in range(1, len(playing)):
        place = playing.index(caller) - state.final_turns
        if state.to_act in playing and state.to_act != playing[place]:
            yield Problem("TP-4.2", "wrong_player", "wrong_final_turn", state.to_act)
