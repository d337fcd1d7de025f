"""How many action sequences there are from fixed positions, counted by two programs.

As with perft in chess: a wrong, missing or surplus action anywhere in the tree shows in the sum.
"""

from typing import Any

import pytest

from tests.games.tri_palki.table import NAMES, Table
from tests.reference import counts as naive
from tests.reference import rounds
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import State

DECK_2 = (
    "10D QH AS KC 8C 7S 9D 7D 8H JH 7H QD 10H QS JD JS 6H 10S "
    "7C 9S 10C QC 6C 9C JC AC 6S AH 8D 9H KH AD KD 8S KS 6D"
)
DECK_3 = (  # the first centre, 10♦ 6♦ QD, is washed out
    "6C KC 7C 10D 6H 8H QH 6D JD AC 9D QD QC KS 7S 8S QS AD "
    "7H 10H JH JC KD 6S KH 9S 10C 8C 7D AH 10S AS 9H 9C JS 8D"
)
DECK_4 = (
    "AD JD 10S 9D JS 6D 9S KC 9C JC AH 6S 7C 7D 8D QS QC KD "
    "9H QD 6H 10C QH KS 10D 10H AC 8H 8S JH 8C AS 6C 7H 7S KH"
)

POSITIONS: dict[str, dict[str, Any]] = {
    "two players, dealt": {"deck": DECK_2, "players": 2},
    "two players, washouts with little reserve": {
        "hands": ["9H 10D 8C", "7H 6C KS"],
        "centre": "JH QH 10S",
        "reserve": "9C QC 10C 9S 6D QS",
    },
    "two players, 31 at hand for both": {
        "hands": ["AH KH 6D", "AS KS 7D"],
        "centre": "QH QS 9C",
        "reserve": "JC 9D 6S",
    },
    "three players, dealt, a washout at the deal": {"deck": DECK_3, "players": 3},
    "three players, special hands and a 31": {
        "hands": ["AC AD 9H", "6D 6C 6S", "QS KS AS"],
        "centre": "AH JH 10S",
        "reserve": "KH QC 7S",
        "to_act": "C",
    },
    "three players, no reserve": {
        "hands": ["AH KH 9D", "8D 6C 10S", "AC KC 7H"],
        "centre": "7D QD QH",
    },
    "four players, dealt": {"deck": DECK_4, "players": 4},
    "four players, a call at once, chains": {
        "hands": ["JC QC AC", "9H 8H 7H", "AD 7D 10D", "6S 7S 8S"],
        "centre": "KH QH 9S",
        "reserve": "6D 8D 9D JS QS KS AS 10H 6C",
        "to_act": "A",
    },
}


def engine_count(state: State, depth: int) -> int:
    """The number of sequences of exactly ``depth`` actions, by the engine."""
    actions = tri_palki.legal_actions(state)
    if depth <= 1:
        return 1 if depth == 0 else len(actions)
    return sum(engine_count(tri_palki.apply(state, it).state, depth - 1) for it in actions)


def both(position: dict[str, Any]) -> tuple[State, rounds.Round]:
    """The same position for the engine and for the naive player."""
    if "deck" in position:
        players = position["players"]
        table = Table.dealt(position["deck"], players)
        return table.state, rounds.deal(list(NAMES[:players]), "A", position["deck"].split())
    hands, centre, reserve = position["hands"], position["centre"], position.get("reserve", "")
    to_act = position.get("to_act")
    table = Table.laid(hands, centre, reserve, to_act=to_act)
    naive_round = rounds.set_up(
        list(NAMES[: len(hands)]),
        "A",
        [hand.split() for hand in hands],
        centre.split(),
        reserve.split(),
        to_act,
    )
    return table.state, naive_round


def test_the_decks_of_the_positions_are_packs() -> None:
    for deck in (DECK_2, DECK_3, DECK_4):
        assert len(set(deck.split())) == 36


def test_the_first_numbers_are_those_counted_by_hand() -> None:
    # Without a 31: 9 exchanges, all, pass. Each of two such turns, no call being near: 11 * 11.
    state, _ = both(POSITIONS["two players, dealt"])
    assert [engine_count(state, depth) for depth in range(3)] == [1, 11, 121]
    # C holds A K Q of spades: 11 and the pass with a call, and 10♠ for K♠ or Q♠ with a call.
    state, _ = both(POSITIONS["three players, special hands and a 31"])
    assert engine_count(state, 1) == 14


@pytest.mark.parametrize("title", POSITIONS)
def test_sequences_to_depth_4_are_as_many_as_the_naive_player_counts(title: str) -> None:
    state, naive_round = both(POSITIONS[title])
    for depth in range(1, 5):
        assert engine_count(state, depth) == naive.count(naive_round, depth)


@pytest.mark.full
@pytest.mark.parametrize("title", POSITIONS)
def test_sequences_to_depth_5_are_as_many_as_the_naive_player_counts(title: str) -> None:
    state, naive_round = both(POSITIONS[title])
    assert engine_count(state, 5) == naive.count(naive_round, 5)
