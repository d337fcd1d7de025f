"""Beliefs: each differs from the rules as worked by hand, has a name, and leaves no trace."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from pkgutil import walk_packages

import pytest

from tests.explain.catalogs import entries
from tests.games.tri_palki.table import begin
from tests.teaching.believed import CASES, better
from tripalki_learn.cards import parse_hand
from tripalki_learn.explain import LANGUAGES, explain_event, explain_refusal
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import Ending, Exchange, Pass
from tripalki_learn.teaching.misconceptions import ALL, EVERY, Misconception, believing, named
from tripalki_learn.teaching.misconceptions.belief import ROOMS

NAMES = [belief.name for belief in ALL]

AGAINST = {
    # The table of the curriculum, row by row.
    "add_all_three": "TP-1.3",
    "ace_is_one": "TP-1.2",
    "faces_11_12_13": "TP-1.2",
    "equal_totals_draw": "TP-1.4",
    "equal_totals_both_lose": "TP-5.3",
    "ties_look_at_all_cards": "TP-1.4",
    "suit_before_rank": "TP-1.4",
    "ten_equals_king": "TP-1.4",
    "first_of_equal_suits": "TP-1.5",
    "hearts_of_equal_suits": "TP-1.5",
    "two_may_be_exchanged": "TP-2.7",
    "left_of_dealer_begins": "TP-2.5",
    "next_plays_after_washout": "TP-3.3",
    "deal_washout_gives_turn": "TP-3.2",
    "turn_for_each_triple": "TP-3.3",
    "no_repeat_in_last_round": "TP-3.4",
    "washed_go_back": "TP-3.6",
    "thirty_one_ends": "TP-4.6",
    "thirty_one_must_call": "TP-4.1",
    "special_may_call": "TP-4.11",
    "special_ends": "TP-4.6",
    "caller_plays_again": "TP-4.2",
    "passes_cut_last_round": "TP-4.5",
    "all_pass_new_centre": "TP-4.4",
    "triples_are_thirty_and_half": "TP-4.10",
    "triples_are_safe": "TP-4.10",
    "sixes_score_18": "TP-4.7",
    "mixed_678_safe": "TP-4.8",
    "aces_only_lowest_loses": "TP-5.2",
    "aces_hit_safe_hands": "TP-5.2",
    "lone_hand_safe": "TP-5.3",
    "somebody_always_loses": "TP-5.4",
    "third_stick_eliminates": "TP-5.5",
    "deal_moves_clockwise": "TP-5.7",
    "loser_deals": "TP-5.7",
    "aces_earn_deal": "TP-5.7",
    "neighbour_of_old_dealer": "TP-5.9",
}


def test_the_misconceptions_of_the_curriculum_are_there_each_against_its_rule() -> None:
    assert {belief.name: belief.rule for belief in ALL} == AGAINST
    assert len(NAMES) == len(AGAINST)
    assert sorted(CASES) == sorted(AGAINST)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_belief_and_nothing_else_is_named_in_one_short_sentence(lang: str) -> None:
    said = {key: entry.msgstr for key, entry in entries(lang).items() if key.startswith("belief.")}
    assert sorted(said) == sorted(f"belief.{belief.name}" for belief in EVERY)
    assert len(set(said.values())) == len(said)
    for text in said.values():
        assert text.endswith(".")
        assert "." not in text[:-1]
        assert "{" not in text
        assert len(text) <= 100, text


@pytest.mark.parametrize("name", NAMES)
def test_by_the_rules_and_by_the_belief_the_answer_is_as_worked_by_hand(name: str) -> None:
    case = CASES[name]
    assert case.truth != case.believed
    assert case.ask() == case.truth
    with believing(named(name)):
        assert case.ask() == case.believed
    assert case.ask() == case.truth


@cache
def answers_under(name: str) -> tuple[object, ...]:
    """What a believer answers to all cases; an exception is an answer like another."""
    with believing(named(name)):
        return tuple(answer(case.ask) for case in CASES.values())


def answer(ask: Callable[[], object]) -> object:
    try:
        return ask()
    except Exception as error:
        return repr(error)


def test_every_two_beliefs_can_be_told_apart() -> None:
    for one, other in combinations(NAMES, 2):
        assert answers_under(one) != answers_under(other), (one, other)


# More of what a believer thinks than one answer shows


def test_who_adds_all_three_takes_any_31_for_one_and_may_call() -> None:
    state = tri_palki.set_up(
        begin(2, "A", None, ""),
        [parse_hand("AH KD QC"), parse_hand("9H 10D 8C")],
        parse_hand("7H JC 10S"),
    ).state
    assert tri_palki.Pass(True) not in tri_palki.legal_actions(state)
    with believing(named("add_all_three")):
        assert tri_palki.Pass(True) in tri_palki.legal_actions(state)
        assert tri_palki.why_not(state, Pass(True)) is None


def test_who_lets_tens_equal_kings_can_find_two_hands_equal() -> None:
    hands = "KH QH 6C", "JH 10H 7D"
    assert better(*hands) == ("KH QH 6C", "rank")
    with believing(named("ten_equals_king")):
        assert better(*hands) == ("draw", "draw")


def test_thirty_and_a_half_is_above_30_and_below_31() -> None:
    with believing(named("triples_are_thirty_and_half")):
        assert better("7H 7D 7C", "KS QS JS") == ("7H 7D 7C", "total")
        assert better("KH KD KC", "AS QS JS") == ("AS QS JS", "total")


def test_who_allows_two_cards_lists_them_after_the_single_ones() -> None:
    state = tri_palki.set_up(
        begin(2, "A", None, ""),
        [parse_hand("AH KH 9D"), parse_hand("6D 8C 6S")],
        parse_hand("7D JC 10S"),
    ).state
    by_rules = tri_palki.legal_actions(state)
    with believing(named("two_may_be_exchanged")):
        listed = tri_palki.legal_actions(state)
    pairs = [action for action in listed if isinstance(action, Exchange) and len(action.give) == 2]
    assert len(pairs) == 3 * 3
    assert listed[:9] == by_rules[:9]
    assert [action for action in listed if action not in pairs] == list(by_rules)


def test_a_chain_of_triples_that_go_back_ends_too() -> None:
    # Two triples, each of one suit, would replace each other for ever.
    with believing(named("washed_go_back")):
        state = tri_palki.set_up(
            begin(2, "A", None, ""),
            [parse_hand("AC AD 7C"), parse_hand("9D 10D 8C")],
            parse_hand("7H JH 9H"),
            parse_hand("KS QS 9S"),
        ).state
    assert state.ending is Ending.RESERVE_EMPTY


# Believing leaves no trace


def rules_at_hand() -> dict[str, object]:
    """Everything that the engine's modules hold, by place; the cards known by heart too."""
    return {f"{room.__name__}.{name}": it for room in ROOMS for name, it in vars(room).items()}


