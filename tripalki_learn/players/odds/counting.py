"""Asking for chances: what can be asked, and counting it step by step."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field, replace
from typing import Any

from tripalki_learn.cards import NotationError, cards_given, write_cards
from tripalki_learn.errors import known_name
from tripalki_learn.games.tri_palki import Hand
from tripalki_learn.players.odds import exchange, hands, lowest, stick
from tripalki_learn.players.odds.chance import Odds, Progress, Tally, added


@dataclass(frozen=True, slots=True)
class Question:
    """How a question is counted: in which ``steps``, what each of them ``count``s, and the answer
    that follows (``odds``). ``hand``, ``players``: whether it is asked of a hand, and for up to a
    number of players."""

    steps: Callable[[Hand, int], tuple[Any, ...]]
    count: Callable[[Hand, int, Any], Tally]
    odds: Callable[[Hand, int, Tally], Odds]
    hand: bool = False
    players: bool = False


QUESTIONS: dict[str, Question] = {
    "totals": Question(hands.one_step, hands.count_totals, hands.totals),
    "special": Question(hands.one_step, hands.count_special, hands.special),
    "washout": Question(hands.one_step, hands.count_washouts, hands.washouts),
    "thirty_one": Question(exchange.first_cards, exchange.count_31, exchange.thirty_one),
    "exchange": Question(hands.one_step, exchange.count_exchange, exchange.exchange, hand=True),
    "lowest": Question(lowest.steps, lowest.count, lowest.lowest, hand=True, players=True),
    "stick": Question(stick.steps, stick.count, stick.odds, players=True),
}
"""What can be asked, by name."""

MOST_PLAYERS = 8
"""TP-2.1."""


@dataclass(frozen=True, slots=True)
class Counting:
    """A counting on its way: what is asked, how many steps are ``done``, and the ``tally`` so far.

    ``hand`` and ``players`` are left empty where the question is not about them.

    >>> Counting("washout").after_step().answer.chances[0]
    Chance(name='washed_1', count=336, cases=7140, players=None)
    """

    question: str
    hand: Hand = ()
    players: int = 0
    done: int = 0
    tally: Tally = field(default_factory=dict)

    @property
    def progress(self) -> Progress:
        """How far it is."""
        return Progress(self.done, len(self._steps()))

    @property
    def is_done(self) -> bool:
        """Whether the answer is there."""
        return self.done == len(self._steps())

    def after_step(self) -> Counting:
        """The counting one step on."""
        step = self._steps()[self.done]
        more = QUESTIONS[self.question].count(self.hand, self.players, step)
        return replace(self, done=self.done + 1, tally=added(self.tally, more))

    @property
    def answer(self) -> Odds:
        """The answer, once it is there."""
        return QUESTIONS[self.question].odds(self.hand, self.players, self.tally)

    def _steps(self) -> tuple[Any, ...]:
        return QUESTIONS[self.question].steps(self.hand, self.players)


def counting(
    question: str, hand: Hand = (), players: int = MOST_PLAYERS
) -> Generator[Progress, None, Odds]:
    """Counts what is asked; yields how far it is before every step, and returns the answer.

    Whoever does not go on has cancelled it. Raises `UnknownName` for a question, and
    `NotationError` where it is about a hand and none of three cards is given.

    >>> next(counting("totals"))
    Progress(done=0, of=1)
    """
    asked = QUESTIONS[known_name(question, QUESTIONS, "question")]
    if asked.hand and len(cards_given(hand)) != 3:
        raise NotationError("hand_size", text=write_cards(hand), count=len(hand), expected=3)
    now = Counting(question, hand if asked.hand else (), players if asked.players else 0)
    while not now.is_done:
        yield now.progress
        now = now.after_step()
    return now.answer


def odds(question: str, hand: Hand = (), players: int = MOST_PLAYERS) -> Odds:
    """The answer to a question, exact.

    ``question`` is one of `QUESTIONS`; ``hand`` and ``players`` (2 to 8) are used where it is about
    them. Raises `UnknownName` for a question.

    >>> str(odds("special").chances[-1].fraction)
    '1/595'
    """
    steps = counting(question, hand, players)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            answer: Odds = end.value
            return answer
