"""Bots of Trinka see what their seat sees, say why they act, and come to an end."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.games.trinka.matches import played
from tests.games.trinka.table import Table
from tests.games.trinka.test_properties import hidden_changed
from tests.reference.trinka_scorer import strength, worth
from tripalki_learn.cards import PACK_36, parse_hand
from tripalki_learn.engine import Opening, Trace
from tripalki_learn.explain import LANGUAGES, Phrase
from tripalki_learn.games import trinka
from tripalki_learn.games.trinka import Ending, State, observe
from tripalki_learn.players import Decision, Reason
from tripalki_learn.players.trinka import BOTS, decide, is_over, joining, match, standing
from tripalki_learn.records import read_record, replay, write_record
from tripalki_learn.records.trinka import write_action

LEVELS = list(BOTS)


def chosen(table: Table, level: str) -> Decision:
    state = table.state
    assert state.to_act is not None
    return BOTS[level](observe(state, state.to_act))


def text_of(table: Table, level: str) -> str:
    return write_action(chosen(table, level).action, table.state.players)


def states() -> Iterator[State]:
    """States of random matches, whatever was done to get there."""
    for seed in range(5):
        yield from (step.after for step in played(seed, rounds=3).steps)


def is_legal(state: State, action: trinka.Action) -> bool:
    return trinka.why_not(state, action) is None


def test_tr_2_5_a_seat_that_cannot_tell_two_states_apart_acts_the_same_in_both() -> None:
    chance = random.Random(1)
    changed = 0
    for state in states():
        seats = [state.to_act] if state.to_act is not None else []
        for seat in seats:
            other = hidden_changed(state, seat, chance)
            changed += other != state
            for bot in BOTS.values():
                decision = bot(observe(state, seat))
                assert bot(observe(other, seat)) == decision
                assert is_legal(state, decision.action)
                assert decision.reasons
        if state.ending is Ending.SVARA:
            for seat in set(range(len(state.players))) - set(state.tied):
                other = hidden_changed(state, seat, chance)
                for level in LEVELS:
                    assert joining(observe(other, seat), level) == joining(
                        observe(state, seat), level
                    )
    assert changed > 30


def test_tr_1_2_a_standing_counts_all_hands_that_another_may_hold() -> None:
    """Against the naive scorer: every hand of the 33 cards that are not one's own."""
    for text, joker in (("KH 7H 8D", False), ("AH 6D 6S", True)):
        hand = parse_hand(text)
        own = strength(worth([card.code for card in hand], joker))
        rest = [card.code for card in PACK_36 if card not in hand]
        others = [strength(worth([*cards], joker)) for cards in combinations(rest, 3)]
        found = standing(hand, frozenset(hand), joker)
        assert found == (sum(each < own for each in others), others.count(own), len(others))
        assert found.total == 5456  # 33·32·31 / 6


def test_a_beginner_looks_at_its_own_hand_alone() -> None:
    low, fair, great = "AH 6C 7D", "AC 7C 9S", "KD QD 9D"  # 11, 18 and 29 points
    others = ["KH JH 6S", "9C 8C 8S"]
    for held, action in ((low, "fold"), (fair, "bet 1"), (great, "bet 1"), ("6H 6D 6C", "bet 1")):
        assert text_of(Table.laid([others[0], held, "9H 8H 10C"]), "beginner") == action
    circle = ["B bet 1", "C bet 5", "A bet 5"]
    # Its left neighbour, whoever has bet what; a great hand bets on.
    for held, action in ((fair, "open C"), (great, "bet 5")):
        table = Table.laid([others[0], held, others[1]]).do(*circle)
        assert text_of(table, "beginner") == action


def test_a_careful_player_weighs_the_bank_against_the_price() -> None:
    """A holds 19 points: enough for a bank of four antes and three bets at the price of one, too
    little against three others at the price of twenty."""
    fair = "KH 9H 7C"
    hand = parse_hand(fair)
    chance = standing(hand, frozenset(hand)).chance
    assert chance**3 * (4 + 3 + 1) > 1 and chance**3 * (4 + 22 + 20) < 20
    hands = [fair, "9C 8C 8S", "9D 8H 8D", "QS 6S 6D"]
    assert text_of(Table.laid(hands).do("B bet 1", "C bet 1", "D bet 1"), "careful") == "bet 1"
    assert text_of(Table.laid(hands).do("B bet 1", "C bet 1", "D bet 20"), "careful") == "fold"


def test_a_careful_player_opens_who_has_bet_least() -> None:
    hands = ["JD 10D 6H", "KH QH 7C", "9C 8C 8S"]  # B holds 20 points
    table = Table.laid(hands).do("B bet 1", "C bet 2", "A bet 3")
    assert text_of(table, "careful") == "open C"
    assert chosen(table, "careful").reasons[0].facts["other"] == "C"
    assert text_of(Table.laid(hands[:2]).do("B bet 1", "A bet 1"), "careful") == "show"


