"""Questions from seeds."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence

from tripalki_learn.teaching.drills.believed import BY_NAME, answers_under, differing
from tripalki_learn.teaching.drills.hints import hints
from tripalki_learn.teaching.drills.kind import Kind, level_of
from tripalki_learn.teaching.drills.kinds import KINDS
from tripalki_learn.teaching.drills.pack import Pack, Unlucky
from tripalki_learn.teaching.drills.shape import Shape, shape
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.question import Question

CANDIDATES = 12
"""From so many situations the one is picked that tells beliefs apart best."""

PATIENCE = 5000
"""How often a situation is drawn before the wish is given up as impossible."""


class NoSuchQuestion(ValueError):
    """The kind has no question of this level on these rules, or none that is not to be avoided."""


def generate(
    kind: str,
    seed: int | str,
    level: int = 1,
    *,
    rules: Collection[str] = (),
    avoid: Iterable[Question] = (),
    apart: Collection[str] = (),
) -> Question:
    """The question of a kind and a level (1 to 3) that belongs to the seed.

    ``rules``: the rule that decides is one of these (by default any that the kind asks for).
    ``avoid``: questions that must not come again, not even with other suits. ``apart``: names of
    misconceptions to which the question is to give different answers, as far as that can be.
    The same arguments always give the same question. Raises `NoSuchQuestion`.

    >>> question = generate("stick", seed=7, level=2)
    >>> question.kind, question.level, question == generate("stick", seed=7, level=2)
    ('stick', 2, True)
    """
    asked = KINDS[kind]
    chance = random.Random(f"tripalki:drill:{kind}:{level}:{seed}")
    seen = {shape(question.table, question.prompt) for question in avoid}
    count = CANDIDATES if apart else 1
    drawn = [draw(asked, chance, level, rules, seen) for _ in range(count)]
    chosen = _telling_apart(asked, drawn, apart) if apart else drawn[0]
    return question_of(asked, chosen, level)


def draw(
    kind: Kind,
    chance: random.Random,
    level: int,
    rules: Collection[str] = (),
    seen: Collection[Shape] = (),
) -> Situation:
    """A situation of this level in which one of the rules decides. Raises `NoSuchQuestion`."""
    wanted = [rule for rule in kind.rules if not rules or rule in rules]
    if not wanted:
        raise NoSuchQuestion(f"{kind.name} does not ask for {', '.join(sorted(rules))}")
    # One rule at a time: otherwise what is rarely drawn would rarely be asked.
    rule = chance.choice(wanted)
    for _ in range(PATIENCE):
        try:
            situation = kind.drawn(Pack(chance), rule)
        except Unlucky:
            continue
        fits = kind.rule(situation) == rule and level_of(kind.difficulty(situation)) == level
        if fits and not (seen and shape_of(kind, situation) in seen):
            return situation
    raise NoSuchQuestion(f"{kind.name}, level {level}, {rule}")


def shape_of(kind: Kind, situation: Situation) -> Shape:
    """The shape of the question that asks about a situation."""
    return shape(kind.picture(situation), kind.prompt(situation))


def question_of(
    kind: Kind, situation: Situation, level: int, beliefs: Collection[str] | None = None
) -> Question:
    """The question about a situation, with what each of its kind's beliefs would answer.

    ``beliefs``: only these are looked at.
    """
    right = kind.answers(situation)
    known = (kind.beliefs if beliefs is None else beliefs) & BY_NAME.keys()
    believed = differing(kind, situation, right, known)
    answers = tuple(dict.fromkeys((*right, *(each.answer for each in believed.values()))))
    rule = kind.rule(situation)
    return Question(
        kind=kind.name,
        rule=rule,
        level=level,
        prompt=kind.prompt(situation),
        form=kind.form,
        table=kind.picture(situation),
        choices=kind.choices(situation, answers),
        correct=right,
        beliefs={name: each.answer for name, each in believed.items()},
        why=kind.why(situation),
        hints=hints(kind, situation, rule, right[0]),
        outcome={
            "": kind.outcome(situation, right[0]),
            **{name: each.outcome for name, each in believed.items()},
        },
        where={name: each.where for name, each in believed.items()},
    )


def _telling_apart(
    kind: Kind, situations: Sequence[Situation], names: Collection[str]
) -> Situation:
    """The first of the situations to which the most different answers are given."""
    answers: list[list[str | None]] = [[kind.answers(each)[0]] for each in situations]
    for name in sorted(names):
        if name in BY_NAME:
            found = answers_under(BY_NAME[name], kind, situations)
            for place, answer in enumerate(found):
                answers[place].append(answer)
    best = max(range(len(situations)), key=lambda place: len(set(answers[place]) - {None}))
    return situations[best]
