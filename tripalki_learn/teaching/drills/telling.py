"""What came of it, in sentences: of the engine's events those that a learner waits for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tripalki_learn.engine import Event, Transition
from tripalki_learn.explain import Phrase, event_phrase
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki import legality, scoring, settlement, turns
from tripalki_learn.games.tri_palki.actions import PASS, PASS_AND_CALL, Action, Exchange
from tripalki_learn.games.tri_palki.scoring import Hand, Score
from tripalki_learn.games.tri_palki.state import State
from tripalki_learn.teaching.drills.situation import NAMES

LONGEST = 24
"""After so many passes a round that does not end is left: some beliefs never end one."""


def said(events: Iterable[Event], *kinds: type[Event]) -> tuple[Phrase, ...]:
    """The events of these kinds in sentences."""
    return tuple(event_phrase(event, NAMES) for event in events if isinstance(event, kinds))


def came_of_it(events: Sequence[Event]) -> tuple[Phrase, ...]:
    """The sticks, who is out, and the next dealer or the winner.

    Only what happened is said, not why: under a belief the reason is another one.
    """
    taken = [event for event in events if isinstance(event, ev.StickTaken)]
    if not taken:
        told = [Phrase("drill.outcome.nobody")]
    elif len(taken) > 2:
        players = [NAMES[event.player] for event in taken]
        told = [Phrase("drill.outcome.sticks", {"players": players})]
    else:
        told = [event_phrase(event, NAMES) for event in taken if event.held < settlement.STICKS]
    out = [NAMES[event.player] for event in events if isinstance(event, ev.PlayerEliminated)]
    if out:
        told.append(Phrase("drill.outcome.out", {"players": out, "count": len(out)}))
    for event in events:
        if isinstance(event, ev.MatchWon):
            told.append(event_phrase(event, NAMES))
        if isinstance(event, ev.NextDealer):
            told.append(Phrase("drill.outcome.deals", {"player": NAMES[event.player]}))
    return tuple(told)


def points_text(total: float | None) -> str:
    """Points as they are written; some believe in halves.

    >>> points_text(31), points_text(30.5)
    ('31', '30½')
    """
    if total is None:
        return ""
    return f"{int(total)}{'½' if total % 1 else ''}"


def settled(state: State) -> tuple[Phrase, ...]:
    """What the hands of a finished round come to."""
    return came_of_it(settlement.settle(state).events)


def played_on(before: Transition[State], first: Action | None = None) -> tuple[Phrase, ...]:
    """The round played to its end: the player to act improves the hand, then all pass.

    ``first`` is what that player does instead of the best exchange. Where the round has ended
    already, what it came to.
    """
    state, happened = before
    if state.to_act is None:
        return came_of_it(happened)
    events: list[Event] = []
    action = first or best_exchange(state)
    if action is not None:
        state, happened = turns.apply(state, action)
        events += happened
    for _ in range(LONGEST):
        if state.to_act is None:
            break
        # Who must call, as some believe, may not simply pass.
        action = PASS if legality.why_not(state, PASS) is None else PASS_AND_CALL
        state, happened = turns.apply(state, action)
        events += happened
    told = said(events, ev.CardExchanged, ev.AllExchanged)
    return (*told, *came_of_it(events)) if state.to_act is None else told


def who_acts(found: Transition[State]) -> tuple[Phrase, ...]:
    """Who plays, or that nobody does, and the round played to its end."""
    player = found.state.to_act
    if player is None:
        return (Phrase("drill.outcome.over"), *played_on(found))
    return (Phrase("drill.outcome.next", {"player": NAMES[player]}), *played_on(found))


def tried_out(found: Transition[State], action: Action, allowed: bool) -> tuple[Phrase, ...]:
    """Whether the player to act may do so, and the round played to its end, with it or without."""
    if allowed:
        return (Phrase("drill.outcome.allowed"), *played_on(found, action))
    return (Phrase("drill.outcome.refused"), *played_on(found))


def best_exchange(state: State) -> Action | None:
    """The exchange of one card after which the hand of the seat to act is worth most, if more."""
    assert state.to_act is not None
    hand = state.hands[state.to_act]
    best, chosen = worth_key(hand), None
    for action in legality.legal_actions(state):
        if isinstance(action, Exchange) and not action.call:
            key = worth_key(after(hand, action))
            if key > best:
                best, chosen = key, action
    return chosen


def after(hand: Hand, action: Exchange) -> Hand:
    """The hand after an exchange, of however many cards."""
    taken = dict(zip(action.give, action.take, strict=True))
    return tuple(taken.get(card, card) for card in hand)


def worth_key(hand: Hand) -> tuple[object, ...]:
    """By what hands are ordered; a special one, which is not compared, is never improved."""
    key = scoring.score(hand).key
    return (2,) if key is None else (1, key)


def tie_between(better: int, worse: int, first: Score, second: Score) -> tuple[Phrase, ...]:
    """How a tie is broken between two hands of equal total, if it is one (TP-1.4)."""
    if first.total != second.total or first.total is None:
        return ()
    found = scoring.compare(first, second)
    tie = ev.TieBroken(
        "TP-1.4", better, worse, first.total, found.by, found.winner, found.loser, "highest"
    )
    return (event_phrase(tie, NAMES),)


def supposed(hands: Sequence[Hand]) -> tuple[Phrase, ...]:
    """The hands beside the first, which the table of the question does not show."""
    return tuple(
        Phrase("drill.outcome.supposed", {"player": NAMES[seat], "cards": hand})
        for seat, hand in enumerate(hands)
        if seat > 0
    )


def count_said(seat: int, hand: Hand) -> Phrase:
    """What a hand is worth by the rules in force, as its event says it."""
    return event_phrase(settlement.scored(seat, scoring.score(hand)), NAMES)
