"""The lessons of a folder, each run once, some at a time."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tripalki_learn.pages.lessons import INDEX, lesson_names, read_index, read_lesson
from tripalki_learn.publishing.addresses import RESERVED
from tripalki_learn.publishing.errors import CannotPublish
from tripalki_learn.publishing.lesson import Lesson, lesson_of
from tripalki_learn.publishing.run import run_notebook

AT_A_TIME = max(1, min(4, os.cpu_count() or 1))
"""So many notebooks run at the same time."""

Progress = Callable[[str, int, int], None]
"""Is told a lesson that begins, which one it is, from 1, and of how many."""


def lesson_names_in(source: Path) -> Sequence[str]:
    """The names of the lessons in a folder, in order. Raises `CannotPublish` where there are none,
    or where one has the name of a page that every site has."""
    names = lesson_names(source)
    if not names:
        raise CannotPublish("serve.no_lessons", folder=source)
    for name in names:
        if name in RESERVED:
            raise CannotPublish("name_taken", lesson=name)
    return names


def first_page(source: Path) -> Lesson:
    """The prose of the first page as a lesson; without any where the folder has none."""
    return _made(INDEX, read_index(source), source)


def run_lessons(source: Path, names: Sequence[str], progress: Progress) -> list[Lesson]:
    """The lessons of these names, run. Raises `CannotPublish`, at the first that cannot be read or
    has a cell that fails."""
    books = {name: _read(source, name) for name in names}
    running = _run(source, books, progress)
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return _to_the_end(running)
    # Called from a notebook, whose loop runs already: a thread beside it has a loop of its own.
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(_to_the_end, running).result()


class _Loop(asyncio.SelectorEventLoop):
    """A loop in which Ctrl-C ends everything. nbclient would have it end one kernel only, and tell
    of that as of an error; where it cannot have the signal it does without."""

    def add_signal_handler(self, *_: Any) -> None:  # type: ignore[override]
        raise RuntimeError

    def remove_signal_handler(self, sig: int) -> bool:
        raise RuntimeError


def _to_the_end(running: Coroutine[Any, Any, list[Lesson]]) -> list[Lesson]:
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(running)


async def _run(source: Path, books: Mapping[str, Any], progress: Progress) -> list[Lesson]:
    turns = asyncio.Semaphore(AT_A_TIME)
    begun = 0

    async def run(name: str, scratch: Path) -> Lesson:
        nonlocal begun
        async with turns:
            begun += 1
            progress(name, begun, len(books))
            return _made(name, await run_notebook(name, books[name], source, scratch), source)

    with tempfile.TemporaryDirectory(prefix="tripalki-learn-") as made:
        scratch = Path(made)
        for part in ("kernels", "ipython", "scenes"):
            (scratch / part).mkdir()
        tasks = [asyncio.create_task(run(name, scratch)) for name in books]
        try:
            return await asyncio.gather(*tasks)
        except Exception:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                # Somebody stops us: what a lesson says of it is not the reason.
                raise asyncio.CancelledError from None
            raise
        finally:
            # Where one fails the others have nothing to run for.
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def _read(source: Path, name: str) -> Mapping[str, Any]:
    file = source / f"{name}.ipynb"
    try:
        notebook = read_lesson(source, name)
        whole = all({"cell_type", "source"} <= cell.keys() for cell in notebook["cells"])
    except (ValueError, KeyError, TypeError, AttributeError, AssertionError):
        whole = False
    if not whole:
        raise CannotPublish("unreadable", file=file)
    return notebook


def _made(name: str, notebook: Mapping[str, Any], source: Path) -> Lesson:
    try:
        return lesson_of(name, notebook, source)
    except ValueError as error:
        raise CannotPublish("bad_text", lesson=name, error=error) from None
