"""TP-5: sticks, eliminations, the next dealer and victory."""

from __future__ import annotations

from tripalki_learn.engine import Event, Seat, Transition, clockwise
from tripalki_learn.games.tri_palki.events import (
    AcesKeepHolder,
    AcesShown,
    HandScored,
    HandsRevealed,
    LowestFound,
    MatchWon,
    NextDealer,
    NobodyPays,
    PlayerEliminated,
    StickTaken,
    TieBroken,
)
from tripalki_learn.games.tri_palki.scoring import Kind, Score, compare, score
from tripalki_learn.games.tri_palki.state import Settlement, State

STICKS = 3
"""The most sticks that a player can hold and still be in (TP-5.5)."""

Scores = dict[Seat, Score]


def settle(state: State) -> Transition[State]:
    """Reveal the hands of a round that is over and settle it: sticks, eliminations, next dealer."""
    scores: Scores = {seat: score(state.hands[seat]) for seat in state.dealt_in}
    ordinary = _best_first({seat: s for seat, s in scores.items() if not s.special})
    events: list[Event] = [HandsRevealed("TP-2.8", state.dealt_in)]
    events += [scored(seat, s) for seat, s in scores.items()]
    penalised, rule, why = penalties(scores, ordinary)
    events += why
    sticks = list(state.sticks)
    eliminated = []
    for seat in penalised:
        held = sticks[seat]
        sticks[seat] = min(STICKS, held + 1)
        events.append(StickTaken(rule, seat, held, sticks[seat]))
        if eliminates(held):
            eliminated.append(seat)
            events.append(PlayerEliminated("TP-5.5", seat))
    out = tuple(sorted((*state.out, *eliminated)))
    alive = [seat for seat in range(len(state.players)) if seat not in out]
    if eliminated and len(alive) < len(state.dealt_in) and set(eliminated) >= set(ordinary):
        events += [
            AcesKeepHolder("TP-5.11", seat)
            for seat in alive
            if scores[seat].kind is Kind.THREE_ACES
        ]
    winner = alive[0] if len(alive) == 1 else None
    dealer = None
    if winner is not None:
        events.append(MatchWon("TP-5.6", winner))
    else:
        dealer, why = next_dealer(state, scores, ordinary, out)
        events += why
    settlement = Settlement(penalised, tuple(eliminated), dealer, winner)
    after = state._replace(
        sticks=tuple(sticks), out=out, to_act=None, extra_turn=False, settlement=settlement
    )
    return Transition(after, tuple(events))


def scored(seat: Seat | None, hand: Score) -> HandScored:
    """The event that a hand was scored; its rule is the most telling one."""
    return HandScored(
        hand.rules[-1], seat, hand.cards, hand.kind, hand.total, hand.suit, hand.scoring, hand.rules
    )


def _best_first(scores: Scores) -> list[Seat]:
    return sorted(scores, key=lambda seat: scores[seat].key or (), reverse=True)


def _tie(scores: Scores, better: Seat, worse: Seat, question: str) -> list[Event]:
    """The event that a tie was broken between two hands that are neighbours in order, if it was."""
    decision = compare(scores[better], scores[worse])
    total = scores[better].total
    if decision.by not in ("rank", "suit") or total is None:
        return []
    return [
        TieBroken(
            "TP-1.4",
            better,
            worse,
            total,
            decision.by,
            decision.winner,
            decision.loser,
            question,
        )
    ]


def eliminates(held: int) -> bool:
    """Whether a loss eliminates who holds so many sticks before it (TP-5.5)."""
    return held == STICKS


Penalties = tuple[tuple[Seat, ...], str, list[Event]]
"""The seats that take a stick, in seat order, by which rule, and why."""


def penalties(scores: Scores, ordinary: list[Seat]) -> Penalties:
    """Who takes a stick, and why (TP-5.2 to 5.4).

    ``ordinary`` are the seats with an ordinary hand, the best hand first.
    """
    if not ordinary:
        return nobody_pays(scores)
    aces = tuple(seat for seat, hand in scores.items() if hand.kind is Kind.THREE_ACES)
    return ordinary_pay(scores, ordinary, aces) if aces else lowest_pays(scores, ordinary)


def nobody_pays(scores: Scores) -> Penalties:
    """TP-5.4: all hands are special, so nobody takes a stick."""
    return (), "TP-5.4", [NobodyPays("TP-5.4", tuple(scores))]


def ordinary_pay(scores: Scores, ordinary: list[Seat], aces: tuple[Seat, ...]) -> Penalties:
    """TP-5.2: the seats ``aces`` show three aces, so every ordinary hand takes a stick."""
    penalised = tuple(sorted(ordinary))
    return penalised, "TP-5.2", [AcesShown("TP-5.2", aces, penalised)]


def lowest_pays(scores: Scores, ordinary: list[Seat]) -> Penalties:
    """TP-5.3: the lowest ordinary hand takes a stick, a lone one too."""
    lowest = ordinary[-1]
    events: list[Event] = []
    if len(ordinary) > 1:
        events += _tie(scores, ordinary[-2], lowest, "lowest")
    total = scores[lowest].total
    assert total is not None  # an ordinary hand has a total
    events.append(LowestFound("TP-5.3", lowest, total, len(ordinary) == 1))
    return (lowest,), "TP-5.3", events


def next_dealer(
    state: State, scores: Scores, ordinary: list[Seat], out: tuple[Seat, ...]
) -> tuple[Seat, list[Event]]:
    """Who deals next, and why (TP-5.7 to 5.9); ``out`` includes those just eliminated."""
    best = deal_earner(scores, ordinary)
    if best is None:
        return state.dealer, [NextDealer("TP-5.8", state.dealer, None, None)]
    events = _tie(scores, ordinary[0], ordinary[1], "highest") if len(ordinary) > 1 else []
    if best not in out:
        return best, [*events, NextDealer("TP-5.7", best, best, scores[best].total)]
    around = clockwise(len(state.players), neighbour_of(state, best))
    neighbour = next(seat for seat in around if seat not in out)
    return neighbour, [*events, NextDealer("TP-5.9", neighbour, best, scores[best].total)]


def deal_earner(scores: Scores, ordinary: list[Seat]) -> Seat | None:
    """Who has earned the next deal: the highest ordinary hand (TP-5.7), if there is one."""
    return ordinary[0] if ordinary else None


def neighbour_of(state: State, best: Seat) -> Seat:
    """From where the neighbour is counted if ``best`` is out: from that seat (TP-5.9)."""
    return best
