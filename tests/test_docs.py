"""What is written about the code is there and is true: docstrings, README, lessons."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import json
import pkgutil
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import pytest

import tripalki_learn
from tripalki_learn.cards import parse_card
from tripalki_learn.explain import RULES, explain_event
from tripalki_learn.games import GAMES, game_named, tri_palki
from tripalki_learn.records import read_record, replay
from tripalki_learn.teaching.localise import as_notebook, load_text, sections, stale

ROOT = Path(__file__).parent.parent
LESSONS = ROOT / "lessons"
NOTEBOOKS = sorted(LESSONS.glob("*.ipynb"))
TRANSLATED = ["fr", "es", "ru"]

MODULES = [
    tripalki_learn.__name__,
    *(m.name for m in pkgutil.walk_packages(tripalki_learn.__path__, "tripalki_learn.")),
]


# Docstrings


def examples(module: ModuleType) -> list[doctest.DocTest]:
    return [test for test in doctest.DocTestFinder().find(module) if test.examples]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__, name
    runner = doctest.DocTestRunner(verbose=False)
    report: list[str] = []
    for test in examples(module):
        runner.run(test, out=report.append)
    assert runner.failures == 0, "".join(report)


def test_there_are_many_examples() -> None:
    assert sum(len(examples(importlib.import_module(name))) for name in MODULES) >= 30


WITH_EXAMPLES = ("cards", "engine", "games", "records", "explain", "views", "widgets")
"""The rooms of which a class has an example too; each event's sentence is one already."""


TOO_LONG = {
    *("tripalki_learn.teaching.run_scene", "tripalki_learn.teaching.chores.run_scene"),
    "tripalki_learn.teaching.chores.match_json",
}
"""An example of these plays a whole match with everything that can be asked in it."""


def shown_by_example(name: str, thing: Any) -> bool:
    """Whether a function or class must have an example: whatever a package offers."""
    if inspect.isfunction(inspect.unwrap(thing)):
        return bool(thing.__module__.startswith(tripalki_learn.__name__))
    if not inspect.isclass(thing) or Protocol in thing.__bases__:
        return False
    return name.split(".")[1] in WITH_EXAMPLES and ".events" not in thing.__module__


