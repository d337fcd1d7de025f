"""What is asked of every game alike, so that games can be compared."""

from __future__ import annotations

from typing import NamedTuple

SUBJECTS: dict[str, tuple[str, ...]] = {
    "game": ("aim", "players", "pack"),
    "cards": ("points", "worth", "triples", "aces", "power"),
    "deal": ("deal", "middle", "dealer"),
    "play": ("direction", "first", "turn", "pass", "shown"),
    "end": ("end", "early", "decides", "ties", "pay"),
    "match": ("out", "match"),
}
"""The questions by name, in the order in which they are asked, by what they are about."""

QUESTIONS: tuple[str, ...] = tuple(name for names in SUBJECTS.values() for name in names)
"""Every question by its name."""


class Answer(NamedTuple):
    """How a game answers a question.

    ``rules`` are the numbers of the rules that the answer rests on, ``decided`` those of them whose
    decision of the table is what it tells. ``says`` is the name of an answer that several games
    give in the same words, and so agree; empty: it is the game's own.

    >>> Answer(("TP-1.2",)).decided
    ()
    """

    rules: tuple[str, ...]
    decided: tuple[str, ...] = ()
    says: str = ""
