"""Ready sets of questions, in which every belief shows itself."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from tripalki_learn.teaching.drills.believed import BY_NAME, answers_under
from tripalki_learn.teaching.drills.generate import (
    draw,
    drawn_once,
    question_of,
    shape_of,
)
from tripalki_learn.teaching.drills.kind import LEVELS, Kind
from tripalki_learn.teaching.drills.shape import Shape
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.question import Question

SIZE = 24
"""So many questions are ready of each kind and level."""

ReadySets: TypeAlias = Mapping[int, tuple[Question, ...]]
"""Questions by level."""

OFTEN, TWICE = 3, 2
"""So often each belief errs: in each level where it can, and in all levels together at least."""

BATCH, SEARCHES, LONG_SEARCHES = 8, 8, 300
"""Situations drawn at once in search of a belief; so often in vain, and so often if it must be."""

APART, APART_SEARCHES = 1, 4
"""So often in each level it errs as no other belief does; and so often in vain for that."""

FRUITLESS = 90
"""So many draws in a row that fill no place of a rule, before each place is filled by itself."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A situation of a set, its rule and shape, and what the beliefs that err in it answer."""

    situation: Situation
    rule: str
    shape: Shape
    beliefs: Mapping[str, str]

    def shows(self, name: str, names: Collection[str], alone: bool) -> bool:
        """Whether the belief errs; ``alone``: and none of the others ``names`` gives its answer."""
        answer = self.beliefs.get(name)
        if answer is None or not alone:
            return answer is not None
        return sum(self.beliefs.get(other) == answer for other in names) == 1


def ready_sets(
    kind: Kind,
    seed: int | str,
    rules: Collection[str] = (),
    about: Collection[str] | None = None,
) -> ReadySets:
    """For each level 24 questions, among which each belief errs twice at least.

    ``rules``: only questions that one of these decides (by default any of the kind). ``about``:
    the beliefs that matter, by name (by default all of the kind, or those against the rules if
    these are not all that it asks for); those against the rules err three times in each level where
    they can. All rules have about the same share, as far as a level has them; no two questions in a
    row are the same but for the names of suits.
    """
    wanted = tuple(rule for rule in kind.rules if not rules or rule in rules)
    against = {name for name in kind.beliefs if BY_NAME[name].rule in wanted}
    if about is None:
        about = kind.beliefs if len(wanted) == len(kind.rules) else against
    return _ready_sets(kind, seed, wanted, tuple(sorted(kind.beliefs & set(about))))


# The same questions belong to a seed each time, and to find them takes its time.
@lru_cache(maxsize=64)
def _ready_sets(
    kind: Kind, seed: int | str, rules: tuple[str, ...], names: tuple[str, ...]
) -> ReadySets:
    sets = _Sets(kind, rules, names, random.Random(f"tripalki:ready:{kind.name}:{seed}"))
    for name in names:
        if BY_NAME[name].rule in rules:
            sets.search(name, OFTEN, SEARCHES)
            sets.search(name, APART, APART_SEARCHES, alone=True)
    for name in names:
        sets.search(name, TWICE, LONG_SEARCHES, together=True)
    return {level: sets.questions(level) for level in LEVELS}


