"""What believers would answer: the engine, asked under each belief."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from tripalki_learn.cards import Rank
from tripalki_learn.explain import Phrase
from tripalki_learn.games.tri_palki import scoring
from tripalki_learn.teaching.drills.kind import Kind
from tripalki_learn.teaching.drills.situation import Situation, same_rules
from tripalki_learn.teaching.misconceptions import EVERY, Misconception
from tripalki_learn.teaching.misconceptions.belief import believing, or_else

BY_NAME: Mapping[str, Misconception] = {belief.name: belief for belief in EVERY}


NOTHING: tuple[Phrase, ...] = ()


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
    answers: tuple[str, ...] = or_else((), partial(kind.answers, situation))
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
            outcome = or_else(NOTHING, partial(kind.outcome, situation, answer))
            wrongly = or_else(truly, partial(kind.reading, situation))
            points = dict(scoring.POINTS)
        where = _where(truly, wrongly, points) or kind.matter(situation).marks
        found[name] = Believed(answer, outcome, where)
    return found


def _where(
    truly: Mapping[str, object], wrongly: Mapping[str, object], points: Mapping[Rank, int]
) -> tuple[str, ...]:
    """The marks that a belief reads otherwise; ``points`` are what it takes cards to count.

    If these are wrong, of all cards those that are counted wrongly: they are where it begins.
    """
    marks = [mark for mark in {**truly, **wrongly} if truly.get(mark) != wrongly.get(mark)]
    wrong = {rank.value for rank, count in points.items() if count != scoring.POINTS[rank]}
    cards = {mark for mark in marks if not mark.isdigit()}
    miscounted = {card for card in cards if card[:-1] in wrong}
    return tuple(mark for mark in marks if mark not in cards or mark in (miscounted or cards))
