"""Everything that the kit can have to say of Palki: from real play and constructed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from tests.games.palki.table import NAMES, Table, at_the_end, begin, deck_of
from tests.games.palki.test_properties import match
from tripalki_learn.cards import Card, parse_cards
from tripalki_learn.engine import Event, IllegalAction, ImpossibleSetup, Problem, Refusal
from tripalki_learn.games import palki
from tripalki_learn.games.palki import Ending, Points

SEVEN_CLUBS = "3C 4C 5C 6C 7C 8C 9C"


def happenings() -> Iterator[tuple[Event, Sequence[str]]]:
    """Events, each with the names of its players."""
    for seed in range(12):
        states = match(seed, games=2)
        start, _, _ = next(states)
        trace = palki.begun(start)
        for before, cause, _ in states:
            if cause is not None and cause[0] == "act":
                yield from ((e, start.players) for e in palki.apply(before, cause[1]).events)
        yield from ((event, NAMES) for event in palki.dealt(trace, seed).events)
    for table in tables():
        yield from ((event, NAMES) for event in table.events)
    yield from ((event, NAMES) for event in palki.new_match("ABC", 1).events)


def tables() -> Iterator[Table]:
    """Positions in which something rare has happened."""
    for opening, buried in (
        ("JD AH 3H 2H  KH", (20,)),
        ("JD JH 3H 2H  KH QH", (20, 20)),
        ("9D 9H 3H 2H  KH QH", (20, 20)),
        ("9D 9H 9C JH  KH QH AH 2H", (20, 20, 20, 20)),
    ):
        yield Table.dealt(deck_of(f"2S 3S 4S 5S 6S 7S 8S 9S {opening}"), buried=buried)
    for table in ("", "KH", "KH QH"):
        for stock in ("", "4D 5D 6D 7D 8D 9D 10D AD"):
            yield Table.laid(["2S", "3S"], table, stock).do("B 3S", "A 2S")
    yield Table.laid(["JS", "7H 6H"], "3D 4D 7S", compulsory=False).do("B 7H", "A JS x")
    yield Table.laid(["JS", "7H 6H"], "3D 4D 7S").do("B 7H x 3D 4D", "A JS x", "B 6H")
    yield Table.laid(["", "JS"], "")
    yield Table.laid(["", "JS"], "").do("B JS")
    for pile in ("2C", "2C 10D", SEVEN_CLUBS, f"10D {SEVEN_CLUBS}", f"2C 10D {SEVEN_CLUBS}"):
        yield Table.laid(["KH", "KS"], captured=["", pile], scores=[3, 14], to_act="B").do("B stop")
    piles = ("KS KD 5S QH", "2C 10D")
    for scores in ([11, 14], [13, 14], [13, 12], [0, 0], [1, 2]):
        yield at_the_end(*piles, scores=scores, table="3D", last="A")
    yield at_the_end("KC KD", "QC QD", "AC AD", scores=[14, 14, 3])


def refused() -> Iterator[Refusal]:
    """A refusal for every code, with every rule that it can carry."""

    def facing(table: str, hand: str, scores: tuple[int, int] = (0, 0)) -> Table:
        return Table.laid(["KC QC 2S", hand], table, scores=scores)

    over = Table.laid(["", "2S"], "KH").do("B 2S")
    stopped = Table.laid(["KH", "KS"], captured=["", "2C"], scores=[3, 14]).do("B stop")
    for tried, text in (
        (facing("7S", "7H"), "A KC"),
        (facing("7S", "7H"), "B 8H"),
        (facing("7S", "7H"), "B pass"),
        (facing("7S KD", "7H"), "B 7H x KD"),
        (facing("7S KD", "7H"), "B 7H x 7C"),
        (facing("7S KD", "7H"), "B 7H x 3C 4C"),
        (facing("3S 2D", "6H"), "B 6H x 3S 3S"),
        (facing("3S 2D", "6H"), "B 6H x 3S 2D"),
        (facing("3S KD QD", "6H"), "B 6H x 3S KD"),
        (facing("3S KD QD", "6H"), "B 6H x 3S KD QD"),
        (facing("7S KD", "7H"), "B 7H x"),
        (facing("", "JH"), "B JH x"),
        (facing("7S KD", "JH"), "B JH x KD"),
        (facing("7S 3C 4D", "7H"), "B 7H x 7S 3C 4D"),
        (facing("7S 3C 4D", "7H KD"), "B KD"),
        (facing("7S", "7H", (0, 12)), "B stop"),
        (facing("7S", "7H", (0, 14)), "B stop"),
        (over, "B 2S"),
        (stopped, "B KS"),
        (facing("7S", "7H"), "B "),
    ):
        yield tried.refusal(text)
    undealt = palki.why_not(begin(2, "A", None), palki.Stop())
    assert undealt is not None
    yield undealt
    for state in (facing("7S", "7H").state, stopped.state):
        try:
            palki.deal(state, 1)
        except IllegalAction as error:
            yield error.refusal


def faulty() -> Iterator[Problem]:
    """A problem of every kind, numbers of several plural categories among them."""
    sound = Table.laid(["9H 10D", "AH KH"], "7H JC", captured=["2S 2H", "3S 3H"], last="A").state
    changes: list[dict[str, Any]] = [
        *({"players": NAMES[:1] * count} for count in (0, 1, 5, 21, 22)),
        *({"sheet": ((),) * count} for count in (0, 1, 3, 5, 21)),
        {"sheet": ((), (-1,))},
        {"dealer": 2},
        *({"hands": (sound.aside[:count], sound.hands[1])} for count in (5, 21, 22)),
        *({"stock": sound.aside[:count]} for count in (1, 3, 5, 21)),
        {"hands": (sound.hands[0], ()), "to_act": 1},
        {"aside": sound.aside[1:]},
        {"aside": sound.aside[3:]},
        {"table": sound.hands[0]},
        {"ending": Ending.PLAYED_OUT},
        {"to_act": None},
        {"hands": ()},
        {"sheet": ((2, 1), (0, 0))},
        *({"sheet": ((1,) * count, (1,) * 30)} for count in (0, 1, 2, 5, 21)),
        {"sheet": ((15,), (0,))},
        {"ending": Ending.PLAYED_OUT, "to_act": None, "hands": ((), ())},
        {"points": (Points(), Points())},
        *(
            {"ending": Ending.STOPPED, "to_act": None, "captured": piles, "points": points}
            | {"sheet": ((7,), (7,))}
            for piles, points in stops(sound.aside)
        ),
    ]
    for change in changes:
        found = palki.problems(sound._replace(**change))
        assert found, change
        yield from found
    opening = deck_of("2S 3S 4S 5S 6S 7S 8S 9S  JD AH 3H 2H  KH")
    attempts: list[Callable[[], object]] = [
        partial(Table.dealt, opening, buried=places) for places in PLACES
    ]
    for count in (0, 1, 3, 5, 21):
        attempts.append(partial(Table.laid, [""] * count, players=2))
        attempts.append(partial(Table.laid, ["", ""], captured=[""] * count))
    for attempt in attempts:
        try:
            attempt()
        except ImpossibleSetup as error:
            yield from error.problems
        else:
            raise AssertionError("it can be laid out")


def stops(cards: Sequence[Card]) -> Iterator[tuple[Any, Any]]:
    """What A can have captured, and the points for it if A has stopped."""
    for pile, points in (("", Points()), ("2C", Points(0, 0, 1)), ("2C 10D", Points(0, 0, 2))):
        yield (parse_cards(pile), ()), (points, Points())


PLACES = [(), (99,), (20, 20), (20, 20, 20), (20,) * 6, (20,) * 22]
"""Places for the one jack of an opening: none, one that there is not, and too many."""
