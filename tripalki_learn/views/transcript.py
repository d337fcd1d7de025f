"""A course of play, and the fault that ended it, as plain lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tripalki_learn.cards import Card
from tripalki_learn.engine import State, Trace
from tripalki_learn.explain import Catalog, Sentence, error_sentence, explain_event, sentence
from tripalki_learn.explain.words import Words, card_words
from tripalki_learn.games import game_named
from tripalki_learn.records import RecordError, records_of


def ruled_line(said: Sentence) -> str:
    """A sentence with the rule that it explains before it.

    >>> ruled_line(Sentence("A passes.", "A passes.", "TP-3.7"))
    '[TP-3.7] A passes.'
    """
    return f"[{said.rule}] {said.text}" if said.rule else said.text


def transcript(trace: Trace, lang: str = "en") -> Iterator[str]:
    """The rounds of a trace, each with a heading and a line for every event."""
    for number, steps in enumerate(trace.rounds, 1):
        players = steps[0].before.players
        slots = {"number": number, "player": players[steps[0].after.dealer]}
        yield sentence(lang, "cli.round", slots).text
        for step in steps:
            for event in step.events:
                yield "  " + ruled_line(explain_event(event, players, lang))
    state: State = trace.state
    if state.to_act is not None:
        yield sentence(lang, "cli.in_progress", {"player": state.players[state.to_act]}).text


def legal_texts(trace: Trace, lang: str = "en") -> list[str]:
    """What may be done at the end of a trace, with the cards as people of the language see them;
    a record reads it so too.

    >>> from tripalki_learn.games import tri_palki
    >>> trace = tri_palki.dealt(tri_palki.begun(tri_palki.begin(["A", "B"])), 7)
    >>> legal_texts(trace, "fr")[0]
    'A♠>R♠'
    """
    catalog = Catalog.of(lang)

    def seen(cards: Iterable[Card]) -> str:
        return " ".join(card_words(catalog, card).text for card in cards)

    write, players = records_of(trace.game).write_action, trace.state.players
    actions = game_named(trace.game).legal_actions(trace.state)
    return [write(action, players, seen) for action in actions]


def fault_line(error: RecordError, file: str, lang: str = "en") -> str:
    """What is wrong with a record: file, round, action, rule, and what would have been legal."""
    level = "action" if error.action else "round" if error.round else "file"
    key = f"cli.fault.{level}" + (".rule" if error.rule else "")
    slots = {
        "file": file,
        "round": error.round,
        "action": error.action,
        "rule": error.rule,
        "message": Words(*error_sentence(error, lang)[:2]),
    }
    line = sentence(lang, key, slots).text
    if error.legal and error.trace is not None:
        legal = {"player": error.to_act, "legal": ", ".join(legal_texts(error.trace, lang))}
        line += " " + sentence(lang, "cli.legal", legal).text
    return line
