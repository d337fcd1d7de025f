"""The widgets from Python: traits, what a cell shows, links to other widgets."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import ipywidgets
import pytest
import traitlets

from tests.games.tri_palki.table import Table
from tripalki_learn.cards import NotationError
from tripalki_learn.explain import LANGUAGES, error_sentence
from tripalki_learn.games.tri_palki import counted, showdown
from tripalki_learn.teaching import (
    comparison_scene,
    explorer_scene,
    rules_scene,
    table_scene,
    walkthrough_scene,
)
from tripalki_learn.widgets import Comparison, Explorer, Rules, TableView, Walkthrough
from tripalki_learn.widgets.module import PAGE_VARIABLE

SCENE = "application/vnd.tripalki-learn.scene+json"
VIEW = "application/vnd.jupyter.widget-view+json"

HANDS = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}


def table() -> Table:
    return Table.laid(["AS KS QS", "9H 10D 8C"], "7H JC 10S", "KC QD 6S")


def every_widget() -> list[tuple[str, Any, dict[str, Any]]]:
    """Each widget by its name, with the scene that it must carry."""
    trace = showdown(HANDS)
    return [
        ("walkthrough", Walkthrough(trace), walkthrough_scene(trace)),
        ("explorer", Explorer(), explorer_scene()),
        ("table", TableView(table().state), table_scene(table().state)),
        ("rules", Rules(), rules_scene()),
        ("comparison", Comparison(), comparison_scene()),
    ]


def test_a_cell_shows_the_widget_and_carries_its_scene() -> None:
    for name, widget, scene in every_widget():
        data, metadata = widget._repr_mimebundle_()
        assert data[VIEW]["model_id"] == widget.model_id
        assert data[SCENE] == {"widget": name, "model_id": widget.model_id, "scene": scene}
        assert json.loads(json.dumps(data[SCENE])) == data[SCENE]
        assert isinstance(metadata, dict)


def test_what_the_page_needs_is_sent_to_it() -> None:
    for name, widget, scene in every_widget():
        state = widget.get_state()
        assert state["scene"] == scene
        assert state["_esm"].startswith("const KIT = ")
        assert "." in state["_css"]
        assert {"walkthrough": "index", "explorer": "value"}.get(name, "scene") in state


def test_a_page_of_ours_is_not_sent_again_what_it_has() -> None:
    show = "import tripalki_learn.widgets as w; print(*map(len, (w.Drill._esm, w.Drill._css)))"
    environment = {**os.environ, PAGE_VARIABLE: "1"}
    made = subprocess.run(
        [sys.executable, "-c", show], env=environment, capture_output=True, text=True, check=True
    )
    script, style = map(int, made.stdout.split())
    assert 0 < script < 300 and style == 0


def test_the_step_of_a_walkthrough_is_a_trait() -> None:
    shown = Walkthrough(showdown(HANDS), index=2)
    assert shown.index == 2
    assert shown.last == len(shown.scene["steps"]) - 1 > 5
    seen: list[int] = []
    shown.observe(lambda change: seen.append(change["new"]), "index")
    shown.index = shown.last
    assert seen == [shown.last]
    with pytest.raises(traitlets.TraitError):
        shown.index = -1
    with pytest.raises(traitlets.TraitError):
        shown.index = "2"  # type: ignore[assignment]


def test_a_walkthrough_follows_another_trace() -> None:
    shown = Walkthrough(showdown(HANDS), index=3)
    model = shown.model_id
    other = counted({"A": "A♥ J♥ 6♣", "B": "6♦ 7♦ 8♦"})
    shown.follow(other)
    assert shown.index == 0
    assert shown.model_id == model
    assert shown.scene == walkthrough_scene(other)
    assert shown._repr_mimebundle_()[0][SCENE]["scene"] == walkthrough_scene(other)
    assert shown.last == 4  # A is counted, added up and scored, B is special


def test_a_walkthrough_can_be_linked_to_a_slider() -> None:
    shown, slider = Walkthrough(showdown(HANDS)), ipywidgets.IntSlider(max=9)
    linked = ipywidgets.jslink((slider, "value"), (shown, "index"))
    assert linked.source == (slider, "value")
    assert linked.target == (shown, "index")
    ipywidgets.link((slider, "value"), (shown, "index"))
    slider.value = 4
    assert shown.index == 4
    with pytest.raises(TypeError):
        ipywidgets.jslink((slider, "value"), (shown, "last"))  # not a trait that the page knows


def test_the_choice_of_an_explorer_is_a_trait() -> None:
    assert Explorer().value == []
    chosen = Explorer("A♥, t♦ 6c")
    assert chosen.value == ["AH", "10D", "6C"]
    assert chosen.scene["selected"] == ["AH", "10D", "6C"]
    assert Explorer("V♠").value == ["JS"]
    chosen.value = ["KH"]
    assert chosen.value == ["KH"]
    with pytest.raises(traitlets.TraitError):
        chosen.value = [1]  # type: ignore[list-item]
    # Two explorers do not share their choice.
    assert Explorer().value == []


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("A♥ ZZ", "unreadable_card"),
        ("A♥ K♥ Q♥ J♥", "hand_size"),
        ("A♥ AH", "card_twice"),
        ("2♥", "not_in_pack"),
    ],
)
def test_an_explorer_refuses_what_cannot_be_chosen(cards: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        Explorer(cards)
    assert caught.value.code == code
    assert len({error_sentence(caught.value, lang).text for lang in LANGUAGES}) == 4


def test_a_table_view_shows_what_a_seat_sees() -> None:
    state = table().state
    hands = [seat["hand"] for seat in TableView(state, seat=1).scene["table"]["seats"]]
    assert hands == [[None, None, None], ["9H", "10D", "8C"]]
    hands = [seat["hand"] for seat in TableView(state).scene["table"]["seats"]]
    assert hands == [["AS", "KS", "QS"], ["9H", "10D", "8C"]]
    sent = json.dumps(TableView(state, seat=1).get_state(["scene"]))
    assert "AS" not in sent and "ace of spades" not in sent
