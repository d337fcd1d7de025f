"""The house: which floor may know which, what stays out of the lower ones, how large a room is."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import tripalki_learn

PACKAGE = Path(tripalki_learn.__file__).parent
LESSONS = Path(__file__).parent.parent / "lessons"

FLOORS = {
    "__init__": 0,
    "errors": 0,
    "cards": 0,
    "engine": 1,
    "games": 2,
    "records": 3,
    "explain": 3,
    "views": 4,
    "players": 4,
    "teaching": 5,
    "widgets": 6,
    "pages": 7,
    "serving": 7,
    "publishing": 7,
    "terminal": 7,
    "cli": 8,
    "command": 9,
}
LOWER_THAN = {
    *(("errors", "cards"), ("__init__", "errors"), ("__init__", "cards")),
    *(("pages", "serving"), ("pages", "publishing")),
}
"""Rooms on one floor, the first of which the second may know."""

GLANCES_UP = {"_repr_svg_", "_repr_html_", "__str__"}
"""The functions in which an object asks the floors above how it looks."""

JUPYTER = {
    *("ipywidgets", "anywidget", "traitlets", "IPython", "ipykernel", "voila", "tornado"),
    *("nbformat", "nbconvert", "nbclient", "comm"),
}

TEXTS = {".py", ".js", ".css", ".html", ".svg", ".po", ".md", ".ipynb", ".json", ".toml", ".txt"}


class Import(NamedTuple):
    """One import: of which module, where, and in which function (empty: at the top)."""

    module: str
    line: int
    function: str


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    """The full name of a module: ``tripalki_learn.cards.card``."""
    parts = [PACKAGE.name, *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports(path: Path) -> tuple[Import, ...]:
    """Every import of a file, wherever it stands; relative ones by their full name."""
    return tuple(_found(ast.parse(path.read_text(encoding="utf-8")), path, ""))


def _found(node: ast.AST, path: Path, function: str) -> Iterator[Import]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        function = node.name
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield Import(alias.name, node.lineno, function)
    if isinstance(node, ast.ImportFrom):
        here = name_of(path).split(".")
        if path.name != "__init__.py":
            here.pop()
        base = here[: len(here) - node.level + 1] if node.level else []
        module = ".".join([*base, *([node.module] if node.module else [])])
        # What is imported from a package may be a module of it.
        for alias in node.names:
            yield Import(f"{module}.{alias.name}", node.lineno, function)
    for child in ast.iter_child_nodes(node):
        yield from _found(child, path, function)


def room(module: str) -> str:
    """The part of the house in which a module of ours stands."""
    parts = module.split(".")
    known = len(parts) > 1 and (parts[1] in FLOORS or (PACKAGE / parts[1]).exists())
    return parts[1] if known else "__init__"


def ours(path: Path) -> Iterator[tuple[Import, str]]:
    """The imports of a file from this package, with the room that they come from."""
    for found in imports(path):
        if found.module.split(".")[0] == PACKAGE.name:
            yield found, room(found.module)


def by_room(*floors: int) -> list[Path]:
    return [path for path in modules() if FLOORS[room(name_of(path))] in floors]


def where(path: Path, found: Import) -> str:
    return f"{path.relative_to(PACKAGE.parent)}:{found.line} imports {found.module}"


def test_every_room_has_a_floor() -> None:
    rooms = {room(name_of(path)) for path in modules()}
    assert rooms <= set(FLOORS)
    assert {"cards", "engine", "games", "explain", "teaching", "widgets", "cli"} <= rooms


def test_imports_go_down_only() -> None:
    wrong = []
    for path in modules():
        here = room(name_of(path))
        for found, there in ours(path):
            down = FLOORS[there] < FLOORS[here] or there == here or (there, here) in LOWER_THAN
            if not down and found.function not in GLANCES_UP:
                wrong.append(where(path, found))
    assert wrong == []


def test_a_glance_up_is_really_one() -> None:
    """The exception above is in use, and only for how an object looks."""
    glances = []
    for path in by_room(0, 1, 2):
        for found, there in ours(path):
            if FLOORS[there] > 2:
                glances.append((found.function, there))
    assert {there for _, there in glances} == {"views", "explain"}
    assert {function for function, _ in glances} <= GLANCES_UP


def test_games_do_not_know_each_other() -> None:
    wrong = []
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        game = path.relative_to(PACKAGE / "games").parts[0]
        for found, there in ours(path):
            parts = found.module.split(".")
            if there == "games" and parts[2] != game:
                wrong.append(where(path, found))
    assert wrong == []


def test_floors_0_to_2_use_the_standard_library_alone() -> None:
    known = set(sys.stdlib_module_names) | {PACKAGE.name}
    wrong = [
        where(path, found)
        for path in by_room(0, 1, 2)
        for found in imports(path)
        if found.module.split(".")[0] not in known
    ]
    assert wrong == []
    assert len(by_room(0, 1, 2)) > 20


def is_jupyter(module: str) -> bool:
    top = module.split(".")[0]
    return top in JUPYTER or top.startswith("jupyter")


def test_floors_0_to_5_do_not_import_jupyter() -> None:
    wrong = [
        where(path, found)
        for path in by_room(0, 1, 2, 3, 4, 5)
        for found in imports(path)
        if is_jupyter(found.module)
    ]
    assert wrong == []
    # Somebody does, else nothing is proved.
    assert any(is_jupyter(found.module) for path in by_room(6) for found in imports(path))


def test_floors_0_to_5_work_where_there_is_no_jupyter() -> None:
    names = [name_of(path) for path in by_room(0, 1, 2, 3, 4, 5)]
    assert "tripalki_learn.teaching.walkthrough" in names
    script = f"""
