"""A chore that is due: the question at its place, with what believers would answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tripalki_learn.explain import Phrase
from tripalki_learn.teaching.asking import near
from tripalki_learn.teaching.chores.replaying import same_rules
from tripalki_learn.teaching.drills.hints import ladder
from tripalki_learn.teaching.drills.kind import Matter, answer_said
from tripalki_learn.teaching.misconceptions import ALL, believing, or_else
from tripalki_learn.teaching.question import Choice, Question
from tripalki_learn.views import TablePicture

CHORES = ("deal", "washout", "turn", "legal", "over", "score", "stick", "dealer")
"""What the kit does at a table and a learner can take over, in the order of a round."""

_BELIEFS = {
    "deal": (),
    "washout": ("TP-3",),
    "turn": ("TP-2", "TP-3", "TP-4"),
    "legal": ("TP-1", "TP-2", "TP-4"),
    "over": ("TP-1", "TP-3", "TP-4"),
    "score": ("TP-1", "TP-4"),
    "stick": ("TP-1", "TP-4", "TP-5"),
    "dealer": ("TP-1", "TP-4", "TP-5"),
}
"""The groups of rules about which a belief can make a difference to a chore. None is about the
order of dealing."""


_NOTHING = Matter()
_UNTOLD: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True)
class Due:
    """A question of a ``chore``, asked with the table as in ``picture``.

    ``answer`` asks the engine: by the rules in force, so that under a belief the believer answers.
    It may raise where such a believer cannot play on. ``choices`` are made once all answers are
    known, believed ones too. ``form``, ``rule`` and ``why`` as in `Question`; ``name`` is what is
    asked where a chore asks more than one thing. ``unless``: with one of these chores taken over
    the question is not asked, because that one has just asked for the same. ``matter``: what
    decides; ``follows``: what comes of it by the rules in force, played on to the settlement.
    """

    chore: str
    picture: TablePicture
    prompt: Phrase
    form: str
    rule: str
    why: tuple[Phrase, ...]
    answer: Callable[[], str]
    choices: Callable[[tuple[str, ...]], tuple[Choice, ...]] = lambda answers: ()
    name: str = ""
    unless: tuple[str, ...] = ()
    matter: Matter = _NOTHING
    follows: Callable[[], tuple[Phrase, ...]] = lambda: ()


def questions_of(dues: Iterable[Due]) -> list[Question]:
    """The questions, in their order, with the answers of the engine and of all beliefs.

    Each belief is put in force once for all of them: that takes longer than to answer.
    """
    dues = list(dues)
    right = [due.answer() for due in dues]
    believed: list[dict[str, tuple[str, tuple[Phrase, ...]]]] = [{} for _ in dues]
    for belief in ALL:
        group = belief.rule.partition(".")[0]
        concerned = [n for n, due in enumerate(dues) if group in _BELIEFS[due.chore]]
        with believing(belief), same_rules():
            for place in concerned:
                answer = or_else(None, dues[place].answer)
                if answer is not None and answer != right[place]:
                    outcome = or_else(_UNTOLD, dues[place].follows)
                    believed[place][belief.name] = answer, outcome
    return [
        _question(due, answer, found)
        for due, answer, found in zip(dues, right, believed, strict=True)
    ]


def _question(
    due: Due, right: str, believed: dict[str, tuple[str, tuple[Phrase, ...]]]
) -> Question:
    # Several beliefs give the same answer, and the page names the first: one about what is asked.
    names = [belief.name for belief in sorted(ALL, key=near(due.rule)) if belief.name in believed]
    choices = due.choices(
        tuple(dict.fromkeys((right, *(answer for answer, _ in believed.values()))))
    )
    outcome = {name: believed[name][1] for name in names}
    return Question(
        kind=due.name or due.chore,
        rule=due.rule,
        level=1,
        prompt=due.prompt,
        form=due.form,
        table=due.picture,
        choices=choices,
        correct=(right,),
        beliefs={name: believed[name][0] for name in names},
        why=due.why,
        hints=ladder(due.rule, due.matter, answer_said(choices, right)),
        outcome={"": due.follows(), **outcome} if names else {},
        where={name: _where(due, right, believed[name][0]) for name in names},
    )


def _where(due: Due, right: str, answer: str) -> tuple[str, ...]:
    """The seats that are taken wrongly, or what decides."""
    if due.form not in ("seat", "seats"):
        return due.matter.marks
    seats = sorted({*right.split(",")} ^ {*answer.split(",")})
    return tuple(seat for seat in seats if seat.isdigit()) or due.matter.marks
