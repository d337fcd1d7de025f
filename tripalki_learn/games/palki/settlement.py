"""PA-2.7, PA-3: the last take, points, the score sheet and victory."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.engine import Event, Seat, Transition
from tripalki_learn.games.palki.events import (
    GameEnded,
    KonchinkaHeld,
    LastTake,
    LeadersTied,
    MatchWon,
    MostCards,
    MostClubs,
    NextDealer,
    TotalWritten,
)
from tripalki_learn.games.palki.scoring import (
    clubs_of,
    konchinki_of,
    scored,
    with_most,
)
from tripalki_learn.games.palki.state import Ending, Points, State
from tripalki_learn.games.palki.winning import GOAL, leaders


def played_out(state: State) -> Transition[State]:
    """The last card has been played: the last take (PA-2.7), the points (PA-3.1 to 3.3), the
    sheet (PA-3.5)."""
    events: list[Event] = [GameEnded("PA-2.7", Ending.PLAYED_OUT)]
    state, taken = last_take(state)
    points = scored(state.captured)
    return written(state, Ending.PLAYED_OUT, points, [*events, *taken, *counted(state, points)])


def stopped(state: State, seat: Seat, points: Points) -> Transition[State]:
    """``seat`` has stopped: these ``points`` count and nobody else's (PA-3.6)."""
    everyone = [Points()] * len(state.players)
    everyone[seat] = points
    events: list[Event] = [GameEnded("PA-3.6", Ending.STOPPED)]
    return written(state, Ending.STOPPED, everyone, events)


def last_take(state: State) -> Transition[State]:
    """What lies on the table goes to the player who captured last (PA-2.7)."""
    if not state.table:
        return Transition(state, ())
    seat, cards = taker(state), state.table
    if seat is not None:
        piles = list(state.captured)
        piles[seat] = (*piles[seat], *cards)
        state = state._replace(captured=tuple(piles), table=())
    return Transition(state, (LastTake("PA-2.7", seat, cards),))


def taker(state: State) -> Seat | None:
    """Who takes the last cards: who captured last; if nobody did, they are nobody's (PA-2.7)."""
    return state.last_capture


def counted(state: State, points: Sequence[Points]) -> list[Event]:
    """What was scored, and for what (PA-3.1 to 3.3)."""
    cards = tuple(len(pile) for pile in state.captured)
    clubs = tuple(len(clubs_of(pile)) for pile in state.captured)
    for_cards = [each.cards for each in points]
    for_clubs = [each.clubs for each in points]
    return [
        MostCards("PA-3.1", _paid(for_cards), with_most(cards), max(for_cards), max(cards), cards),
        MostClubs("PA-3.2", _paid(for_clubs), with_most(clubs), max(for_clubs), max(clubs), clubs),
        *(
            KonchinkaHeld("PA-3.3", seat, card)
            for seat, pile in enumerate(state.captured)
            for card in konchinki_of(pile)
        ),
    ]


def _paid(points: Sequence[int]) -> Seat | None:
    """The seat that got the points, if one did."""
    return next((seat for seat, paid in enumerate(points) if paid), None)


def written(
    state: State, ending: Ending, points: Sequence[Points], events: list[Event]
) -> Transition[State]:
    """Write the new totals down (PA-3.5) and see whether they win the match (PA-3.4)."""
    before = state.sheet
    totals = [score + each.total for score, each in zip(state.scores, points, strict=True)]
    sheet = tuple((*old, total) for old, total in zip(before, totals, strict=True))
    events += [
        TotalWritten("PA-3.5", seat, points[seat].total, total, before[seat])
        for seat, total in enumerate(totals)
    ]
    state = state._replace(sheet=sheet, to_act=None, ending=ending, points=tuple(points))
    ahead = leaders(totals)
    if state.winner is not None:
        others = tuple(s for s, t in enumerate(totals) if t >= GOAL and s != state.winner)
        events.append(MatchWon("PA-3.4", state.winner, totals[state.winner], others))
    else:
        if ahead:
            events.append(LeadersTied("PA-3.4", ahead, totals[ahead[0]]))
        events.append(NextDealer("PA-1.2", state.next_dealer))
    return Transition(state, tuple(events))
