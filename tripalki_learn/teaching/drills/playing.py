"""What is seen of a round under way, and what is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tripalki_learn.engine import Seat, Transition
from tripalki_learn.explain import Phrase, event_phrase
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki.actions import Action
from tripalki_learn.games.tri_palki.state import State
from tripalki_learn.teaching.drills.kind import showing
from tripalki_learn.teaching.drills.situation import NAMES, Situation
from tripalki_learn.views import TablePicture, picture_of

SEEN = (ev.CentreWashed, ev.CardExchanged, ev.AllExchanged, ev.Passed, ev.LastRoundCalled)
"""What everybody at the table sees happen; what follows from it is for the learner to say."""


def in_front(situation: Situation, course: Sequence[Transition[State]]) -> TablePicture:
    """The table after what has been done, without a word on whose turn it is.

    Only the hand of who acted last is seen; before the first turn it is nobody's. A round that has
    ended is not revealed.
    """
    state = course[-1].state
    shown = picture_of(state._replace(ending=None, settlement=None, extra_turn=False, to_act=None))
    seats = tuple(
        replace(seat, sticks=held, out=not hand, hand=seat.hand or ())
        for seat, held, hand in zip(shown.seats, situation.sticks, situation.hands, strict=True)
    )
    last = [situation.done[-1][0]] if situation.done else []
    return showing(replace(shown, seats=seats), *last)


def happened(situation: Situation, course: Sequence[Transition[State]], turns: int = 1) -> Phrase:
    """What everybody has seen: the last turns and the washouts that they caused, or the deal's."""
    told: list[Phrase] = []
    if len(situation.done) < turns or not situation.done:
        told.append(Phrase("drill.dealt", {"player": NAMES[situation.dealer]}))
        told += _seen(course[0])
    for transition in course[1:][-turns:]:
        told += _seen(transition)
    return chained(told)


def _seen(transition: Transition[State]) -> list[Phrase]:
    return [event_phrase(event, NAMES) for event in transition.events if isinstance(event, SEEN)]


def short_rule(course: Sequence[Transition[State]]) -> str:
    """The rule that ends a round whose last washout cannot be replaced.

    TP-3.6 where the reserve with the cards washed out by earlier actions would do, else TP-3.5.
    """
    if len(course) < 2:
        return "TP-3.5"
    before = course[-2].state
    return "TP-3.6" if before.washed and 0 < len(before.reserve) < 3 else "TP-3.5"


def chained(phrases: Sequence[Phrase]) -> Phrase:
    """Whole sentences one after the other."""
    first, *more = phrases
    for then in more:
        first = Phrase("drill.then", {"first": first, "then": then})
    return first


def with_call(action: Action) -> Action:
    """The same action, calling the last round."""
    return replace(action, call=True)


def order_of_play(dealer: Seat, seats: int) -> tuple[Seat, ...]:
    """The seats from the dealer on, clockwise."""
    return tuple((dealer + step) % seats for step in range(seats))
