"""Whether the round may be called, or is over."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.engine import Event
from tripalki_learn.explain import Phrase, refusal_phrase
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki import legality, scoring, turns
from tripalki_learn.games.tri_palki.actions import Pass
from tripalki_learn.games.tri_palki.state import State
from tripalki_learn.teaching.drills.kind import Kind, Matter
from tripalki_learn.teaching.drills.over_draws import MAKERS
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.drills.playing import (
    happened,
    in_front,
    order_of_play,
    short_rule,
    with_call,
)
from tripalki_learn.teaching.drills.situation import NAMES, Situation
from tripalki_learn.teaching.drills.telling import played_on, said
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views import TablePicture

MAY, MUST, NEITHER, OVER, NEW_CENTRE = "may_call", "must_call", "no_call", "over", "new_centre"


class Over(Kind):
    """After this action: may its player call the last round, is the round over, or neither?

    - TP-3.6: the action washed out a centre that cannot be replaced, because the cards washed out
      before it do not come back: with them there would be enough.
    - TP-3.5: it cannot be replaced, and there are no such cards.
    - TP-4.4: it was a pass with which everyone has passed in a row; or as many have passed, but not
      in a row.
    - TP-4.2: it was the last final turn.
    - TP-4.5: after a call, as many passes in a row as there are players.
    - TP-4.3: after a call, the player holds 31 with final turns to come.
    - TP-4.6: the player holds three aces.
    - TP-4.11: the player holds another special hand.
    - TP-4.1: the player holds 31, or nearly; nobody has called.

    The engine's own refusal of the call tells TP-4.3, 4.11 and 4.1 apart.
    """

    name = "over"
    rules = (
        *("TP-3.5", "TP-3.6", "TP-4.1", "TP-4.2", "TP-4.3"),
        *("TP-4.4", "TP-4.5", "TP-4.6", "TP-4.11"),
    )
    form = "choice"
    beliefs = frozenset(
        {
            *("thirty_one_ends", "thirty_one_must_call", "special_may_call", "special_ends"),
            *("caller_plays_again", "passes_cut_last_round", "all_pass_new_centre"),
            *("washed_go_back", "ace_is_one", "faces_11_12_13"),
        }
    )

    def drawn(self, pack: Pack, rule: str) -> Situation:
        seats = pack.chance.choice((3, 3, 4, 5))
        return MAKERS[rule](pack, seats, pack.chance.randrange(seats))

    def rule(self, situation: Situation) -> str:
        before, after, events = _last(situation)
        for event in events:
            if isinstance(event, ev.ReserveShort):
                return short_rule(situation.course())
            if isinstance(event, ev.PassesIgnored):
                return event.rule
        if after.ending is not None:
            return after.ending.rule
        seat, action = situation.done[-1]
        row = isinstance(action, Pass) and _passes(situation) >= len(situation.hands)
        if row and before.caller is None:
            return "TP-4.4"
        worth = scoring.score(after.hands[seat])
        if worth.kind is scoring.Kind.THREE_ACES:
            return "TP-4.6"
        if before.caller is not None:
            return "TP-4.3" if worth.total == scoring.MAXIMUM else "TP-4.2"
        refusal = legality.why_not(before, with_call(action), seat)
        return "TP-4.1" if refusal is None else refusal.rule

    def difficulty(self, situation: Situation) -> float:
        _, after, _ = _last(situation)
        seat, action = situation.done[-1]
        total = scoring.score(after.hands[seat]).total
        hard = 0.6 * (len(situation.hands) - 3) + 0.3 * (len(situation.done) - 1)
        hard += 0.5 * (total == scoring.MAXIMUM - 1) + 0.3 * (not isinstance(action, Pass))
        return hard + 0.5 * (total == scoring.MAXIMUM and after.ending is not None)

    def answers(self, situation: Situation) -> tuple[str, ...]:
        """One of the five; nothing if the rules in force do not let the action happen."""
        before = situation.course_before()
        seat, action = situation.done[-1]
        if legality.why_not(before, action, seat) is not None:
            may = legality.why_not(before, with_call(action), seat) is None
            return (MUST,) if may else ()
        after = turns.apply(before, action, seat).state
        if after.ending is not None:
            return (OVER,)
        if isinstance(action, Pass) and after.centre != before.centre:
            return (NEW_CENTRE,)
        may = legality.why_not(before, with_call(action), seat) is None
        return (MAY if may else NEITHER,)

    def prompt(self, situation: Situation) -> Phrase:
        course = situation.course()
        what = happened(situation, course, 2 if len(course) > 2 else 1)
        return Phrase("drill.over.prompt", {"what": what})

    def picture(self, situation: Situation) -> TablePicture:
        return in_front(situation, situation.course())

    def choices(self, situation: Situation, answers: Sequence[str]) -> tuple[Choice, ...]:
        player = NAMES[situation.done[-1][0]]
        return tuple(
            Choice(name, Phrase(f"drill.over.choice.{name}", {"player": player}))
            for name in (MAY, MUST, NEITHER, OVER, NEW_CENTRE)
        )

    def why(self, situation: Situation) -> tuple[Phrase, ...]:
        before, after, events = _last(situation)
        seat, action = situation.done[-1]
        told = said(events, ev.ReserveShort, ev.RoundEnded, ev.PassesIgnored)
        if after.ending is not None:
            return told
        refusal = legality.why_not(before, with_call(action), seat)
        if refusal is not None:
            return (*told, refusal_phrase(refusal, situation.players))
        would = turns.apply(before, with_call(action), seat).events
        return said(would, ev.LastRoundCalled, ev.FinalTurns)

    def matter(self, situation: Situation) -> Matter:
        _, after, events = _last(situation)
        seat, action = situation.done[-1]
        washed = [card for e in events if isinstance(e, ev.CentreWashed) for card in e.cards]
        if washed:
            return Matter(tuple(washed))
        if isinstance(action, Pass) and _passes(situation) >= len(situation.hands):
            return Matter((), order_of_play(situation.dealer, len(situation.hands)))
        if after.ending is not None and after.caller is not None:
            return Matter((), (after.caller, seat))
        return Matter(after.hands[seat], (seat,))

    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        before = situation.course_before()
        seat, action = situation.done[-1]
        if answer in (MAY, MUST):
            action = with_call(action)
        after = turns.apply(before, action, seat)
        lead = "called" if action.call else "over" if after.state.ending else "goes_on"
        return (Phrase(f"drill.outcome.{lead}", {"player": NAMES[seat]}), *played_on(after))


def _last(situation: Situation) -> tuple[State, State, tuple[Event, ...]]:
    """Before and after the action asked about, and what happened."""
    *_, before, (after, events) = situation.course()
    return before.state, after, events


def _passes(situation: Situation) -> int:
    """How many passes there have been, in a row or not."""
    return sum(isinstance(action, Pass) for _, action in situation.done)
