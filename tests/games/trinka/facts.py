"""Everything that the kit can have to say of Trinka: from random play and constructed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tests.games.trinka.matches import played
from tests.games.trinka.table import NAMES, ORDINARY, Table, deck_of
from tripalki_learn.cards import parse_cards, parse_hand
from tripalki_learn.engine import Event, IllegalAction, ImpossibleSetup, Problem, Refusal
from tripalki_learn.games import trinka
from tripalki_learn.games.trinka import Drop, Ending

__all__ = ["NAMES", "faulty", "happenings", "refused"]

HANDS = [
    *("AH JH 6C", "AH KH QH", "7H 7D 7C", "AH AD 6C", "AH AD AC", "6H 6D 6C"),
    *("KH 9D 6S", "KH KD 6S", "AH 9D 6S", "KS QS 6S"),
]


def happenings() -> Iterator[tuple[Event, Sequence[str]]]:
    """Events, each with the names of its players."""
    for seed in range(25):
        yield from ((event, NAMES) for event in played(seed, rounds=6).events)
    for limit in (None, 9):
        for joker in (False, True):
            begun = trinka.new_match("ABC", 1, limit=limit, joker=joker)
            yield from ((event, NAMES) for event in begun.events)
    for hand in HANDS:
        yield from ((event, NAMES) for event in trinka.count(parse_hand(hand), joker=True))
        yield from ((event, NAMES) for event in trinka.count(parse_hand(hand), 0, joker=True))
    for challenger, challenged in (("6H 6D 6C", "AH AD AC"), ("AH AD AC", "6H 6D 6C")):
        table = Table.laid([challenged, challenger, "9H 8C 7D"]).do("B bet 1", "C bet 1", "A bet 1")
        yield from ((event, NAMES) for event in table.do("B open A").events)
    # All cards are dealt: none is out of play.
    full = Table.of(12).deal(deck_of(""))
    yield from ((event, NAMES) for event in full.events)


def refused() -> Iterator[Refusal]:
    """A refusal for every code, with every rule that it can carry."""
    table = Table.laid(ORDINARY, ante=2, limit=9)
    circle = table.do("B bet 3", "C bet 3", "D bet 3", "A bet 3")
    two = circle.do("B fold", "C fold")
    for tried, turn in (
        (Table.of(2), "A fold"),
        (table, "A bet 2"),
        (table, "B bet 1"),
        (table, "B bet 10"),
        (table, "B show"),
        (table, "B dance"),
        (table, "B "),
        (two, "D open A"),
        (circle, "B open B"),
        (circle.do("B fold"), "C open B"),
        (circle, "B show"),
        (two.do("D fold"), "A fold"),
        (two.do("D show"), "A fold"),
        (table.do("B bet 9", "C bet 9", "D bet 9", "A bet 9"), "B fold"),
        (Table.laid(["KH QH JH", "7D 7C 7H"]).do("B bet 1", "A bet 1", "B show"), "A fold"),
    ):
        yield tried.refusal(turn)
    try:
        trinka.deal(table.state, 1)
    except IllegalAction as error:
        yield error.refusal


def faulty() -> Iterator[Problem]:
    """A problem of every kind, numbers of several plural categories among them."""
    sound = Table.laid(ORDINARY[:3], ante=2, limit=9).state
    changes: list[dict[str, Any]] = [
        *({"players": NAMES[:1] * count, "chips": (0,) * count} for count in (0, 1, 13, 21, 22)),
        *({"ante": count} for count in (0, -1)),
        {"limit": 1},
        *({"chips": (0,) * count} for count in (0, 1, 2, 5, 21)),
        {"dealer": 3},
        {"hands": (parse_cards("AH 6C"), *sound.hands[1:])},
        {"hands": (parse_cards("AH"), *sound.hands[1:])},
        {"hands": (parse_cards("AH 6C KH"), *sound.hands[1:])},
        {"hands": (parse_cards("AH 6C 2H"), *sound.hands[1:])},
        {"hands": (sound.hands[0], (), ()), "live": (0,)},
        {"aside": sound.aside[1:]},
        {"aside": ()},
        {"live": (1, 2), "to_act": 0},
        {"bank": 1},
        {"bank": 7},
        {"ending": Ending.FOLDED},
        {"ending": Ending.SHOW},
        {"ending": Ending.SVARA},
        {"live": (0,), "to_act": 0},
        {"live": (0,), "to_act": 0, "out": (Drop(1, None), Drop(2, None))},
        {"hands": sound.hands[:2]},
        {"live": (0, 1)},
        {"live": (0, 1), "svara": True, "bank": 9},
        *({"paid": sound.paid[:1] * count} for count in (0, 1, 2, 5, 21)),
        *({"bets": (count, None, None), "price": count} for count in (1, 10)),
        {"paid": (2, 2, 1), "bank": 5},
        {"price": 3},
        {"bets": (None, 3, None), "price": 3, "paid": (2, 5, 2), "bank": 9, "to_act": 1},
        {"compared": ((0, 1),)},
        {"bets": (9, 9, 9), "price": 9, "paid": (11, 11, 11), "bank": 33},
        {"taker": 0},
    ]
    for change in changes:
        found = trinka.problems(sound._replace(**change))
        assert found, change
        yield from found
    for joins in ("C", "CC", "A"):
        svara = Table.laid(["KH QH JH", "7D 7C 7H", "9H 8C 6D"])
        svara = svara.do("B bet 1", "C fold", "A bet 1", "B show")
        for table in (Table.of(3), svara):
            try:
                table.lay(*ORDINARY[:3], joins=joins)
            except ImpossibleSetup as error:
                yield from error.problems
    for hands in ([], ORDINARY[:1], ORDINARY[:2]):
        try:
            Table.of(3).lay(*hands)
        except ImpossibleSetup as error:
            yield from error.problems
