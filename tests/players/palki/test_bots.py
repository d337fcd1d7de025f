"""Bots of Palki: what they choose, that they see no more than their seat, that matches end."""

from __future__ import annotations

import random

import pytest

from tests.games.palki.table import Table
from tests.games.palki.test_properties import match as random_match
from tests.games.palki.test_properties import with_hidden_cards_changed
from tripalki_learn.explain import LANGUAGES, Phrase
from tripalki_learn.games import palki
from tripalki_learn.players.palki import BOTS, beginner, careful, match
from tripalki_learn.records import read_record, replay, write_record

LEVELS = list(BOTS)


def chosen(table: Table, level: str) -> tuple[str, list[str]]:
    """What a bot does as the seat to act, and the names of its reasons."""
    state = table.state
    assert state.to_act is not None
    decision = BOTS[level](palki.observe(state, state.to_act))
    return str(decision.action), [reason.key for reason in decision.reasons]


def test_a_beginner_takes_most_cards() -> None:
    table = Table.laid(["QS", "10H 7S"], "7H AH 4C 2D 3S")
    assert chosen(table, "beginner") == ("10H x AH 4C 2D 3S", ["palki.most"])
    assert chosen(Table.laid(["QS", "KH 5S"], "7H"), "beginner") == ("KH", ["palki.nothing"])


def test_a_careful_player_goes_for_konchinki_and_clubs() -> None:
    # Three cards by the seven; but the two of spades takes 2♣, a point of its own.
    table = Table.laid(["QS", "7S 2S"], "2C 4D 3H KD")
    assert chosen(table, "beginner")[0] == "7S x 4D 3H"
    assert chosen(table, "careful") == ("2S x 2C", ["palki.konchinki", "palki.worth"])
    clubs = Table.laid(["QS", "7S 9C"], "7H 4H 3D 9S KD 6C 3C")
    assert chosen(clubs, "careful") == ("9C x 6C 3C", ["palki.worth", "palki.clubs"])


def test_a_careful_player_lays_what_is_least_missed() -> None:
    # Three nines are gone, and no konchinka is given away.
    piles = ["9S 9D 9H 5S", ""]
    table = Table.laid(["QS", "10D 9C 6H"], "KD", captured=piles, last="A")
    assert chosen(table, "careful")[0] == "9C"


def test_whoever_may_stop_stops() -> None:
    table = Table.laid(["QS", "KH"], "7H", captured=["", "10D 10S"], scores=[3, 14])
    assert [chosen(table, level)[0] for level in LEVELS] == ["stop", "stop"]


def test_bots_do_not_see_what_their_seat_does_not_see() -> None:
    for seed in range(8):
        chance = random.Random(seed)
        for _, _, state in random_match(seed, games=1):
            if state.to_act is not None:
                other = with_hidden_cards_changed(state, state.to_act, chance)
                for bot in (beginner, careful):
                    seen = palki.observe(state, state.to_act)
                    assert bot(palki.observe(other, state.to_act)) == bot(seen)
                    assert bot(seen).action in seen.legal


def some_match(number: int) -> palki.State:
    chance = random.Random(f"line-up {number}")
    players = "ABCD"[: chance.randint(2, 4)]
    trace = match(players, [chance.choice(LEVELS) for _ in players], number)
    assert replay(read_record(write_record(trace))) == trace
    state: palki.State = trace.state
    return state


def test_matches_of_bots_end_and_replay_to_the_same_trace() -> None:
    for number in range(12):
        assert some_match(number).winner is not None


@pytest.mark.full
def test_a_thousand_matches_of_bots_end() -> None:
    for number in range(1000):
        assert some_match(number).winner is not None


def test_a_careful_player_wins_more_often_than_a_beginner() -> None:
    won = 0
    for number in range(60):
        levels = ["careful", "beginner"] if number % 2 else ["beginner", "careful"]
        winner = match("AB", levels, number).state.winner
        won += levels[winner] == "careful"
    assert won > 33


def test_every_reason_is_said_in_every_language() -> None:
    said = set()
    for number in range(6):
        trace = palki.begun(palki.new_match("ABC", number).state)
        trace = palki.dealt(trace, number)
        while trace.state.to_act is not None:
            level = LEVELS[len(trace.steps) % 2]
            decision = BOTS[level](palki.observe(trace.state, trace.state.to_act))
            for reason in decision.reasons:
                said.add(reason.key)
                for lang in LANGUAGES:
                    text = Phrase(f"reason.{reason.key}", reason.facts).said(lang).text
                    assert text.endswith(".") and "{" not in text
            trace = palki.played(trace, decision.action)
    assert len(said) >= 5
