"""The scene of a table that a learner runs: a match with every question in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripalki_learn.explain import Phrase, event_phrase
from tripalki_learn.teaching.chores.due import CHORES
from tripalki_learn.teaching.chores.match import PLAYERS, Moment, bots, moments
from tripalki_learn.teaching.misconceptions import ALL as BELIEFS
from tripalki_learn.teaching.question import picture_json
from tripalki_learn.teaching.refs import keys_in, patterns, ref
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, text_of

LESSON = "07-run-the-table"
"""The lesson that is passed by running a round."""


def run_scene(seed: int | str = 0, languages: Sequence[str] = ALL) -> Scene:
    """A table to be run: the ``chores`` by name, and the match of the seed, moment by moment.

    Everything that can be asked is in it; which of it is asked, the page decides by the chores that
    the learner has taken over.
    """
    scene: Scene = {
        "kind": "run",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "scene.run"),
        "lesson": LESSON,
        "chores": {name: ref(Phrase(f"chore.name.{name}")) for name in CHORES},
        "beliefs": {belief.name: ref(Phrase(f"belief.{belief.name}")) for belief in BELIEFS},
        "seed": str(seed),
        "match": match_json(seed),
    }
    scene["patterns"] = patterns(keys_in(scene), languages)
    return scene


def match_json(seed: int | str) -> list[dict[str, Any]]:
    """The match of a seed, moment by moment, language-neutral.

    A moment has a ``table`` where it is another one than before; ``ruling`` for what happened, or
    ``chore``, ``ask`` (a question as `Question.json` has it, without its table) and ``unless``;
    ``ends`` at the end of a round.
    """
    made: list[dict[str, Any]] = []
    table: dict[str, Any] = {}
    for moment in moments(bots(seed), seed):
        entry = _entry(moment)
        now = picture_json(moment.picture)
        if now != table:
            entry["table"] = table = now
        if entry:
            made.append(entry)
    return made


def _entry(moment: Moment) -> dict[str, Any]:
    if moment.question is not None:
        asked = moment.question.json()
        del asked["table"]
        entry: dict[str, Any] = {"chore": moment.chore, "ask": asked}
        if moment.unless:
            entry["unless"] = list(moment.unless)
        return entry
    if moment.event is not None:
        return {"ruling": ref(event_phrase(moment.event, PLAYERS))}
    return {"ends": True} if moment.ends else {}
