"""Questions from seeds."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence

from tripalki_learn.errors import known_name
from tripalki_learn.teaching.drills.believed import BY_NAME, answers_under, differing
from tripalki_learn.teaching.drills.hints import hints
from tripalki_learn.teaching.drills.kind import Kind, level_of
from tripalki_learn.teaching.drills.kinds import EVERY_KIND
from tripalki_learn.teaching.drills.pack import Pack, Unlucky
from tripalki_learn.teaching.drills.shape import Shape, shape
from tripalki_learn.teaching.drills.situation import Situation, same_rules
from tripalki_learn.teaching.question import Question

CANDIDATES = 12
"""From so many situations the one is picked that tells beliefs apart best."""

FEW, MANY = 60, 3000
"""How often a situation is drawn before a rule is given up: at first, and at last."""


class NoSuchQuestion(ValueError):
    """The kind has no question of this level on these rules, or none but the one just asked."""


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
    ``avoid``: questions that are not to come again, not even with other suits, if it can be; the
    last of them never does. ``apart``: names of misconceptions that are to answer differently, if
    it can be.
    The same arguments always give the same question. Raises `NoSuchQuestion`, and
    `UnknownName` for a kind that there is not.

    >>> question = generate("stick", seed=7, level=2)
    >>> question.kind, question.level, question == generate("stick", seed=7, level=2)
    ('stick', 2, True)
    """
    asked = EVERY_KIND[known_name(kind, EVERY_KIND, "kind")]
    chance = random.Random(f"tripalki:drill:{kind}:{level}:{seed}")
    seen = [shape(question.table, question.prompt) for question in avoid]
    if not apart:
        return question_of(asked, draw(asked, chance, level, rules, seen), level)
    drawn = (draw(asked, chance, level, rules, seen) for _ in range(CANDIDATES))
    return question_of(asked, _telling_apart(asked, drawn, asked.beliefs & set(apart)), level)


def draw(
    kind: Kind,
    chance: random.Random,
    level: int,
    rules: Collection[str] = (),
    seen: Sequence[Shape] = (),
) -> Situation:
    """A situation of this level in which one of the rules decides.

    If it can be, it looks like nothing ``seen``; never like the last of them. Raises
    `NoSuchQuestion`.
    """
    wanted = [rule for rule in kind.rules if not rules or rule in rules]
    # One rule after the other: otherwise what is rarely drawn would rarely be asked.
    chance.shuffle(wanted)
    for tries, banned in ((FEW, set(seen)), (MANY, set(seen[-1:]))):
        for rule in wanted:
            for _ in range(tries):
                situation, found = drawn_once(kind, chance, rule)
                if situation is None or found != level:
                    continue
                if not (banned and shape_of(kind, situation) in banned):
                    return situation
    raise NoSuchQuestion(f"{kind.name}, level {level}, {', '.join(sorted(rules)) or 'any rule'}")


def drawn_once(kind: Kind, chance: random.Random, rule: str) -> tuple[Situation | None, int]:
    """One try to draw a situation that the rule decides, and its level; None if it was in vain."""
    with same_rules():
        try:
            situation = kind.drawn(Pack(chance), rule)
        except Unlucky:
            return None, 0
        if kind.rule(situation) != rule:
            return None, 0
        return situation, level_of(kind.difficulty(situation))


def shape_of(kind: Kind, situation: Situation) -> Shape:
    """The shape of the question that asks about a situation."""
    return shape(kind.picture(situation), kind.prompt(situation))


def question_of(
    kind: Kind, situation: Situation, level: int, beliefs: Collection[str] | None = None
) -> Question:
    """The question about a situation, with what each of its kind's beliefs would answer.

    ``beliefs``: only these are looked at.
    """
    with same_rules():
        return _question(kind, situation, level, kind.beliefs if beliefs is None else beliefs)


def _question(kind: Kind, situation: Situation, level: int, beliefs: Collection[str]) -> Question:
    right = kind.answers(situation)
    believed = differing(kind, situation, right, beliefs)
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
    kind: Kind, situations: Iterable[Situation], names: Collection[str]
) -> Situation:
    """The first of the situations to which the most different answers are given.

    No more are drawn once each belief is told from every other and from the truth.
    """
    best, most = None, 0
    for situation in situations:
        found: set[str | None] = {kind.answers(situation)[0]}
        for name in sorted(names):
            found.update(answers_under(BY_NAME[name], kind, [situation]))
        different = len(found - {None})
        if different > most:
            best, most = situation, different
        if most == 1 + len(names):
            break
    assert best is not None  # each situation has an answer
    return best
