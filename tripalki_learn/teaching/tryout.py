"""A tryout: a position in which any selection of cards may be tried, and what the rules answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, combinations
from typing import Any

from tripalki_learn.cards import Card
from tripalki_learn.engine import Trace
from tripalki_learn.errors import Unfit, known_name
from tripalki_learn.explain import Phrase, event_phrase, refusal_phrase
from tripalki_learn.games import game_named
from tripalki_learn.games.tri_palki import (
    Action,
    Exchange,
    ExchangeAll,
    Pass,
    State,
    score,
)
from tripalki_learn.teaching.frames import frames
from tripalki_learn.teaching.palki import tries as palki_tries
from tripalki_learn.teaching.question import picture_json
from tripalki_learn.teaching.refs import keys_in, patterns, ref
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, text_of

Goal = Callable[[Any, Any], bool]


def _mine(before: State, after: State) -> tuple[Card, ...]:
    return after.hands[before.to_act or 0]


GOALS: Mapping[str, Goal] = {
    "thirty_one": lambda before, after: score(_mine(before, after)).total == 31,
    "call": lambda before, after: after.caller == before.to_act,
    "all": lambda before, after: _mine(before, after) == before.centre,
    "pass": lambda before, after: after.hands == before.hands,
    "washout": lambda before, after: after.washed != before.washed,
    "again": lambda before, after: after.to_act == before.to_act and after.extra_turn,
}
"""What can be set as a goal, each a question about the state before and after the action."""


def tryout_scene(trace: Trace, goal: str | None = None, languages: Sequence[str] = ALL) -> Scene:
    """The position at the end of a trace as a scene in which its player may try anything.

    ``goal`` names one of `GOALS`. ``answers`` holds what comes of every selection: by the text of
    the action (``"6C 7D>KH QS"``) the number of a result. A result is a refusal, or the events and
    the table after them, and whether the goal is reached. Raises `UnknownName` for a goal and
    `Unfit` when nobody is to act.

    >>> from tripalki_learn.games.tri_palki import begin, begun, dealt
    >>> tryout_scene(dealt(begun(begin(["A", "B"])), 1), languages=["en"])["kind"]
    'tryout'
    """
    state = trace.state
    if state.to_act is None:
        raise Unfit("nobody_to_act")
    palki = trace.game == palki_tries.GAME
    goals, tried = (palki_tries.GOALS, palki_tries.tries) if palki else (GOALS, tries)
    reached = goals[known_name(goal, goals, "goal")] if goal else None
    results: list[dict[str, Any]] = []
    answers: dict[str, int] = {}
    for action in tried(state):
        result = _result(trace, action, reached)
        if result not in results:
            results.append(result)
        answers[str(action)] = results.index(result)
    scene: Scene = {
        "kind": "tryout",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "scene.tryout"),
        "game": trace.game,
        "form": "capture" if palki else "exchange",
        "player": state.to_act,
        "goal": ref(Phrase(f"tryout.goal.{goal}")) if goal else None,
        "table": picture_json(list(frames(trace))[-1].picture),
        "answers": answers,
        "results": results,
    }
    scene["patterns"] = patterns(keys_in(scene), languages)
    return scene


def tries(state: State) -> Iterator[Action]:
    """Every selection of cards that a player can make, two cards too, each with and without a call.

    >>> from tripalki_learn.games.tri_palki import begin, deal
    >>> sum(1 for _ in tries(deal(begin(["A", "B"]), 1).state))
    100
    """
    seat = state.to_act
    assert seat is not None
    for call in (False, True):
        for give in _selections(state.hands[seat]):
            for take in _selections(state.centre):
                if len(give) == len(take) == 3:
                    yield ExchangeAll(call)
                else:
                    yield Exchange(give, take, call)
        yield Pass(call)


def _selections(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    return list(chain.from_iterable(combinations(cards, size) for size in (1, 2, 3)))


def _result(trace: Trace, action: Any, reached: Goal | None) -> dict[str, Any]:
    game, state = game_named(trace.game), trace.state
    refusal = game.why_not(state, action)
    if refusal is not None:
        return {"refusal": ref(refusal_phrase(refusal, state.players))}
    after, events = game.apply(state, action)
    course = Trace(trace.game, state).then(action, after, events)
    made: dict[str, Any] = {
        "events": [ref(event_phrase(event, state.players)) for event in events],
        "tables": [picture_json(frame.picture) for frame in list(frames(course))[1:]],
    }
    if reached is not None:
        made["reached"] = reached(state, after)
    return made
