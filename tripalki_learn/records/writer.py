"""Writing a course of play back as a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tomli_w

from tripalki_learn.engine import Opening, Step, Trace
from tripalki_learn.errors import Unfit, wanted
from tripalki_learn.records.game import GameRecords, records_of
from tripalki_learn.records.record import FORMAT


def write_record(trace: Trace) -> str:
    """The trace as the text of a record, which replays to the same trace.

    Raises `Unfit` for a trace that does not begin with a deal or a set-up (a bare reveal).

    >>> from tripalki_learn.games.tri_palki import Pass, begin, begun, dealt, played
    >>> trace = played(dealt(begun(begin(["A", "B"])), 1), Pass())
    >>> write_record(trace).splitlines()[-3:]
    ['actions = [', '    "A pass",', ']']
    """
    form, start = records_of(wanted(trace, Trace, "trace").game), trace.start
    head = {
        "format": FORMAT,
        "game": trace.game,
        "players": list(start.players),
        "dealer": start.players[start.dealer],
        **form.head_json(start),
    }
    return tomli_w.dumps({**head, "rounds": [_round(form, steps) for steps in trace.rounds]})


def _round(form: GameRecords, steps: tuple[Step, ...]) -> dict[str, Any]:
    opening, *turns = steps
    players = opening.before.players
    if not isinstance(opening.cause, Opening):
        raise Unfit("no_opening")
    actions = [_turn(form, players, turn) for turn in turns]
    return {**form.opening_json(opening.cause, players), "actions": actions}


def _turn(form: GameRecords, players: Sequence[str], turn: Step) -> str:
    """Who acted, and the action."""
    name, what = players[turn.before.to_act], form.write_action(turn.cause, players)
    text = f"{name} {what}"
    # "A 10H x 2C" is a lay of "A 10H x" too, if somebody has that name: the longest name is meant.
    # Another space parts the name from the action, and then no longer name fits.
    while any(len(it) > len(name) and text.startswith(it) for it in map(str.strip, players)):
        name += " "
        text = f"{name} {what}"
    return text
