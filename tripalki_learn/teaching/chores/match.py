"""A match that bots play, with every chore at its place."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from tripalki_learn.engine import Event, Step, Trace
from tripalki_learn.games.tri_palki import Deal
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.players.tri_palki import match
from tripalki_learn.teaching.asking import questions
from tripalki_learn.teaching.chores.acting import due_at_turn, place_of_turn
from tripalki_learn.teaching.chores.dealing import due_at_deal
from tripalki_learn.teaching.chores.due import Due, questions_of
from tripalki_learn.teaching.chores.judging import due_at_action
from tripalki_learn.teaching.chores.scoring import due_at_score
from tripalki_learn.teaching.chores.settling import CHORE_OF, due_at_settlement
from tripalki_learn.teaching.chores.washing import due_at_centre
from tripalki_learn.teaching.frames import frames
from tripalki_learn.teaching.question import Question
from tripalki_learn.views import TablePicture

PLAYERS = ("A", "B", "C", "D")
"""Who sits at the table."""

LEVELS = ("beginner", "careful", "counter", "careful")


class Moment(NamedTuple):
    """One thing that happens or is asked: the ``picture`` of the table with it.

    ``event`` is what happened, or there is a ``question`` of a ``chore``, which is not asked with
    one of the chores ``unless``. With neither the picture alone has changed. ``ends``: with it the
    round has been settled.
    """

    picture: TablePicture
    event: Event | None = None
    question: Question | None = None
    chore: str = ""
    unless: tuple[str, ...] = ()
    ends: bool = False


def bots(seed: int | str) -> Trace:
    """A whole match of bots, the same for the same seed.

    >>> bots(1).state.status
    'won'
    """
    return match(PLAYERS, LEVELS, seed)


def moments(trace: Trace, seed: int | str) -> list[Moment]:
    """What happens in a match and what can be asked about it, in its order.

    ``seed``: of what is not allowed and is tried all the same, and of which cards of a deal are
    asked about.

    >>> from tripalki_learn.games.tri_palki import begin, begun, dealt
    >>> trace = dealt(begun(begin(PLAYERS)), 1)
    >>> [it.chore for it in moments(trace, 1) if it.question]
    ['deal', 'deal', 'washout', 'turn']
    """
    chance = random.Random(f"tripalki:chores:{seed}")
    players = trace.start.players
    made = list(_moments(trace, chance, players))
    asked = iter(questions_of(each for each in made if isinstance(each, Due)))
    return [
        Moment(each.picture, None, next(asked), each.chore, each.unless)
        if isinstance(each, Due)
        else each
        for each in made
    ]


def _moments(trace: Trace, chance: random.Random, players: Sequence[str]) -> Iterator[Moment | Due]:
    shown = [frame.picture for frame in frames(trace)]
    told = dict(questions(trace, tuple(CHORE_OF)))
    before, first = shown[0], 0
    since: list[Step] = []  # the call of the last round and what followed
    yield Moment(before)
    for step in trace.steps:
        pictures = shown[1 + first : 1 + first + len(step.events)]
        place = place_of_turn(step)
        # Who acts is seen only once it has been asked.
        pictures[:place] = [_nobody_acts(picture) for picture in pictures[:place]]
        since = [*since, step] if since or step.after.caller is not None else []
        asked = _dues(since or [step], before, pictures, chance, players)
        since = since if step.after.ending is None else []
        for number, event in enumerate(step.events):
            yield from asked.get(number, ())
            name = told.get(first + number)
            if name is not None:
                yield due_at_settlement(name, step, pictures[number - 1], players)
            yield Moment(pictures[number], event)
        yield from asked.get(len(step.events), ())
        before = shown[first + len(step.events)]
        ends = step.after.settlement is not None
        if place == len(step.events) or ends:
            yield Moment(before, ends=ends)
        first += len(step.events)


def _dues(
    steps: Sequence[Step],
    before: TablePicture,
    pictures: Sequence[TablePicture],
    chance: random.Random,
    players: Sequence[str],
) -> dict[int, list[Due]]:
    """What is asked of the last of these steps, by the place of the event before which it is
    asked; the others are those since the call."""
    step = steps[-1]
    asked: dict[int, list[Due]] = {}

    def ask(place: int, *dues: Due) -> None:
        asked.setdefault(place, []).extend(dues)

    if isinstance(step.cause, Deal):
        dealt = next(n for n, event in enumerate(step.events) if isinstance(event, ev.CardsDealt))
        ask(dealt, *due_at_deal(step, before, chance, players))
    else:
        ask(0, *due_at_action(step, before, chance, players))
    for place, due in due_at_centre(step, pictures, players):
        ask(place, due)
    place = place_of_turn(step)
    ask(place, *due_at_turn(steps, _nobody_acts(pictures[place - 1]), players))
    for number, event in enumerate(step.events):
        if isinstance(event, ev.HandScored):
            ask(number, due_at_score(event, pictures[number - 1], players, step))
    return asked


def _nobody_acts(picture: TablePicture) -> TablePicture:
    seats = tuple(replace(seat, to_act=False, again=False) for seat in picture.seats)
    return replace(picture, seats=seats)
