"""Wrong beliefs about the rules, modelled as small wrong rules."""

from tripalki_learn.teaching.misconceptions.belief import Misconception, believing

ALL: tuple[Misconception, ...] = ()

__all__ = ["ALL", "Misconception", "believing"]
