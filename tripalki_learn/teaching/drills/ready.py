"""Ready sets of questions, in which every belief shows itself."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from tripalki_learn.teaching.drills.believed import BY_NAME, answers_under
from tripalki_learn.teaching.drills.generate import NoSuchQuestion, draw, question_of, shape_of
from tripalki_learn.teaching.drills.kind import LEVELS, Kind
from tripalki_learn.teaching.drills.shape import Shape
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.question import Question

SIZE = 24
"""So many questions are ready of each kind and level."""

ReadySets: TypeAlias = Mapping[int, tuple[Question, ...]]
"""Questions by level."""

TWICE = 2
"""So often at least each belief gives another answer than the rules."""

BATCH, SEARCHES, LONG_SEARCHES = 8, 3, 40
"""Situations drawn at once in search of a belief; so often in vain, at one level and in all."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A situation of a set, its rule and shape, and the beliefs that err in it."""

    situation: Situation
    rule: str
    shape: Shape
    beliefs: frozenset[str]


def ready_sets(kind: Kind, seed: int | str, rules: Collection[str] = ()) -> ReadySets:
    """For each level 24 questions, among which each belief of the kind errs twice at least.

    Beliefs against the rules asked for err twice in each level where they can. ``rules``: only
    questions that one of these decides (by default any of the kind); if these are not all that it
    asks for, only the beliefs against them count. All rules have about the same share, as far as a
    level has them; no two questions in a row are the same but for the names of suits.
    """
    return _ready_sets(kind, seed, tuple(r for r in kind.rules if not rules or r in rules))


# The same questions belong to a seed each time, and to find them takes its time.
@lru_cache(maxsize=64)
def _ready_sets(kind: Kind, seed: int | str, wanted: tuple[str, ...]) -> ReadySets:
    about = sorted(name for name in kind.beliefs if BY_NAME[name].rule in wanted)
    names = sorted(kind.beliefs) if len(wanted) == len(kind.rules) else about
    chance = random.Random(f"tripalki:ready:{kind.name}:{seed}")
    sets = {level: _Set(kind, level, wanted, chance) for level in LEVELS}
    for each in sets.values():
        for name in about:
            each.search(name, SEARCHES)
    for name in names:
        # What one level seldom shows, another may.
        for level in (2, 3, 1):
            if sum(each.count(name) for each in sets.values()) < TWICE:
                sets[level].search(name, LONG_SEARCHES)
    return {level: each.questions() for level, each in sets.items()}


class _Set:
    """The situations of one kind and level while they are chosen."""

    def __init__(self, kind: Kind, level: int, rules: Sequence[str], chance: random.Random) -> None:
        self.kind, self.level, self.rules, self.chance = kind, level, rules, chance
        self.entries: list[_Entry] = []
        drawn: list[Situation] = []
        seen: list[Shape] = []
        turn = chance.sample(rules, len(rules))
        while len(drawn) < SIZE:
            try:
                situation = draw(kind, chance, level, [turn[len(drawn) % len(turn)]], seen)
            except NoSuchQuestion:
                # Not every rule has questions of every level, or enough different ones.
                situation = draw(kind, chance, level, rules, seen)
            drawn.append(situation)
            seen.append(shape_of(kind, situation))
        self.entries = self._entries(drawn)

    def _entries(self, situations: Sequence[Situation]) -> list[_Entry]:
        erring: list[set[str]] = [set() for _ in situations]
        right = [self.kind.answers(situation) for situation in situations]
        for name in sorted(self.kind.beliefs):
            answers = answers_under(BY_NAME[name], self.kind, situations)
            for place, answer in enumerate(answers):
                if answer is not None and answer not in right[place]:
                    erring[place].add(name)
        return [
            _Entry(s, self.kind.rule(s), shape_of(self.kind, s), frozenset(names))
            for s, names in zip(situations, erring, strict=True)
        ]

    def count(self, name: str) -> int:
        """In how many of the situations the belief errs."""
        return sum(name in entry.beliefs for entry in self.entries)

    def search(self, name: str, batches: int) -> None:
        """Draw more until the belief errs twice, or it did not in so many batches; swap them in."""
        belief = BY_NAME[name]
        rules = [belief.rule] if belief.rule in self.rules else self.rules
        vain = 0
        while vain < batches and self.count(name) < TWICE:
            try:
                drawn = [draw(self.kind, self.chance, self.level, rules) for _ in range(BATCH)]
            except NoSuchQuestion:
                return
            answers = answers_under(belief, self.kind, drawn)
            found = [
                situation
                for situation, answer in zip(drawn, answers, strict=True)
                if answer is not None and answer not in self.kind.answers(situation)
            ]
            before = self.count(name)
            for entry in self._entries(found[:TWICE]):
                self._swap_in(entry)
            vain += self.count(name) == before

    def _swap_in(self, new: _Entry) -> None:
        """Put it in the place of a situation that is not needed, of the rule asked most often."""
        counts = Counter(name for entry in self.entries for name in entry.beliefs)
        share = Counter(entry.rule for entry in self.entries)
        spare = [
            place
            for place, entry in enumerate(self.entries)
            if all(counts[name] > TWICE or name in new.beliefs for name in entry.beliefs)
        ]
        alike = sum(entry.shape == new.shape for entry in self.entries)
        if spare and alike < TWICE:
            self.entries[max(spare, key=lambda place: share[self.entries[place].rule])] = new

    def questions(self) -> tuple[Question, ...]:
        """The questions, in an order in which no two in a row look the same."""
        left = self.chance.sample(self.entries, len(self.entries))
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
            question_of(self.kind, entry.situation, self.level, entry.beliefs) for entry in ordered
        )
