"""Giving sticks, saying who is out, naming the dealer (TP-5): as walkthroughs ask it."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.engine import Event, Seat, Step
from tripalki_learn.explain import Phrase, event_phrase
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.teaching.asking import ASKINGS
from tripalki_learn.teaching.chores.due import Due
from tripalki_learn.teaching.chores.replaying import again
from tripalki_learn.teaching.drills.kind import Matter
from tripalki_learn.teaching.drills.telling import came_of_it
from tripalki_learn.views import TablePicture

CHORE_OF = {"stick": "stick", "out": "stick", "dealer": "dealer"}
"""The chore to which each of these questions belongs: whoever gives sticks says who is out."""


def due_at_settlement(name: str, step: Step, picture: TablePicture, players: Sequence[str]) -> Due:
    """The question of that name in `teaching.asking.ASKINGS` about a step that settles a round."""
    asking = ASKINGS[name]
    why = [event for event in step.events if asking.told(event)]
    return Due(
        chore=CHORE_OF[name],
        name=name,
        picture=picture,
        prompt=Phrase(f"ask.{name}"),
        form=asking.form,
        rule=why[-1].rule,
        why=tuple(event_phrase(event, players) for event in why),
        answer=lambda: asking.answer(again(step).state),
        choices=lambda answers: asking.choices,
        matter=Matter((), tuple(dict.fromkeys(seat for event in why for seat in _decide(event)))),
        follows=lambda: settled_by(step),
    )


def _decide(event: Event) -> tuple[Seat, ...]:
    """Whose hands decide what the event tells: three aces, special ones, the best or the lowest."""
    if isinstance(event, ev.AcesShown | ev.NobodyPays):
        return event.players
    best = getattr(event, "best", None)
    seat: Seat = event.player if best is None else best  # type: ignore[attr-defined]
    return (seat,)


def settled_by(step: Step) -> tuple[Phrase, ...]:
    """What the round comes to by the rules in force; nothing where it is not over by them."""
    state, events = again(step)
    return () if state.settlement is None else came_of_it(events)
