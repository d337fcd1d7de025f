"""A hand explorer."""

from __future__ import annotations

import traitlets

from tripalki_learn.cards import NotationError, parse_cards, parse_hand
from tripalki_learn.teaching import explorer_scene
from tripalki_learn.widgets.module import carried
from tripalki_learn.widgets.scene_widget import SceneWidget


class Explorer(SceneWidget):
    """Any three of the 36 cards are chosen, and their worth is said at once.

    ``value`` lists the cards chosen, as codes. Raises `NotationError` for cards that cannot be.
    """

    name = "explorer"
    _esm, _css = carried("explorer")
    value = traitlets.List(traitlets.Unicode()).tag(sync=True)

    def __init__(self, cards: str = "") -> None:
        count = len(parse_cards(cards))
        if count > 3:
            raise NotationError("hand_size", text=cards, count=count, expected=3)
        hand = parse_hand(cards, size=count)
        super().__init__(explorer_scene(hand), value=[card.code for card in hand])
