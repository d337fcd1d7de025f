"""What carries each rule of Tri Palki: events, refusals, problems and scores."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import chain
from typing import Any

from tests.games.tri_palki.course import Course
from tests.games.tri_palki.table import Table
from tests.reference.generate import random_record
from tripalki_learn.cards import parse_cards, parse_hand
from tripalki_learn.engine import Problem
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import Ending

SECTIONS = {1: 6, 2: 10, 3: 7, 4: 11, 5: 11}
"""How many rules the sections of the rulebook have."""

CARRIED_BY_NOTHING = {
    "TP-2.9": "It forbids what no action can say: an action names cards of the hand and of the "
    "centre, so a card of the reserve is refused as one that is not in the centre (TP-2.6).",
    "TP-2.10": "It only allows: nothing happens by it, and nothing is refused by it.",
}


@cache
def carriers() -> dict[str, set[str]]:
    """What carried each rule, collected from events, refusals, problems and scores."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    events = [*tri_palki.new_match("ABC", 1).events, *tri_palki.count(parse_hand("AH JH 6C"))]
    events += passed_after_a_call().events
    for seed in range(60):
        course = Course(random_record(seed, players=2 + seed % 7, rounds=1 + seed % 4))
        events += course.events
        for state in course.states:
            for hand in filter(None, state.hands):
                for rule in tri_palki.score(hand).rules:
                    found[rule].add("score")
    for event in events:
        found[event.rule].add(f"event {event.type}")
    for table, text in refused():
        rule, code = table.refused(text)
        found[rule].add(f"refusal {code}")
    for problem in faulty():
        found[problem.rule].add(f"problem {problem.what}")
    return found


def passed_after_a_call() -> Table:
    """Three passes in a row of three players, the second with a call: the round goes on."""
    table = Table.laid(["9H 10D 8C", "AS KS QS", "6H 6D 6C"], "7H JC 10S")
    return table.do("A pass", "B pass call", "C pass")


def refused() -> list[tuple[Table, str]]:
    """Positions, and actions that are not allowed there."""

    def table() -> Table:
        hands = ["AS KS QS", "6H 6D 6C", "9H 10D 8C"]
        return Table.laid(hands, "7H JH 10S", "KC QD 6S")

    return [
        (table(), "A AS KS>7H JH"),
        (table(), "A 9H>7H"),
        (table(), "B pass"),
        (table(), "A AS>7H call"),
        (table().do("A pass"), "B pass call"),
        (table().do("A pass call", "B pass"), "C pass call"),
        (table().do("A pass", "B pass"), "C pass call"),
        (table().do("A pass", "B pass", "C 9H>10S"), "A pass"),
        (table().do("A pass", "B pass", "C pass"), "A pass"),
    ]


def faulty() -> list[Problem]:
    """Problems of positions that cannot be."""
    sound = Table.laid(["9H 10D 8C", "AH KH QH"], "7H JC 10S", "6H 6D 6S").state
    changes: list[dict[str, Any]] = [
        {"players": ("A",)},
        {"sticks": (0, 4)},
        {"centre": parse_cards("7H JC AH")},
        {"centre": parse_cards("7H JC")},
        {"centre": parse_cards("7C JC QC")},
        {"caller": 0},
        {"ending": Ending.ALL_PASSED},
        {"out": (0, 1), "sticks": (3, 3)},
        {"out": (0,), "sticks": (3, 0)},
        {"hands": (parse_cards("QH AH KH"), parse_cards("AH KH QH"))},
    ]
    found = [tri_palki.problems(sound._replace(**change)) for change in changes]
    assert all(found)
    return list(chain(*found))