def test_tr_2_3_a_careful_player_raises_a_great_hand_within_the_limit() -> None:
    hands = ["JD 10D 6H", "AH KH QH", "9C 8C 8S"]
    assert text_of(Table.laid(hands), "careful") == "bet 2"
    assert text_of(Table.laid(hands, limit=1), "careful") == "bet 1"
    # It has paid enough at last, and compares.
    table = Table.laid(hands).do("B bet 6", "C bet 6", "A bet 6")
    assert text_of(table, "careful").startswith("open")


def test_tr_3_2_a_beginner_joins_a_svara_and_a_careful_player_reckons() -> None:
    """Half of the bank for a third of it is never worth it."""
    hands = ["KH QH JH", "7D 7C 7H", "AH KS 8D"]
    table = Table.laid(hands).do("B bet 1", "C bet 1", "A bet 1", "B bet 1", "C fold", "A show")
    assert table.state.tied == (0, 1) and table.state.bank == 8  # three antes, four bets, the show
    seen = observe(table.state, 2)
    assert [joining(seen, level).action for level in LEVELS] == [True, False]
    facts = joining(seen, "careful").reasons[0].facts
    assert facts == {"player": "C", "amount": 4, "bank": 8, "count": 3}


def some_match(number: int) -> Trace:
    """A match of two to twelve bots of random levels."""
    chance = random.Random(f"line-up {number}")
    players = "ABCDEFGHIJKL"[: chance.randint(2, 12)]
    return match(players, [chance.choice(LEVELS) for _ in players], number)


def check(number: int) -> None:
    """It ends with all chips paid out; its record replays to the same trace."""
    trace = some_match(number)
    state: State = trace.state
    assert is_over(trace) and sum(state.chips) == 0 and state.taker is not None
    rounds = sum(isinstance(step.cause, Opening) for step in trace.steps)
    assert rounds >= 2 * len(state.players)
    assert replay(read_record(write_record(trace))) == trace


def test_matches_of_random_line_ups_end_and_replay_to_the_same_trace() -> None:
    for number in range(3):
        check(number)


@pytest.mark.full
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_matches_end_and_replay_to_the_same_trace(part: int) -> None:
    for number in range(100 * part, 100 * (part + 1)):
        check(number)


def test_bots_end_every_round_from_wherever_it_stands() -> None:
    """Whoever sat there before, and whatever was bet, with and without a limit."""
    for seed in range(8):
        trace = played(seed, rounds=3)
        for place, step in enumerate(trace.steps):
            now = Trace(trace.game, trace.start, trace.steps[: place + 1])
            turns = 0
            while now.state.to_act is not None:
                level = LEVELS[(now.state.to_act + place) % 2]
                now = trinka.played(now, decide(now, level).action)
                turns += 1
            assert turns <= 12 * 8, step


def gained(number: int) -> int:
    """What two careful players win from two beginners in a match."""
    levels = ["careful", "beginner"] * 2 if number % 2 else ["beginner", "careful"] * 2
    chips = match("ABCD", levels, number).state.chips
    return sum(held for held, level in zip(chips, levels, strict=True) if level == "careful")


@pytest.mark.full
def test_a_careful_player_wins_more_than_a_beginner() -> None:
    found = [gained(number) for number in range(400)]
    mean = sum(found) / len(found)
    error = (sum((each - mean) ** 2 for each in found) / len(found) ** 2) ** 0.5
    assert mean > 2 * error


@pytest.fixture(scope="module")
def reasons() -> list[Reason]:
    """Those of all bots in some matches, and what each would say of three sixes."""
    found: list[Reason] = []
    for number in range(4):
        trace = match("ABCD", ["beginner", "careful"] * 2, number)
        for place, step in enumerate(trace.steps):
            if step.before.to_act is not None:
                before = Trace(trace.game, trace.start, trace.steps[:place])
                decision = decide(before, ["beginner", "careful"][step.before.to_act % 2])
                assert decision.action == step.cause
                found += decision.reasons
            elif step.before.tied:
                for seat in set(range(4)) - set(step.before.tied):
                    for level in LEVELS:
                        found += joining(observe(step.before, seat), level).reasons
    sixes = Table.laid(["JD 10D 7H", "6H 6D 6C", "9C 8C 8S"])
    for level in LEVELS:
        found += chosen(sixes, level).reasons
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence_with_its_cards(reasons: list[Reason], lang: str) -> None:
    assert len({reason.key for reason in reasons}) == 12
    for reason in reasons:
        said = Phrase(f"reason.{reason.key}", reason.facts).said(lang)
        for text in said[:2]:
            assert text.endswith(".") and not re.search(r"[{}]|None|  ", text), text
        assert not re.search("[♥♦♣♠]", said.spoken)
        if "cards" in reason.facts:
            assert len(re.findall("[♥♦♣♠]", said.text)) == 3
