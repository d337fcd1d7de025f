"""A tryout at another table: the hands and the centre that a link names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tripalki_learn.cards import parse_cards, parse_hand, shuffled
from tripalki_learn.engine import Trace
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.games import palki, tri_palki
from tripalki_learn.teaching.scenes import error_text
from tripalki_learn.teaching.tryout import tryout_scene


def lay_out(head: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The scene of the tryout with other cards.

    ``head`` names the ``game``, the ``goal`` (as the scene has it) and the ``languages``.
    ``wanted`` holds ``hands``, cards as text by player of whom the first acts, and the ``centre``,
    in Palki the table. Its ``n`` comes back with the ``scene``, or with the reason why not in
    ``refused``, by language.
    """
    answer: dict[str, Any] = {"n": wanted.get("n")}
    languages = head["languages"]
    hands = {str(name): str(cards) for name, cards in dict(wanted.get("hands") or {}).items()}
    goal = (head.get("goal") or {}).get("k", "").rpartition(".")[2] or None
    lay = _palki if head.get("game") == "palki" else _tri_palki
    try:
        trace = lay(hands, str(wanted.get("centre") or ""))
        return {**answer, "scene": tryout_scene(trace, goal, languages)}
    except TriPalkiError as error:
        return {**answer, "refused": error_text(languages, error)}


def _tri_palki(hands: Mapping[str, str], centre: str) -> Trace:
    """What is not named is the reserve (TP-2.4), in an order that belongs to the cards named."""
    held = [parse_hand(cards) for cards in hands.values()]
    lying = parse_hand(centre)
    named = {*lying, *(card for hand in held for card in hand)}
    reserve = [card for card in shuffled(f"{held} {lying}") if card not in named]
    start = tri_palki.begun(tri_palki.begin(tuple(hands)))
    return tri_palki.laid_out(start, held, lying, reserve)


def _palki(hands: Mapping[str, str], table: str) -> Trace:
    """Left of the dealer begins (PA-1.4): so the last player has dealt."""
    start = palki.begun(palki.begin(tuple(hands), len(hands) - 1))
    return palki.laid_out(
        start, [parse_cards(cards) for cards in hands.values()], parse_cards(table)
    )
