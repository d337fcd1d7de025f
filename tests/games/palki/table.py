"""A table for tests: positions and actions as text in, plain facts as text out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripalki_learn.cards import PACK_52, parse_card, parse_cards, write_cards
from tripalki_learn.engine import Event, IllegalAction, ImpossibleSetup, Refusal, Transition
from tripalki_learn.games import palki
from tripalki_learn.games.palki import Action, Capture, Lay, State, Stop, Sweep, Unknown

NAMES = "ABCD"

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def worth(code: str) -> int | None:
    """What a card counts in a sum, by its place in the list above; worked out here."""
    place = RANKS.index(code[:-1]) + 1
    return place if place <= 10 else None


def deck_of(first: str) -> str:
    """The whole pack with the cards of ``first`` on top, the others in the order of the pack."""
    top = parse_cards(first)
    return write_cards([*top, *(card for card in PACK_52 if card not in top)])


def action_of(text: str) -> Action:
    """The action that a text such as ``"10H x 7C 3D"`` names; read here, not by the package."""
    if text == "stop":
        return Stop()
    card, cross, taken = text.partition(" x")
    if not card or " " in card or card.lower() == "pass":
        return Unknown(text)
    if not cross:
        return Lay(parse_card(card))
    return Capture(parse_card(card), parse_cards(taken)) if taken else Sweep(parse_card(card))


def setup_problems(hands: Sequence[str], table: str = "", **more: Any) -> list[tuple[str, str]]:
    """Rule and code of everything that is wrong with a position; nothing if it can be laid out."""
    try:
        Table.laid(hands, table, **more)
    except ImpossibleSetup as error:
        return [(problem.rule, problem.code) for problem in error.problems]
    return []


class Table:
    """A match at one moment, and everything that has happened since the last deal."""

    def __init__(self, transition: Transition[State]) -> None:
        self.state = transition.state
        self.events: list[Event] = list(transition.events)

    @classmethod
    def laid(
        cls,
        hands: Sequence[str],
        table: str = "",
        stock: str = "",
        *,
        captured: Sequence[str] | None = None,
        last: str | None = None,
        dealer: str = "A",
        to_act: str | None = None,
        scores: Sequence[int] | None = None,
        compulsory: bool = True,
        players: int | None = None,
    ) -> Table:
        """A position: ``hands`` by seat; ``last`` captured last; by default the next seat acts."""
        before = begin(players or len(hands), dealer, scores, compulsory)
        laid = palki.set_up(
            before,
            [parse_cards(hand) for hand in hands],
            parse_cards(table),
            parse_cards(stock),
            None if captured is None else [parse_cards(pile) for pile in captured],
            None if last is None else NAMES.index(last),
            None if to_act is None else NAMES.index(to_act),
        )
        return cls(laid)

    @classmethod
    def dealt(
        cls,
        deck: str,
        players: int = 2,
        *,
        buried: Sequence[int] = (),
        dealer: str = "A",
        scores: Sequence[int] | None = None,
    ) -> Table:
        return cls(palki.deal(begin(players, dealer, scores), parse_cards(deck), buried))

    def next_game(self, deck: str) -> Table:
        return Table(palki.deal(self.state, parse_cards(deck)))

    def do(self, *texts: str) -> Table:
        """Let players act, ``"A 10H x 7C 3D"`` each; gives the table back, for chaining."""
        for text in texts:
            player, what = text.split(" ", 1)
            step = palki.apply(self.state, action_of(what), NAMES.index(player))
            self.state = step.state
            self.events += step.events
        return self

    def refused(self, text: str) -> tuple[str, str]:
        """Rule and code with which an action is refused, by ``why_not`` and ``apply`` alike."""
        refusal = self.refusal(text)
        return refusal.rule, refusal.code

    def refusal(self, text: str) -> Refusal:
        player, what = text.split(" ", 1)
        action, seat = action_of(what), NAMES.index(player)
        refusal = palki.why_not(self.state, action, seat)
        assert refusal is not None, f"{text} is allowed"
        assert refusal.player == seat
        assert refusal.legal == palki.legal_actions(self.state)
        try:
            palki.apply(self.state, action, seat)
        except IllegalAction as error:
            assert error.refusal == refusal
            return refusal
        raise AssertionError(f"{text} is refused but applies")

    # Plain facts

    @property
    def legal(self) -> list[str]:
        return [str(action) for action in palki.legal_actions(self.state)]

    def hand(self, player: str) -> str:
        return write_cards(self.state.hands[NAMES.index(player)])

    def pile(self, player: str) -> str:
        return write_cards(self.state.captured[NAMES.index(player)])

    @property
    def table(self) -> str:
        return write_cards(self.state.table)

    @property
    def stock(self) -> str:
        return write_cards(self.state.stock)

    @property
    def to_act(self) -> str | None:
        return name(self.state.to_act)

    @property
    def ending(self) -> str | None:
        return self.state.ending.value if self.state.ending else None

    @property
    def points(self) -> list[tuple[int, int, int]]:
        """For cards, clubs and konchinki, by seat."""
        return [(each.cards, each.clubs, each.konchinki) for each in self.state.points]

    @property
    def scores(self) -> list[int]:
        return list(self.state.scores)

    @property
    def winner(self) -> str | None:
        return name(self.state.winner)

    def happened(self, kind: str) -> list[Any]:
        """The events of one type, in their order."""
        return [event for event in self.events if event.type == kind]

    def rules_of(self, kind: str) -> list[str]:
        """The rules that the events of one type carry."""
        return [event.rule for event in self.happened(kind)]


def begin(
    players: int, dealer: str, scores: Sequence[int] | None, compulsory: bool = True
) -> State:
    return palki.begin(NAMES[:players], NAMES.index(dealer), scores, compulsory)


def at_the_end(
    *piles: str,
    table: str = "",
    last: str | None = None,
    scores: Sequence[int] | None = None,
    dealer: str = "A",
) -> Table:
    """A game that is played out with these captured piles and these cards on the table."""
    hands = [""] * len(piles)
    return Table.laid(hands, table, captured=piles, last=last, scores=scores, dealer=dealer)


def name(seat: int | None) -> str | None:
    return None if seat is None else NAMES[seat]
