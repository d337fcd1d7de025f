"""Spotting a washout and replacing the centre (TP-3.1, 3.5, 3.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tripalki_learn.engine import Event, Step
from tripalki_learn.explain import Phrase, event_phrase, rule_phrase
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.teaching.chores.due import Due
from tripalki_learn.teaching.chores.replaying import again
from tripalki_learn.teaching.drills.kind import Matter
from tripalki_learn.teaching.drills.telling import who_acts
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views import TablePicture

STAYS, OUT, BACK, SHORT = "stays", "out", "back", "short"
"""What becomes of a centre: nothing; three from the reserve replace it, and its cards are out, or
go back under the reserve; it cannot be replaced."""

_CHOICES = tuple(
    Choice(name, Phrase(f"chore.washout.choice.{name}")) for name in (STAYS, OUT, BACK, SHORT)
)
_COMPLETES = (ev.CardsDealt, ev.CardExchanged, ev.AllExchanged, ev.CentreReplaced)


def due_at_centre(
    step: Step, pictures: Sequence[TablePicture], players: Sequence[str]
) -> Iterator[tuple[int, Due]]:
    """A question for each centre that is complete, with the place of the event before which it is
    asked; ``pictures`` are the table after each event of the step."""
    number = 0
    for place, event in enumerate(step.events):
        if not isinstance(event, _COMPLETES):
            continue
        # At the deal the reserve is counted first: it may have to replace the centre.
        after = place + 2 if isinstance(event, ev.CardsDealt) else place + 1
        washed = tuple(e for e in step.events[after : after + 2] if isinstance(e, _WASHING))
        why = [event_phrase(each, players) for each in washed] or [rule_phrase("TP-3.1")]
        short = any(isinstance(each, ev.ReserveShort) for each in washed)
        yield (
            after,
            Due(
                chore="washout",
                picture=pictures[after - 1],
                prompt=Phrase("chore.washout"),
                form="choice",
                rule="TP-3.5" if short else "TP-3.1",
                why=tuple(why),
                answer=lambda number=number: _fate(step, number),  # type: ignore[misc]
                choices=lambda answers: _CHOICES,
                matter=Matter(tuple(card for card in pictures[after - 1].centre or () if card)),
                follows=lambda number=number: _follows(step, number),  # type: ignore[misc]
            ),
        )
        number += 1


_WASHING = (ev.CentreWashed, ev.CentreReplaced, ev.ReserveShort)


def _follows(step: Step, number: int) -> tuple[Phrase, ...]:
    label = Phrase(f"chore.washout.choice.{_fate(step, number)}")
    return (label, *who_acts(again(step)))


def _fate(step: Step, number: int) -> str:
    """What the engine makes of a centre of the step: of the one laid, then of those that replace
    it, counted from 0."""
    state, events = again(step)
    washing: list[Event] = [event for event in events if isinstance(event, _WASHING)]
    if len(washing) <= 2 * number:
        return STAYS
    washed, then = washing[2 * number : 2 * number + 2]
    if isinstance(then, ev.ReserveShort):
        return SHORT
    assert isinstance(washed, ev.CentreWashed)
    return OUT if washed.cards in state.washed else BACK
