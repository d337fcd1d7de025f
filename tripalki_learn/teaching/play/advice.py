"""Hints of Tri Palki, and what a match has cost: the analysis of `players`, in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from tripalki_learn.engine import Seat, Trace
from tripalki_learn.explain import Phrase
from tripalki_learn.games.tri_palki import Action, Exchange, ExchangeAll
from tripalki_learn.players import Reason
from tripalki_learn.players.tri_palki import memory_of
from tripalki_learn.players.tri_palki.analysis import (
    Analysis,
    Cost,
    Prospect,
    analyse,
    costs,
    percent,
)
from tripalki_learn.teaching.play.game import Advice, Costly
from tripalki_learn.teaching.refs import ref
from tripalki_learn.views.text import score_phrase


def action_phrase(action: Action) -> Phrase:
    """The action in words."""
    call = ".call" * action.call
    if isinstance(action, Exchange) and len(action.give) == len(action.take) == 1:
        slots = {"give": action.give[0], "take": action.take[0]}
        return Phrase(f"action.exchange{call}", slots)
    return Phrase(f"action.{'all' if isinstance(action, ExchangeAll) else 'pass'}{call}")


def advice(trace: Trace) -> Advice:
    """Every legal action of the seat to act with its chances, the best one with its reasons.

    What is drawn, is drawn anew at every place of a match, and the same each time it is asked for.
    """
    analysis = analyse(memory_of(trace, trace.state.to_act), len(trace.steps))
    best = Phrase("hint.best", {"action": action_phrase(analysis.best.action)})
    say = (best, *_why(analysis.reasons()), _method(analysis))
    options = [_option(each, each is analysis.best) for each in analysis.prospects]
    return Advice(say, options, analysis.field.exact)


def _why(reasons: Iterable[Reason]) -> tuple[Phrase, ...]:
    return tuple(Phrase(f"hint.why.{each.key}", each.facts) for each in reasons)


def _method(analysis: Analysis) -> Phrase:
    """How the figures were found: all deals counted, or so many drawn."""
    field = analysis.field
    if field.exact:
        return Phrase("hint.exact", {"count": field.deals})
    return Phrase("hint.estimate", {"count": field.deals, "width": percent(field.width)})


def _option(prospect: Prospect, is_best: bool) -> dict[str, Any]:
    """An action as a page lists it; chances from 0 to 1."""
    option, chances = prospect.option, prospect.chances
    return {
        "text": str(option.action),
        "action": ref(action_phrase(option.action)),
        "note": ref(score_phrase(option.worth)),
        "lowest": chances.lowest,
        "highest": chances.highest,
        "stick": prospect.risk,
        "washes": option.washes,
        "helps": prospect.helps,
        "best": is_best,
    }


def costly(trace: Trace, seat: Seat) -> list[Costly]:
    """The decisions of a seat that cost most, each with what would have been better, and why."""
    return [Costly(cost.place, partial(_said, cost)) for cost in costs(trace, seat)]


def _said(cost: Cost, number: int) -> tuple[Phrase, ...]:
    facts = {
        "round": number,
        "action": action_phrase(cost.chosen.action),
        "risk": percent(cost.chosen.risk),
        "better": action_phrase(cost.best.action),
        "best": percent(cost.best.risk),
    }
    return (Phrase("hint.cost", facts), *_why(cost.analysis.reasons()), _method(cost.analysis))
