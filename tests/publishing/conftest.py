"""One site for all tests that only look at it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.publishing.lessons import write_lessons
from tripalki_learn.publishing.publish import Options, publish


class Site(NamedTuple):
    """A site: the folder of its ``lessons``, its own ``folder``, what was printed."""

    lessons: Path
    folder: Path
    said: str
    warned: str

    def files(self) -> dict[str, bytes]:
        """Every file of it by its path."""
        return contents(self.folder)

    def text(self, path: str) -> str:
        """The text of a page."""
        return (self.folder / path).read_text(encoding="utf-8")


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder by its path in it."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def published(lessons: Path, folder: Path, lang: str = "en", **options: object) -> Site:
    """Publishes, and expects it to go well."""
    said, warned = StringIO(), StringIO()
    made = Options(lessons=lessons, **{"engine": False, **options})  # type: ignore[arg-type]
    # Where a browser is being driven this thread has a loop of its own already.
    with redirect_stdout(said), redirect_stderr(warned), ThreadPoolExecutor() as beside:
        code = beside.submit(publish, folder, lang, made).result()
    assert code == 0, warned.getvalue()
    return Site(lessons, folder, said.getvalue(), warned.getvalue())


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    base = tmp_path_factory.mktemp("published")
    yield published(write_lessons(base / "lessons"), base / "site")
