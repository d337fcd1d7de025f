"""The explorer of Trinka: all 7,140 hands as a scene, with and without the joker."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tripalki_learn.explain.trinka import worth_variant
from tripalki_learn.games.trinka import Hand, Kind, score
from tripalki_learn.teaching.explorer import NO_ORDER, Pattern, Row, packed, scene_of
from tripalki_learn.teaching.scenes import ALL, Scene


@cache
def _packed(joker: bool) -> tuple[tuple[Pattern, ...], str]:
    def row_of(hand: Hand) -> Row:
        worth = score(hand, joker)
        variant = worth_variant(worth.kind, worth.scoring, worth.joker)
        single = ".single" if variant == "suit" and len(worth.scoring) == 1 else ""
        plain = worth.kind is Kind.SUIT and not worth.joker
        # What a combination counts stands in its sentence; no sum of a suit stands out for it.
        total = worth.value or 0 if worth.kind is Kind.SUIT else 0
        pattern = Pattern(f"explorer.trinka.{variant}{single}", worth.rules)
        return Row(pattern, worth.scoring, total, 0 if plain else NO_ORDER)

    return packed(row_of)


def trinka_explorer_scene(
    selected: Hand = (), joker: bool = False, languages: Sequence[str] = ALL
) -> Scene:
    """The explorer as a scene; ``joker``: the table plays with it."""
    return scene_of(*_packed(joker), selected, languages)
