"""Giving sticks, saying who is out, naming the dealer (TP-5): as walkthroughs ask it."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.engine import Step
from tripalki_learn.explain import Phrase, event_phrase
from tripalki_learn.teaching.asking import ASKINGS
from tripalki_learn.teaching.chores.due import Due
from tripalki_learn.teaching.chores.replaying import again
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
    )
