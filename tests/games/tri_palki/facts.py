"""Everything that the kit can have to say of Tri Palki: from real play and constructed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from tests.games.tri_palki.course import Course
from tests.games.tri_palki.table import NAMES, Table, reveal
from tests.reference.generate import random_record
from tripalki_learn.cards import parse_cards, parse_hand
from tripalki_learn.engine import Event, IllegalAction, ImpossibleSetup, Problem, Refusal
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import Ending
from tripalki_learn.teaching.misconceptions import believing, named


def happenings() -> Iterator[tuple[Event, Sequence[str]]]:
    """Events, each with the names of its players."""
    for seed in range(30):
        course = Course(random_record(seed, players=2 + seed % 7, rounds=1 + seed % 4))
        yield from ((event, course.players) for event in course.events)
    for table in tables():
        yield from ((event, NAMES) for event in table.events)
    yield from ((event, NAMES) for event in tri_palki.new_match("ABC", 1).events)
    for hand in (
        "AH JH 6C",
        "10H QC 9D",
        "KH KD KC",
        "6H 6C 6D",
        "6H 7H 8H",
        "AH AC AD",
        "AH KH QH",
    ):
        yield from ((event, NAMES) for event in tri_palki.count(parse_hand(hand)))
    yield from ((event, NAMES) for event in believed_worth())


def believed_worth() -> Iterator[Event]:
    """What hands are worth to those who believe in wrong rules about special ones."""
    for belief, hand in (
        ("triples_are_safe", "KH KD KC"),
        ("triples_are_thirty_and_half", "KH KD KC"),
        ("mixed_678_safe", "6H 7H 8D"),
    ):
        with believing(named(belief)):
            yield from tri_palki.count(parse_hand(hand))
            yield from tri_palki.count(parse_hand(hand), 0)


def tables() -> Iterator[Table]:
    """Positions in which something rare has happened."""
    plain = ["9H 10D 8C", "AH AC 7C", "6D 8S 9D"]
    washing = partial(Table.laid, plain, "7H JH 10S")
    yield washing("KC QD 6S").do("A 9H>10S")
    yield washing("KC QC 6C KS QS 9S AD 7S 8D").do("A 9H>10S")
    for reserve in ("", "KC", "KC QD"):
        yield washing(reserve).do("A 9H>10S")
        yield Table.laid(plain, "7H JH 10H", reserve)
    yield Table.laid(plain, "7H JH 10H", "KC QC 6C KS QD 9S")
    calling = partial(Table.laid, ["AS KS QS", "9H 10D 8C", "7D 8S 9D"], "7H JH 10C")
    yield calling("KC QD 6S").do("A pass call", "B 9H>10C", "B pass", "C pass")
    yield calling("KC QC 6C KD QD 7C").do("A pass call", "B 9H>10C")
    yield calling("").do("A pass call", "B 9H>10C")
    yield Table.laid(["AS KS QS", *plain[:1]], "7H JC 10S").do("A pass call", "B pass")
    yield Table.laid(["9H 10D 8C", "AS KS QS", "6H 6D 6C"], "7H JC 10S").do(
        "A pass", "B pass call", "C pass"
    )
    spoken_of = ["6H 7H 8H", "AC AD AS", "KD QD 10D", "AH JH 9H"]
    for sticks in ([0, 0, 0, 0], [3, 3, 3, 3], [2, 3, 3, 3], [0, 0, 0, 3]):
        yield reveal(*spoken_of, sticks=sticks)
        yield reveal("6H 7H 8H", "AC AD AS", "6S 6D 6C", "AH JH 9H", sticks=sticks)
    yield reveal("6H 7H 8H", "KC KD KS", "6S 7S 8S", "6D 7D 8D")
    yield reveal("6H 7H 8H", "AC AD AS", "6S 7S 8S", "6D 7D 8D")
    yield reveal("KH QH 10H", "KD QD 10D", "KC QC 10C", "6H 6S 7D")
    yield reveal("KH 7H 6C", "KD 7D 6S", "KC 7C 6D", "AH AS JH")
    yield reveal("KH 8C 7D", "JH 9C 6D")


def refused() -> Iterator[Refusal]:
    """A refusal for every code, with every rule that it can carry."""

    def table() -> Table:
        return Table.laid(["AS KS QS", "6H 6D 6C", "9H 10D 8C"], "7H JH 10S", "KC QD 6S")

    passed = table().do("A pass", "B pass", "C pass")
    called = table().do("A pass call")
    over = Table.laid(["AS KS QS", "9D 10D 8C"], "7H JC 10S").do("A pass call", "B pass")
    failed = Table.laid(["9H 10D 8C", "AH AC 7C"], "7H JH 10S").do("A 9H>10S")
    for tried, text in (
        (table(), "A AS KS>7H JH"),
        (table(), "A 9H>7H"),
        (table(), "A AS>KC"),
        (table(), "A draw"),
        (table(), "A "),
        (table(), "A AS KS QS>7H JH"),
        (table(), "B pass"),
        (table().do("A pass", "B pass", "C 9H>10S"), "A pass"),
        (called, "A pass"),
        (table(), "A AS>7H call"),
        (table().do("A pass", "B pass"), "C 9H>10S call"),
        (table().do("A pass"), "B pass call"),
        (table().do("A pass call", "B pass"), "C pass call"),
        (table().do("A pass", "B pass"), "C pass call"),
        (passed, "A pass"),
        (over, "A pass"),
        (failed, "A pass"),
    ):
        yield tried.refusal(text)
    undealt = tri_palki.why_not(tri_palki.begin("AB"), tri_palki.Pass())
    assert undealt is not None
    yield undealt
    won = reveal("KH 8C 7D", "JH 9C 6D", sticks=[3, 3])
    with believing(named("thirty_one_must_call")):
        believed = tri_palki.why_not(table().state, tri_palki.Pass())
    assert believed is not None
    yield believed
    for state in (table().state, won.state):
        try:
            tri_palki.deal(state, 1)
        except IllegalAction as error:
            yield error.refusal


def faulty() -> Iterator[Problem]:
    """A problem of every kind, numbers of several plural categories among them."""
    sound = Table.laid(["9H 10D 8C", "AH KH QH"], "7H JC 10S", "6H 6D 6S").state
    seven = parse_cards("7H JC")
    changes: list[dict[str, Any]] = [
        *({"players": NAMES[:1] * count} for count in (0, 1, 9, 21, 22)),
        *({"sticks": (0,) * count} for count in (0, 1, 3, 5, 21)),
        *({"sticks": (0, count)} for count in (-1, 4, 5, 21, 22)),
        *({"out": (0,), "sticks": (count, 0), "dealer": 1} for count in (0, 1, 2)),
        {"dealer": 2},
        {"to_act": -1},
        {"out": (0, 1), "sticks": (3, 3)},
        {"out": (0,), "sticks": (3, 0)},
        {"hands": ((), sound.hands[1])},
        {"hands": (seven, sound.hands[1])},
        {"centre": seven},
        {"centre": seven[:1]},
        {"centre": ()},
        {"centre": parse_cards("7H JC AH")},
        {"centre": parse_cards("7H JC 2H")},
        {"centre": parse_cards("7C JC QC")},
        {"aside": sound.aside[1:]},
        {"aside": sound.aside[5:]},
        {"aside": ()},
        {"caller": 0},
        {"ending": Ending.ALL_PASSED},
        {"hands": (parse_cards("QH AH KH"), parse_cards("AH KH QH"))},
        {"players": ("A", " ")},
        {"players": ("A", "A ")},
        {"out": (9,)},
        {"out": (0, 0), "sticks": (3, 0), "dealer": 1, "to_act": 1},
        *({"hands": sound.hands[:1] * count} for count in (1, 3, 4, 5, 21)),
        {"hands": ()},
        {"to_act": None},
        *({"washed": (parse_cards("9C 7C 6S KC")[:count],)} for count in (0, 1, 2, 3, 4)),
        *({"caller": 1, "final_turns": count} for count in (-1, 0, 2, 5, 21)),
        {"caller": 1, "final_turns": 1, "to_act": 1},
        *({"passes": count} for count in (-1, 2, 3, 5, 21)),
        {"extra_turn": True},
        *({"owed": count} for count in (1, 2, 5, 21)),
        {"settlement": tri_palki.Settlement((), (), 0, None)},
        {
            **{"ending": Ending.ALL_PASSED, "to_act": None, "passes": 2},
            "settlement": tri_palki.Settlement((1,), (), 0, None),
        },
    ]
    for change in changes:
        found = tri_palki.problems(sound._replace(**change))
        assert found, change
        yield from found
    for hands in ([], ["9H 10D 8C"]):
        try:
            tri_palki.set_up(tri_palki.begin("AB"), [*map(parse_hand, hands)], seven)
        except ImpossibleSetup as error:
            yield from error.problems
