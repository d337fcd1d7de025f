"""A question: what is asked, which answers are right, and which belief gives which other one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tripalki_learn.explain import Phrase
from tripalki_learn.teaching.pictures import Picture, parts_of
from tripalki_learn.teaching.refs import Ref, ref
from tripalki_learn.views import SeatPicture, TablePicture
from tripalki_learn.views.text import seat_note_phrase, table_phrases

FORMS = ("choice", "seat", "seats", "order", "exchange")
"""How a question is answered, and the form of the answer.

``choice``: one of the choices, by its id. ``seat``: one seat on the table; ``seats``: any number of
seats, none too; both by seat number from 0, joined by commas (``"2,3"``, ``""`` for nobody).
``order``: all seats, the best first, in the same way. ``exchange``: a card of the hand and one of
the centre, or all, or a pass, as an action in the form of records (``"6C>KH"``).
"""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the answers offered: its ``id`` and what it says."""

    id: str
    label: Phrase


@dataclass(frozen=True, slots=True)
class Question:
    """One question.

    ``kind`` names the kind of drill, ``rule`` the rule that decides the answer, ``level`` 1 to 3
    its difficulty. ``table`` is what is shown. ``correct`` are the answers accepted, all of them.
    ``beliefs``: for each misconception under which the answer is another, that answer. ``why`` are
    the sentences of the ruling. ``outcome``: played on to its end, under each belief and in truth
    (key ``""``). ``where``: for each belief the card codes and seat numbers at which it goes wrong.
    """

    kind: str
    rule: str
    level: int
    prompt: Phrase
    form: str
    table: Picture
    choices: tuple[Choice, ...]
    correct: tuple[str, ...]
    beliefs: Mapping[str, str]
    why: tuple[Phrase, ...]
    hints: tuple[Phrase, ...]
    outcome: Mapping[str, tuple[Phrase, ...]] = field(default_factory=dict)
    where: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        """The question as scenes hold it, language-neutral: sentences are references."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "level": self.level,
            "prompt": ref(self.prompt),
            "form": self.form,
            "table": picture_json(self.table),
            "choices": [{"id": each.id, "label": ref(each.label)} for each in self.choices],
            "correct": list(self.correct),
            "beliefs": dict(self.beliefs),
            "why": [ref(phrase) for phrase in self.why],
            "hints": [ref(phrase) for phrase in self.hints],
            "outcome": {name: [ref(p) for p in said] for name, said in self.outcome.items()},
            "where": {name: list(marks) for name, marks in self.where.items()},
        }


def picture_json(picture: Picture) -> dict[str, Any]:
    """A table as a language-neutral scene holds it: like `table_json`, with references.

    >>> from tripalki_learn.views import SeatPicture, TablePicture
    >>> sorted(picture_json(TablePicture((SeatPicture("Ann"),))))
    ['centre', 'lines', 'reserve', 'seats', 'washed']
    """
    other = parts_of(picture, ref)
    if other is not None:
        return {**other.json, "lines": [ref(phrase) for phrase in other.phrases]}
    assert isinstance(picture, TablePicture)
    return {
        "seats": [_seat(seat) for seat in picture.seats],
        "centre": None if picture.centre is None else [card.code for card in picture.centre],
        "reserve": picture.reserve,
        "washed": [[card.code for card in triple] for triple in picture.washed],
        "lines": [ref(phrase) for phrase in table_phrases(picture)],
    }


def _seat(seat: SeatPicture) -> dict[str, Any]:
    note: Phrase | None = seat_note_phrase(seat)
    made: dict[str, Any] = {
        "name": seat.name,
        "hand": [card and card.code for card in seat.hand],
        "sticks": seat.sticks,
    }
    for mark in ("dealer", "to_act", "out", "caller"):
        if getattr(seat, mark):
            made[mark] = True
    if seat.new_sticks:
        made["new_sticks"] = seat.new_sticks
    if note is not None:
        made["note"] = ref(note)
    return made


__all__ = ["FORMS", "Choice", "Question", "Ref", "picture_json"]
