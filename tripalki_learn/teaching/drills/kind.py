"""A kind of drill: what it asks, and how the engine answers."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, NamedTuple

from tripalki_learn.cards import Card
from tripalki_learn.engine import Seat
from tripalki_learn.explain import Phrase
from tripalki_learn.teaching.drills.pack import Pack, Unlucky
from tripalki_learn.teaching.drills.situation import NAMES, Situation
from tripalki_learn.teaching.pictures import Picture
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views import TablePicture, picture_of

LEVELS = (1, 2, 3)


class Matter(NamedTuple):
    """What matters in a situation: the ``cards`` that decide, the ``seats`` that they concern."""

    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()

    @property
    def marks(self) -> tuple[str, ...]:
        """As scenes name them: card codes, and seat numbers where no card decides."""
        return tuple(card.code for card in self.cards) or tuple(map(str, self.seats))


class Kind(ABC):
    """A kind of drill.

    ``rules`` are those that it can ask for, ``form`` how it is answered, ``beliefs`` the
    misconceptions that can make a difference to it. Each kind draws situations in which one rule
    decides, and tells by `rule` which one that is; its class says how that is established.

    Whatever answers is the engine, asked through its modules, so that under a belief the believer
    answers.
    """

    name: ClassVar[str]
    rules: ClassVar[tuple[str, ...]]
    form: ClassVar[str]
    beliefs: ClassVar[frozenset[str]]

    def draw(self, chance: random.Random, rule: str | None = None) -> Situation:
        """A situation in which the rule (by default any of its own) decides."""
        rule = rule or chance.choice(self.rules)
        while True:
            try:
                situation = self.drawn(Pack(chance), rule)
            except Unlucky:
                continue
            if self.rule(situation) == rule:
                return situation

    @abstractmethod
    def drawn(self, pack: Pack, rule: str) -> Situation:
        """A situation out of the pack in which, with luck, the rule decides.

        Raises `Unlucky` where the cards do not allow it.
        """

    @abstractmethod
    def rule(self, situation: Situation) -> str:
        """The rule that decides; one outside ``rules`` where none of them does so alone."""

    @abstractmethod
    def difficulty(self, situation: Situation) -> float:
        """How hard it is: below 1 for the first level, below 2 for the second, else the third."""

    @abstractmethod
    def answers(self, situation: Situation) -> tuple[str, ...]:
        """All answers that are right by the rules in force."""

    @abstractmethod
    def prompt(self, situation: Situation) -> Phrase:
        """What is asked."""

    @abstractmethod
    def why(self, situation: Situation) -> tuple[Phrase, ...]:
        """The ruling, in the engine's own events and refusals."""

    @abstractmethod
    def matter(self, situation: Situation) -> Matter:
        """The cards or seats that decide."""

    @abstractmethod
    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        """What comes of it by the rules in force, played on to the settlement."""

    def picture(self, situation: Situation) -> Picture:
        """What is shown: here the hands of a reveal."""
        return picture_of(situation.revealed())

    def choices(self, situation: Situation, answers: Sequence[str]) -> tuple[Choice, ...]:
        """What there is to choose from, all ``answers`` (right ones and believed ones) among it.

        Where seats are the answers, only those that are no seats.
        """
        return ()

    def reading(self, situation: Situation) -> dict[str, object]:
        """What the rules in force make of each card or seat; where believers differ, they err."""
        return {}

    def said(self, situation: Situation, answer: str) -> Phrase:
        """An answer in words: that of a choice, or the players that it names."""
        return answer_said(self.choices(situation, (answer,)), answer)


def level_of(difficulty: float) -> int:
    """The level of a difficulty.

    >>> [level_of(difficulty) for difficulty in (0, 0.9, 1, 2, 7)]
    [1, 1, 2, 3, 3]
    """
    return min(3, 1 + max(0, int(difficulty)))


def seats_of(answer: str) -> tuple[Seat, ...]:
    """The seats that an answer names.

    >>> seats_of("2,3"), seats_of("")
    ((2, 3), ())
    """
    return tuple(int(seat) for seat in answer.split(",") if seat)


def seats_answer(seats: Sequence[Seat]) -> str:
    """The answer that names these seats, in seat order."""
    return ",".join(map(str, sorted(seats)))


def answer_said(choices: Sequence[Choice], answer: str) -> Phrase:
    """An answer in words: that of one of the choices, or the players that it names."""
    labels = {choice.id: choice.label for choice in choices}
    return labels[answer] if answer in labels else seats_said(answer)


def seats_said(answer: str) -> Phrase:
    """The players that an answer names, or that it is nobody."""
    seats = seats_of(answer)
    if not seats:
        return Phrase("ui.answer_nobody")
    return Phrase("drill.answer.players", {"players": [NAMES[seat] for seat in seats]})


def showing(picture: TablePicture, *seats: Seat) -> TablePicture:
    """The picture with only these seats' hands face up."""
    return replace(
        picture,
        seats=tuple(
            seat if number in seats else replace(seat, hand=(None,) * len(seat.hand))
            for number, seat in enumerate(picture.seats)
        ),
    )
