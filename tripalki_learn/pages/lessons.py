"""Where the lessons are, which there are, and what they are called."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tripalki_learn
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.prose import teaser
from tripalki_learn.teaching.localise import as_notebook, localise, title

INDEX = "index"


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: ``name`` is its notebook's name without the ending; by language, English where a
    translation is missing, ``titles`` its title and ``teasers`` its first sentence."""

    name: str
    titles: dict[str, str]
    teasers: dict[str, str]


def lessons_folder() -> Path:
    """The lessons that belong to this package: inside it in a wheel, beside it in a checkout."""
    package = Path(tripalki_learn.__file__).resolve().parent
    inside = package / "lessons"
    return inside if inside.is_dir() else package.parent / "lessons"


def lesson_names(folder: Path) -> tuple[str, ...]:
    """The names of the lessons in ``folder``, in order; hidden files are not lessons."""
    return tuple(
        sorted(path.stem for path in folder.glob("*.ipynb") if not path.name.startswith("."))
    )


def read_lesson(folder: Path, name: str) -> dict[str, Any]:
    """The notebook of a lesson. Raises FileNotFoundError for a name that is not in ``folder``."""
    if name not in lesson_names(folder):
        raise FileNotFoundError(name)
    notebook = json.loads((folder / f"{name}.ipynb").read_text(encoding="utf-8"))
    assert isinstance(notebook, dict)
    for cell in notebook["cells"]:
        # A notebook file keeps a text as a list of lines.
        cell["source"] = "".join(cell["source"])
    return notebook


def read_index(folder: Path) -> dict[str, Any]:
    """The prose of the first page (``index.md``) as a notebook of one cell a section."""
    path = folder / f"{INDEX}.md"
    return as_notebook(path.read_text(encoding="utf-8") if path.is_file() else "")


def all_lessons(folder: Path) -> tuple[Lesson, ...]:
    """The lessons of ``folder`` in order, with what is told of each in every language."""
    return tuple(lesson_in(folder, name) for name in lesson_names(folder))


def lesson_in(folder: Path, name: str) -> Lesson:
    """The lesson of that name. Raises FileNotFoundError for a name that is not in ``folder``."""
    notebook = read_lesson(folder, name)
    told = {lang: localise(notebook, lang, folder, name) for lang in LANGUAGES}
    titles = {lang: title(cells) for lang, cells in told.items()}
    return Lesson(name, titles, {lang: _teaser(cells) for lang, cells in told.items()})


def neighbours(folder: Path, name: str) -> tuple[Lesson | None, Lesson | None]:
    """The lessons before and after one of ``folder``; None where it is the first or the last."""
    names = lesson_names(folder)
    at = names.index(name)
    before = lesson_in(folder, names[at - 1]) if at else None
    return before, lesson_in(folder, names[at + 1]) if at + 1 < len(names) else None


def _teaser(notebook: Mapping[str, Any]) -> str:
    texts = (cell["source"] for cell in notebook["cells"] if cell["cell_type"] == "markdown")
    return next(filter(None, map(teaser, texts)), "")