import sys
blocked = {sorted(JUPYTER)!r}

class Blocker:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in blocked or top.startswith("jupyter"):
            raise ImportError(f"there is no {{name}} here")

sys.meta_path.insert(0, Blocker())
import importlib
for name in {names!r}:
    importlib.import_module(name)
from tripalki_learn.games.tri_palki import showdown
from tripalki_learn.teaching import walkthrough_scene
trace = showdown({{"A": "A♥ K♥ Q♥", "B": "K♦ K♣ K♠"}})
print(len(walkthrough_scene(trace)["steps"]), trace._repr_html_().count("<li>"))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    steps, lines = map(int, done.stdout.split())
    assert steps == lines > 3


@pytest.mark.parametrize("ending", [".py", ".js"])
def test_no_room_is_too_large(ending: str) -> None:
    sizes = {
        str(path.relative_to(PACKAGE)): len(path.read_text(encoding="utf-8").splitlines())
        for path in PACKAGE.rglob("*" + ending)
    }
    assert len(sizes) > 5
    assert {name: size for name, size in sizes.items() if size > 300} == {}


NAMESPACES = (
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/1999/xhtml",
    "http://www.w3.org/1999/xlink",
    "http://www.w3.org/XML/1998/namespace",
    "http://www.sitemaps.org/schemas/sitemap/0.9",
)
REMOTE = re.compile(
    r"""\b(?:https?|wss?|ftp)://[^\s"'<>)]*  # an address in full
    | (?:src|href)\s*=\s*["']//[^"']*      # or one that takes over the page's protocol
    | url\(\s*["']?//[^)]*""",
    re.X,
)


def is_local(address: str) -> bool:
    address = address.rstrip("\\`;,.")
    return address in NAMESPACES or bool(
        re.match(r"(?:https?|wss?)://(?:127\.0\.0\.1|localhost|\{HOST\})(?:[:/]|$)", address)
    )


def test_no_file_names_a_remote_address() -> None:
    wrong, read = [], 0
    for path in [*PACKAGE.rglob("*"), *LESSONS.rglob("*")]:
        if path.suffix not in TEXTS or not path.is_file() or "__pycache__" in path.parts:
            continue
        read += 1
        for match in REMOTE.finditer(path.read_text(encoding="utf-8")):
            if not is_local(match[0]):
                wrong.append(f"{path.name}: {match[0]}")
    assert wrong == []
    assert read > 80


@pytest.mark.parametrize(
    ("text", "local"),
    [
        ("https://cdn.example/x.js", False),
        ('src="//cdn.example/x.js"', False),
        ("url(//fonts.example/a)", False),
        ("http://127.0.0.1.evil.example/", False),
        ("http://127.0.0.1:8866/", True),
        ("http://www.w3.org/2000/svg", True),
        ("http://www.w3.org/2000/svgs", False),
    ],
)
def test_the_search_for_addresses_finds_them(text: str, local: bool) -> None:
    match = REMOTE.search(text)
    assert match is not None
    assert is_local(match[0]) == local


def test_hosts_are_the_loopback() -> None:
    """``{HOST}`` in an address stands for 127.0.0.1 and nothing else."""
    found = set()
    for path in by_room(7):
        found |= set(re.findall(r"^HOST\b.*= *(.+)$", path.read_text(encoding="utf-8"), re.M))
    assert found == {'"127.0.0.1"'}
