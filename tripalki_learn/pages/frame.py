"""The frame of all pages: its templates, its style, its icon."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import jinja2

FOLDER = Path(str(files("tripalki_learn.pages"))) / "template"


def frame_file(name: str) -> str:
    """The text of a file of the frame."""
    return (FOLDER / name).read_text(encoding="utf-8")


def templates(*folders: Path) -> jinja2.Environment:
    """The frame's templates and those in ``folders``, which come first."""
    loader = jinja2.FileSystemLoader([*folders, FOLDER])
    return jinja2.Environment(loader=loader, autoescape=True, keep_trailing_newline=True)
