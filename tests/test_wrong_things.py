"""What is given in the place of something else is refused at the door, with one clear sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import pytest

from tripalki_learn.cards import Card, parse_card, parse_cards, parse_hand
from tripalki_learn.errors import TriPalkiError, WrongThing
from tripalki_learn.games import GAMES
from tripalki_learn.games.tri_palki import counted, ledger, showdown
from tripalki_learn.players.odds import odds
from tripalki_learn.records import (
    parse_action,
    parse_turn,
    read_bytes,
    read_file,
    read_record,
    replay,
    write_record,
)
from tripalki_learn.widgets import (
    Explorer,
    Odds,
    PalkiTable,
    Table,
    TrinkaExplorer,
    TrinkaTable,
    Tryout,
    Walkthrough,
    WhatIf,
)

HANDS = {"A": "AH KH QH", "B": "6D 6C 6S"}
ODD: Any = None
STATE = showdown(HANDS).state

WRONG: dict[str, list[tuple[Callable[..., Any], Any]]] = {
    "hands": [(f, odd) for f in (showdown, counted, WhatIf) for odd in (["AH KH QH"], None)]
    + [(f, odd) for f in (Table, TrinkaTable, PalkiTable) for odd in (None, 5, "AH KH QH")],
    "cards": [
        (showdown, {**HANDS, "B": None}),
        (showdown, {**HANDS, "B": ["6D", "6C", "6S"]}),
        (partial(showdown, HANDS, None, None), 5),
        (partial(PalkiTable, ["AH", "KD"], "", ""), 3),
    ],
    "numbers": [(partial(showdown, HANDS, None), odd) for odd in (3, ["x", "y"])]
    + [(partial(WhatIf, HANDS, None), 3), (partial(PalkiTable, ["AH"], "", "", None), ["x"])],
    "number": [(partial(TrinkaTable, HANDS), "x"), (partial(TrinkaTable, HANDS, 1), "x")],
    "rounds": [(ledger, 5), (ledger, [])],
    "trace": [(f, odd) for f in (Walkthrough, Tryout, write_record) for odd in (None, "x", STATE)]
    + [(Walkthrough(showdown(HANDS)).follow, None)],
    "turn": [(Table(HANDS).play, odd) for odd in (["A pass"], None, 5)]
    + [(parse_action, None), (lambda odd: parse_turn(odd, "AB"), ["A pass"])],
    "text": [(f, odd) for f in (parse_card, parse_cards, parse_hand) for odd in (["AH"], None)]
    + [(partial(Table, HANDS), 5), (Explorer, 5), (TrinkaExplorer, 5)],
    "card": [(partial(Card, ODD), "H"), (lambda odd: Card(odd, odd), "A")],
    "path": [(read_file, 5.5)],
    "bytes": [(read_bytes, "x")],
    "record_text": [(read_record, b"x"), (read_record, None)],
    "record": [(replay, "x"), (replay, None)],
}


def told(error: TriPalkiError) -> str:
    """The sentence, which must be one, in a single line."""
    said = str(error)
    assert said.endswith(".") and "\n" not in said and len(said) < 350
    return said


@pytest.mark.parametrize("what", WRONG)
def test_what_is_not_what_is_wanted_is_refused_at_the_door(what: str) -> None:
    for door, odd in WRONG[what]:
        with pytest.raises(WrongThing) as error:
            door(odd)
        assert isinstance(error.value, TypeError)
        assert error.value.facts["what"] == what, door
        assert "Given: “" in told(error.value)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_not_begun_or_dealt_with_what_is_none(name: str) -> None:
    game: Any = import_module(f"tripalki_learn.games.{name}")
    begun, centre = game.begin(["A", "B"]), [()] * (name == "tri_palki")
    wrong: list[tuple[str, Callable[[], object]]] = [
        *(("players", partial(game.begin, odd)) for odd in (None, 5, ["A", 2])),
        *(("players", partial(game.new_match, odd, 1)) for odd in (None, 5, ["A", 2])),
        *(("deck", partial(game.deal, begun, odd)) for odd in (None, 5.5, ["AH"] * 36)),
        *(("state", partial(game.deal, odd, 1)) for odd in (None, game.begin, "x")),
        *(("cards", partial(game.set_up, begun, odd, *centre)) for odd in (None, ["AH", "KH"])),
        ("state", partial(game.begun, None)),
        ("trace", partial(game.dealt, None, 1)),
        ("trace", partial(game.dealt, begun, 1)),
        ("trace", partial(game.laid_out, begun, [(), ()], *centre)),
        ("trace", partial(game.played, None, game.Unknown("draw"))),
    ]
    for what, attempt in wrong:
        with pytest.raises(WrongThing) as error:
            attempt()
        assert error.value.facts["what"] == what, attempt
        told(error.value)


def test_what_is_missing_is_refused_too() -> None:
    missing = [partial(WhatIf, {}), partial(Table, {}), partial(odds, "exchange")]
    for attempt in [*missing, partial(Odds, "exchange"), partial(read_file, "nowhere")]:
        with pytest.raises(TriPalkiError) as error:
            attempt()  # type: ignore[operator]
        told(error.value)
