"""Bots see what their seat sees, say why they act, and come to an end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tripalki_learn.cards import PACK_36, Card, parse_cards, parse_hand
from tripalki_learn.engine import Trace
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import Pass, observe
from tripalki_learn.players.tri_palki import BOTS, decide, memory_of
from tripalki_learn.players.tri_palki.strength import strength
from tripalki_learn.players.tri_palki.wanting import PATIENCE

LEVELS = list(BOTS)


def laid(hands: Sequence[str], centre: str, reserve: str = "") -> Trace:
    start = tri_palki.begun(tri_palki.begin("ABCDEFGH"[: len(hands)]))
    return tri_palki.laid_out(
        start, [*map(parse_hand, hands)], parse_hand(centre), parse_cards(reserve)
    )


def begun_round(seed: int, players: int, turns: int) -> Trace:
    """A round in which some actions have been taken, at random but for calls."""
    chance = random.Random(seed)
    trace = tri_palki.dealt(tri_palki.begun(tri_palki.begin("ABCDEFGH"[:players])), seed)
    for _ in range(turns):
        legal = [a for a in tri_palki.legal_actions(trace.state) if not a.call]
        if legal:
            trace = tri_palki.played(trace, chance.choice(legal[:-1]))
    return trace


def otherwise(trace: Trace, seed: int) -> Trace:
    """The same round with all cards that the seat to act has not seen in other places.

    Cards that were exchanged have been seen, so every action can be taken again.
    """
    seat = trace.state.to_act
    assert seat is not None
    unseen = list(memory_of(trace, seat).unseen)
    mixed = unseen[:]
    random.Random(seed).shuffle(mixed)
    to: dict[Card, Card] = dict(zip(unseen, mixed, strict=True))
    deck = [to.get(card, card) for card in trace.steps[0].cause.deck]
    other = tri_palki.dealt(tri_palki.begun(trace.start), deck)
    for step in trace.steps[1:]:
        other = tri_palki.played(other, step.cause)
    return other


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 8), st.integers(0, 12), st.integers(0, 10**6))
def test_tp_2_8_a_seat_that_cannot_tell_two_states_apart_acts_the_same_in_both(
    seed: int, players: int, turns: int, mix: int
) -> None:
    trace = begun_round(seed, players, turns)
    seat = trace.state.to_act
    if seat is None:  # the reserve came to its end (TP-3.5)
        return
    other = otherwise(trace, mix)
    assert observe(other.state, seat) == observe(trace.state, seat)
    for level in LEVELS:
        assert decide(other, level) == decide(trace, level)


def test_the_two_states_really_differ() -> None:
    trace = begun_round(5, 4, 6)
    assert otherwise(trace, 1).state.hands != trace.state.hands


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 8), st.integers(0, 12))
def test_what_is_remembered_of_a_hand_is_in_it(seed: int, players: int, turns: int) -> None:
    state = (trace := begun_round(seed, players, turns)).state
    if state.ending is not None:
        return
    for seat in range(players):
        memory = memory_of(trace, seat)
        for other in range(players):
            assert memory.known_of(other) <= set(state.hands[other])
        hidden = set(state.reserve).union(*(h for s, h in enumerate(state.hands) if s != seat))
        assert set(memory.unseen) == hidden - set().union(*memory.held)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 8), st.integers(0, 6))
def test_tp_2_10_a_bot_whose_patience_has_ended_exchanges_only_for_a_stronger_hand(
    seed: int, players: int, turns: int
) -> None:
    trace = begun_round(seed, players, turns)
    seat = trace.state.to_act
    if seat is None:
        return
    memory = memory_of(trace, seat)
    assert memory.last is not None
    tired = memory._replace(turns=(PATIENCE,) * players)
    for bot in BOTS.values():
        action = bot(tired, memory.last).action
        after = tri_palki.apply(trace.state, action).state.hands[seat]
        if not isinstance(action, Pass):
            assert strength(after) > strength(trace.state.hands[seat])


@pytest.mark.parametrize("level", LEVELS)
def test_tp_4_1_every_level_takes_the_31_of_the_rulebook_and_calls(level: str) -> None:
    trace = laid(["A♥ J♥ 6♣", "7♦ 7♣ 7♥"], "K♥ 9♦ 8♠", "6♥ 6♦ 6♠")
    decision = decide(trace, level)
    assert str(decision.action) == "6C>KH call"
    assert decision.reasons[0].key == "calls"


# A holds 20 in hearts. 7♣ for 8♦ adds nothing to it, but leaves three clubs in the centre; every
# other exchange is worth less than 20 or the same with the turn over.
WASHING = (["K♥ 10♥ 7♣", "A♠ 9♠ 6♦"], "J♣ 9♣ 8♦")


def test_tp_3_3_a_beginner_does_not_notice_a_washout_and_the_others_do() -> None:
    trace = laid(*WASHING, "A♥ 6♣ 6♥ Q♥ 7♥ 8♠")
    assert str(decide(trace, "beginner").action) == "pass"
    for level in ("careful", "counter"):
        decision = decide(trace, level)
        assert str(decision.action) == "7C>8D"
        assert decision.reasons[0].key == {"careful": "washes", "counter": "reckons"}[level]


def test_tp_3_5_a_washout_that_ends_the_round_at_once_is_feared() -> None:
    trace = laid(*WASHING)
    for level in ("careful", "counter"):
        assert str(decide(trace, level).action) == "pass"


def test_a_counter_counts_the_unseen_cards_that_help() -> None:
    """A keeps K♥ 10♥ 8♦, worth 20: the seven other hearts raise it, and nothing else does. Of the
    36 cards A has seen six."""
    trace = laid(*WASHING, "A♥ 6♣ 6♥ Q♥ 7♥ 8♠")
    facts = decide(trace, "counter").reasons[0].facts
    seen = {*parse_cards("KH 10H 7C JC 9C 8D")}
    unseen = [card for card in PACK_36 if card not in seen]
    kept = parse_cards("KH 10H 8D")

    def total(cards: Sequence[Any]) -> int:
        return tri_palki.score(tuple(cards)).total or 40

    helping = [
        card
        for card in unseen
        if max(total([card, *(c for c in kept if c is not out)]) for out in kept) > 20
    ]
    assert (facts["count"], facts["unseen"]) == (len(helping), len(unseen)) == (7, 30)
