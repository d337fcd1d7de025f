"""Trinka as a game to be played against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tripalki_learn.engine import Event, Seat, Step, Trace
from tripalki_learn.explain import Phrase
from tripalki_learn.games import trinka
from tripalki_learn.games.trinka import Bet, Bets, Ending, Open, Show, State
from tripalki_learn.games.trinka import events as ev
from tripalki_learn.players import Decision
from tripalki_learn.players.trinka import BOTS, LIMIT, decide, is_over, joining
from tripalki_learn.teaching.play.common import Common, Unadvised, keys_of
from tripalki_learn.teaching.play.game import Amount, Result
from tripalki_learn.views.trinka import score_phrase

JOIN, STAY = "join", "stay"


class Trinka(Unadvised, Common):
    """The rules and the bots of Trinka, as `PlayedGame` has them.

    The table plays with an ante of 1, a limit and no joker, until everyone has dealt twice; a
    record may bring others.
    """

    name = "trinka"
    seats = range(2, 13)
    levels = tuple(BOTS)
    form = "list"

    def begin(self, players: Sequence[str], seed: str) -> Trace:
        """Nobody has won or lost anything, the lot picks the dealer (TR-2.1)."""
        return trinka.begun(trinka.new_match(players, seed, limit=LIMIT).state)

    def deal(self, trace: Trace, seed: str, entered: Mapping[Seat, str]) -> Trace:
        """The next round, after a svara to the tied and to those who join (TR-3.1, TR-3.2)."""
        joins = [seat for seat, chosen in entered.items() if chosen == JOIN]
        return trinka.dealt(trace, seed, joins)

    def entries(self, state: State, seat: Seat) -> list[tuple[str, Phrase]]:
        """Who is not tied in a svara may join it for half of the bank (TR-3.2)."""
        if state.ending is not Ending.SVARA or seat in state.tied:
            return []
        price = {"amount": state.joining_price}
        return [(JOIN, Phrase("action.trinka.join", price)), (STAY, Phrase("action.trinka.stay"))]

    def entered(self, step: Step, seat: Seat) -> str:
        """Whether the seat joined the svara."""
        return JOIN if seat in step.cause.joins else STAY

    def enters(self, state: State, seat: Seat, level: str) -> Decision:
        """Whether a bot joins the svara."""
        found = joining(trinka.observe(state, seat), level)
        return Decision(JOIN if found.action else STAY, found.reasons)

    def decide(self, trace: Trace, level: str) -> Decision:
        """What a bot of that level does."""
        return decide(trace, level)

    def legal(self, state: State) -> list[tuple[str, Phrase]]:
        """The least bet, fold, openings, show (TR-2.2 to 2.6)."""
        actions = [
            Bet(each.least) if isinstance(each, Bets) else each
            for each in trinka.legal_actions(state)
        ]
        return [(self.text_of(state, each), _action_phrase(state, each)) for each in actions]

    def amount(self, state: State) -> Amount | None:
        """The bets (TR-2.3)."""
        for each in trinka.legal_actions(state):
            if isinstance(each, Bets):
                return Amount("bet", Phrase("action.trinka.bets"), each.least, each.most)
        return None

    def turned_up(self, event: Event, seat: Seat, players: Sequence[str]) -> set[Seat]:
        """The hands of an open showdown, and those that the seat compares with its own (TR-2.5)."""
        if isinstance(event, ev.HandScored) and event.player is not None:
            return {event.player}
        return set(_compared(event)) if seat in _compared(event) else set()

    def is_told(self, event: Event, seat: Seat) -> bool:
        """What a secret comparison shows is for the two alone (TR-2.5)."""
        return not _compared(event) or seat in _compared(event)

    def winners(self, trace: Trace) -> tuple[Seat, ...]:
        """Once the match is over, whoever has the most chips."""
        chips = trace.state.chips
        if not is_over(trace):
            return ()
        return tuple(seat for seat, held in enumerate(chips) if held == max(chips))

    def results(self, state: State) -> list[Result]:
        """What each held, what the round brought, and the chips after it."""
        return [
            Result(name, _result(state, seat), False, False)
            for seat, name in enumerate(state.players)
        ]

    def keys(self) -> set[str]:
        """Everything that may be said of a match of Trinka."""
        seats = {"table.seat", "table.seat.note", "table.seat.face_down", "table.seat.no_cards"}
        return keys_of(self.name) | seats


def _compared(event: Event) -> tuple[Seat, ...]:
    """The two who compare their hands secretly, if that is what happens."""
    return (event.player, event.other) if isinstance(event, ev.HandsCompared) else ()


def _action_phrase(state: State, action: trinka.Action) -> Phrase:
    """The action in words, with its price."""
    match action:
        case Bet(amount):
            return Phrase("action.trinka.bet", {"amount": amount})
        case Open(other):
            facts = {"other": state.players[other], "amount": state.price}
            return Phrase("action.trinka.open", facts)
        case Show():
            return Phrase("action.trinka.show", {"amount": state.price})
        case _:
            return Phrase("action.trinka.fold")


def _result(state: State, seat: Seat) -> Phrase:
    total = _signed(state.chips[seat])
    if not state.hands[seat]:
        return Phrase("note.trinka.result.away", {"total": total})
    won = state.bank if seat == state.taker else 0
    worth = score_phrase(trinka.score(state.hands[seat], state.joker))
    net = _signed(won - state.paid[seat])
    return Phrase("note.trinka.result", {"worth": worth, "net": net, "total": total})


def _signed(chips: int) -> str:
    """A number of chips with its sign, a minus and not a hyphen."""
    return f"{chips:+}".replace("-", "\N{MINUS SIGN}") if chips else "0"
