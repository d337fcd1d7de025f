"""Whether an action is legal, and why not."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.engine import Refusal, Seat
from tripalki_learn.explain import Phrase, refusal_phrase, rule_phrase
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki import legality, scoring, turns
from tripalki_learn.games.tri_palki.actions import PASS, Action, Exchange, ExchangeAll, Pass
from tripalki_learn.games.tri_palki.state import State
from tripalki_learn.teaching.drills.kind import Kind, Matter, showing
from tripalki_learn.teaching.drills.legal_draws import MAKERS
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.drills.playing import chained, happened, in_front, with_call
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.drills.telling import said, tried_out
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views import TablePicture

YES = "yes"

ACTING = ("wrong_player", "round_over", "two_cards", "unknown_action", "must_call")
CALLING = ("call_needs_31", "call_on_special", "second_call", "call_on_last_pass")
"""The reasons to choose from, of an action without a call and of one with it."""


class Legal(Kind):
    """Is this action legal, and why not?

    Where it is refused, the engine's refusal names the rule that decides. Where it is allowed:

    - an action with a call, or one without it where it would be allowed: TP-4.1;
    - a pass, which is possible whatever the cards, so that only whose turn it is can decide: TP-3.3
      on an extra turn, TP-4.2 in the last round, else TP-2.5;
    - an exchange: TP-2.6.
    """

    name = "legal"
    rules = (
        *("TP-2.5", "TP-2.6", "TP-2.7", "TP-3.3"),
        *("TP-4.1", "TP-4.2", "TP-4.3", "TP-4.4", "TP-4.11"),
    )
    form = "choice"
    beliefs = frozenset(
        {
            *("left_of_dealer_begins", "two_may_be_exchanged", "next_plays_after_washout"),
            *("special_may_call", "thirty_one_must_call", "caller_plays_again"),
            *("thirty_one_ends", "ace_is_one", "faces_11_12_13", "sixes_score_18"),
        }
    )

    def drawn(self, pack: Pack, rule: str) -> Situation:
        seats = pack.chance.choice((3, 3, 4, 5))
        return MAKERS[rule](pack, seats, pack.chance.randrange(seats))

    def rule(self, situation: Situation) -> str:
        return ruled_by(situation.course()[-1].state, *_tried(situation))

    def difficulty(self, situation: Situation) -> float:
        state = situation.course()[-1].state
        seat, action = _tried(situation)
        hard = 0.6 * (len(situation.hands) - 3) + 0.3 * len(situation.done)
        hard += 0.3 * (situation.dealer != 0) + 0.3 * len(state.washed)
        if action.call and isinstance(action, Pass | Exchange):
            new = state.hands[seat]
            if isinstance(action, Exchange):
                new = legality.swap(new, state.centre, action.give[0], action.take[0])[0]
            hard += 0.7 * (scoring.score(new).total == scoring.MAXIMUM - 1)
        return hard + 0.3 * isinstance(action, Exchange)

    def answers(self, situation: Situation) -> tuple[str, ...]:
        refusal = _refusal(situation)
        return (answer_for(refusal),)

    def prompt(self, situation: Situation) -> Phrase:
        told = [wish(situation.course()[-1].state, *_tried(situation))]
        if situation.done:
            course = situation.course()
            told.insert(0, happened(situation, course))
        return Phrase("drill.legal.prompt", {"what": chained(told)})

    def picture(self, situation: Situation) -> TablePicture:
        picture = in_front(situation, situation.course())
        seat = _tried(situation)[0]
        state = situation.course()[-1].state
        return showing(picture.with_seat(seat, hand=state.hands[seat]), seat)

    def choices(self, situation: Situation, answers: Sequence[str]) -> tuple[Choice, ...]:
        return choices_for(_tried(situation)[1], answers)

    def why(self, situation: Situation) -> tuple[Phrase, ...]:
        course = situation.course()
        refusal = _refusal(situation)
        if refusal is not None:
            return (refusal_phrase(refusal, situation.players),)
        seat, action = _tried(situation)
        rule = self.rule(situation)
        if rule == "TP-4.1" and not action.call:
            # Nothing happens where a call is not made; the rule says that it need not be.
            return (rule_phrase(rule),)
        if rule == "TP-2.5" and not situation.done:
            return said(course[0].events, ev.FirstToAct)
        if rule == "TP-3.3":
            return said(course[-1].events, ev.ExtraTurn)
        if isinstance(action, Pass) and not action.call and situation.done:
            other = situation.done[-1][0]
            refused = legality.why_not(course[-1].state, PASS, other)
            assert refused is not None  # it is not that player's turn
            return (refusal_phrase(refused, situation.players),)
        events = turns.apply(course[-1].state, action, seat).events
        return said(events, ev.CardExchanged, ev.AllExchanged, ev.LastRoundCalled)

    def matter(self, situation: Situation) -> Matter:
        refusal = _refusal(situation)
        seat, action = _tried(situation)
        if refusal is not None and refusal.cards:
            return Matter(refusal.cards, (seat,))
        if refusal is None and isinstance(action, Exchange):
            return Matter((*action.give, *action.take), (seat,))
        state = situation.course()[-1].state
        return Matter((), (seat,) if state.to_act is None else (state.to_act,))

    def reading(self, situation: Situation) -> dict[str, object]:
        player = situation.course()[-1].state.to_act
        return {str(seat): seat == player for seat in range(len(situation.hands))}

    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        last = situation.course()[-1]
        seat, action = _tried(situation)
        return tried_out(last, action, answer == YES and seat == last.state.to_act)


def _tried(situation: Situation) -> tuple[Seat, Action]:
    assert situation.tried is not None  # this kind asks about an action
    return situation.tried


def _refusal(situation: Situation) -> Refusal | None:
    seat, action = _tried(situation)
    return legality.why_not(situation.course()[-1].state, action, seat)


def ruled_by(state: State, seat: Seat, action: Action) -> str:
    """The rule that decides whether the action is legal, as `Legal` has it."""
    refusal = legality.why_not(state, action, seat)
    if refusal is not None:
        return refusal.rule
    if action.call or legality.why_not(state, with_call(action), seat) is None:
        return "TP-4.1"
    if not isinstance(action, Pass):
        return "TP-2.6"
    if state.extra_turn:
        return "TP-3.3"
    return "TP-2.5" if state.caller is None else "TP-4.2"


def answer_for(refusal: Refusal | None) -> str:
    """The answer that stands for a refusal, or for none; all that does not exist is one."""
    if refusal is None:
        return YES
    absent = ("not_held", "not_in_centre", "unknown_action")
    return "unknown_action" if refusal.code in absent else refusal.code


def choices_for(action: Action, answers: Sequence[str]) -> tuple[Choice, ...]:
    """What there is to choose from where an action is judged; ``answers`` are among it."""
    reasons = CALLING if action.call else ACTING
    names = dict.fromkeys((YES, *reasons, *answers))
    return tuple(Choice(name, Phrase(f"drill.legal.choice.{name}")) for name in names)


def wish(state: State, seat: Seat, action: Action) -> Phrase:
    """What a player wants to do."""
    slots: dict[str, object] = {"player": state.players[seat]}
    match action:
        case Exchange():
            slots |= {"give": action.give, "take": action.take}
            name = "exchange"
        case ExchangeAll():
            name = "all"
        case Pass():
            name = "pass"
            if not action.call and legality.why_not(state, with_call(action), seat) is None:
                name = "pass.no_call"
        case _:
            name = "draw"
    return Phrase(f"drill.legal.wish.{name}{'.call' * action.call}", slots)
