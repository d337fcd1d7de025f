"""Scores and traces as HTML, for a bare notebook."""

from __future__ import annotations

from tripalki_learn.engine import Trace
from tripalki_learn.explain import explain_event
from tripalki_learn.games.tri_palki import Score
from tripalki_learn.views.card import hand_svg
from tripalki_learn.views.markup import markup
from tripalki_learn.views.text import score_note


def score_html(worth: Score, lang: str = "en") -> str:
    """A hand and what it is worth."""
    note, rules = markup(score_note(worth, lang)), markup(", ".join(worth.rules))
    return f"<div>{hand_svg(worth.cards, lang)}<p>{note} <small>{rules}</small></p></div>"


def trace_html(trace: Trace, lang: str = "en") -> str:
    """The course of play, a sentence for each event with its rule."""
    players = trace.start.players
    said = [explain_event(event, players, lang) for event in trace.events]
    items = "".join(
        f"<li>{markup(line.text)} <small>{markup(line.rule or '')}</small></li>" for line in said
    )
    return f"<ol>{items}</ol>"
