"""When two questions are the same but for the names of the suits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from tripalki_learn.cards import Card, Suit
from tripalki_learn.explain import Phrase
from tripalki_learn.teaching.pictures import Picture, parts_of
from tripalki_learn.views import TablePicture

Shape: TypeAlias = tuple[Any, ...]
"""Equal for two questions that differ only in which suit is which, or in the order of a hand."""


def shape(picture: Picture, prompt: Phrase) -> Shape:
    """What a question looks like if the suits have no names.

    Each suit is known by where which of its ranks lie; the four suits are an unordered lot.
    """
    held: dict[Suit, list[tuple[str, str]]] = {suit: [] for suit in Suit}
    for place, cards in _places(picture, prompt):
        for card in cards:
            if card is not None:
                held[card.suit].append((place, card.rank.value))
    suits = tuple(sorted(tuple(sorted(cards)) for cards in held.values()))
    return (*_words(prompt), *_seats(picture), suits)


def _seats(picture: Picture) -> tuple[Any, ...]:
    """What is to be seen of a table besides its cards."""
    other = parts_of(picture, id)
    if other is not None:
        return other.marks
    assert isinstance(picture, TablePicture)
    seats = tuple(
        (seat.name, seat.sticks, seat.dealer, seat.out, seat.caller, seat.to_act, len(seat.hand))
        for seat in picture.seats
    )
    return seats, picture.reserve


def _places(picture: Picture, prompt: Phrase) -> Iterator[tuple[str, Iterable[Card | None]]]:
    other = parts_of(picture, id)
    if other is not None:
        yield from other.places
        yield from _said(prompt, "said")
        return
    assert isinstance(picture, TablePicture)
    for number, seat in enumerate(picture.seats):
        yield f"seat {number}", seat.hand
    yield "centre", picture.centre or ()
    for number, triple in enumerate(picture.washed):
        yield f"washed {number}", triple
    yield from _said(prompt, "said")


def _said(phrase: Phrase, place: str) -> Iterator[tuple[str, Iterable[Card]]]:
    """The cards of which a phrase speaks."""
    for name, value in phrase.slots.items():
        here = f"{place} {name}"
        if isinstance(value, Phrase):
            yield from _said(value, here)
        elif isinstance(value, Card):
            yield here, (value,)
        elif isinstance(value, tuple) and value and isinstance(value[0], Card):
            yield here, value


def _words(phrase: Phrase) -> tuple[Any, ...]:
    """What a phrase says besides cards and suits."""
    words: list[Any] = [phrase.key]
    slots: Mapping[str, Any] = phrase.slots
    for name, value in slots.items():
        if isinstance(value, Phrase):
            words.append(_words(value))
        elif isinstance(value, str | int):
            words.append((name, value))
    return (tuple(words),)
