"""What a question says of beliefs: their answers, their consequences, and where they go wrong."""

from __future__ import annotations

import pytest

from tests.teaching.drills.courses import situation_of
from tests.teaching.drills.scenes import ready
from tripalki_learn.cards import PACK_36, parse_hand
from tripalki_learn.games.tri_palki import scoring, settlement
from tripalki_learn.teaching.drills import KINDS, generate
from tripalki_learn.teaching.drills.generate import question_of
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.misconceptions import believing, named
from tripalki_learn.teaching.question import Question

CODES = {card.code for card in PACK_36}


def about(kind: str, belief: str) -> list[Question]:
    """The ready questions of a kind in which the belief errs."""
    questions = [question for level in ready(kind).values() for question in level]
    return [question for question in questions if belief in question.beliefs]


@pytest.mark.parametrize("kind", KINDS)
def test_a_believer_who_is_asked_gives_the_answer_that_the_question_knows(kind: str) -> None:
    for seed in range(5):
        situation = situation_of(kind, seed, 2)
        question = question_of(KINDS[kind], situation, 2)
        for name in KINDS[kind].beliefs:
            try:
                with believing(named(name)):
                    answers = KINDS[kind].answers(situation)
            except Exception:
                answers = ()
            differs = len(answers) == 1 and answers[0] not in question.correct
            assert question.beliefs.get(name) == (answers[0] if differs else None)
        assert KINDS[kind].answers(situation) == question.correct


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_wrong_is_among_the_choices(kind: str) -> None:
    for questions in ready(kind).values():
        for question in questions:
            ids = [choice.id for choice in question.choices]
            assert len(ids) == len(set(ids))
            if question.form == "choice":
                assert {*question.correct, *question.beliefs.values()} <= set(ids)
                assert len(ids) >= 3


@pytest.mark.parametrize("kind", KINDS)
def test_each_belief_has_a_place_where_it_goes_wrong_and_a_consequence(kind: str) -> None:
    for questions in ready(kind).values():
        for question in questions:
            assert question.outcome.keys() == {"", *question.beliefs}
            assert question.where.keys() == question.beliefs.keys()
            seats = {str(seat) for seat in range(len(question.table.seats))}
            for name, marks in question.where.items():
                assert marks, (question.kind, name)
                assert set(marks) <= CODES | seats
                assert 1 <= len(question.outcome[name]) <= 7, (kind, name, question.outcome[name])
            assert 1 <= len(question.outcome[""]) <= 7


def test_the_marks_are_the_cards_that_are_counted_wrongly() -> None:
    for question in about("value", "ace_is_one"):
        assert {code[:-1] for code in question.where["ace_is_one"]} == {"A"}
    for question in about("value", "faces_11_12_13"):
        assert {code[:-1] for code in question.where["faces_11_12_13"]} <= {"K", "Q", "J"}
    for question in about("value", "add_all_three"):
        counted = question.why[-1].slots["scoring"]
        others = {
            card.code for card in question.table.seats[0].hand if card not in counted and card
        }
        assert set(question.where["add_all_three"]) == others


def test_the_marks_are_the_seats_that_are_taken_wrongly() -> None:
    for question in about("stick", "lone_hand_safe"):
        assert question.where["lone_hand_safe"][0] == question.correct[0]
    for question in about("next", "next_plays_after_washout"):
        marks = question.where["next_plays_after_washout"]
        believed = question.beliefs["next_plays_after_washout"]
        assert set(marks) == {question.correct[0], believed} - {"over"}


def test_the_consequence_is_that_of_the_belief_and_the_truth() -> None:
    """By hand: 6♥ 7♥ 8♥, A♣ A♦ A♠, K♦ Q♦ 10♦, A♥ J♥ 9♥; C and D take a stick, D deals next."""
    hands = ("6H 7H 8H", "AC AD AS", "KD QD 10D", "AH JH 9H")
    situation = Situation(tuple(map(parse_hand, hands)), (2, 0, 1, 0), 0)
    question = question_of(KINDS["stick"], situation, 1)
    assert question.correct == ("2,3",)
    assert question.beliefs["aces_only_lowest_loses"] == "2"
    assert question.beliefs["aces_hit_safe_hands"] == "0,2,3"
    said = [phrase.said("en").text for phrase in question.outcome[""]]
    assert said == [
        "C takes a stick and now has 2.",
        "D takes a stick and now has 1.",
        "D deals next.",
    ]
    said = [phrase.said("en").text for phrase in question.outcome["aces_only_lowest_loses"]]
    assert said == ["C takes a stick and now has 2.", "D deals next."]
    assert question.where["aces_hit_safe_hands"] == ("0", "6H", "7H", "8H")


def test_asking_believers_leaves_the_rules_as_they_were() -> None:
    rules = (dict(scoring.POINTS), settlement.lowest_pays, scoring.tie_key)
    for kind in KINDS:
        generate(kind, 0, 1)
    assert rules == (dict(scoring.POINTS), settlement.lowest_pays, scoring.tie_key)


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("stick", ("equal_totals_draw", "equal_totals_both_lose", "suit_before_rank")),
        ("value", ("add_all_three", "ace_is_one")),
        ("dealer", ("loser_deals", "deal_moves_clockwise", "aces_earn_deal")),
        ("over", ("thirty_one_ends", "thirty_one_must_call")),
    ],
)
def test_beliefs_that_are_still_possible_are_told_apart(kind: str, names: tuple[str, ...]) -> None:
    def told(question: Question) -> int:
        return len({question.beliefs.get(name) for name in names} | {None})

    plain = [told(generate(kind, seed, 2)) for seed in range(8)]
    apart = [told(generate(kind, seed, 2, apart=names)) for seed in range(8)]
    assert sum(apart) > sum(plain)
    assert sorted(apart)[4] > 2, "two beliefs at least are told from the truth and each other"