def same(one: dict[str, object], other: dict[str, object]) -> bool:
    return one.keys() == other.keys() and all(one[place] is other[place] for place in one)


def test_every_room_of_the_engine_is_known() -> None:
    # A room that is not would go on playing by the right rule.
    found = walk_packages(tri_palki.__path__, f"{tri_palki.__name__}.")
    assert {module.name for module in found} <= {room.__name__ for room in ROOMS}


@pytest.mark.parametrize("name", NAMES)
def test_believing_puts_a_wrong_rule_in_the_place_of_one_and_then_the_right_one_back(
    name: str,
) -> None:
    before = rules_at_hand()
    with believing(named(name)):
        assert not same(before, rules_at_hand())
    assert same(before, rules_at_hand())


def test_the_right_rules_are_back_after_an_exception() -> None:
    before = rules_at_hand()
    with pytest.raises(ZeroDivisionError), believing(named("add_all_three")):
        raise ZeroDivisionError
    assert same(before, rules_at_hand())
    assert CASES["add_all_three"].ask() == CASES["add_all_three"].truth


def test_the_right_rules_are_back_when_a_belief_has_no_place() -> None:
    before = rules_at_hand()
    lost = Misconception("lost", "TP-1.2", {"scoring.POINTS": {}, "scoring.nothing": None})
    with pytest.raises(AttributeError), believing(lost):
        raise AssertionError("it is not believed")
    assert same(before, rules_at_hand())


def test_beliefs_can_be_held_together_and_one_inside_another() -> None:
    outer, inner = CASES["ace_is_one"], CASES["add_all_three"]
    with believing(named("ace_is_one"), named("third_stick_eliminates")):
        assert outer.ask() == outer.believed
        assert CASES["third_stick_eliminates"].ask() == CASES["third_stick_eliminates"].believed
        with believing(named("add_all_three")):
            assert inner.ask() == inner.believed
            assert outer.ask() == (1 + 10 + 6, "AH KH 6C")  # both wrong rules at once
        assert inner.ask() == inner.truth
        assert outer.ask() == outer.believed
    assert outer.ask() == outer.truth


def test_of_two_beliefs_about_one_rule_the_inner_one_holds() -> None:
    case = CASES["turn_for_each_triple"]
    with believing(named("next_plays_after_washout")):
        with believing(named("turn_for_each_triple")):
            assert case.ask() == case.believed
        assert CASES["next_plays_after_washout"].ask() == "B"


def test_a_hand_scored_before_is_scored_anew() -> None:
    hand = parse_hand("AH KH 6C")
    assert tri_palki.score(hand).total == 21
    with believing(named("ace_is_one")):
        assert tri_palki.score(hand).total == 11
    assert tri_palki.score(hand).total == 21


# A believer can play whole rounds


def rounds(seed: int) -> Iterator[tuple[tri_palki.State, tri_palki.Action | None]]:
    """States of a round, dealt and played at random, and what is done in each."""
    chance = random.Random(seed)
    players = 2 + seed % 4
    sticks = [chance.randrange(4) for _ in range(players)]
    state, events = tri_palki.deal(begin(players, "A", sticks, ""), seed)
    for _ in range(60):
        for event in events:
            assert explain_event(event, state.players).text
        if state.to_act is None:
            assert state.settlement is not None
            return
        legal = tri_palki.legal_actions(state)
        calls = [action for action in legal if action.call]
        action = chance.choice(calls or legal) if chance.random() < 0.6 else legal[-1]
        yield state, action
        state, events = tri_palki.apply(state, action)


@pytest.mark.parametrize("name", NAMES)
def test_a_round_played_by_a_belief_comes_to_something_that_can_be_said(name: str) -> None:
    with believing(named(name)):
        for seed in range(6):
            for state, _ in rounds(seed):
                legal = tri_palki.legal_actions(state)
                assert all(tri_palki.why_not(state, action) is None for action in legal)
                for action in (Pass(), Pass(True)):
                    refusal = tri_palki.why_not(state, action)
                    assert (refusal is None) == (action in legal)
                    assert refusal is None or explain_refusal(refusal, state.players).text
