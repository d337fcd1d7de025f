"""Who plays next."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.explain import Phrase, refusal_phrase
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki import legality
from tripalki_learn.games.tri_palki.actions import PASS
from tripalki_learn.teaching.drills.kind import Kind, Matter
from tripalki_learn.teaching.drills.next_draws import MAKERS
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.drills.playing import happened, in_front, short_rule
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.drills.telling import said, who_acts
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views import TablePicture

OVER = "over"
"""The answer that nobody plays, because the round is over."""


class Next(Kind):
    """Who plays next after this?

    What happened last decides: nothing but the rule that the engine gives for it.

    - TP-3.6: the centre was washed out and could not be replaced, because the cards washed out
      before it do not come back: with them there would be enough.
    - TP-3.5: it could not be replaced, and there are no such cards.
    - TP-3.3, or TP-3.4 in the last round: an action washed the centre out; or, for TP-3.3, the
      extra turn that it gave has just been played.
    - TP-3.2: the centre was washed out at the deal, and nobody or only the dealer has acted.
    - TP-4.5: after a call there have been as many passes in a row as there are players.
    - TP-4.2: the last round has been called, and none of this holds.
    - TP-5.10: the next seat clockwise belongs to somebody who is out.
    - TP-2.5: none of this holds.
    """

    name = "next"
    rules = (
        *("TP-2.5", "TP-3.2", "TP-3.3", "TP-3.4", "TP-3.5", "TP-3.6"),
        *("TP-4.2", "TP-4.5", "TP-5.10"),
    )
    form = "seat"
    beliefs = frozenset(
        {
            *("left_of_dealer_begins", "next_plays_after_washout", "deal_washout_gives_turn"),
            *("turn_for_each_triple", "no_repeat_in_last_round", "washed_go_back"),
            *("caller_plays_again", "passes_cut_last_round", "thirty_one_ends"),
        }
    )

    def drawn(self, pack: Pack, rule: str) -> Situation:
        seats = pack.chance.choice((3, 3, 4, 5))
        return MAKERS[rule](pack, seats, pack.chance.randrange(seats))

    def rule(self, situation: Situation) -> str:
        course = situation.course()
        after, events = course[-1]
        for event in events:
            if isinstance(event, ev.ReserveShort):
                return short_rule(course)
            if isinstance(event, ev.ExtraTurn | ev.PassesIgnored):
                return event.rule
        if len(course) > 1 and course[-2].state.extra_turn and after.caller is None:
            return "TP-3.3"
        if after.ending is not None:
            return after.ending.rule
        if after.washed and len(course) <= 2:
            return "TP-3.2"
        if after.caller is not None:
            return "TP-4.2"
        if situation.done and (situation.done[-1][0] + 1) % len(situation.hands) in situation.out:
            return "TP-5.10"
        return "TP-2.5"

    def difficulty(self, situation: Situation) -> float:
        after = situation.course()[-1].state
        hard = 0.6 * (len(situation.hands) - 3) + 0.3 * max(0, len(situation.done) - 1)
        hard += 0.6 * max(0, len(after.washed) - 1) + 0.2 * len(situation.out)
        return hard + 0.3 * (situation.dealer != 0)

    def answers(self, situation: Situation) -> tuple[str, ...]:
        player = situation.course()[-1].state.to_act
        return (OVER if player is None else str(player),)

    def prompt(self, situation: Situation) -> Phrase:
        what = happened(situation, situation.course(), _turns_told(situation))
        key = "drill.next.prompt" if situation.done else "drill.next.prompt.first"
        return Phrase(key, {"what": what})

    def picture(self, situation: Situation) -> TablePicture:
        return in_front(situation, situation.course())

    def choices(self, situation: Situation, answers: Sequence[str]) -> tuple[Choice, ...]:
        return (Choice(OVER, Phrase("drill.next.choice.over")),)

    def why(self, situation: Situation) -> tuple[Phrase, ...]:
        course = situation.course()
        after, events = course[-1]
        told = said(events, ev.NoTurnGained, ev.FirstToAct, ev.ExtraTurn, ev.PassesIgnored)
        told += said(events, ev.ReserveShort, ev.RoundEnded)
        if not told and after.washed and len(course) == 2:
            told = said(course[0].events, ev.NoTurnGained)
        if not told and len(course) > 1 and course[-2].state.extra_turn:
            told = said(course[-2].events, ev.ExtraTurn)
        if situation.done and after.to_act not in (None, situation.done[-1][0]):
            refusal = legality.why_not(after, PASS, situation.done[-1][0])
            assert refusal is not None  # it is somebody else's turn
            told += (refusal_phrase(refusal, situation.players),)
        return told

    def matter(self, situation: Situation) -> Matter:
        after, events = situation.course()[-1]
        washed = [card for e in events if isinstance(e, ev.CentreWashed) for card in e.cards]
        if washed:
            return Matter(tuple(washed))
        if after.caller is not None:
            return Matter((), (after.caller,))
        return Matter((), (situation.done[-1][0] if situation.done else situation.dealer,))

    def reading(self, situation: Situation) -> dict[str, object]:
        player = situation.course()[-1].state.to_act
        return {str(seat): seat == player for seat, hand in enumerate(situation.hands) if hand}

    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        return who_acts(situation.course()[-1])


def _turns_told(situation: Situation) -> int:
    """How many turns back the question begins: at the washout, if its extra turn is played."""
    course = situation.course()
    return 2 if len(course) > 1 and (course[-2].state.extra_turn or len(course) == 2) else 1
