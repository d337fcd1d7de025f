"""A walkthrough: a course of play as a scene that is stepped through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripalki_learn.cards import Card
from tripalki_learn.engine import Event, Trace
from tripalki_learn.explain import Sentence, explain_event, sentence
from tripalki_learn.teaching.frames import Frame, frames
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, said, table_json, text_of


def walkthrough_scene(trace: Trace, languages: Sequence[str] = ALL) -> Scene:
    """The trace as a scene: a step for the start and one for each event, each with its ruling."""
    return {
        "kind": "walkthrough",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "scene.walkthrough"),
        "steps": [_step(frame, trace, languages) for frame in frames(trace)],
    }


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
