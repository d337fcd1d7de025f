"""Scores and traces as HTML, for a bare notebook."""

from __future__ import annotations

from collections.abc import Iterable

from tripalki_learn.engine import Trace
from tripalki_learn.explain import Sentence, explain_event
from tripalki_learn.games.tri_palki import Score
from tripalki_learn.views.card import hand_svg
from tripalki_learn.views.markup import markup
from tripalki_learn.views.text import score_note


def score_html(worth: Score, lang: str = "en") -> str:
    """A hand and what it is worth.

    >>> from tripalki_learn.cards import parse_hand
    >>> from tripalki_learn.games.tri_palki import score
    >>> score_html(score(parse_hand("6H 6C 6S")))[-64:]
    'g></g></svg><p>three sixes: safe <small>TP-4.7</small></p></div>'
    """
    note, rules = markup(score_note(worth, lang)), markup(", ".join(worth.rules))
    return f"<div>{hand_svg(worth.cards, lang)}<p>{note} <small>{rules}</small></p></div>"


def trace_html(trace: Trace, lang: str = "en") -> str:
    """The course of play, a sentence for each event with its rule.

    >>> from tripalki_learn.games.tri_palki import showdown
    >>> trace = showdown({"A": "AH KH QH", "B": "6D 6C 6S"})
    >>> trace_html(trace).count("<li>")
    6
    """
    players = trace.start.players
    return rulings_html(explain_event(event, players, lang) for event in trace.events)


def rulings_html(said: Iterable[Sentence]) -> str:
    """Sentences one after the other, each with its rule."""
    return f"<ol>{''.join(f'<li>{ruled_html(line)}</li>' for line in said)}</ol>"


def ruled_html(said: Sentence) -> str:
    """A sentence with its rule.

    >>> ruled_html(Sentence("A passes.", "A passes.", "TP-3.7"))
    'A passes. <small>TP-3.7</small>'
    """
    return (
        f"{markup(said.text)} <small>{markup(said.rule)}</small>"
        if said.rule
        else (markup(said.text))
    )
