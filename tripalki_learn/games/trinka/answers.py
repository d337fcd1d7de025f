"""Which rules of Trinka answer what is asked of every game."""

from __future__ import annotations

from tripalki_learn.engine import Answer

ANSWERS: dict[str, Answer] = {
    "aim": Answer(("TR-2.4", "TR-2.6", "TR-2.7")),
    "players": Answer(("TR-2.1",), decided=("TR-2.1",)),
    "pack": Answer(("TR-1.1",), says="short"),
    "points": Answer(("TR-1.1",), says="short"),
    "worth": Answer(("TR-1.2", "TR-1.6")),
    "triples": Answer(("TR-1.3", "TR-1.4")),
    "aces": Answer(("TR-1.3", "TR-1.5")),
    "power": Answer(("TR-1.7",), decided=("TR-1.7",)),
    "deal": Answer(("TR-2.1",)),
    "middle": Answer(("TR-2.1", "TR-2.3")),
    "dealer": Answer(("TR-2.1",)),
    "direction": Answer(("TR-2.1",), says="clockwise"),
    "first": Answer(("TR-2.2",), says="left"),
    "turn": Answer(("TR-2.2", "TR-2.5", "TR-2.6")),
    "pass": Answer(("TR-2.2", "TR-2.5")),
    "shown": Answer(("TR-2.4", "TR-2.5", "TR-2.6", "TR-2.7")),
    "end": Answer(("TR-2.4", "TR-2.6", "TR-2.7")),
    "early": Answer(("TR-2.6",)),
    "decides": Answer(("TR-1.3", "TR-2.6", "TR-2.7")),
    "ties": Answer(("TR-2.5", "TR-3.1", "TR-3.2", "TR-3.3"), decided=("TR-3.2",)),
    "pay": Answer(("TR-2.1", "TR-2.3", "TR-2.5", "TR-2.6"), decided=("TR-2.3", "TR-2.5", "TR-2.6")),
    "out": Answer(("TR-2.2", "TR-2.5")),
    "match": Answer(("TR-2.1",)),
}
"""The answer to each question."""
