"""A drill: many questions as one scene."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tripalki_learn.errors import known_name
from tripalki_learn.explain import Phrase
from tripalki_learn.teaching.drills.believed import BY_NAME
from tripalki_learn.teaching.drills.kinds import EVERY_KIND
from tripalki_learn.teaching.drills.ready import ready_sets
from tripalki_learn.teaching.misconceptions import EVERY as ALL_BELIEFS
from tripalki_learn.teaching.question import Question
from tripalki_learn.teaching.refs import keys_in, patterns, ref
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, text_of

CHECK_LEVELS = (1, 2, 2, 2, 3, 3)
"""The levels of the questions of a check, one after the other."""


def drill_scene(
    kinds: Sequence[str],
    languages: Sequence[str] = ALL,
    *,
    rules: Collection[str] = (),
    seed: int | str = 0,
    check: bool = True,
) -> Scene:
    """Exercises of these kinds: 24 ready questions of each kind and level, and what they say.

    ``rules``: only questions that one of these decides (by default all that the kinds ask for; a
    kind that asks for none of them asks for all of its own). The same ``seed`` gives the same
    questions. The scene's ``rules`` are, by kind, those that it asks for; its ``beliefs`` name
    themselves and the rule that they are against. ``check``: whether the scene has a check, six
    questions spread over kinds and levels.
    Raises `UnknownName` for a kind.
    """
    asked = {known_name(name, EVERY_KIND, "kind"): _rules_of(name, rules) for name in kinds}
    about = _homes(kinds, asked) if rules else dict.fromkeys(kinds)
    sets = {name: ready_sets(EVERY_KIND[name], seed, asked[name], about[name]) for name in kinds}
    questions = [q for levels in sets.values() for level in levels.values() for q in level]
    scene: dict[str, Any] = {
        "kind": "drill",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "drill.scene"),
        "kinds": list(kinds),
        "rules": asked,
        "beliefs": {
            name: ref(Phrase(f"belief.{name}", {}, BY_NAME[name].rule))
            for name in _beliefs(questions)
        },
        "sets": {
            name: {str(level): [q.json() for q in ready] for level, ready in levels.items()}
            for name, levels in sets.items()
        },
        "check": _check(kinds) if check else None,
    }
    scene["patterns"] = patterns(keys_in(scene["sets"]) | keys_in(scene["beliefs"]), languages)
    return scene


def _rules_of(kind: str, rules: Collection[str]) -> list[str]:
    own = EVERY_KIND[kind].rules
    return [rule for rule in own if rule in rules] or list(own)


def _homes(kinds: Sequence[str], asked: Mapping[str, Collection[str]]) -> dict[str, set[str]]:
    """For each kind the beliefs that it is to show: of those against the rules asked for each has
    one, which asks for that rule if any does."""
    homes: dict[str, set[str]] = {name: set() for name in kinds}
    wanted = {rule for rules in asked.values() for rule in rules}
    for belief in ALL_BELIEFS:
        if belief.rule in wanted:
            showing = [name for name in kinds if belief.name in EVERY_KIND[name].beliefs]
            asking = [name for name in showing if belief.rule in asked[name]]
            for name in (asking or showing)[:1]:
                homes[name].add(belief.name)
    return homes


def _beliefs(questions: Sequence[Question]) -> list[str]:
    return sorted({name for question in questions for name in question.beliefs})


def _check(kinds: Sequence[str]) -> list[dict[str, Any]]:
    return [
        {"kind": kinds[number % len(kinds)], "level": level}
        for number, level in enumerate(CHECK_LEVELS)
    ]
