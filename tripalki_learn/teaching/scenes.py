"""What all scenes have in common: texts in all languages at once, tables as plain JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from tripalki_learn.errors import TriPalkiError
from tripalki_learn.explain import LANGUAGES, Sentence, error_sentence, sentence
from tripalki_learn.teaching.pictures import Picture, parts_of
from tripalki_learn.views import SeatPicture, TablePicture, seat_note, table_speech

Scene: TypeAlias = dict[str, Any]
"""Plain JSON: what to draw, what may be done, what was ruled."""

T = TypeVar("T")

ALL: tuple[str, ...] = tuple(LANGUAGES)

VERSION = 1
"""The version of the form of scenes."""


def each(languages: Iterable[str], make: Callable[[str], T]) -> dict[str, T]:
    """The same thing in each language.

    >>> each(["en", "ru"], len)
    {'en': 2, 'ru': 2}
    """
    return {lang: make(lang) for lang in languages}


def text_of(
    languages: Iterable[str], key: str, slots: Mapping[str, Any] | None = None
) -> dict[str, str]:
    """The text of a catalog key in each language."""
    return each(languages, lambda lang: sentence(lang, key, slots or {}).text)


def error_text(languages: Iterable[str], error: TriPalkiError) -> dict[str, str]:
    """The sentence of an error in each language."""
    return each(languages, lambda lang: error_sentence(error, lang).text)


def said(languages: Iterable[str], make: Callable[[str], Sentence]) -> dict[str, dict[str, str]]:
    """A sentence, seen and spoken, in each language."""
    return each(languages, lambda lang: make(lang).json())


def in_languages(scene: Scene, languages: Sequence[str]) -> Scene:
    """A scene that carries these of its languages alone, as if it had been made for them.

    >>> in_languages({"languages": ["en", "fr"], "label": {"en": "Table", "fr": "Tapis"}}, ["fr"])
    {'languages': ['fr'], 'label': {'fr': 'Tapis'}}
    """
    carried = set(scene["languages"])

    def cut(value: Any) -> Any:
        if isinstance(value, list):
            return [cut(item) for item in value]
        if not isinstance(value, dict):
            return value
        # Nothing else has just the languages for its keys.
        kept = languages if value.keys() == carried else value
        return {key: cut(value[key]) for key in kept}

    return {**cut(scene), "languages": list(languages)}


def table_json(picture: Picture, languages: Sequence[str]) -> dict[str, Any]:
    """A table as scenes hold it."""
    other = parts_of(picture, lambda note: each(languages, lambda lang: note.said(lang).text))
    if other is not None:

        def spoken(lang: str) -> str:
            return " ".join(phrase.said(lang).spoken for phrase in other.phrases)

        return {**other.json, "text": each(languages, spoken)}
    assert isinstance(picture, TablePicture)
    return {
        "seats": [_seat(seat, languages) for seat in picture.seats],
        "centre": None if picture.centre is None else [card.code for card in picture.centre],
        "reserve": picture.reserve,
        "washed": [[card.code for card in triple] for triple in picture.washed],
        "text": each(languages, lambda lang: table_speech(picture, lang)),
    }


def _seat(seat: SeatPicture, languages: Sequence[str]) -> dict[str, Any]:
    noted = seat.score is not None or seat.again
    return {
        "name": seat.name,
        "hand": [card and card.code for card in seat.hand],
        "dealer": seat.dealer,
        "to_act": seat.to_act,
        "out": seat.out,
        "caller": seat.caller,
        "sticks": seat.sticks,
        "new_sticks": seat.new_sticks,
        "note": each(languages, lambda lang: seat_note(seat, lang)) if noted else None,
    }
