"""What scenes hold of the tables of the games beside Tri Palki, by the kind of picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from tripalki_learn.cards import Card
from tripalki_learn.explain import Phrase
from tripalki_learn.teaching.palki.picture import picture_parts as palki_parts
from tripalki_learn.teaching.trinka.picture import picture_parts as trinka_parts
from tripalki_learn.views import TablePicture, palki, trinka

Picture: TypeAlias = TablePicture | palki.TablePicture | trinka.TablePicture
"""What is to be seen of a table, in one of the games."""

Places: TypeAlias = Iterable[tuple[str, Iterable[Card | None]]]


class Parts(NamedTuple):
    """What a scene holds of a table: its ``json`` but for the words, and the words as ``phrases``.

    ``places`` are its cards by where they lie, ``marks`` what is to be seen besides: two tables
    that agree in both, but for the names of suits, ask the same question.
    """

    json: dict[str, Any]
    phrases: Sequence[Phrase]
    places: Places
    marks: tuple[Any, ...]


def parts_of(picture: Picture, said: Callable[[Phrase], Any]) -> Parts | None:
    """The parts of a table of another game; None for one of Tri Palki.

    ``said`` gives a phrase inside it as the scene holds phrases.
    """
    if isinstance(picture, palki.TablePicture):
        return Parts(
            palki_parts(picture),
            palki.table_phrases(picture),
            _palki_places(picture),
            (
                tuple(
                    (seat.name, seat.sheet, seat.dealer, seat.to_act, seat.last, len(seat.hand))
                    for seat in picture.seats
                ),
                picture.stock,
            ),
        )
    if isinstance(picture, trinka.TablePicture):
        return Parts(
            trinka_parts(picture, said),
            trinka.table_phrases(picture),
            [(f"seat {number}", seat.hand) for number, seat in enumerate(picture.seats)],
            (
                tuple(
                    (seat.name, seat.chips, seat.paid, seat.dealer, seat.to_act, seat.out)
                    for seat in picture.seats
                ),
                (picture.bank, picture.ante, picture.limit, picture.joker),
            ),
        )
    return None


def _palki_places(picture: palki.TablePicture) -> Places:
    for number, taker in enumerate(picture.seats):
        yield f"seat {number}", taker.hand
        yield f"taken {number}", taker.captured
    yield "centre", picture.table or ()
