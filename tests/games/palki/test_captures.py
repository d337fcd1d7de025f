"""All captures of random tables against all subsets of the table."""

from __future__ import annotations

import json
import random
from itertools import chain, combinations
from pathlib import Path
from typing import Any

import pytest

from tests.games.palki.table import worth
from tripalki_learn.cards import PACK_52, Card, parse_card, parse_cards
from tripalki_learn.games import palki
from tripalki_learn.games.palki import Capture, Sweep
from tripalki_learn.games.palki.capturing import captures

CASES = Path(__file__).parents[2] / "cases" / "palki_positions.json"


def by_subsets(card: str, table: list[str]) -> list[list[str]]:
    """What a card may take, found by trying every subset; in the order of the record's ``legal``.

    Equal cards come first, then sets, by the places of their cards.
    """
    if card[:-1] == "J":
        return [table] if table else []
    places = range(len(table))
    subsets = sorted(chain.from_iterable(combinations(places, size) for size in places[1:]))
    subsets += [tuple(places)] if len(table) > 1 else []
    found = [[other] for other in table if other[:-1] == card[:-1]]
    for subset in sorted(set(subsets)):
        worths = [worth(table[place]) for place in subset]
        if (
            len(subset) > 1
            and None not in worths
            and sum(map(int, map(str, worths))) == worth(card)
        ):
            found.append([table[place] for place in subset])
    return found


def compare(seeds: range) -> int:
    """Compare the captures of a card on a random table for each seed; how many there were."""
    many = 0
    for seed in seeds:
        chance = random.Random(f"captures {seed}")
        card, *table = chance.sample(PACK_52, chance.randint(1, 10))
        found = [[taken.code for taken in cards] for cards in captures(card, table)]
        assert found == by_subsets(card.code, [other.code for other in table])
        many += len(found)
    return many


def test_captures_of_random_tables_are_those_that_all_subsets_give() -> None:
    assert compare(range(1_000)) > 500


@pytest.mark.full
def test_captures_of_20_000_random_tables_are_those_that_all_subsets_give() -> None:
    assert compare(range(20_000)) > 10_000


@pytest.mark.parametrize(
    "case", json.loads(CASES.read_text(encoding="utf-8")), ids=lambda case: case["note"]
)
def test_the_positions_worked_by_hand(case: dict[str, Any]) -> None:
    table = [parse_card(code) for code in case["table"]]
    card = parse_card(case["card"])
    found = [[taken.code for taken in cards] for cards in captures(card, table)]
    assert found == case["captures"]


def legal_takes(card: Card, table: tuple[Card, ...]) -> set[frozenset[Card]]:
    """All that the rules let ``card`` take of the table, found by asking for every subset."""
    other = next(c for c in PACK_52 if c not in (card, *table))
    state = palki.set_up(palki.begin("AB", 1), [(card,), (other,)], table).state
    subsets = chain.from_iterable(combinations(table, size) for size in range(1, len(table) + 1))
    return {
        frozenset(subset)
        for subset in subsets
        if palki.why_not(state, Capture(card, subset)) is None
    }


def test_exactly_the_captures_are_allowed_of_all_subsets() -> None:
    for seed in range(60):
        chance = random.Random(f"subsets {seed}")
        card, *table = chance.sample(PACK_52, chance.randint(2, 8))
        allowed = legal_takes(card, tuple(table))
        assert allowed == set(map(frozenset, captures(card, table)))


def test_two_captures_at_once_are_told_from_a_wrong_sum() -> None:
    """Every subset of random tables: split into captures by trying all ways of splitting."""
    kinds = set()
    for seed in range(60):
        chance = random.Random(f"splits {seed}")
        card, *rest = chance.sample([c for c in PACK_52 if c.rank.value != "J"], 7)
        table = tuple(rest)
        other = next(c for c in PACK_52 if c not in (card, *table))
        state = palki.set_up(palki.begin("AB", 1), [(card,), (other,)], table).state
        single = [frozenset(taken) for taken in captures(card, table)]
        for size in range(2, len(table) + 1):
            for subset in combinations(table, size):
                refusal = palki.why_not(state, Capture(card, subset))
                code = None if refusal is None else refusal.code
                kinds.add(code)
                assert (code == "two_captures") == splits(frozenset(subset), single)
    assert kinds == {None, "two_captures", "wrong_sum", "court_in_sum"}


def splits(cards: frozenset[Card], single: list[frozenset[Card]], least: int = 2) -> bool:
    """Whether the cards are so many captures or more, no card in two of them."""
    if not cards:
        return least <= 0
    return any(splits(cards - taken, single, least - 1) for taken in single if taken <= cards)


def test_a_large_table_with_many_sets_is_listed_soon() -> None:
    # All that can lie there with a ten in hand when cards may be laid instead of capturing.
    table = tuple(card for card in PACK_52 if card.code != "10H")
    found = list(captures(parse_card("10H"), table))
    assert len(found) == len(set(map(frozenset, found))) > 1_000
    state = palki.set_up(palki.begin("AB", 1), [parse_cards("10H"), ()], table).state
    assert palki.why_not(state, Sweep(parse_card("10H"))) is not None
    everything = Capture(parse_card("10H"), table)
    assert palki.why_not(state, everything).code == "court_in_sum"  # type: ignore[union-attr]
    numbers = Capture(parse_card("10H"), tuple(c for c in table if worth(c.code)))
    assert palki.why_not(state, numbers).code in ("two_captures", "wrong_sum")  # type: ignore[union-attr]
