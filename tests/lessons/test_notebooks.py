"""Every lesson runs from its first cell to its last."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tripalki_learn.pages.lessons import lessons_folder

LESSONS = lessons_folder()
SCENE = "application/vnd.tripalki-learn.scene+json"


def run(path: Path, *changes: tuple[str, str]) -> Any:
    """The notebook with its outputs, ``changes`` made in its code before."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    for old, new in changes:
        found = [cell for cell in notebook.cells if old in cell.source]
        assert found, f"{old} is not in {path.name}"
        for cell in found:
            cell.source = cell.source.replace(old, new)
    # An error in a cell raises here.
    NotebookClient(
        notebook,
        timeout=600,
        store_widget_state=True,
        resources={"metadata": {"path": LESSONS}},
    ).execute()
    return notebook


def scenes(notebook: Any) -> list[dict[str, Any]]:
    return [
        output.data[SCENE]["scene"]
        for cell in notebook.cells
        for output in cell.get("outputs", ())
        if output.output_type == "execute_result" and SCENE in output.data
    ]


def widgets(notebook: Any) -> list[dict[str, Any]]:
    """The widgets that have a scene, as the kernel left them."""
    states = notebook.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
    return [state["state"] for state in states.values() if "scene" in state["state"]]


@pytest.mark.parametrize("path", sorted(LESSONS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_lesson_runs_and_shows_its_scenes(path: Path) -> None:
    notebook = run(path)
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    assert {output.output_type for output in outputs} <= {"execute_result", "display_data"}
    shown = scenes(notebook)
    assert shown
    assert all(scene["languages"] == ["en", "fr", "es", "ru"] for scene in shown)
    for widget in widgets(notebook):
        # No control that the lesson links to a widget has moved it before anybody was there.
        scene = widget["scene"]
        for name in {"sticks", "dealer"} & set(scene):
            assert widget[name] == scene[name]
        assert widget.get("index", 0) == 0
    size = len(gzip.compress(json.dumps(shown, ensure_ascii=False).encode()))
    # What a page of this lesson carries, in all languages; the review carries all questions.
    assert size < (200_000 if path.stem == "10-review" else 100_000)


def test_a_changed_hand_is_followed_by_the_walkthrough() -> None:
    """D's hand becomes three sixes: D is safe too, and C alone pays for B's aces."""
    hand = "A♥ J♥ 9♥"
    path = LESSONS / "05-special-hands.ipynb"
    first = scenes(run(path, (hand, "6♣ 6♦ 6♠")))[0]["steps"][-1]["table"]["seats"]
    assert first[3]["hand"] == ["6C", "6D", "6S"]
    assert [seat["sticks"] for seat in first] == [0, 0, 1, 0]
