"""A table of Trinka for tests: hands and actions as text in, plain facts as text out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripalki_learn.cards import PACK_36, parse_cards, parse_hand, write_cards
from tripalki_learn.engine import Event, IllegalAction, ImpossibleSetup, Refusal, Transition
from tripalki_learn.games import trinka
from tripalki_learn.games.trinka import Action, Bet, Fold, Open, Show, State, Unknown

NAMES = "ABCDEFGHIJKL"

ORDINARY = ["AH 6C 7D", "KH 7C 8D", "QH 8C 9D", "JH 9C 6D"]
"""Hands of 11, 10, 10 and 10 points, one for each of the first four players."""


def action_of(text: str) -> Action:
    """The action that a text such as ``"bet 3"`` names; read here, not by the package."""
    word, _, rest = text.partition(" ")
    if word == "bet":
        return Bet(int(rest))
    if word == "open":
        return Open(NAMES.index(rest))
    known: dict[str, Action] = {"fold": Fold(), "show": Show()}
    return known.get(text, Unknown(text))


def deck_of(first: str) -> str:
    """The whole pack with the cards of ``first`` on top, the others in the order of the pack."""
    top = parse_cards(first)
    return write_cards([*top, *(card for card in PACK_36 if card not in top)])


class Table:
    """A match at one moment, and everything that has happened in it."""

    def __init__(self, transition: Transition[State], before: Sequence[Event] = ()) -> None:
        self.state = transition.state
        self.events = [*before, *transition.events]

    @classmethod
    def of(cls, players: int, dealer: str = "A", **options: Any) -> Table:
        """So many players before their first deal."""
        return cls(Transition(trinka.begin(NAMES[:players], NAMES.index(dealer), **options), ()))

    @classmethod
    def laid(cls, hands: Sequence[str], dealer: str = "A", **options: Any) -> Table:
        """A first round with these hands."""
        return cls.of(len(hands), dealer, **options).lay(*hands)

    def lay(self, *hands: str, joins: str = "") -> Table:
        """The next round, with these hands of those dealt in."""
        seats = [NAMES.index(name) for name in joins]
        after = trinka.set_up(self.state, [parse_cards(hand) for hand in hands], seats)
        return Table(after, self.events)

    def deal(self, deck: str, joins: str = "") -> Table:
        """The next round, dealt from this deck."""
        seats = [NAMES.index(name) for name in joins]
        return Table(trinka.deal(self.state, parse_cards(deck), seats), self.events)

    def do(self, *turns: str) -> Table:
        """The table after these turns (``"B bet 3"``)."""
        table = self
        for turn in turns:
            name, _, what = turn.partition(" ")
            after = trinka.apply(table.state, action_of(what), NAMES.index(name))
            table = Table(after, table.events)
        return table

    def refusal(self, turn: str) -> Refusal:
        """Why the turn is refused; `apply` must agree."""
        name, _, what = turn.partition(" ")
        found = trinka.why_not(self.state, action_of(what), NAMES.index(name))
        assert found is not None, f"{turn} is allowed"
        try:
            trinka.apply(self.state, action_of(what), NAMES.index(name))
        except IllegalAction as error:
            assert error.refusal == found
        else:
            raise AssertionError(f"{turn} is applied, although it is refused")
        return found

    def refused(self, turn: str) -> tuple[str, str]:
        """Rule and code of why the turn is refused."""
        found = self.refusal(turn)
        return found.rule, found.code

    def problems(self, *hands: str, joins: str = "") -> list[tuple[str, str]]:
        """Rule and code of everything that is wrong with these hands of a next round."""
        try:
            self.lay(*hands, joins=joins)
        except ImpossibleSetup as error:
            return [(problem.rule, problem.code) for problem in error.problems]
        return []

    @property
    def legal(self) -> list[str]:
        """What the player to act may do."""
        written = []
        for action in trinka.legal_actions(self.state):
            match action:
                case trinka.Bets(least, most):
                    written.append(f"bet {least}..{'' if most is None else most}")
                case Open(other):
                    written.append(f"open {NAMES[other]}")
                case other:
                    written.append(type(other).__name__.lower())
        return written

    @property
    def to_act(self) -> str | None:
        return None if self.state.to_act is None else NAMES[self.state.to_act]

    @property
    def live(self) -> str:
        return "".join(NAMES[seat] for seat in self.state.live)

    @property
    def ending(self) -> str | None:
        return self.state.ending and self.state.ending.value

    @property
    def chips(self) -> list[int]:
        return [*self.state.chips]

    def last(self, kind: str) -> Event:
        """The last event of this type."""
        return next(event for event in reversed(self.events) if event.type == kind)

    def rule_of(self, kind: str) -> str:
        """The rule of the last event of this type."""
        return self.last(kind).rule

    def count(self, kind: str) -> int:
        """How many events of this type there were."""
        return sum(event.type == kind for event in self.events)


def worth(hand: str, joker: bool = False) -> tuple[str, int | None]:
    """Kind and value of a hand."""
    found = trinka.score(parse_hand(hand), joker)
    return found.kind.value, found.value
