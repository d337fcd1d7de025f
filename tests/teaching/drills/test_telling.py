"""What a feedback tells of hands: why one is nearly special, and of others that are not shown."""

from __future__ import annotations

from collections import Counter

import pytest

from tripalki_learn.cards import Card, parse_card
from tripalki_learn.teaching.drills import generate
from tripalki_learn.teaching.question import Question

QUESTIONS = [generate("special", seed, 1 + seed % 3) for seed in range(60)]


def hand_of(question: Question) -> list[Card]:
    return [parse_card(code) for code in question.json()["table"]["seats"][0]["hand"]]


def nearly(hand: list[Card]) -> str | None:
    """What a hand nearly is, found by its ranks and suits alone; None for any other."""
    ranks = Counter(card.rank.value for card in hand)
    suits = {card.suit for card in hand}
    if ranks["6"] == 2:
        return "two_sixes"
    if ranks["A"] == 2:
        return "two_aces"
    if set(ranks) == set("678") and len(suits) > 1:
        return "mixed_run"
    return "other_run" if len(suits) == 1 and set(ranks) != set("678") else None


def test_tp_4_7_4_8_4_9_what_is_nearly_special_is_told_why_it_is_not() -> None:
    told = {q.why[0].key.rpartition(".")[2] for q in QUESTIONS if len(q.why) > 1}
    assert told == {"two_sixes", "two_aces", "mixed_run", "other_run"}
    for question in QUESTIONS:
        near = nearly(hand_of(question))
        expected = 2 if near else 1
        assert len(question.why) == expected, hand_of(question)
        if near:
            assert question.why[0].key == f"drill.special.nearly.{near}"
            assert question.why[0].rule == question.rule


@pytest.mark.parametrize("kind", ["special", "value"])
def test_hands_that_are_not_shown_are_told_before_what_they_come_to(kind: str) -> None:
    for seed in range(20):
        question = generate(kind, seed)
        shown = {seat["name"] for seat in question.json()["table"]["seats"]}
        assert shown == {"A"}
        for told in question.outcome.values():
            supposed = {p.slots["player"] for p in told if p.key == "drill.outcome.supposed"}
            named = {p.slots["player"] for p in told if p.slots.get("player")}
            assert named - shown <= supposed
            assert not supposed & shown
