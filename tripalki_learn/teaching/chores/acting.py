"""Naming who acts, and ending the round (TP-2.5, 3.2 to 3.5, 4.1 to 4.6, 5.10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tripalki_learn.engine import Event, Step, Transition
from tripalki_learn.explain import Phrase, event_phrase, refusal_phrase, rule_phrase
from tripalki_learn.games.tri_palki import Ending, Pass, State, score, why_not
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.teaching.asking import OVER
from tripalki_learn.teaching.chores.due import Due
from tripalki_learn.teaching.chores.replaying import since_the_call
from tripalki_learn.teaching.drills.kind import Matter
from tripalki_learn.teaching.drills.telling import played_on, who_acts
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views import TablePicture

GOES_ON, BY_HAND, NEW_CENTRE = "goes_on", "by_hand", "new_centre"
"""Answers to whether the round is over, besides the endings: no; yes, because of what a hand is
worth (nobody's rule); no, and a new centre is laid."""

_OVER = (
    *(GOES_ON, Ending.ALL_PASSED.value, Ending.LAST_ROUND.value, Ending.RESERVE_EMPTY.value),
    *(BY_HAND, NEW_CENTRE),
)
_OVER_CHOICES = tuple(Choice(name, Phrase(f"chore.over.choice.{name}")) for name in _OVER)
_NOBODY = (Choice(OVER, Phrase("ask.choice.over")),)

_TELLS_TURN = (ev.NoTurnGained, ev.FirstToAct, ev.ExtraTurn, ev.PassesIgnored)
_TELLS_END = (ev.ReserveShort, ev.RoundEnded)
_FOLLOWS = (*_TELLS_TURN, *_TELLS_END, ev.FinalTurns)


def place_of_turn(step: Step) -> int:
    """Before which event of the step it is asked who acts, or whether the round is over."""
    places = [n for n, event in enumerate(step.events) if isinstance(event, _FOLLOWS)]
    return places[0] if places else len(step.events)


def due_at_turn(
    steps: Sequence[Step], picture: TablePicture, players: Sequence[str]
) -> Iterator[Due]:
    """Whether the round is over, where it might be; then who acts.

    It is asked after the last of ``steps``; those before it are the ones since the call, if there
    was one. ``picture`` shows the table without a word on what is asked.
    """
    step = steps[-1]
    acted = step.before.to_act
    short = any(isinstance(event, ev.ReserveShort) for event in step.events)
    if short or (acted is not None and _might_end(step)):
        yield _due_over(steps, picture, players, short)
    rule, why = _whose(step, players)
    yield Due(
        chore="turn",
        picture=picture,
        prompt=Phrase("ask.turn" if acted is None else "ask.next"),
        form="seat",
        rule=rule,
        why=why,
        answer=lambda: _player(since_the_call(steps).state),
        choices=lambda answers: _NOBODY,
        matter=_matter(step),
        follows=lambda: who_acts(since_the_call(steps)),
        unless=() if step.after.ending is None else ("over",),
    )


def _might_end(step: Step) -> bool:
    """Whether somebody could take the round to be over: after a pass, in the last round, and with a
    31 or a special hand."""
    worth = score(step.after.hands[step.before.to_act])
    return (
        isinstance(step.cause, Pass)
        or step.after.caller is not None
        or worth.special
        or worth.total == 31
    )


def _due_over(
    steps: Sequence[Step], picture: TablePicture, players: Sequence[str], short: bool
) -> Due:
    step = steps[-1]
    ending = step.after.ending
    told = [event for event in step.events if isinstance(event, (*_TELLS_END, ev.PassesIgnored))]
    if ending is not None:
        rule, why = ending.rule, tuple(event_phrase(event, players) for event in told)
    elif told:
        rule, why = told[-1].rule, (event_phrase(told[-1], players),)
    else:
        rule = _goes_on_by(step)
        why = (rule_phrase(rule),)
    return Due(
        chore="over",
        picture=picture,
        prompt=Phrase("chore.over"),
        form="choice",
        rule=rule,
        why=why,
        answer=lambda: _ending(step, since_the_call(steps)),
        choices=lambda answers: _OVER_CHOICES,
        matter=_matter(step),
        follows=lambda: _goes(since_the_call(steps)),
        unless=("washout",) if short else (),
    )


def _matter(step: Step) -> Matter:
    """The cards of a washout; else who has called, or has just acted, or deals."""
    washed = [card for e in step.events if isinstance(e, ev.CentreWashed) for card in e.cards]
    if washed:
        return Matter(tuple(washed))
    after = step.after
    last = after.dealer if step.before.to_act is None else step.before.to_act
    return Matter((), (last,) if after.caller in (None, last) else (after.caller, last))


def _goes(found: Transition[State]) -> tuple[Phrase, ...]:
    lead = "goes_on" if found.state.ending is None else "over"
    return (Phrase(f"drill.outcome.{lead}"), *played_on(found))


def _goes_on_by(step: Step) -> str:
    """The rule by which a round goes on that some would have ended."""
    if step.after.caller is not None:
        return "TP-4.2"
    return "TP-4.4" if isinstance(step.cause, Pass) else "TP-4.6"


def _ending(step: Step, found: Transition[State]) -> str:
    state, events = found
    if state.ending is not None:
        told = any(isinstance(event, _TELLS_END) for event in events)
        return state.ending.value if told else BY_HAND
    # Somebody who believes that a new centre is laid has put the old one aside.
    return GOES_ON if state.aside == step.before.aside else NEW_CENTRE


def _player(state: State) -> str:
    return OVER if state.to_act is None else str(state.to_act)


def _whose(step: Step, players: Sequence[str]) -> tuple[str, tuple[Phrase, ...]]:
    """The rule that says who acts, and its sentences."""
    after: State = step.after
    kinds = _TELLS_TURN if after.ending is None else _TELLS_END
    told: list[Event] = [event for event in step.events if isinstance(event, kinds)]
    if told:
        first = next((e for e in told if isinstance(e, ev.NoTurnGained)), told[0])
        return first.rule, tuple(event_phrase(event, players) for event in told)
    acted = step.before.to_act
    assert acted is not None and after.to_act is not None  # the deal is told by its events
    refusal = why_not(after, Pass(), acted)
    if refusal is None:
        return "TP-2.5", (rule_phrase("TP-2.5"),)
    said = [refusal_phrase(refusal, players)]
    if (acted + 1) % len(players) in after.out:
        return "TP-5.10", (*said, rule_phrase("TP-5.10"))
    return refusal.rule, tuple(said)
