"""All games side by side: every question that is asked of them, and some cards worked in each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from tripalki_learn.cards import Card, parse_hand
from tripalki_learn.engine import SUBJECTS
from tripalki_learn.explain import RULES, Phrase
from tripalki_learn.explain.game import Worked, sentences_of
from tripalki_learn.games import GAMES, game_named
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, said, text_of

HANDS = tuple(
    map(
        parse_hand,
        (
            "AH JH 6C",
            "KH QH JH",
            "KH KD KC",
            "AH AD 6C",
            "AH AD AC",
            "6H 6D 6C",
            "6H 7H 8H",
            "KH 9D 6S",
        ),
    )
)
"""The cards that are worked in every game."""

_DECIDED = {rule.number for rule in RULES if rule.table}


def comparison_scene(languages: Sequence[str] = ALL) -> Scene:
    """Every registered game's answer to every question, with the rules that it rests on, those
    marked whose decision of the table it tells; and what each game makes of the same cards.

    >>> comparison_scene(["en"])["kind"]
    'comparison'
    """
    return {
        "kind": "comparison",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "comparison.label"),
        "explained": text_of(languages, "comparison.explained"),
        "table_mark": text_of(languages, "rules.table"),
        "table_explained": text_of(languages, "rules.table.explained"),
        "games": [text_of(languages, f"game.{name}") for name in GAMES],
        "head": text_of(languages, "comparison.question"),
        "subjects": [
            {
                "subject": subject,
                "title": text_of(languages, f"comparison.subject.{subject}"),
                "questions": [_question(name, languages) for name in names],
            }
            for subject, names in SUBJECTS.items()
        ],
        "worked": {
            "title": text_of(languages, "worked.title"),
            "explained": text_of(languages, "worked.explained"),
            "settings": [_said(setting, languages) for setting in _settings()],
            "head": text_of(languages, "worked.cards"),
            "hands": [_hand(cards, languages) for cards in HANDS],
        },
    }


def agreeing(question: str) -> list[list[str]]:
    """The games that give one and the same answer to a question, in groups of two and more.

    >>> agreeing("first")
    [['trinka', 'palki']]
    """
    groups = groupby(
        sorted(GAMES, key=lambda name: _says(question, name)), lambda name: _says(question, name)
    )
    return [found for _, names in groups if len(found := sorted(names, key=GAMES.index)) > 1]


def _says(question: str, game: str) -> str:
    return game_named(game).ANSWERS[question].says or game


def _question(name: str, languages: Sequence[str]) -> dict[str, Any]:
    return {
        "question": name,
        "text": text_of(languages, f"comparison.ask.{name}"),
        "agree": [
            text_of(
                languages, "comparison.agree", {"games": [Phrase(f"game.{game}") for game in games]}
            )
            for games in agreeing(name)
        ],
        "answers": [_answer(name, game, languages) for game in GAMES],
    }


def _answer(question: str, game: str, languages: Sequence[str]) -> dict[str, Any]:
    answer = game_named(game).ANSWERS[question]
    return {
        "text": _said(Phrase(f"comparison.{question}.{_says(question, game)}"), languages),
        "rules": list(answer.rules),
        "decided": list(answer.decided),
    }


def _settings() -> Iterator[Phrase]:
    for game in GAMES:
        setting = sentences_of(game).SETTING
        if setting is not None:
            yield setting


def _hand(cards: tuple[Card, ...], languages: Sequence[str]) -> dict[str, Any]:
    return {
        "cards": [card.code for card in cards],
        "worked": [
            [_worked(it, languages) for it in sentences_of(game).worked(cards)] for game in GAMES
        ],
    }


def _worked(worked: Worked, languages: Sequence[str]) -> dict[str, Any]:
    return {
        "text": _said(worked.phrase, languages),
        "rules": list(worked.rules),
        "decided": [rule for rule in worked.rules if rule in _DECIDED],
    }


def _said(phrase: Phrase, languages: Sequence[str]) -> dict[str, dict[str, str]]:
    return said(languages, phrase.said)
