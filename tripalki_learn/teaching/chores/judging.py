"""Judging whether an action is legal (TP-2.5 to 2.7, 3.3, 4.1 to 4.4, 4.11)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial

from tripalki_learn.engine import Seat, Step, Transition
from tripalki_learn.explain import Phrase, event_phrase, refusal_phrase, rule_phrase
from tripalki_learn.games.tri_palki import (
    Action,
    Exchange,
    Hand,
    Pass,
    State,
    Unknown,
    apply,
    exchange,
    legality,
    score,
    why_not,
)
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.teaching.chores.due import Due
from tripalki_learn.teaching.drills.kind import Matter
from tripalki_learn.teaching.drills.legal import answer_for, choices_for, ruled_by, wish
from tripalki_learn.teaching.drills.telling import tried_out
from tripalki_learn.views import TablePicture

NOW_AND_THEN = 0.3
"""In so many turns somebody first tries what is not allowed."""

_DONE = (ev.CardExchanged, ev.AllExchanged, ev.LastRoundCalled)


def due_at_action(
    step: Step, picture: TablePicture, chance: random.Random, players: Sequence[str]
) -> Iterator[Due]:
    """Perhaps something that is refused; then the action that was taken."""
    state: State = step.before
    if chance.random() < NOW_AND_THEN:
        yield judged(state, *_refused(state, chance), picture, players)
    assert state.to_act is not None  # somebody has acted
    yield judged(state, state.to_act, step.cause, picture, players)


def judged(
    state: State, seat: Seat, action: Action, picture: TablePicture, players: Sequence[str]
) -> Due:
    """Whether a player may do what is wanted."""
    return Due(
        chore="legal",
        picture=picture,
        prompt=Phrase("drill.legal.prompt", {"what": wish(state, seat, action)}),
        form="choice",
        rule=ruled_by(state, seat, action),
        why=_why(state, seat, action, players),
        answer=lambda: answer_for(legality.why_not(state, action, seat)),
        choices=partial(choices_for, action),
        matter=_matter(state, seat, action),
        follows=lambda: _follows(state, seat, action),
    )


def _matter(state: State, seat: Seat, action: Action) -> Matter:
    refusal = why_not(state, action, seat)
    if refusal is not None and refusal.cards:
        return Matter(refusal.cards, (seat,))
    if refusal is None and isinstance(action, Exchange):
        return Matter((*action.give, *action.take), (seat,))
    return Matter((), (seat if state.to_act is None else state.to_act,))


def _follows(state: State, seat: Seat, action: Action) -> tuple[Phrase, ...]:
    is_allowed = seat == state.to_act and legality.why_not(state, action, seat) is None
    return tried_out(Transition(state, ()), action, is_allowed)


def _why(state: State, seat: Seat, action: Action, players: Sequence[str]) -> tuple[Phrase, ...]:
    refusal = why_not(state, action, seat)
    if refusal is not None:
        return (refusal_phrase(refusal, players),)
    done = [event for event in apply(state, action).events if isinstance(event, _DONE)]
    # Where nothing is done, or no call is made, the rule says that it may be so.
    rule = ruled_by(state, seat, action)
    said = tuple(event_phrase(event, players) for event in done)
    return said if any(phrase.rule == rule for phrase in said) else (*said, rule_phrase(rule))


def _refused(state: State, chance: random.Random) -> tuple[Seat, Action]:
    """Somebody and something that is refused, the more tempting the sooner."""
    seat = state.to_act
    assert seat is not None  # a round is being played
    tempting = [action for action in _calls(state, seat) if why_not(state, action) is not None]
    if tempting and chance.random() < 0.6:
        return seat, chance.choice(tempting)
    # Who is next, or in the last round who has called, may not wait.
    other = state.after(seat) if state.caller in (None, seat) else state.caller
    assert other is not None  # the caller, where there is one
    give, take = state.hands[seat], state.centre
    tried: list[tuple[Seat, Action]] = [
        (other, Pass()),
        (other, exchange(chance.choice(state.hands[other]), chance.choice(take))),
        (seat, Exchange(give[:2], take[1:])),
        (seat, Exchange(give[1:], take[:2])),
        (seat, Unknown("draw")),
    ]
    return chance.choice(tried)


def _calls(state: State, seat: Seat) -> Iterator[Action]:
    """Calls that somebody might try: with a good or special hand, held or reached by one card."""
    hand = state.hands[seat]
    if _looks_worth_a_call(hand):
        yield Pass(call=True)
    for give in hand:
        for take in state.centre:
            if _looks_worth_a_call(legality.swap(hand, state.centre, give, take)[0]):
                yield exchange(give, take, True)


def _looks_worth_a_call(hand: Hand) -> bool:
    worth = score(hand)
    return worth.special or (worth.total or 0) >= 29
