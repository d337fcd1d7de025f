"""A walkthrough: a course of play as a scene that is stepped through, and that can ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripalki_learn.cards import Card
from tripalki_learn.engine import Event, Step, Trace
from tripalki_learn.errors import wanted
from tripalki_learn.explain import Phrase, Sentence, explain_event, sentence
from tripalki_learn.teaching.asking import question, questions
from tripalki_learn.teaching.frame import Frame
from tripalki_learn.teaching.frames import frames
from tripalki_learn.teaching.question import Question
from tripalki_learn.teaching.refs import keys_in, patterns, ref
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, said, table_json, text_of


def walkthrough_scene(
    trace: Trace, languages: Sequence[str] = ALL, ask: Sequence[str] = ()
) -> Scene:
    """The trace as a scene: a step for the start and one for each event, each with its ruling.

    ``ask`` names what to stop and ask for (`teaching.asking.ASKINGS`); each question is a step of
    its own, before the ruling that answers it. Raises `UnknownName`.

    >>> from tripalki_learn.games.tri_palki import showdown
    >>> trace = showdown({"A": "AH KH QH", "B": "6D 6C 6S"})
    >>> len(walkthrough_scene(trace, ["en"])["steps"])
    6
    """
    asked = dict(questions(wanted(trace, Trace, "trace"), ask))
    cause_of = [step for step in trace.steps for _ in step.events]
    shown = list(frames(trace))
    first = len(shown) - len(cause_of)  # 1 where the start is a frame of its own
    steps: list[dict[str, Any]] = []
    for place, frame in enumerate(shown):
        event = place - first
        if event in asked:
            before = shown[max(0, place - 1)]
            steps.append(_question(asked[event], cause_of[event], before, trace, languages))
        steps.append(_step(frame, trace, languages))
    scene: Scene = {
        "kind": "walkthrough",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "scene.walkthrough"),
        "steps": steps,
    }
    if asked:
        beliefs = {name for step in steps for name in step.get("ask", {}).get("beliefs", ())}
        scene["beliefs"] = {name: ref(Phrase(f"belief.{name}")) for name in sorted(beliefs)}
        scene["patterns"] = patterns(keys_in(scene), languages)
    return scene


def _step(frame: Frame, trace: Trace, languages: Sequence[str]) -> dict[str, Any]:
    players = trace.start.players
    event = frame.event

    def ruling(lang: str) -> Sentence:
        if event is not None:
            return explain_event(event, players, lang)
        key = "scene.start" if trace.start.hands else "scene.start.match"
        return sentence(lang, key, {"player": players[trace.start.dealer]})

    return {
        "rule": event.rule if event else None,
        "ruling": said(languages, ruling),
        "focus": _focus(event, players),
        "table": table_json(frame.picture, languages),
    }


def _question(
    name: str, step: Step, before: Frame, trace: Trace, languages: Sequence[str]
) -> dict[str, Any]:
    asked: Question = question(step, name, before.picture, trace.start.players, trace.game)
    return {
        "rule": None,
        "ruling": said(languages, asked.prompt.said),
        "focus": {"seats": [], "cards": []},
        "table": table_json(before.picture, languages),
        "ask": asked.json(),
    }


def _focus(event: Event | None, players: tuple[str, ...]) -> dict[str, list[str]]:
    """Who and what decided: every player and every card that the event names."""
    if event is None:
        return {"seats": [], "cards": []}
    cards: list[str] = []
    seats: list[str] = []
    facts = event.facts(players)
    if facts.get("scoring"):
        del facts["cards"]  # of a hand that is scored the scoring cards decide
    for value in facts.values():
        for item in value if isinstance(value, list | tuple) else [value]:
            if isinstance(item, Card):
                cards.append(item.code)
            elif isinstance(item, str) and item in players:
                seats.append(item)
    return {"seats": list(dict.fromkeys(seats)), "cards": list(dict.fromkeys(cards))}