def test_whatever_a_package_offers_has_an_example() -> None:
    offered = {
        f"{name}.{each}": getattr(module, each)
        for name in MODULES
        for module in [importlib.import_module(name)]
        for each in getattr(module, "__all__", ())
    }
    wanted = {name for name, thing in offered.items() if shown_by_example(name, thing)}
    wanted -= TOO_LONG
    assert len(wanted) > 200
    assert sorted(name for name in wanted if ">>> " not in offered[name].__doc__) == []


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Everything with a docstring of its own that a package offers: functions, classes, methods."""
    for name in getattr(module, "__all__", ()):
        thing = getattr(module, name)
        if inspect.isfunction(thing):
            yield f"{module.__name__}.{name}", thing
        elif inspect.isclass(thing) and thing.__module__.startswith(tripalki_learn.__name__):
            yield f"{module.__name__}.{name}", thing
            for member, value in vars(thing).items():
                function = getattr(value, "__func__", value)
                if not member.startswith("_") and (
                    inspect.isfunction(function) or isinstance(value, property)
                ):
                    yield f"{module.__name__}.{name}.{member}", function


def documented(thing: Any) -> bool:
    """Whether somebody wrote a docstring; dataclasses and named tuples make up their own."""
    text = vars(thing).get("__doc__") if inspect.isclass(thing) else thing.__doc__
    made_up = inspect.isclass(thing) and (text or "").startswith(f"{thing.__name__}(")
    return bool(text and text.strip()) and not made_up and text != "An enumeration."


def test_everything_public_is_documented() -> None:
    offered = [item for name in MODULES for item in public(importlib.import_module(name))]
    assert len(offered) > 120
    assert [name for name, thing in offered if not documented(thing)] == []


def test_made_up_docstrings_do_not_count() -> None:
    assert not documented(type("Bare", (tuple,), {}))
    assert not documented(lambda: None)
    assert documented(tri_palki.State) and documented(tri_palki.score)


# README


@cache
def readme() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The code blocks of the README in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", readme(), re.M | re.S)


def event_rows(game: str) -> dict[str, tuple[list[str], list[str]]]:
    """The table of a game's events: by type its rules and its fields.

    The table is known by its rules: they begin with the letters of the game.
    """
    letters = game_named(game).RULES[0].letters
    head, found = False, {}
    for line in readme().splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        if cells[:3] == ["type", "rule", "fields"]:
            head = True
        elif not line.startswith("|"):
            head = False
        elif head and cells[1].startswith(letters):
            named = re.findall(r"`(\w+)`", cells[2])
            found[cells[0].strip("`")] = (rules_in(cells[1]), named)
    return found


def rules_in(cell: str) -> list[str]:
    """The rules that a cell names, ``TP-4.7–4.10`` written out."""
    found = []
    for section, first, last in re.findall(r"([A-Z]{2}-\d+)\.(\d+)(?:(?: to |–)\d+\.(\d+))?", cell):
        found += [f"{section}.{n}" for n in range(int(first), int(last or first) + 1)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_lists_every_event_with_its_fields(game: str) -> None:
    events = game_named(game).EVENTS
    kinds = {kind.type: [f.name for f in fields(kind) if f.name != "rule"] for kind in events}
    assert len(kinds) > 10
    assert {name: named for name, (_, named) in event_rows(game).items()} == kinds


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_names_the_rules_that_events_carry(game: str) -> None:
    carried = defaultdict(set)
    for event, _ in import_module(f"tests.games.{game}.facts").happenings():
        carried[event.type].add(event.rule)
    rows = event_rows(game)
    assert len(carried) > 10
    known = {rule.number for rule in game_named(game).RULES}
    for kind, rules in carried.items():
        assert rules <= set(rows[kind][0]), kind
    for rules_named, _ in rows.values():
        assert rules_named and set(rules_named) <= known


def test_the_readme_quotes_rulings_as_they_are() -> None:
    hands = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}
    trace = tri_palki.showdown(hands, dealer="A")
    said = [explain_event(event, "ABCD", "en") for event in trace.events]
    quoted = re.findall(r"^> \*\*(TP-[\d.]+)\*\* (.+)$", readme(), re.M)
    assert len(quoted) >= 3
    rulings = {(line.rule, line.text.replace("\N{NO-BREAK SPACE}", " ")) for line in said}
    assert set(quoted) <= rulings


def test_the_python_of_the_readme_runs() -> None:
    namespace: dict[str, Any] = {}
    assert blocks("python")
    for block in blocks("python"):
        exec(compile(ast.parse(block), "README.md", "exec"), namespace)
    found = doctest.DocTestParser().get_doctest("\n".join(blocks("pycon")), {}, "README", None, 0)
    assert found.examples
    assert doctest.DocTestRunner(verbose=False).run(found).failed == 0


def test_the_record_of_the_readme_replays() -> None:
    (record,) = blocks("toml")
    state = replay(read_record(record)).state
    assert state.settlement is not None
    # The worked hand: C and D pay, D deals.
    assert (state.settlement.penalised, state.settlement.next_dealer) == ((2, 3), 3)


# Lessons


def notebook(path: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read


def prose(path: Path) -> dict[str, Any]:
    """A lesson or the first page as a notebook."""
    if path.suffix == ".md":
        return as_notebook(path.read_text(encoding="utf-8"))
    return notebook(path)


every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def test_the_first_lessons_are_there() -> None:
    assert {"01-scoring", "05-special-hands"} <= {path.stem for path in NOTEBOOKS}


@every_notebook
def test_a_notebook_is_committed_as_it_was_written(path: Path) -> None:
    cells = notebook(path)["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [] and cell["execution_count"] is None
            ast.parse("".join(cell["source"]))
            assert len("".join(cell["source"]).splitlines()) <= 12  # short, to be remixed
        assert set(cell["metadata"]) <= {"tags"}
    assert len({cell["id"] for cell in cells}) == len(cells)
    assert notebook(path)["metadata"]["kernelspec"]["name"] == "python3"


@every_notebook
def test_every_cell_of_prose_begins_with_a_heading(path: Path) -> None:
    first = [
        "".join(cell["source"]).splitlines()[0]
        for cell in notebook(path)["cells"]
        if cell["cell_type"] == "markdown"
    ]
    assert first[0].startswith("# ")
    assert all(re.match(r"#{2,3} \S", line) for line in first[1:])
    assert len(set(first)) == len(first)


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("path", [*NOTEBOOKS, LESSONS / "index.md"], ids=lambda path: path.stem)
def test_a_lesson_is_told_in_every_language(path: Path, lang: str) -> None:
    english, text = prose(path), load_text(LESSONS, lang, path.stem)
    found = stale(english, text)
    assert not found, found
    for section in sections(english):
        translated = text[section.heading].markdown
        assert re.match(r"#{1,6} \S", translated), section.heading
        assert translated != section.markdown
        # What is said of rules and cards is the same in every language.
        assert facts(translated) == facts(section.markdown), section.heading


def facts(markdown: str) -> tuple[set[str], set[str]]:
    """The rules and the cards that a text names."""
    cards = re.findall(r"\w+[♥♦♣♠]", markdown)
    return set(re.findall(r"\b[A-Z]{2}-\d+\.\d+", markdown)), {parse_card(c).code for c in cards}


@every_notebook
def test_a_lesson_names_rules_that_there_are(path: Path) -> None:
    named = set().union(*(facts(section.markdown)[0] for section in sections(notebook(path))))
    assert named or path.stem in {"00-welcome", "10-review", "classroom"}  # these teach no rule
    assert named <= {rule.number for rule in RULES}
