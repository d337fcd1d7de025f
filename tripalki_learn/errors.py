"""What can go wrong, as facts: a code, a rule where one decides, and what a sentence needs."""

from __future__ import annotations


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
