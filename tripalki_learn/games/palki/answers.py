"""Which rules of Palki answer what is asked of every game."""

from __future__ import annotations

from tripalki_learn.engine import Answer

ANSWERS: dict[str, Answer] = {
    "aim": Answer(("PA-3.1", "PA-3.2", "PA-3.3")),
    "players": Answer(("PA-1.1",)),
    "pack": Answer(("PA-1.1",)),
    "points": Answer(("PA-2.2",)),
    "worth": Answer(("PA-2.1", "PA-2.2")),
    "triples": Answer(("PA-2.1", "PA-2.4")),
    "aces": Answer(("PA-2.1", "PA-2.2")),
    "power": Answer(("PA-2.3",)),
    "deal": Answer(("PA-1.2", "PA-1.3"), decided=("PA-1.2", "PA-1.3")),
    "middle": Answer(("PA-1.2", "PA-2.5")),
    "dealer": Answer(("PA-1.2",)),
    "direction": Answer(("PA-1.1",), says="clockwise"),
    "first": Answer(("PA-1.4",), says="left"),
    "turn": Answer(("PA-2.1", "PA-2.2", "PA-2.4"), decided=("PA-2.4",)),
    "pass": Answer(("PA-2.5", "PA-2.6"), decided=("PA-2.6",)),
    "shown": Answer(("PA-2.1", "PA-2.5")),
    "end": Answer(("PA-1.2", "PA-2.7")),
    "early": Answer(("PA-3.6",), decided=("PA-3.6",)),
    "decides": Answer(("PA-3.1", "PA-3.2", "PA-3.3")),
    "ties": Answer(("PA-3.1", "PA-3.2", "PA-3.4"), decided=("PA-3.1", "PA-3.2", "PA-3.4")),
    "pay": Answer(("PA-3.1", "PA-3.2", "PA-3.3", "PA-3.5")),
    "out": Answer(("PA-3.4",)),
    "match": Answer(("PA-3.4",), decided=("PA-3.4",)),
}
"""The answer to each question."""
