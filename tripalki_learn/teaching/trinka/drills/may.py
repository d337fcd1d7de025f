"""May the player do this?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tripalki_learn.explain import Phrase, event_phrase, refusal_phrase, rule_phrase
from tripalki_learn.games.trinka import (
    Action,
    Bet,
    Fold,
    Hand,
    Open,
    Show,
    State,
    dealing,
    legality,
    turns,
)
from tripalki_learn.teaching.drills.kind import Kind, Matter
from tripalki_learn.teaching.drills.pack import Pack, Unlucky
from tripalki_learn.teaching.drills.playing import chained
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views.trinka import TablePicture, picture_of

PLAYERS = ("A", "B", "C", "D")
YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class Turn:
    """A round dealt by the last player: the ``hands``, the ``limit``, the turns ``done``, and what
    is ``tried``."""

    hands: tuple[Hand, ...]
    limit: int | None
    done: tuple[Action, ...]
    tried: Action

    def state(self) -> State:
        """The state in which it is tried."""
        many = len(self.hands)
        start = dealing.begin(PLAYERS[:many], many - 1, limit=self.limit)
        state = dealing.set_up(start, self.hands).state
        for action in self.done:
            state = turns.apply(state, action).state
        return state


class May(Kind):
    """May the player whose turn it is do this?

    A bet is decided by TR-2.3; opening or showing by TR-2.2 in the first circle, after it opening
    by TR-2.5 and showing by TR-2.6.
    """

    name = "may"
    rules = ("TR-2.2", "TR-2.3", "TR-2.5", "TR-2.6")
    form = "choice"
    beliefs = frozenset({"opens_in_first_circle"})

    def drawn(self, pack: Pack, rule: str) -> Any:
        chance = pack.chance
        many = chance.choice((2, 3, 3, 4))
        hands = tuple(pack.some(3) for _ in range(many))
        limit = chance.choice((None, 5, 8, 10))
        first = rule == "TR-2.2" or (rule == "TR-2.3" and chance.random() < 0.5)
        length = chance.randrange(many) if first else many + chance.randrange(4)
        state, done = Turn(hands, limit, (), Fold()).state(), []
        for _ in range(length):
            if state.to_act is None:
                raise Unlucky
            bets = legality.bets(state)
            most = min(bets.most or bets.least + 2, bets.least + 2)
            action: Action = Bet(chance.randint(bets.least, most))
            if chance.random() < 0.25:
                action = Fold()
            state = turns.apply(state, action).state
            done.append(action)
        if state.to_act is None:
            raise Unlucky
        tried: Action
        others = [seat for seat in range(many) if seat != state.to_act]
        if rule == "TR-2.3":
            bets = legality.bets(state)
            tried = Bet(max(1, chance.randint(bets.least - 2, (bets.most or bets.least + 2) + 1)))
        elif rule == "TR-2.6" or (rule == "TR-2.2" and chance.random() < 0.5):
            tried = Show()
        else:
            tried = Open(chance.choice(others))
        return Turn(hands, limit, tuple(done), tried)

    def rule(self, situation: Any) -> str:
        state = situation.state()
        refusal = legality.why_not(state, situation.tried)
        if refusal is not None:
            return refusal.rule
        return {Bet: "TR-2.3", Open: "TR-2.5", Show: "TR-2.6"}.get(type(situation.tried), "")

    def difficulty(self, situation: Any) -> float:
        folds = sum(isinstance(action, Fold) for action in situation.done)
        return 0.35 * len(situation.done) + 0.4 * folds + 0.3 * (situation.limit is not None)

    def answers(self, situation: Any) -> tuple[str, ...]:
        return (YES if legality.why_not(situation.state(), situation.tried) is None else NO,)

    def prompt(self, situation: Any) -> Phrase:
        told = [_done(situation, place) for place in range(len(situation.done))]
        return chained([*told[-3:], self._asked(situation)])

    def _asked(self, situation: Any) -> Phrase:
        state = situation.state()
        slots = {"player": state.players[state.to_act or 0]}
        match situation.tried:
            case Bet(amount):
                return Phrase("drill.may.bet", {**slots, "amount": amount})
            case Open(other):
                return Phrase("drill.may.open", {**slots, "other": state.players[other]})
            case _:
                return Phrase("drill.may.show", slots)

    def picture(self, situation: Any) -> TablePicture:
        return picture_of(situation.state()).showing()

    def choices(self, situation: Any, answers: Sequence[str]) -> tuple[Choice, ...]:
        return (Choice(YES, Phrase("drill.may.yes")), Choice(NO, Phrase("drill.may.no")))

    def why(self, situation: Any) -> tuple[Phrase, ...]:
        state = situation.state()
        refusal = legality.why_not(state, situation.tried)
        if refusal is not None:
            return (refusal_phrase(refusal, state.players),)
        return (rule_phrase(self.rule(situation)),)

    def matter(self, situation: Any) -> Matter:
        seat = situation.state().to_act
        return Matter((), (0 if seat is None else seat,))

    def outcome(self, situation: Any, answer: str) -> tuple[Phrase, ...]:
        return (Phrase(f"drill.may.outcome.{answer}"),)


def _done(situation: Turn, place: int) -> Phrase:
    """One of the turns done, as its event says it."""
    before = Turn(situation.hands, situation.limit, situation.done[:place], Fold()).state()
    event = turns.apply(before, situation.done[place]).events[0]
    return event_phrase(event, before.players)
