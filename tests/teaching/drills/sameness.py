"""Whether two questions are the same but for the names of suits: every renaming is tried."""

from __future__ import annotations

import json
import re
from itertools import permutations
from typing import Any

from tripalki_learn.teaching.question import Question

CARD = re.compile(r'"(10|[6-9AKQJ])([HDCS])"')


def seen(question: Question) -> dict[str, Any]:
    """What a learner sees before answering."""
    made = question.json()
    table = {key: value for key, value in made["table"].items() if key != "lines"}
    return {"table": table, "prompt": made["prompt"]}


def suitless(question: Question) -> str:
    """The first in the alphabet of all that a question becomes by renaming suits.

    Hands in whatever order. So it is the same text for two that are the same but for suits.
    """
    text = json.dumps(seen(question))
    return min(
        json.dumps(in_order(json.loads(renamed(text, suits))), sort_keys=True)
        for suits in permutations("HDCS")
    )


def same_but_for_suits(one: Question, other: Question) -> bool:
    """Whether some renaming of the suits turns one into the other."""
    return suitless(one) == suitless(other)


def renamed(text: str, suits: tuple[str, ...]) -> str:
    names = dict(zip("HDCS", suits, strict=True))
    text = CARD.sub(lambda card: f'"{card[1]}{names[card[2]]}"', text)
    return re.sub(r'"suit": "([HDCS])"', lambda suit: f'"suit": "{names[suit[1]]}"', text)


def in_order(value: Any) -> Any:
    """The same with lists of cards sorted: how a hand lies makes no other question."""
    if isinstance(value, dict):
        return {key: in_order(item) for key, item in value.items()}
    if isinstance(value, list):
        if all(isinstance(item, str) for item in value):
            return sorted(value)
        return [in_order(item) for item in value]
    return value
