"""The figures of the analysis, found a second way: by going through deals one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

import pytest

from tests.players.tri_palki.test_bots import begun_round, laid
from tests.reference import scorer
from tripalki_learn.cards import PACK_36
from tripalki_learn.engine import Trace
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import Pass
from tripalki_learn.players.tri_palki import match, memory_of
from tripalki_learn.players.tri_palki.analysis import analyse, costs
from tripalki_learn.players.tri_palki.field import Chances, field_of
from tripalki_learn.players.tri_palki.memory import Memory
from tripalki_learn.players.tri_palki.strength import strength
from tripalki_learn.records import parse_action

Codes = list[str]


def is_ordinary(hand: Codes) -> bool:
    return scorer.kind(hand) == "ordinary"


def counted(mine: Codes, deals: Iterator[Sequence[Codes]]) -> Chances:
    """The chances of a hand, from the words of TP-5.2, 5.3 and 5.7, over deals of the others."""
    lowest = highest = stick = number = 0
    for others in deals:
        number += 1
        ordinary = [hand for hand in others if is_ordinary(hand)]
        low = all(scorer.compare(mine, hand) < 0 for hand in ordinary)
        high = all(scorer.compare(mine, hand) > 0 for hand in ordinary)
        aces = any(scorer.kind(hand) == "three_aces" for hand in others)
        lowest, highest, stick = lowest + low, highest + high, stick + (low or aces)
    return Chances(lowest / number, highest / number, stick / number)


def one_other(memory: Memory, seat: int) -> Iterator[Sequence[Codes]]:
    known = [card.code for card in memory.known_of(seat)]
    unseen = [card.code for card in memory.unseen]
    for draw in combinations(unseen, 3 - len(known)):
        yield [[*known, *draw]]


def near(one: Chances, other: Chances, width: float = 1e-9) -> bool:
    return all(abs(a - b) <= width for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(("seed", "turns"), [(1, 0), (2, 3), (5, 6)])
def test_tp_5_3_chances_against_one_other_are_counted(seed: int, turns: int) -> None:
    trace = begun_round(seed, 2, turns)
    seat = trace.state.to_act
    assert seat is not None
    memory = memory_of(trace, seat)
    field = field_of(memory)
    deals = list(one_other(memory, 1 - seat))
    assert field.exact and field.deals == len(deals)
    mine = [card.code for card in trace.state.hands[seat]]
    assert near(field.chances(strength(trace.state.hands[seat])), counted(mine, iter(deals)))


def test_tp_5_2_chances_against_two_others_are_those_of_every_deal() -> None:
    """Nine cards are unseen, A♦ A♣ A♠ and three sixes among them: every deal of two hands of them
    is gone through, 84 times 20."""
    aside = ["Q♥ 9♥ 7♥", "A♦ A♣ A♠", "6♦ 6♣ 6♠"]
    memory = memory_of(laid(aside, "K♥ 10♦ 8♠"), 0)
    assert memory.last is not None
    unseen = [c for c in memory.unseen if c.code in {"AD", "AC", "AS", "6D", "6C", "6S"}]
    unseen += [c for c in memory.unseen if c.code in {"KD", "9C", "7S"}]
    gone = [card for card in PACK_36 if card not in {*unseen, *memory.last.seen}]
    washed = tuple(tuple(gone[place : place + 3]) for place in range(0, len(gone), 3))
    memory = memory._replace(last=memory.last._replace(washed=washed))
    codes = [card.code for card in memory.unseen]
    assert len(codes) == 9

    def deals() -> Iterator[Sequence[Codes]]:
        for one in combinations(codes, 3):
            for other in combinations([code for code in codes if code not in one], 3):
                yield [[*one], [*other]]

    field = field_of(memory)
    assert field.exact and field.deals == comb(9, 3) * comb(6, 3)
    for hand in ("QH 9H 7H", "KH 10D 8S", "9H 10D 7H"):
        cards = tri_palki.score(tuple(c for c in PACK_36 if c.code in hand.split())).cards
        assert near(field.chances(strength(cards)), counted(hand.split(), deals()))


def test_tp_2_8_a_caller_is_known_to_hold_31() -> None:
    """B has called: its hand is one of the ordinary 31 that the unseen cards can make."""
    trace = laid(["9♥ 8♥ 7♦", "A♠ K♠ Q♠"], "K♥ 10♦ 8♠", "6♥ 6♦ 6♠")
    trace = tri_palki.played(trace, parse_action("7D>8S"))
    trace = tri_palki.played(trace, Pass(True))
    memory = memory_of(trace, 0)
    deals = [hands for hands in one_other(memory, 1) if scorer.score(list(hands[0]))["total"] == 31]
    field = field_of(memory)
    assert field.deals == len(deals) > 10
    assert field.chances(strength(trace.state.hands[0])) == Chances(1.0, 0.0, 1.0)


@pytest.mark.parametrize("players", [2, 3])
def test_an_estimate_is_near_what_is_counted(players: int) -> None:
    trace = begun_round(8, players, 1)
    memory = memory_of(trace, trace.state.to_act or 0)
    exact, drawn = field_of(memory), field_of(memory, 1, 1500, 0)
    assert exact.exact and not drawn.exact and drawn.width == pytest.approx(0.0253, abs=1e-4)
    for hand in combinations(memory.unseen[::5], 3):
        found = strength(hand)
        assert near(drawn.chances(found), exact.chances(found), 0.05)
    assert field_of(memory, 1, 100, 0) == field_of(memory, 1, 100, 0)


def test_every_legal_action_is_weighed_and_the_least_risk_is_best() -> None:
    trace = begun_round(3, 4, 2)
    memory = memory_of(trace, trace.state.to_act or 0)
    found = analyse(memory, samples=300)
    assert memory.last is not None
    assert {each.action for each in found.prospects} == set(memory.last.legal)
    assert found.best.risk == min(each.risk for each in found.prospects)
    assert found == analyse(memory, samples=300)


def test_tp_4_1_to_call_with_31_is_best() -> None:
    found = analyse(memory_of(laid(["A♥ J♥ 6♣", "7♦ 7♣ 7♥"], "K♥ 9♦ 8♠", "6♥ 6♦ 6♠"), 0))
    assert str(found.best.action) == "6C>KH call"
    assert [reason.key for reason in found.reasons()] == ["risk", "gives", "call"]
    # 31 in hearts with A K J is beaten by A K Q J of hearts only: none is left, nor another 31
    # that ranks higher, so it is never the lowest of two ordinary hands; three aces cannot be.
    assert (
        found.best.chances.lowest
        == counted(
            ["AH", "KH", "JH"],
            one_other(memory_of(laid(["A♥ J♥ 6♣", "7♦ 7♣ 7♥"], "K♥ 9♦ 8♠", "6♥ 6♦ 6♠"), 0), 1),
        ).lowest
    )


def test_what_is_handed_over_helps_the_next_player_as_often_as_deals_say() -> None:
    """6♣ is handed over: it raises B's hand where some exchange for it makes a stronger one."""
    trace = laid(["A♥ J♥ 6♣", "7♦ 7♣ 7♥"], "K♥ 9♦ 8♠")
    memory = memory_of(trace, 0)
    prospect = analyse(memory).of(tri_palki.legal_actions(trace.state)[-4])
    assert str(prospect.action) == "6C>9D"
    raised = total = 0

    def better(one: Codes, other: Codes) -> bool:
        if is_ordinary(one) and is_ordinary(other):
            return scorer.compare(one, other) > 0
        kinds = {"ordinary": 0, "three_sixes": 1, "suited_678": 1, "three_aces": 2}
        return kinds[scorer.kind(one)] > kinds[scorer.kind(other)]

    for (hand,) in one_other(memory, 1):
        total += 1
        raised += any(better(["6C", *(c for c in hand if c != out)], hand) for out in hand)
    # 500 of 4,060 hands are looked at.
    assert prospect.helps == pytest.approx(raised / total, abs=0.04)


def test_the_decisions_that_cost_most_are_found() -> None:
    """A passes with 21 where 31 lies before it, and B goes on: that is what is told."""
    trace = laid(["A♥ J♥ 6♣", "K♦ Q♦ 7♥"], "K♥ 9♦ 8♠", "6♥ 6♦ 6♠")
    passed = tri_palki.played(tri_palki.played(trace, Pass()), Pass())
    (cost,) = costs(passed, 0)
    assert cost.place == 1 and str(cost.best.action) == "6C>KH call"
    assert cost.cost == pytest.approx(cost.chosen.risk - cost.best.risk)
    deals = list(one_other(memory_of(trace, 0), 1))
    risks = [counted(hand.split(), iter(deals)).stick for hand in ("AH JH 6C", "AH JH KH")]
    assert [cost.chosen.risk, cost.best.risk] == pytest.approx(risks)


def test_a_whole_match_is_looked_through() -> None:
    trace: Trace = match("AB", ["beginner", "careful"], 4)
    found = costs(trace, 0, samples=60)
    assert found == sorted(found, key=lambda each: each.cost, reverse=True)
    for cost in found:
        step = trace.steps[cost.place]
        assert step.before.to_act == 0 and step.cause == cost.chosen.action