class _Sets:
    """The situations of one kind, by level, while they are chosen."""

    def __init__(
        self, kind: Kind, rules: Sequence[str], names: Sequence[str], chance: random.Random
    ) -> None:
        self.kind, self.rules, self.names, self.chance = kind, rules, names, chance
        self.entries = {
            level: self._entries(situations) for level, situations in self._filled().items()
        }

    def _filled(self) -> dict[int, list[Situation]]:
        """24 situations for each level, the rules in turn."""
        turn = self.chance.sample(self.rules, len(self.rules))
        places = Counter(turn[place % len(turn)] for place in range(SIZE))
        drawn: dict[int, dict[Shape, Situation]] = {level: {} for level in LEVELS}
        left = {(level, rule): count for level in LEVELS for rule, count in places.items()}
        for rule in turn:
            vain = 0
            while vain < FRUITLESS and any(left[level, rule] for level in LEVELS):
                vain += 1
                situation, level = drawn_once(self.kind, self.chance, rule)
                if situation is not None and left[level, rule]:
                    shape = shape_of(self.kind, situation)
                    if shape not in drawn[level]:
                        drawn[level][shape] = situation
                        left[level, rule] -= 1
                        vain = 0
        return {level: self._completed(level, drawn[level], left) for level in LEVELS}

    def _completed(
        self, level: int, drawn: Mapping[Shape, Situation], left: Mapping[tuple[int, str], int]
    ) -> list[Situation]:
        """With what is seldom drawn, or comes a second time."""
        found, seen = list(drawn.values()), list(drawn)
        for rule in self.rules:
            for _ in range(left[level, rule]):
                # If there is nothing new, what has come may come again: nothing is banned as last.
                situation = draw(self.kind, self.chance, level, [rule], [*seen, ()])
                found.append(situation)
                seen.append(shape_of(self.kind, situation))
        return found

    def _entries(self, situations: Sequence[Situation]) -> list[_Entry]:
        erring: list[dict[str, str]] = [{} for _ in situations]
        right = [self.kind.answers(situation) for situation in situations]
        for name in sorted(self.kind.beliefs):
            answers = answers_under(BY_NAME[name], self.kind, situations)
            for place, answer in enumerate(answers):
                if answer is not None and answer not in right[place]:
                    erring[place][name] = answer
        return [
            _Entry(s, self.kind.rule(s), shape_of(self.kind, s), answers)
            for s, answers in zip(situations, erring, strict=True)
        ]

    def count(self, level: int, name: str, alone: bool = False) -> int:
        """In how many of the situations of a level the belief errs (``alone``: and no other so)."""
        return sum(entry.shows(name, self.names, alone) for entry in self.entries[level])

    def search(
        self,
        name: str,
        often: int,
        batches: int,
        alone: bool = False,
        together: bool = False,
    ) -> None:
        """Draw more until the belief errs so often in each level, or did not in so many batches.

        ``alone``: only where no other belief gives its answer. ``together``: so often in all
        levels together.
        """
        rules = self._rules_for(name)
        vain = 0
        while vain < batches:
            counts = {level: self.count(level, name, alone) for level in LEVELS}
            lacking = {level for level, count in counts.items() if count < often}
            if not lacking or (together and sum(counts.values()) >= often):
                return
            tries = [drawn_once(self.kind, self.chance, r) for r in rules for _ in range(BATCH)]
            drawn = [(s, level) for s, level in tries if s is not None and level in lacking]
            found = self._found(name, drawn, alone)
            vain = 0 if self._take_in(name, found, often, alone) else vain + 1

    def _rules_for(self, name: str) -> Sequence[str]:
        """The rules among whose situations a belief is looked for."""
        seen = {e.rule for level in LEVELS for e in self.entries[level] if name in e.beliefs}
        against = BY_NAME[name].rule
        if against in seen or (not seen and against in self.rules):
            return [against]
        return sorted(seen) or self.rules

    def _found(
        self, name: str, drawn: Sequence[tuple[Situation, int]], alone: bool
    ) -> list[tuple[_Entry, int]]:
        """Those of the situations, each with its level, in which the belief errs."""
        answers = answers_under(BY_NAME[name], self.kind, [situation for situation, _ in drawn])
        erring = [
            (situation, level)
            for (situation, level), answer in zip(drawn, answers, strict=True)
            if answer is not None and answer not in self.kind.answers(situation)
        ]
        entries = self._entries([situation for situation, _ in erring])
        levels = [level for _, level in erring]
        found = zip(entries, levels, strict=True)
        return [(entry, level) for entry, level in found if entry.shows(name, self.names, alone)]

    def _take_in(
        self, name: str, found: Sequence[tuple[_Entry, int]], often: int, alone: bool
    ) -> bool:
        """Take in what was found for a belief, where there is too little; whether any was."""
        before = [self.count(level, name, alone) for level in LEVELS]
        for entry, level in found:
            if self.count(level, name, alone) < often:
                self._swap_in(level, entry)
        return before != [self.count(level, name, alone) for level in LEVELS]

    def _swap_in(self, level: int, new: _Entry) -> None:
        """Put it in the place of a situation that is not needed, of the rule asked most often."""
        entries = self.entries[level]
        counts = Counter(name for entry in entries for name in entry.beliefs)
        share = Counter(entry.rule for entry in entries)
        spare = [
            place
            for place, entry in enumerate(entries)
            if all(
                counts[name] > OFTEN or name in new.beliefs
                for name in entry.beliefs
                if name in self.names
            )
        ]
        alike = sum(entry.shape == new.shape for entry in entries)
        if spare and alike < TWICE:
            entries[max(spare, key=lambda place: share[entries[place].rule])] = new

    def questions(self, level: int) -> tuple[Question, ...]:
        """The questions, in an order in which no two in a row look the same."""
        left = self.chance.sample(self.entries[level], len(self.entries[level]))
        ordered: list[_Entry] = []
        while left:
            last = ordered[-1] if ordered else None
            # What there is most of comes first, or only the same would be left at last.
            share = Counter(entry.shape for entry in left)
            fits = [entry for entry in left if last is None or entry.shape != last.shape]
            chosen = max(fits or left, key=lambda entry: share[entry.shape])
            ordered.append(chosen)
            left.remove(chosen)
        return tuple(
            question_of(self.kind, entry.situation, level, list(entry.beliefs)) for entry in ordered
        )
