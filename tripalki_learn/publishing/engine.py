"""Python in the page: what a site holds so that its pages can ask the engine themselves.

A folder ``engine/`` with Pyodide's core, a worker that is a file of the site, and our own package
below the widgets with the two pure-Python packages that it reads catalogs and writes records with.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from importlib.metadata import files as files_of
from pathlib import Path

import tripalki_learn
from tripalki_learn.publishing.pyodide import SITE_PACKAGES, pyodide_files

FOLDER = "engine"
WORKER = f"{FOLDER}/worker.mjs"
_PACKAGES = "packages.zip"

BELOW_WIDGETS = ("cards", "engine", "games", "records", "explain", "views", "players", "teaching")
"""The parts of our package that run without Jupyter: floors 0 to 5."""

BROUGHT_ALONG = ("polib", "tomli-w")
"""Packages of others that those parts import."""

# A zip cannot say less than a date.
_ALWAYS_THE_SAME = (1980, 1, 1, 0, 0, 0)


def engine_files(cache: Path | None = None) -> Iterator[tuple[str, bytes]]:
    """The files of the engine by their path in a site. Raises `NoEngine` before the first."""
    core = dict(pyodide_files(cache))
    packages = _packages()
    worker = (Path(__file__).parent / "template" / "worker.mjs").read_text(encoding="utf-8")
    total = sum(len(content) for content in core.values()) + len(packages)
    settings = {"packages": _PACKAGES, "folder": SITE_PACKAGES, "total": total}
    yield WORKER, worker.replace("SETTINGS", json.dumps(settings)).encode()
    yield f"{FOLDER}/{_PACKAGES}", packages
    for name, content in core.items():
        yield f"{FOLDER}/{name}", content


def _packages() -> bytes:
    """Our package below the widgets and what it needs, as one archive, the same each time."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted([*_own(), *_brought_along()]):
            entry = zipfile.ZipInfo(name, _ALWAYS_THE_SAME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return made.getvalue()


def _own() -> Iterator[tuple[str, bytes]]:
    root = Path(tripalki_learn.__file__).parent
    parts = [root / part for part in BELOW_WIDGETS if (root / part).is_dir()]
    for file in [*root.glob("*.py"), *(file for part in parts for file in part.rglob("*"))]:
        if file.suffix in (".py", ".po") and file.name != "cli.py":
            yield f"tripalki_learn/{file.relative_to(root).as_posix()}", file.read_bytes()


def _brought_along() -> Iterator[tuple[str, bytes]]:
    for name in BROUGHT_ALONG:
        for file in files_of(name) or ():
            if file.suffix == ".py":
                yield file.as_posix(), file.read_binary()
