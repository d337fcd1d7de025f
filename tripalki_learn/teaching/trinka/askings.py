"""Questions inside a walkthrough of Trinka."""

from __future__ import annotations

from collections.abc import Mapping

from tripalki_learn.engine import Step, Transition
from tripalki_learn.explain import Phrase
from tripalki_learn.games.trinka import Deal, SetUp, State, dealing, turns
from tripalki_learn.games.trinka import events as ev
from tripalki_learn.teaching.asked import Asking, any_of
from tripalki_learn.teaching.question import Choice

SVARA = "svara"
"""The answer that it is a svara."""


def _turn(state: State) -> str:
    return "" if state.to_act is None else str(state.to_act)


def _drops(state: State) -> str:
    last = state.out[-1:]
    # Who believes in a svara here has the two compared and nobody out by it.
    return str(last[0].player) if last and last[0].by is not None else SVARA


def _bank(state: State) -> str:
    return SVARA if state.taker is None else str(state.taker)


_BEGINS, _COMPARED, _DROPPED = (
    any_of(ev.FirstToSpeak),
    any_of(ev.HandsCompared),
    any_of(ev.DroppedOut),
)
_SHOWN = any_of(ev.HandScored)
_ENDED = any_of(ev.BankTaken, ev.SvaraDeclared)
_A_SVARA = (Choice(SVARA, Phrase("ask.choice.svara")),)

ASKINGS: Mapping[str, Asking] = {
    "turn": Asking(_BEGINS, _BEGINS, _turn, "seat"),
    "drops": Asking(_COMPARED, _DROPPED, _drops, "seat", _A_SVARA),
    "bank": Asking(_SHOWN, _ENDED, _bank, "seat", _A_SVARA),
}
"""What a walkthrough of Trinka can ask, by name."""


def again(step: Step) -> Transition[State]:
    """What follows from the step, worked out anew by the rules in force (a believer's, perhaps)."""
    cause, before = step.cause, step.before
    if isinstance(cause, Deal):
        return dealing.deal(before, cause.deck, cause.joins)
    if isinstance(cause, SetUp):
        return dealing.set_up(before, cause.hands, cause.joins)
    return turns.apply(before, cause)
