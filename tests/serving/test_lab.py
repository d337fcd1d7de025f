"""Lessons copied for JupyterLab, never over what somebody has written."""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tripalki_learn.serving import lab as lab_module
from tripalki_learn.serving.lab import MANIFEST, Copied, copy_lessons, lab

from .labs import running_lab
from .served import until, write_lesson


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "lessons"
    write_lesson(folder, "01-a", "# Scoring", "1 + 1")
    write_lesson(folder, "02-b", "# Turns", "2 + 2")
    (folder / "text" / "fr").mkdir(parents=True)
    (folder / "text" / "fr" / "01-a.md").write_text(
        "<!-- section: Scoring | source: 0 -->\n# Compter ♥\n", encoding="utf-8"
    )
    return folder


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "mine"


def first_cell(path: Path) -> str:
    return str(json.loads(path.read_text(encoding="utf-8"))["cells"][0]["source"])


def test_lessons_are_copied_in_the_language_asked_for(source: Path, target: Path) -> None:
    assert copy_lessons(source, target, "fr") == Copied(("01-a.ipynb", "02-b.ipynb"), (), ())
    assert first_cell(target / "01-a.ipynb") == "# Compter ♥"
    assert first_cell(target / "02-b.ipynb") == "# Turns"
    assert sorted(path.name for path in target.iterdir()) == [
        MANIFEST,
        "01-a.ipynb",
        "02-b.ipynb",
    ]


def test_a_copy_is_a_notebook_that_jupyter_accepts(source: Path, target: Path) -> None:
    import nbformat

    copy_lessons(source, target, "ru")
    nbformat.validate(nbformat.read(target / "01-a.ipynb", as_version=4))  # type: ignore[no-untyped-call]


def test_copying_again_changes_nothing(source: Path, target: Path) -> None:
    copy_lessons(source, target, "fr")
    before = (target / "01-a.ipynb").stat()
    assert copy_lessons(source, target, "fr") == Copied((), ("01-a.ipynb", "02-b.ipynb"), ())
    assert (target / "01-a.ipynb").stat().st_mtime_ns == before.st_mtime_ns


def test_an_untouched_copy_follows_the_lesson_and_the_language(source: Path, target: Path) -> None:
    copy_lessons(source, target, "fr")
    assert copy_lessons(source, target, "en").written == ("01-a.ipynb",)
    assert first_cell(target / "01-a.ipynb") == "# Scoring"
    write_lesson(source, "02-b", "# Turns, revised", "2 + 2")
    assert copy_lessons(source, target, "en") == Copied(("02-b.ipynb",), ("01-a.ipynb",), ())
    assert first_cell(target / "02-b.ipynb") == "# Turns, revised"


def test_a_changed_file_is_never_touched(source: Path, target: Path) -> None:
    copy_lessons(source, target, "en")
    mine = target / "01-a.ipynb"
    mine.write_text(mine.read_text() + " ")
    changed = mine.read_bytes()
    write_lesson(source, "01-a", "# Scoring, revised", "1 + 1")
    for _ in range(2):
        assert copy_lessons(source, target, "en") == Copied((), ("02-b.ipynb",), ("01-a.ipynb",))
        assert mine.read_bytes() == changed
    assert sorted(path.name for path in target.iterdir()) == [
        MANIFEST,
        "01-a.ipynb",
        "02-b.ipynb",
    ]


def test_a_file_that_was_there_before_is_never_touched(source: Path, target: Path) -> None:
    target.mkdir()
    (target / "01-a.ipynb").write_text("my own notes")
    assert copy_lessons(source, target, "en") == Copied(("02-b.ipynb",), (), ("01-a.ipynb",))
    assert (target / "01-a.ipynb").read_text() == "my own notes"


def test_a_changed_file_that_was_taken_away_comes_back_new(source: Path, target: Path) -> None:
    copy_lessons(source, target, "en")
    (target / "01-a.ipynb").unlink()
    assert copy_lessons(source, target, "en").written == ("01-a.ipynb",)


@pytest.mark.parametrize("manifest", ["", "[]", "{", '{"01-a.ipynb": 3}'])
def test_without_a_readable_record_everything_counts_as_changed(
    source: Path, target: Path, manifest: str
) -> None:
    copy_lessons(source, target, "en")
    (target / MANIFEST).write_text(manifest)
    write_lesson(source, "01-a", "# Scoring, revised")
    assert copy_lessons(source, target, "en").kept == ("01-a.ipynb",)


def test_what_was_kept_is_named(
    source: Path,
    target: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[Path] = []

    def start(folder: Path) -> int:
        started.append(folder)
        return 7

    monkeypatch.setattr(lab_module, "lessons_folder", lambda: source)
    monkeypatch.setattr(lab_module, "run_jupyterlab", start)
    target.mkdir()
    (target / "01-a.ipynb").write_text("my own notes")
    assert lab(target, "en") == 7
    assert started == [target]
    assert capsys.readouterr().out == (
        f"Kept as it is, because you have changed it: 01-a.ipynb\nLessons copied to {target}: 1\n"
    )


def test_the_folder_is_made_here_unless_another_is_named(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_module, "lessons_folder", lambda: source)
    monkeypatch.setattr(lab_module, "run_jupyterlab", lambda folder: 0)
    monkeypatch.chdir(tmp_path)
    assert lab(None, "en") == 0
    assert (tmp_path / "tripalki-lessons" / "01-a.ipynb").is_file()


def test_a_file_in_the_place_of_the_folder_is_an_error_in_words(
    source: Path,
    target: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lab_module, "lessons_folder", lambda: source)
    monkeypatch.setattr(lab_module, "run_jupyterlab", lambda folder: 0)
    target.write_text("a file")
    assert lab(target, "en") == 1
    assert capsys.readouterr().err == f"{target} is not a folder.\n"
    assert target.read_text() == "a file"
    assert lab(target / "in" / "it", "fr") == 1
    assert capsys.readouterr().err == f"{target} n’est pas un dossier.\n"


def test_what_is_no_file_where_a_lesson_goes_is_named_and_stays(
    source: Path,
    target: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lab_module, "lessons_folder", lambda: source)
    monkeypatch.setattr(lab_module, "run_jupyterlab", lambda folder: 0)
    there = target / "01-a.ipynb"
    there.mkdir(parents=True)
    assert lab(target, "en") == 1
    assert capsys.readouterr().err == f"{there} is not an ordinary file, and stays as it is.\n"
    there.rmdir()
    os.mkfifo(there)  # nobody writes into it: to read it would never end
    assert lab(target, "en") == 1
    assert f"{there} is not an ordinary file" in capsys.readouterr().err


def answer(address: str) -> Any:
    """The JSON at an address, None while nobody listens there."""
    try:
        with urllib.request.urlopen(address, timeout=60) as response:
            return json.load(response)
    except urllib.error.URLError:
        return None


def test_jupyterlab_runs_in_the_folder_on_the_loopback(tmp_path: Path) -> None:
    with running_lab(tmp_path / "mine", tmp_path) as (address, _):
        contents = address.replace("/lab?", "/api/contents?")
        listing = until(lambda: answer(contents), "JupyterLab to answer")
        names = {entry["name"] for entry in listing["content"]}
        assert {"01-scoring.ipynb", "05-special-hands.ipynb"} <= names
