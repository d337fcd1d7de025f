"""What holds in every state of every match."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain

import pytest

from tests.games.trinka.matches import begun, played
from tests.games.trinka.table import Table
from tripalki_learn.cards import PACK_36
from tripalki_learn.engine import IllegalAction, Trace
from tripalki_learn.games import trinka
from tripalki_learn.games.trinka import Action, Bet, Bets, Ending, Fold, Open, Show, State, Unknown
from tripalki_learn.records import read_record, replay, trace_json, write_record

SEEDS = range(120)


def on_the_table(state: State) -> int:
    """The chips that are nobody's: those of a round being played, or of a svara."""
    return state.bank if state.taker is None and state.hands else 0


def every_action(state: State) -> list[Action]:
    """Every action near to what is legal, and some that never are."""
    seats = range(len(state.players))
    about = {0, -1, state.ante, (state.price or 0), (state.limit or 0), 10**6}
    amounts = sorted({n + d for n in about for d in (-1, 0, 1)})
    return [Fold(), Show(), Unknown("dance"), *map(Open, seats), *map(Bet, amounts)]


def listed(state: State, action: Action) -> bool:
    """Whether the list of what is legal has the action."""
    return any(
        it.allows(action) if isinstance(it, Bets) and isinstance(action, Bet) else it == action
        for it in trinka.legal_actions(state)
    )


def hidden_changed(state: State, seat: int, chance: random.Random) -> State:
    """The state with all that the seat cannot see dealt anew: other hands and cards aside."""
    seen = {seat, *state.shown, *chain(*(pair for pair in state.compared if seat in pair))}
    others = [other for other in state.dealt_in if other not in seen]
    hidden = [*state.aside, *chain(*(state.hands[other] for other in others))]
    chance.shuffle(hidden)
    hands = list(state.hands)
    for other in others:
        hands[other] = tuple(hidden.pop() for _ in range(3))
    return state._replace(hands=tuple(hands), aside=tuple(hidden))


def states_of(trace: Trace) -> list[State]:
    return [trace.start, *(step.after for step in trace.steps)]


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_and_chips_are_conserved_and_nothing_is_wrong(seed: int) -> None:
    trace = played(seed, rounds=6)
    total = sum(trace.start.chips)
    for state in states_of(trace):
        assert trinka.problems(state) == ()
        assert sum(state.chips) + on_the_table(state) == total
        if state.hands:
            assert Counter(chain(state.aside, *state.hands)) == Counter(PACK_36)
            assert set(state.live) | {drop.player for drop in state.out} == set(state.dealt_in)
    # Every round ended for a reason, and paid what it held to one player or carried it over.
    for round_ in trace.rounds:
        after: State = round_[-1].after
        assert (after.taker is None) == (after.ending is Ending.SVARA)
        assert after.bank == sum(after.paid) or after.svara


@pytest.mark.parametrize("seed", SEEDS[:20])
def test_exactly_what_is_listed_applies(seed: int) -> None:
    for state in states_of(played(seed, rounds=2, most=5)):
        for action in every_action(state):
            refusal = trinka.why_not(state, action)
            assert (refusal is None) == listed(state, action)
            try:
                trinka.apply(state, action)
            except IllegalAction as error:
                assert refusal is not None and error.refusal == refusal
                assert refusal.rule.startswith("TR-") and refusal.code
                assert refusal.legal == trinka.legal_actions(state)
            else:
                assert refusal is None
            for seat in range(len(state.players)):
                if seat != state.to_act:
                    assert trinka.why_not(state, action, seat) is not None


@pytest.mark.parametrize("seed", SEEDS[:30])
def test_nobody_sees_a_difference_in_what_is_hidden(seed: int) -> None:
    chance = random.Random(seed)
    for state in states_of(played(seed, rounds=6)):
        for seat in range(len(state.players)) if state.hands else ():
            other = hidden_changed(state, seat, chance)
            assert trinka.observe(other, seat) == trinka.observe(state, seat)


def test_a_comparison_tells_the_others_neither_values_nor_who_was_how_much_better() -> None:
    def after(challenger: str, challenged: str) -> State:
        hands = [challenged, challenger, "9C 8C 6C", "8H 9D 6S"]
        table = Table.laid(hands).do("B bet 1", "C bet 1", "D bet 1", "A bet 1", "B open A")
        return table.state

    equal, less, far_less = (
        after("KH QH JH", "7D 7C 7H"),
        after("KH QH 10D", "7D 7C 7H"),
        after("6H 7S 10D", "AD AC AS"),
    )
    for seat in (2, 3):
        assert trinka.observe(equal, seat) == trinka.observe(less, seat)
        assert trinka.observe(equal, seat) == trinka.observe(far_less, seat)
    assert trinka.observe(equal, 1).hands[0] == equal.hands[0]
    assert trinka.observe(equal, 0).hands[1] == equal.hands[1]


@pytest.mark.parametrize("seed", SEEDS[:30])
def test_a_written_record_replays_to_the_same_trace(seed: int) -> None:
    trace = played(seed, rounds=6)
    again = replay(read_record(write_record(trace)))
    assert again == trace
    assert trace_json(again) == trace_json(trace)


def test_a_round_that_is_not_over_is_written_too() -> None:
    chance = random.Random(1)
    trace = trinka.dealt(trinka.begun(begun(chance)), 5)
    assert replay(read_record(write_record(trace))) == trace


def test_the_random_matches_reach_everything() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        for event in played(seed, rounds=6).events:
            seen[event.type] += 1
            seen[f"{event.type} {event.rule}"] += 1
            seen[str(getattr(event, "result", ""))] += 1
    for kind in trinka.EVENTS:
        if kind.type not in ("match_begun", "dealer_drawn", "cards_counted", "suits_summed"):
            assert seen[kind.type] > 20, kind.type
    assert min(seen["svara_declared TR-3.3"], seen["more"], seen["less"], seen["equal"]) > 20


@pytest.mark.full
@pytest.mark.parametrize("block", range(10))
def test_5000_random_matches_end(block: int) -> None:
    for seed in range(10_000 + 500 * block, 10_500 + 500 * block):
        trace = played.__wrapped__(seed, rounds=5)
        assert trace.state.status == "between_rounds"
        total = sum(trace.start.chips)
        assert sum(trace.state.chips) + on_the_table(trace.state) == total
        assert trinka.problems(trace.state) == ()
