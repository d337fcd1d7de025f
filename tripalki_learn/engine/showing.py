"""How an object of the engine shows itself: in one line, and by a glance up to the views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, TypeVar

T = TypeVar("T")

_MANY = 6
"""So many members of a tuple are written out; of more only the first, the last and the number."""


class Told:
    """A fact that is told: ``str()`` is its English sentence, a notebook shows it as a ruling."""

    __slots__ = ()

    def __str__(self) -> str:
        from tripalki_learn.views.shown import text_of

        return text_of(self)

    def _repr_html_(self) -> str:
        from tripalki_learn.views.shown import html_of

        return html_of(self)


class Drawn:
    """A position that is drawn: ``str()`` is the table in words, a notebook shows its picture."""

    __slots__ = ()

    def __str__(self) -> str:
        from tripalki_learn.views.shown import text_of

        return text_of(self)

    def _repr_svg_(self) -> str:
        from tripalki_learn.views.shown import svg_of

        return svg_of(self)


def showing(look: type) -> Callable[[type[T]], type[T]]:
    """Lend a named tuple, which cannot inherit them, the methods of a look."""

    def lent(kind: type[T]) -> type[T]:
        for name, method in vars(look).items():
            if name in ("__str__", "_repr_html_", "_repr_svg_"):
                setattr(kind, name, method)
        return kind

    return lent


def brief(value: Any) -> str:
    """A value in a few words: of a long tuple its ends, and how many there are.

    >>> brief((1, 2)), brief(tuple(range(36)))
    ('(1, 2)', '(0, …, 35: 36)')
    """
    if isinstance(value, tuple) and len(value) > _MANY:
        return f"({value[0]!r}, …, {value[-1]!r}: {len(value)})"
    return repr(value)


def brief_fields(thing: Any, **instead: Any) -> str:
    """A dataclass by its fields, each in a few words; ``instead`` has what is shown for some."""
    shown = {each.name: getattr(thing, each.name) for each in fields(thing)} | instead
    told = ", ".join(f"{name}={brief(value)}" for name, value in shown.items())
    return f"{type(thing).__name__}({told})"


def cards_line(cards: Sequence[object] | None, none: str = "–") -> str:
    """Cards side by side: ``none`` where there are none, a question mark for what is not seen.

    >>> cards_line(()), cards_line(None)
    ('–', '?')
    """
    return "?" if cards is None else " ".join(map(repr, cards)) or none


def seat_line(name: str, cards: Sequence[object] | None, **marks: bool) -> str:
    """A seat in one line: its name, its cards, and in brackets what holds of it.

    >>> seat_line("Ann", (), dealer=True, to_act=True, caller=False)
    'Ann (dealer, to act)'
    """
    shown = ", ".join(mark.replace("_", " ") for mark, there in marks.items() if there)
    return " ".join(filter(None, [name, cards_line(cards, ""), shown and f"({shown})"]))
