"""Which rules of Tri Palki answer what is asked of every game."""

from __future__ import annotations

from tripalki_learn.engine import Answer

ANSWERS: dict[str, Answer] = {
    "aim": Answer(("TP-5.3", "TP-5.5", "TP-5.6")),
    "players": Answer(("TP-2.1",)),
    "pack": Answer(("TP-1.1",), says="short"),
    "points": Answer(("TP-1.2",), says="short"),
    "worth": Answer(("TP-1.3", "TP-1.5"), decided=("TP-1.5",)),
    "triples": Answer(("TP-4.7", "TP-4.8", "TP-4.10")),
    "aces": Answer(("TP-1.3", "TP-4.9", "TP-5.2")),
    "power": Answer(("TP-1.2",)),
    "deal": Answer(("TP-2.3", "TP-2.4", "TP-2.9"), decided=("TP-2.3",)),
    "middle": Answer(("TP-2.6", "TP-3.1", "TP-3.3", "TP-3.6"), decided=("TP-3.3",)),
    "dealer": Answer(("TP-2.2", "TP-5.7", "TP-5.8", "TP-5.9")),
    "direction": Answer(("TP-2.5",), says="clockwise"),
    "first": Answer(("TP-2.5",)),
    "turn": Answer(("TP-2.6", "TP-2.7", "TP-2.10"), decided=("TP-2.10",)),
    "pass": Answer(("TP-2.6", "TP-3.7")),
    "shown": Answer(("TP-2.8", "TP-4.6")),
    "end": Answer(("TP-3.5", "TP-4.2", "TP-4.4", "TP-4.6"), decided=("TP-4.4",)),
    "early": Answer(
        ("TP-4.1", "TP-4.2", "TP-4.3", "TP-4.5", "TP-4.11"), decided=("TP-4.1", "TP-4.5")
    ),
    "decides": Answer(("TP-5.2", "TP-5.3", "TP-5.4")),
    "ties": Answer(("TP-1.4", "TP-1.6")),
    "pay": Answer(("TP-5.1", "TP-5.5")),
    "out": Answer(("TP-5.5", "TP-5.10")),
    "match": Answer(("TP-5.6", "TP-5.11")),
}
"""The answer to each question."""
