"""What carries each rule of Trinka: events, refusals, problems and scores."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from tests.games.trinka.facts import HANDS, faulty, happenings, refused
from tripalki_learn.cards import parse_hand
from tripalki_learn.games import trinka

SECTIONS = {1: 7, 2: 7, 3: 3}
"""How many rules the sections of the rulebook have."""

CARRIED_BY_NOTHING: dict[str, str] = {}


@cache
def carriers() -> dict[str, set[str]]:
    """What carried each rule, collected from events, refusals, problems and scores."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for event, _ in happenings():
        found[event.rule].add(f"event {event.type}")
    for refusal in refused():
        found[refusal.rule].add(f"refusal {refusal.code}")
    for problem in faulty():
        found[problem.rule].add(f"problem {problem.what}")
    for hand in HANDS:
        for rule in trinka.score(parse_hand(hand), joker=True).rules:
            found[rule].add("score")
    return found
