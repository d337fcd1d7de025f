"""``tripalki-learn publish``: from notebooks to a site."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tripalki_learn.pages.imports import spare_slow_imports
from tripalki_learn.pages.lessons import (
    INDEX,
    lesson_names,
    lessons_folder,
    read_index,
    read_lesson,
)
from tripalki_learn.pages.words import word
from tripalki_learn.publishing.addresses import RESERVED
from tripalki_learn.publishing.errors import CannotPublish
from tripalki_learn.publishing.folder import SiteFolder

KERNELS = max(1, min(4, os.cpu_count() or 1))
"""So many notebooks run at a time."""

NAMED = 3
"""So many files are named of those that do not belong here."""


def publish(
    target: Path,
    lang: str,
    *,
    lessons: Path | None = None,
    url: str | None = None,
    force: bool = False,
) -> int:
    """Publishes the lessons in the folder ``lessons`` (None: the package's own) into ``target``,
    says what it does in ``lang``, and returns the exit code: 0, or 1 with one sentence of why not.

    ``url`` is the address that the site will have, ``force`` lets foreign files in ``target`` stay.
    """
    spare_slow_imports()
    try:
        count = _publish(target.absolute(), lang, lessons or lessons_folder(), url, force)
    except CannotPublish as error:
        print(error.said(lang), file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename or target}: {error.strerror or error}", file=sys.stderr)
        return 1
    print(word("publish.done", lang, file=target / "index.html", count=count))
    return 0


def _publish(target: Path, lang: str, source: Path, url: str | None, force: bool) -> int:
    from tripalki_learn.publishing.page import Frame
    from tripalki_learn.publishing.pages import Pages

    names = _names(source)
    folder = _folder(target, force)
    lessons = asyncio.run(_lessons(source, names, lang))
    first = _built(INDEX, read_index(source), source)
    for lesson in lessons:
        for part in lesson.missing:
            key = f"publish.part.{part.missing}"
            print(word(key, lang, lesson=lesson.name, cell=part.cell), file=sys.stderr)
    frame = Frame(url)
    pages = Pages(lessons, first).all(url)
    made = folder.write((page.place, frame.html(page).encode()) for page in pages)
    return sum(name.endswith(".html") for name in made)


def _names(source: Path) -> Sequence[str]:
    names = lesson_names(source)
    if not names:
        raise CannotPublish("serve.no_lessons", folder=source)
    for name in names:
        if name in RESERVED:
            raise CannotPublish("name_taken", lesson=name)
    return names


def _folder(target: Path, force: bool) -> SiteFolder:
    folder = SiteFolder(target)
    try:
        foreign = folder.foreign()
    except NotADirectoryError:
        raise CannotPublish("lab.not_a_folder", folder=target) from None
    if foreign and not force:
        named = ", ".join(foreign[:NAMED]) + (" …" if len(foreign) > NAMED else "")
        raise CannotPublish("foreign", folder=target, files=named)
    return folder


async def _lessons(source: Path, names: Sequence[str], lang: str) -> list[Any]:
    """The lessons, run; each is named on the terminal as it begins."""
    from tripalki_learn.publishing.run import run_notebook

    books = {name: _read(source, name) for name in names}
    turns = asyncio.Semaphore(KERNELS)
    begun = 0

    async def run(name: str, scratch: Path) -> Any:
        nonlocal begun
        async with turns:
            begun += 1
            slots = {"number": begun, "count": len(names), "lesson": name}
            print(word("publish.running", lang, **slots), flush=True)
            return _built(name, await run_notebook(name, books[name], source, scratch), source)

    with tempfile.TemporaryDirectory(prefix="tripalki-learn-") as made:
        scratch = Path(made)
        for part in ("kernels", "ipython", "scenes"):
            (scratch / part).mkdir()
        tasks = [asyncio.create_task(run(name, scratch)) for name in names]
        try:
            return await asyncio.gather(*tasks)
        finally:
            # Where one fails the others have nothing to run for.
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def _read(source: Path, name: str) -> Mapping[str, Any]:
    try:
        return read_lesson(source, name)
    except (ValueError, KeyError, TypeError, AssertionError):
        raise CannotPublish("unreadable", file=source / f"{name}.ipynb") from None


def _built(name: str, notebook: Mapping[str, Any], source: Path) -> Any:
    from tripalki_learn.publishing.lesson import lesson_of

    try:
        return lesson_of(name, notebook, source)
    except ValueError:
        raise CannotPublish("unreadable", file=source / f"{name}.ipynb") from None
