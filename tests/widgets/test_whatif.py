"""What-ifs and tryouts from Python: traits, other hands, refusals in four languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import ipywidgets
import pytest
import traitlets
from IPython.core.interactiveshell import InteractiveShell

from tripalki_learn.errors import UnknownName
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.widgets import PalkiTable, Table, TrinkaTable, Tryout, WhatIf

HANDS = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}
CODES = {"A": "6H 7H 8H", "B": "AC AD AS", "C": "KD QD 10D", "D": "AH JH 9H"}


@pytest.fixture(scope="module")
def whatif() -> WhatIf:
    return WhatIf(HANDS, "A")


def hands(widget: WhatIf) -> list[list[str]]:
    return [seat["hand"] for seat in widget.scene["table"]["seats"]]


def settled(widget: WhatIf, dealer: int, sticks: list[int]) -> dict[str, Any]:
    """What the scene holds for this dealer and these sticks, looked up as its docstring says."""
    place = dealer
    for held in sticks:
        place = place * 4 + held
    result: dict[str, Any] = widget.scene["results"][widget.scene["rows"][place]]
    return result


def test_sticks_and_dealer_can_be_linked_to_controls(whatif: WhatIf) -> None:
    slider = ipywidgets.IntSlider(max=3)
    assert (whatif.sticks, whatif.dealer) == ([0, 0, 0, 0], 0)
    ipywidgets.link((slider, "value"), (whatif, "dealer"))
    slider.value = 2
    assert whatif.dealer == 2
    ipywidgets.jslink((slider, "value"), (whatif, "dealer"))
    whatif.dealer = 0
    with pytest.raises(traitlets.TraitError):
        whatif.sticks = [0, 0, 0, 4]
    assert {"sticks", "dealer", "wanted", "refused"} <= set(whatif.get_state())


def test_the_worked_example_with_three_sticks_before_d(whatif: WhatIf) -> None:
    result = settled(whatif, 0, [0, 0, 0, 3])
    assert result["penalised"] == [2, 3]
    assert (result["out"], result["next_dealer"]) == ([3], 0)
    assert settled(whatif, 0, [0, 0, 0, 0])["next_dealer"] == 3


def test_other_hands_are_settled_and_impossible_ones_refused() -> None:
    widget = WhatIf({"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠"}, sticks=[0, 2])
    widget.wanted = {"A": "6H 7H 8H", "B": "6C AD AS"}
    assert hands(widget)[1] == ["6C", "AD", "AS"]
    assert widget.refused == {}
    assert settled(widget, 0, [0, 2])["sticks"] == [0, 3]  # B is the only ordinary hand
    for impossible in ("6H AD AS", "6C AD", "6C AD ZZ"):
        widget.wanted = {"A": "6H 7H 8H", "B": impossible}
        assert set(widget.refused) == set(LANGUAGES)
        assert len(set(widget.refused.values())) == len(LANGUAGES)
        assert hands(widget)[1] == ["6C", "AD", "AS"]
    widget.wanted = {}
    widget.wanted = {"A": "6H 7H 8H", "B": "AC AD AS"}
    assert widget.refused == {}


def test_five_players_are_settled_one_situation_at_a_time() -> None:
    widget = WhatIf({**HANDS, "E": "K♣ 9♣ 7♠"})
    assert len(widget.scene["rows"]) == 1
    widget.sticks = [0, 0, 0, 0, 3]
    widget.wanted = {**CODES, "E": "KC 9C 7S"}
    assert widget.scene["sticks"] == [0, 0, 0, 0, 3]
    assert widget.scene["results"][0]["out"] == [4]


def test_a_table_is_tried_at_and_asked_about() -> None:
    table = Table(["A♥ J♥ 6♣", "7♦ 7♣ 7♥"], centre="K♥ 9♦ 8♠")
    tried = table.tryout("thirty_one")
    assert isinstance(tried, Tryout)
    results, answers = tried.scene["results"], tried.scene["answers"]
    assert results[answers["6C>KH"]]["reached"] is True
    assert results[answers["JH 6C>KH 9D"]]["refusal"]["r"] == "TP-2.7"
    assert hands(Table(HANDS).whatif())[3] == ["AH", "JH", "9H"]
    with pytest.raises(UnknownName, match="no goal “no such goal” here"):
        table.tryout("no such goal")


@pytest.mark.parametrize(
    "lay",
    [
        lambda: Table({"A": "A♥ K♥ Q♥", "B": "K♦ K♣ K♠"}, dealer="Q"),
        lambda: Table(["A♥ J♥ 6♣", "7♦ 7♣ 7♥"], centre="K♥ 9♦ 8♠", dealer="Q"),
        lambda: Table(["A♥ J♥ 6♣", "7♦ 7♣ 7♥"], centre="K♥ 9♦ 8♠", to_act="Q"),
        lambda: PalkiTable(["7♥ K♣", "Q♠"], table="3♣ 4♦ 7♠", to_act="Q"),
        lambda: PalkiTable(["7♥ K♣", "Q♠"], table="3♣ 4♦ 7♠", last_capture="Q"),
        lambda: TrinkaTable(["A♥ 6♥ 8♦", "K♥ 7♥ 8♠"]).again(joins="Q"),
    ],
)
def test_a_name_that_nobody_at_the_table_has_is_refused(lay: Callable[[], object]) -> None:
    with pytest.raises(UnknownName, match="“Q” is not a player; the players are: A and B"):
        lay()


def test_a_notebook_shows_a_mistake_as_its_sentence_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shell = cast(Any, InteractiveShell)()
    shell.run_cell("from tripalki_learn.widgets import Table; Table(['9♣ 9♦', 'K♦ K♣ K♠'])")
    shown = capsys.readouterr().out
    assert "A hand has three cards, but “9♣ 9♦” has 2." in shown
    assert "Traceback" not in shown
    assert len(shown.splitlines()) <= 2
