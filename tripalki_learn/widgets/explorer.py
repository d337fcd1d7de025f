"""A hand explorer."""

from __future__ import annotations

import traitlets

from tripalki_learn.cards import Card, NotationError, parse_cards, parse_hand
from tripalki_learn.teaching import explorer_scene
from tripalki_learn.teaching.trinka.explorer import trinka_explorer_scene
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class Explorer(SceneWidget):
    """Any three of the 36 cards are chosen, and their worth is said at once.

    ``value`` lists the cards chosen, as codes. Raises `NotationError` for cards that cannot be.

    >>> Explorer("A♥ J♥ 6♣").value
    ['AH', 'JH', '6C']
    """

    name = "explorer"
    _esm, _css = carried("explorer")
    value = traitlets.List(traitlets.Unicode()).tag(sync=True)

    def __init__(self, cards: str = "") -> None:
        hand = chosen(cards)
        super().__init__(explorer_scene(hand), value=[card.code for card in hand])


class TrinkaExplorer(SceneWidget):
    """The same by the rules of Trinka; ``joker``: the table plays with it.

    >>> TrinkaExplorer("A♥ 6♦ 6♠", joker=True).value
    ['AH', '6D', '6S']
    """

    name = "explorer"
    _esm, _css = carried("explorer")
    value = traitlets.List(traitlets.Unicode()).tag(sync=True)

    def __init__(self, cards: str = "", joker: bool = False) -> None:
        hand = chosen(cards)
        super().__init__(trinka_explorer_scene(hand, joker), value=[card.code for card in hand])


def chosen(cards: str) -> tuple[Card, ...]:
    """Up to three cards of the pack, as they are typed. Raises `NotationError`."""
    count = len(parse_cards(cards))
    if count > 3:
        raise NotationError("hand_size", text=cards, count=count, expected=3)
    return parse_hand(cards, size=count)
