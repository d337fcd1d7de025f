"""Charts: what a page may show, the same text each time, and none where nothing can draw."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from xml.etree import ElementTree

from tripalki_learn.views import Series, share_charts

WORDS = {"points": "очки", "ranks": "достоинство", "Players": "Игроков"}


def said(word: str) -> Callable[[str], str]:
    return lambda lang: WORDS.get(word, word) if lang == "ru" else word


TWO = [Series(said("points"), [0.5, 0.25]), Series(said("ranks"), [0.25, 0.5])]


@cache
def charts() -> dict[str, str]:
    rows = [said("<two>"), said("three")]
    made = share_charts(
        rows, TWO, lambda share: said(f"{share:.0%}"), ["en", "ru"], said("Players")
    )
    assert made is not None
    return made


def drawn() -> str:
    return charts()["en"]


def widths(colour: str) -> list[float]:
    """How long the bars of a colour are, from above down; what explains the colours comes last."""
    shapes = re.findall(
        rf'd="M ([\d.]+) [\d.]+ L ([\d.]+) [^"]+" fill="{re.escape(colour)}"', drawn()
    )
    return [float(right) - float(left) for left, right in shapes]


def test_bars_are_as_long_as_their_shares() -> None:
    two, three, _ = widths("var(--tp-accent)")
    other, others, _ = widths("var(--tp-edge)")
    assert abs(two / three - 2) < 0.01 and abs(others / other - 2) < 0.01
    assert abs(two - others) < 0.2


def written(lang: str) -> set[str | None]:
    root = ElementTree.fromstring(charts()[lang])
    return {node.text for node in root.iter("{http://www.w3.org/2000/svg}text")}


def test_what_is_written_is_text_and_nothing_else() -> None:
    assert written("en") >= {"<two>", "three", "Players", "points", "ranks", "0%"}
    assert written("ru") >= {"<two>", "three", *WORDS.values(), "0%"}
    assert not written("ru") & set(WORDS)
    for name in ("id=", "style", "clip-path", "<defs", "metadata", "href", "#0"):
        assert name not in drawn(), name


def test_the_same_chart_is_the_same_text_in_another_process() -> None:
    script = "from tests.views.test_chart import drawn; import sys; sys.stdout.write(drawn())"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == drawn()


def test_where_there_is_no_matplotlib_there_is_no_chart_but_a_scene() -> None:
    script = """
import sys
sys.modules["matplotlib"] = None
from tripalki_learn.teaching import odds_scene
scene = odds_scene("washout", languages=["en"])
print(scene["chart"], scene["rows"][0]["count"])
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["None", "336"]


def test_a_scene_module_does_not_load_what_draws() -> None:
    script = "import sys, tripalki_learn.teaching; print('matplotlib' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
