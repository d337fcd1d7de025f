"""The picture of the first page: the table that its text speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from tripalki_learn.cards import PACK_36, parse_hand
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.games.tri_palki import begin, begun, laid_out
from tripalki_learn.teaching import Scene, table_scene

HANDS = ("A♥ J♥ 6♣", "10♦ 9♣ 7♠", "Q♠ 8♥ 7♦", "J♦ 8♣ 6♠")
"""The hand that the text counts, and three that are not shown."""

CENTRE = "K♥ 9♦ 8♠"


def first_scene(languages: Sequence[str] = tuple(LANGUAGES)) -> Scene:
    """A table in play as its first player sees it: three cards in hand, three in the centre, and
    the rest of the pack in the reserve.

    >>> first_scene(["en"])["kind"]
    'table'
    """
    *hands, centre = [parse_hand(cards) for cards in (*HANDS, CENTRE)]
    lying = {card for cards in (*hands, centre) for card in cards}
    reserve = [card for card in PACK_36 if card not in lying]
    trace = laid_out(begun(begin("ABCD")), hands, centre, reserve)
    return table_scene(trace.state, 0, languages)
