"""What carries each rule of Palki: events, refusals and problems."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from tests.games.palki.facts import faulty, happenings, refused

SECTIONS = {1: 4, 2: 7, 3: 6}
"""How many rules the sections of the rulebook have."""

CARRIED_BY_NOTHING: dict[str, str] = {}


@cache
def carriers() -> dict[str, set[str]]:
    """What carried each rule, collected from events, refusals and problems."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for event, _ in happenings():
        found[event.rule].add(f"event {event.type}")
    for refusal in refused():
        found[refusal.rule].add(f"refusal {refusal.code}")
    for problem in faulty():
        found[problem.rule].add(f"problem {problem.what}")
    return found
