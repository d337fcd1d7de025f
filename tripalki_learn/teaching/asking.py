"""Questions inside a walkthrough: asked before a ruling, and answered by the engine itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tripalki_learn.engine import Event, Step, Trace, Transition
from tripalki_learn.errors import known_name
from tripalki_learn.explain import Phrase, event_phrase
from tripalki_learn.games.tri_palki import Deal, SetUp, State, dealing, settlement, turns
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.trinka import State as TrinkaState
from tripalki_learn.teaching import palki, trinka
from tripalki_learn.teaching.asked import Asking, any_of
from tripalki_learn.teaching.misconceptions import EVERY, Misconception, believing, or_else
from tripalki_learn.teaching.palki.askings import ASKINGS as PALKI
from tripalki_learn.teaching.palki.askings import again as palki_again
from tripalki_learn.teaching.pictures import Picture
from tripalki_learn.teaching.question import Choice, Question
from tripalki_learn.teaching.trinka.askings import ASKINGS as TRINKA
from tripalki_learn.teaching.trinka.askings import again as trinka_again

OVER = "over"
"""The answer that nobody plays, because the round is over."""


def _next(state: State) -> str:
    return OVER if state.to_act is None else str(state.to_act)


def _stick(state: State) -> str:
    settled = state.settlement
    return ",".join(map(str, settled.penalised if settled else ()))


def _out(state: State) -> str:
    settled = state.settlement
    return ",".join(map(str, settled.eliminated if settled else ()))


def _dealer(state: State) -> str:
    settled = state.settlement
    return OVER if settled is None or settled.next_dealer is None else str(settled.next_dealer)


def _tells_who_pays(event: Event) -> bool:
    """A tie is broken to find who pays, or to find who deals."""
    if isinstance(event, ev.TieBroken):
        return event.question == "lowest"
    return isinstance(event, ev.AcesShown | ev.LowestFound | ev.NobodyPays)


def _tells_who_deals(event: Event) -> bool:
    if isinstance(event, ev.TieBroken):
        return event.question == "highest"
    return isinstance(event, ev.NextDealer)


_WASHOUT_ENDS = any_of(ev.ExtraTurn, ev.NoTurnGained, ev.ReserveShort)
_TURN_BEGINS = any_of(ev.FirstToAct, ev.PassesIgnored)
_STICKS = any_of(ev.StickTaken, ev.PlayerEliminated)
_ROUND_OVER = (Choice(OVER, Phrase("ask.choice.over")),)

ASKINGS: dict[str, Asking] = {
    "next": Asking(any_of(ev.CentreWashed), _WASHOUT_ENDS, _next, "seat", _ROUND_OVER),
    "turn": Asking(_TURN_BEGINS, _TURN_BEGINS, _next, "seat"),
    "stick": Asking(_tells_who_pays, _tells_who_pays, _stick, "seats"),
    "out": Asking(_STICKS, _STICKS, _out, "seats"),
    "dealer": Asking(_tells_who_deals, _tells_who_deals, _dealer, "seat"),
}
"""What a walkthrough of Tri Palki can ask, by name."""

ASKINGS_OF: Mapping[str, Mapping[str, Asking]] = {
    "tri_palki": ASKINGS,
    trinka.GAME: TRINKA,
    palki.GAME: PALKI,
}
"""The same of every game."""


def again(step: Step) -> Transition[Any]:
    """What follows from the step, worked out anew by the rules in force (a believer's, perhaps)."""
    cause, before = step.cause, step.before
    if not isinstance(before, State):
        return trinka_again(step) if isinstance(before, TrinkaState) else palki_again(step)
    if isinstance(cause, Deal):
        return dealing.deal(before, cause.deck)
    if isinstance(cause, SetUp):
        return dealing.set_up(before, cause.hands, cause.centre, cause.reserve, cause.to_act)
    if cause == "reveal":
        return settlement.settle(before)
    return turns.apply(before, cause)


def questions(trace: Trace, ask: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Before which events of the trace (counted from 0) something is asked, and what.

    Raises `UnknownName` for a name that is not among the game's askings.
    """
    known = ASKINGS_OF[trace.game]
    askings = {name: known[known_name(name, known, "asking")] for name in ask}
    first = 0
    for step in trace.steps:
        for name, asking in askings.items():
            told = any(map(asking.told, step.events))
            places = [first + n for n, event in enumerate(step.events) if asking.before(event)]
            if told and places and (name != "out" or _out(step.after)):
                yield places[0], name
        first += len(step.events)


def question(
    step: Step, name: str, picture: Picture, players: Sequence[str], game: str = "tri_palki"
) -> Question:
    """The question ``name`` about a step, with the table as it is shown when it is asked."""
    asking = ASKINGS_OF[game][name]
    correct = asking.answer(step.after)
    why = [event for event in step.events if asking.told(event)]
    rule = why[-1].rule
    return Question(
        kind=name,
        rule=rule,
        level=1,
        prompt=Phrase(f"ask.{name}"),
        form=asking.form,
        table=picture,
        choices=asking.choices,
        correct=(correct,),
        beliefs=dict(_believed(step, asking, correct, rule, game)),
        why=tuple(event_phrase(event, players) for event in why),
        hints=(),
    )


def near(rule: str) -> Callable[[Misconception], tuple[bool, bool]]:
    """The order of beliefs from those against the rule, over those against its group, to others."""
    group = rule.partition(".")[0]
    return lambda belief: (belief.rule != rule, belief.rule.partition(".")[0] != group)


def _believed(
    step: Step, asking: Asking, correct: str, rule: str, game: str
) -> Iterator[tuple[str, str]]:
    """For each belief under which the answer is another, that answer.

    Several give the same one, and the page names the first: that is one about what is asked.
    """
    beliefs = [belief for belief in EVERY if belief.game == game]
    for belief in sorted(beliefs, key=near(rule)):
        with believing(belief):
            answer = or_else(None, lambda: asking.answer(again(step).state))
        if answer not in (None, correct):
            yield belief.name, answer
