"""Every rule of Tri Palki is proved by name, and carried by something that the engine says."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from tests.games.tri_palki.course import Course
from tests.games.tri_palki.table import Table
from tests.reference.generate import random_record
from tripalki_learn.cards import parse_cards, parse_hand
from tripalki_learn.engine import Problem
from tripalki_learn.explain import RULES
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import Ending

TESTS = Path(__file__).parent / "games" / "tri_palki"

SECTIONS = {1: 6, 2: 10, 3: 7, 4: 11, 5: 11}  # how many rules the sections of the rulebook have
NUMBERS = [
    f"TP-{part}.{number}" for part, many in SECTIONS.items() for number in range(1, many + 1)
]

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


def test_the_rulebook_has_these_45_rules() -> None:
    assert len(NUMBERS) == 45
    assert [rule.number for rule in RULES if rule.number.startswith("TP-")] == NUMBERS


def test_every_rule_has_a_test_named_after_it() -> None:
    named = set()
    for path in TESTS.glob("test_*.py"):
        for section, number in re.findall(
            r"^def test_tp_(\d+)_(\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            named.add(f"TP-{section}.{number}")
    assert sorted(set(NUMBERS) - named) == []
    assert sorted(named - set(NUMBERS)) == []  # no test is named after a rule that is not there


def test_every_rule_is_carried_by_an_event_a_refusal_a_problem_or_a_score() -> None:
    assert sorted(set(NUMBERS) - set(carriers()) - set(CARRIED_BY_NOTHING)) == []


def test_no_rule_is_excused_that_is_carried_after_all() -> None:
    assert {rule: carriers()[rule] for rule in CARRIED_BY_NOTHING if rule in carriers()} == {}


def test_nothing_carries_a_rule_that_is_not_in_the_rulebook() -> None:
    assert sorted(set(carriers()) - set(NUMBERS)) == []
