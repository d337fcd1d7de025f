"""What believers would answer: the engine, asked under each belief."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tripalki_learn.explain import Phrase
from tripalki_learn.teaching.drills.kind import Kind
from tripalki_learn.teaching.drills.situation import Situation, same_rules
from tripalki_learn.teaching.misconceptions import ALL, Misconception
from tripalki_learn.teaching.misconceptions.belief import believing

BY_NAME: Mapping[str, Misconception] = {belief.name: belief for belief in ALL}


@dataclass(frozen=True, slots=True)
class Believed:
    """What a believer would answer, what would come of it, and where the belief goes wrong."""

    answer: str
    outcome: tuple[Phrase, ...]
    where: tuple[str, ...]


def answers_under(
    belief: Misconception, kind: Kind, situations: Sequence[Situation]
) -> list[str | None]:
    """The one answer that the belief gives to each situation, or None where it gives none."""
    with same_rules(False), believing(belief):
        return [_one_answer(kind, situation) for situation in situations]


def _one_answer(kind: Kind, situation: Situation) -> str | None:
    try:
        answers = kind.answers(situation)
    except Exception:
        # A wrong rule may lead the engine where it never goes: such a belief has no answer.
        return None
    return answers[0] if len(answers) == 1 else None


def differing(
    kind: Kind, situation: Situation, right: Sequence[str], names: Iterable[str]
) -> dict[str, Believed]:
    """The beliefs of these that give one answer, and a wrong one, with all that follows."""
    truly = kind.reading(situation)
    found: dict[str, Believed] = {}
    for name in sorted(names):
        with same_rules(False), believing(BY_NAME[name]), same_rules():
            answer = _one_answer(kind, situation)
            if answer is None or answer in right:
                continue
            try:
                outcome = kind.outcome(situation, answer)
            except Exception:  # as above: there is an answer, but the game cannot go on from it
                outcome = ()
            try:
                wrongly = kind.reading(situation)
            except Exception:
                wrongly = truly
        where = [mark for mark in {**truly, **wrongly} if truly.get(mark) != wrongly.get(mark)]
        found[name] = Believed(answer, outcome, tuple(where) or kind.matter(situation).marks)
    return found
