"""How the objects of the engine show themselves: as text, as HTML and as SVG, in English.

A fact does not know the names of the players: shown by itself, it calls the seats A, B, C …
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from string import ascii_uppercase
from typing import Any, NamedTuple

from tripalki_learn.engine import Event, Problem, Refusal, Rule, Step, Trace, Transition
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.explain import (
    Phrase,
    Sentence,
    error_sentence,
    explain_event,
    explain_problem,
    explain_refusal,
    explain_rule,
)
from tripalki_learn.games import palki, tri_palki, trinka
from tripalki_learn.views import palki as palki_views
from tripalki_learn.views import trinka as trinka_views
from tripalki_learn.views.html import ruled_html, rulings_html, trace_html
from tripalki_learn.views.picture import picture_of
from tripalki_learn.views.table import state_svg
from tripalki_learn.views.text import table_text
from tripalki_learn.views.transcript import ruled_line, transcript


class _Look(NamedTuple):
    """How the positions of a game look: as a picture, and what a picture is in words."""

    svg: Callable[..., str]
    picture: Callable[..., Any]
    text: Callable[..., str]


_TRI_PALKI = _Look(state_svg, picture_of, table_text)
_TRINKA = _Look(trinka_views.state_svg, trinka_views.picture_of, trinka_views.table_text)
_PALKI = _Look(palki_views.state_svg, palki_views.picture_of, palki_views.table_text)

_LOOKS: dict[type, _Look] = {
    tri_palki.State: _TRI_PALKI,
    tri_palki.Observation: _TRI_PALKI,
    trinka.State: _TRINKA,
    trinka.Observation: _TRINKA,
    palki.State: _PALKI,
    palki.Observation: _PALKI,
}


def text_of(thing: Any) -> str:
    """What ``str()`` of an object is: the sentence of a fact, the table of a position in words.

    >>> from tripalki_learn.games.tri_palki.events import FirstToAct
    >>> text_of(FirstToAct("TP-2.5", 0))
    'A dealt, so A acts first.'
    """
    if type(thing) in _LOOKS:
        look = _LOOKS[type(thing)]
        return look.text(look.picture(thing))
    if isinstance(thing, Trace):
        return "\n".join(transcript(thing)) or str(thing.start)
    if isinstance(thing, Step | Transition):
        return "\n".join([*map(ruled_line, _told(thing)), str(_after(thing))])
    said = _said(thing)
    return ruled_line(said) if isinstance(thing, Rule) else said.text


def html_of(thing: Any) -> str:
    """What a notebook shows of an object that is told: sentences, each with its rule."""
    if isinstance(thing, Trace):
        return trace_html(thing)
    if isinstance(thing, Step | Transition):
        after = _after(thing)
        drawn = svg_of(after) if type(after) in _LOOKS else ""
        return f"<div>{rulings_html(_told(thing))}{drawn}</div>"
    return f"<p>{ruled_html(_said(thing))}</p>"


def svg_of(position: Any) -> str:
    """A state as a picture, all cards face up; or what a seat sees of it."""
    return _LOOKS[type(position)].svg(position)


def _said(fact: Any) -> Sentence:
    try:
        return _sentence(fact)
    except (TriPalkiError, LookupError, StopIteration):
        # A fact that no catalog tells, one that somebody is about to invent, still shows itself.
        return Sentence(repr(fact), repr(fact), getattr(fact, "rule", None))


def _sentence(fact: Any) -> Sentence:
    if isinstance(fact, Event):
        return explain_event(fact, ascii_uppercase)
    if isinstance(fact, Refusal):
        return explain_refusal(fact, ascii_uppercase)
    if isinstance(fact, Problem):
        return explain_problem(fact, ascii_uppercase)
    if isinstance(fact, Rule):
        return explain_rule(fact.number)
    if isinstance(fact, Phrase):
        return fact.said("en")
    said: Sentence = error_sentence(fact)
    return said


def _told(course: Step | Transition[Any]) -> Sequence[Sentence]:
    players = _after(course).players
    return [explain_event(event, players) for event in course.events]


def _after(course: Step | Transition[Any]) -> Any:
    return course.after if isinstance(course, Step) else course.state
