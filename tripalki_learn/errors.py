"""What can go wrong, as facts: a code, a rule where one decides, and what a sentence needs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

T = TypeVar("T")


class TriPalkiError(Exception):
    """The base of every error that this package raises on purpose.

    ``code`` is a language-neutral name (``"card_twice"``), ``rule`` the rule number that decides or
    None, ``facts`` the values that a sentence about it needs, cards and seats among them.
    ``str()`` gives that sentence in English; `tripalki_learn.explain` gives it in four languages.
    """

    def __init__(self, code: str, rule: str | None = None, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        # An error shows itself as every object does: the one upward glance that DESIGN allows.
        from tripalki_learn.explain import error_sentence

        return error_sentence(self, "en").text

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows of it: the sentence alone, not the code that found it."""
        return [f"{type(self).__name__}: {self}"]

    def __repr__(self) -> str:
        said = " ".join(str(self).split())
        rule = f" {self.rule}" if self.rule else ""
        return f"<{type(self).__name__} {self.code}{rule}: {said[:120]}{'…' * (len(said) > 120)}>"

    def _repr_html_(self) -> str:
        from tripalki_learn.views.shown import html_of

        return html_of(self)


class UnknownName(TriPalkiError, KeyError):
    """A name that stands for nothing; the facts are ``what`` it should name, the ``name`` itself,
    and the names that are ``known``."""


class OutOfRange(TriPalkiError, ValueError):
    """A number that cannot be; the facts are ``what`` it counts, the ``number`` itself, and from
    ``least`` to ``most`` what can be."""


class Unfit(TriPalkiError, ValueError):
    """What was given cannot serve here: hands that have no order, a course that no record holds."""


class Unchangeable(TriPalkiError, AttributeError):
    """What is one thing for everybody, a card, was to be changed."""


def known_name(name: str, known: Iterable[str], what: str) -> str:
    """The name, if it is a known one. Raises `UnknownName`.

    >>> known_name("B", ("A", "B"), "player")
    'B'
    """
    names = list(known)
    if name not in names:
        raise UnknownName("unknown_name", what=what, name=str(name), known=names)
    return name


def within(number: int, least: int, most: int, what: str) -> int:
    """The number, if it lies in the range. Raises `OutOfRange`.

    >>> within(2, 2, 8, "players")
    2
    """
    if not isinstance(number, int) or not least <= number <= most:
        raise OutOfRange("out_of_range", what=what, number=str(number), least=least, most=most)
    return number


class WrongThing(TriPalkiError, TypeError):
    """Something else than what is wanted; the facts are ``what`` is wanted, and what is ``given``
    instead, as Python shows it."""


def wanted(given: T, kind: Any, what: str) -> T:
    """What is given, if it is of this kind (a type, or several). Raises `WrongThing`.

    >>> wanted("AH JH 6C", str, "text")
    'AH JH 6C'
    """
    if not isinstance(given, kind):
        raise WrongThing("wrong_thing", what=what, given=repr(given))
    return given
