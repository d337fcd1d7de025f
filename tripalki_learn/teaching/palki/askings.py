"""Questions inside a walkthrough of Palki."""

from __future__ import annotations

from collections.abc import Mapping

from tripalki_learn.engine import Step, Transition
from tripalki_learn.explain import Phrase
from tripalki_learn.games.palki import Deal, SetUp, State, dealing, turns
from tripalki_learn.games.palki import events as ev
from tripalki_learn.teaching.asked import Asking, any_of
from tripalki_learn.teaching.question import Choice


def _turn(state: State) -> str:
    return "" if state.to_act is None else str(state.to_act)


def _taker(state: State) -> str:
    # What nobody took still lies there.
    return "" if state.table or state.last_capture is None else str(state.last_capture)


def _for_cards(state: State) -> str:
    return ",".join(str(seat) for seat, each in enumerate(state.points) if each.cards)


def _for_clubs(state: State) -> str:
    return ",".join(str(seat) for seat, each in enumerate(state.points) if each.clubs)


_BEGINS, _LEFT = any_of(ev.FirstToPlay), any_of(ev.LastTake)
_CARDS, _CLUBS = any_of(ev.MostCards), any_of(ev.MostClubs)
_NOBODY = (Choice("", Phrase("ask.choice.nobody")),)

ASKINGS: Mapping[str, Asking] = {
    "turn": Asking(_BEGINS, _BEGINS, _turn, "seat"),
    "taker": Asking(_LEFT, _LEFT, _taker, "seat", _NOBODY),
    "cards": Asking(_CARDS, _CARDS, _for_cards, "seats"),
    "clubs": Asking(_CLUBS, _CLUBS, _for_clubs, "seats"),
}
"""What a walkthrough of Palki can ask, by name."""


def again(step: Step) -> Transition[State]:
    """What follows from the step, worked out anew by the rules in force (a believer's, perhaps)."""
    cause, before = step.cause, step.before
    if isinstance(cause, Deal):
        return dealing.deal(before, cause.deck, cause.buried)
    if isinstance(cause, SetUp):
        place = (cause.hands, cause.table, cause.stock, cause.captured)
        return dealing.set_up(before, *place, cause.last_capture, cause.to_act)
    return turns.apply(before, cause)
