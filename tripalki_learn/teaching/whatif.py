"""A what-if: hands at the reveal, and what they come to for every number of sticks and dealer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from tripalki_learn.engine import Transition
from tripalki_learn.engine.given import numbers_given
from tripalki_learn.errors import wanted
from tripalki_learn.explain import event_phrase
from tripalki_learn.games.tri_palki import Hand, State, showdown
from tripalki_learn.games.tri_palki.events import HandScored, HandsRevealed
from tripalki_learn.games.tri_palki.settlement import settle
from tripalki_learn.teaching.frames import frames
from tripalki_learn.teaching.question import picture_json
from tripalki_learn.teaching.refs import Ref, keys_in, patterns, ref
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, text_of

READY_SEATS = 4
"""Up to so many players every combination of sticks and dealer is in the page."""


def whatif_scene(
    hands: Mapping[str, Hand | str],
    dealer: str | None = None,
    sticks: Sequence[int] | None = None,
    languages: Sequence[str] = ALL,
    centre: str = "",
) -> Scene:
    """The settlement of these hands as a scene in which sticks and dealer can be changed.

    ``rows`` holds a row for every combination: the number of the result, at the place
    ``dealer * 4**n + sticks[0] * 4**(n-1) + … + sticks[n-1]`` for n players. A result lists its
    ``why`` (places in ``said``), the sticks after it, who is out and who deals next (null when the
    match is won). With more than four players only the combination given is there. A ``centre``
    lies beside the hands and changes nothing. Raises as `showdown` does.

    >>> whatif_scene({"A": "AH KH QH", "B": "6D 6C 6S"}, languages=["en"])["sticks"]
    [0, 0]
    """
    players = tuple(wanted(hands, Mapping, "hands"))
    if not players:
        showdown(hands)  # says how many may play
    if sticks is not None:
        sticks = numbers_given(sticks)
    start = (players.index(dealer) if dealer else 0, tuple(sticks or (0,) * len(players)))
    combinations = [start]
    if len(players) <= READY_SEATS:
        every = product(range(len(players)), product(range(4), repeat=len(players)))
        combinations = [(seat, tuple(held)) for seat, held in every]
    said: dict[str, Ref] = {}
    results: dict[str, dict[str, Any]] = {}
    rows: list[int] = []
    asked = showdown(hands, players[start[0]], start[1], centre)
    for seat, held in combinations:
        settled = settle(asked.start._replace(dealer=seat, sticks=held))
        rows.append(_place(results, _result(settled, said)))
    shown = list(frames(asked))
    scored = next(frame.picture for frame in reversed(shown) if isinstance(frame.event, HandScored))
    scene: Scene = {
        "kind": "whatif",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "scene.whatif"),
        "table": picture_json(scored),
        "dealer": start[0],
        "sticks": list(start[1]),
        "said": list(said.values()),
        "results": list(results.values()),
        "rows": rows,
    }
    scene["patterns"] = patterns(keys_in(scene), languages)
    return scene


def _place(known: dict[str, dict[str, Any]], value: dict[str, Any]) -> int:
    """The place of a value among those known, to which it is added if it is new."""
    key = str(value)
    if key not in known:
        known[key] = value
    return list(known).index(key)


def _result(settled: Transition[State], said: dict[str, Ref]) -> dict[str, Any]:
    after, events = settled
    why = []
    for event in events:
        if isinstance(event, HandsRevealed | HandScored):
            continue  # what the hands are worth stands under them already
        why.append(_place(said, ref(event_phrase(event, after.players))))
    settlement = after.settlement
    assert settlement is not None  # it has just been settled
    return {
        "why": why,
        "sticks": list(after.sticks),
        "out": list(after.out),
        "penalised": list(settlement.penalised),
        "next_dealer": settlement.next_dealer,
    }
