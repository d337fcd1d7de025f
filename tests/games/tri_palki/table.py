"""A table for tests: positions and actions as text in, plain facts as text out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tripalki_learn.cards import PACK_36, Card, parse_card, parse_cards, parse_hand, write_cards
from tripalki_learn.engine import Event, IllegalAction, ImpossibleSetup, Refusal, Transition
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import Action, Exchange, ExchangeAll, Pass, State, Unknown

NAMES = "ABCDEFGH"


def deck_of(first: str) -> str:
    """The whole pack with the cards of ``first`` on top, the others in the order of the pack."""
    top = parse_cards(first)
    return write_cards([*top, *(card for card in PACK_36 if card not in top)])


def action_of(text: str) -> Action:
    """The action that a text such as ``"6C>KH call"`` names; read here, not by the package."""
    what, call = text.removesuffix(" call"), text.endswith(" call")
    if what == "pass":
        return Pass(call)
    if what == "all":
        return ExchangeAll(call)
    give, arrow, take = what.partition(">")
    return Exchange(parse_cards(give), parse_cards(take), call) if arrow else Unknown(what, call)


def setup_problems(
    hands: Sequence[str], centre: str, reserve: str = "", **more: Any
) -> list[tuple[str, str]]:
    """Rule and code of everything that is wrong with a position; nothing if it can be laid out."""
    try:
        Table.laid(hands, centre, reserve, **more)
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
        centre: str,
        reserve: str = "",
        *,
        dealer: str = "A",
        to_act: str | None = None,
        sticks: Sequence[int] | None = None,
        out: str = "",
    ) -> Table:
        """A position: ``hands`` of those still in, by seat; ``out`` names the eliminated."""
        before = begin(len(hands) + len(out), dealer, sticks, out)
        laid = tri_palki.set_up(
            before,
            [parse_cards(hand) for hand in hands],
            parse_cards(centre),
            parse_cards(reserve),
            None if to_act is None else NAMES.index(to_act),
        )
        return cls(laid)

    @classmethod
    def dealt(
        cls,
        deck: str,
        players: int = 2,
        *,
        dealer: str = "A",
        sticks: Sequence[int] | None = None,
        out: str = "",
    ) -> Table:
        return cls(tri_palki.deal(begin(players, dealer, sticks, out), parse_cards(deck)))

    def next_round(self, deck: str) -> Table:
        return Table(tri_palki.deal(self.state, parse_cards(deck)))

    def do(self, *texts: str) -> Table:
        """Let players act, ``"A 6C>KH"`` each; gives the table back, for chaining."""
        for text in texts:
            player, what = text.split(" ", 1)
            step = tri_palki.apply(self.state, action_of(what), NAMES.index(player))
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
        refusal = tri_palki.why_not(self.state, action, seat)
        assert refusal is not None, f"{text} is allowed"
        assert refusal.player == seat
        assert refusal.legal == tri_palki.legal_actions(self.state)
        try:
            tri_palki.apply(self.state, action, seat)
        except IllegalAction as error:
            assert error.refusal == refusal
            return refusal
        raise AssertionError(f"{text} is refused but applies")

    # Plain facts

    @property
    def legal(self) -> list[str]:
        return [str(action) for action in tri_palki.legal_actions(self.state)]

    def hand(self, player: str) -> str:
        return write_cards(self.state.hands[NAMES.index(player)])

    @property
    def centre(self) -> str:
        return write_cards(self.state.centre)

    @property
    def reserve(self) -> str:
        return write_cards(self.state.reserve)

    @property
    def washed(self) -> list[str]:
        return [write_cards(triple) for triple in self.state.washed]

    @property
    def to_act(self) -> str | None:
        return name(self.state.to_act)

    @property
    def ending(self) -> str | None:
        return self.state.ending.value if self.state.ending else None

    @property
    def sticks(self) -> list[int]:
        return list(self.state.sticks)

    @property
    def penalised(self) -> str:
        return names(self.state.settlement.penalised if self.state.settlement else ())

    @property
    def eliminated(self) -> str:
        return names(self.state.settlement.eliminated if self.state.settlement else ())

    @property
    def next_dealer(self) -> str | None:
        return name(self.state.settlement.next_dealer) if self.state.settlement else None

    @property
    def winner(self) -> str | None:
        return name(self.state.winner)

    def happened(self, kind: str) -> list[Any]:
        """The events of one type, in their order."""
        return [event for event in self.events if event.type == kind]

    def rules_of(self, kind: str) -> list[str]:
        """The rules that the events of one type carry."""
        return [event.rule for event in self.happened(kind)]


def begin(players: int, dealer: str, sticks: Sequence[int] | None, out: str) -> State:
    seats = [NAMES.index(player) for player in out]
    return tri_palki.begin(NAMES[:players], NAMES.index(dealer), sticks, seats)


def reveal(*hands: str, dealer: str = "A", sticks: Sequence[int] | None = None) -> Table:
    """Hands that everybody passes with, played to the reveal; the centre is out of the way."""
    held = {card for hand in hands for card in parse_hand(hand)}
    spare = [card for card in PACK_36 if card not in held]
    first = spare[0]
    other = next(card for card in spare if card.suit is not first.suit)
    third = next(card for card in spare if card not in (first, other))
    table = Table.laid(hands, write_cards([first, other, third]), dealer=dealer, sticks=sticks)
    while table.to_act is not None:
        table.do(f"{table.to_act} pass")
    return table


def name(seat: int | None) -> str | None:
    return None if seat is None else NAMES[seat]


def names(seats: Iterable[int]) -> str:
    return "".join(NAMES[seat] for seat in seats)


def card(text: str) -> Card:
    return parse_card(text)
