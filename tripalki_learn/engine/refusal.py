"""A refusal: why an action is not allowed, as a fact."""

from __future__ import annotations

from dataclasses import dataclass

from tripalki_learn.cards import Card
from tripalki_learn.engine.seat import Seat
from tripalki_learn.engine.showing import Told, brief_fields
from tripalki_learn.errors import TriPalkiError


@dataclass(frozen=True, slots=True)
class Refusal(Told):
    """Why an action is not allowed, and what is.

    ``rule`` and ``code`` name the reason, ``player`` is the seat that tried it, ``cards`` are those
    that decide, ``legal`` lists the actions that the seat ``to_act`` may take (none when the round
    is over; ``to_act`` is None then). ``total`` is the value of the hand that decides, in points,
    where one does. ``said`` is the text that was read and is no action.

    >>> str(Refusal("TP-2.5", "wrong_player", 1, 0))
    'It is not B’s turn: A is to act.'
    """

    rule: str
    code: str
    player: Seat
    to_act: Seat | None
    cards: tuple[Card, ...] = ()
    legal: tuple[object, ...] = ()
    total: int | None = None
    said: str = ""

    def __repr__(self) -> str:
        return brief_fields(self, legal=tuple(map(str, self.legal)))


class IllegalAction(TriPalkiError):
    """An action that the rules do not allow; ``refusal`` says why.

    >>> str(IllegalAction(Refusal("TP-2.5", "wrong_player", 1, 0), ("Ann", "Bob")))
    'It is not Bob’s turn: Ann is to act.'
    """

    def __init__(self, refusal: Refusal, players: tuple[str, ...]) -> None:
        super().__init__(refusal.code, refusal.rule, cards=refusal.cards)
        self.refusal = refusal
        self.players = players
