"""The lessons in JupyterLab: copies in the learner's own folder, in the learner's language.

Copying again brings new versions, or another language, but never over a file that was changed
since it was copied: such a file stays as it is, is named, and nothing is put in its place. What was
copied is remembered in a small file of the folder, `MANIFEST`; a file that is not in it counts as
changed, unless it is what would be copied anyway.
"""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import dataclass
from pathlib import Path

from tripalki_learn.pages.faults import NoFile, said_of_fault
from tripalki_learn.pages.imports import spare_slow_imports
from tripalki_learn.pages.lessons import lesson_names, lessons_folder, read_lesson
from tripalki_learn.pages.words import word
from tripalki_learn.teaching.localise import localise

FOLDER = Path("tripalki-lessons")
"""Where the lessons are copied to when nobody names another folder."""

MANIFEST = ".tripalki-lessons.json"
"""The file that remembers what was copied: the SHA-256 of each copy by file name."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What became of each lesson, by file name: ``written`` is new or newer, ``same`` was there
    already, ``kept`` had been changed and was left as it is."""

    written: tuple[str, ...]
    same: tuple[str, ...]
    kept: tuple[str, ...]


def copy_lessons(source: Path, target: Path, lang: str) -> Copied:
    """Copies the lessons of ``source`` into ``target`` with their prose in ``lang``.

    ``target`` is made where it is missing. Raises OSError where it cannot be written, `NoFile`
    among them.
    """
    target.mkdir(parents=True, exist_ok=True)
    manifest = _read_manifest(target)
    written, same, kept = list[str](), list[str](), list[str]()
    for name in lesson_names(source):
        file = f"{name}.ipynb"
        lesson = localise(read_lesson(source, name), lang, source, name)
        content = (json.dumps(lesson, ensure_ascii=False, indent=1) + "\n").encode()
        there = target / file
        if not there.exists():
            written.append(file)
        elif not there.is_file():
            raise NoFile(there)
        elif (old := _digest(there.read_bytes())) == _digest(content):
            same.append(file)
        elif old == manifest.get(file):
            written.append(file)
        else:
            kept.append(file)
            continue
        if file in written:
            _write(there, content)
        manifest[file] = _digest(content)
    _write(target / MANIFEST, (json.dumps(manifest, indent=1) + "\n").encode())
    return Copied(tuple(written), tuple(same), tuple(kept))


def lab(folder: Path | None, lang: str) -> int:
    """Copies the lessons into ``folder`` (None: `FOLDER` here), says what became of them, and runs
    JupyterLab there on the loopback until it is stopped. Returns the exit code."""
    target = (folder or FOLDER).resolve()
    try:
        copied = copy_lessons(lessons_folder(), target, lang)
    except OSError as error:
        print(said_of_fault(error, target, lang), file=sys.stderr)
        return 1
    for file in copied.kept:
        print(word("cli.lesson_kept", lang, file=file))
    print(word("lab.copied", lang, folder=target, number=len(copied.written)), flush=True)
    return run_jupyterlab(target)


def run_jupyterlab(folder: Path) -> int:
    """Runs JupyterLab in this process and returns its exit code. It asks nobody for news."""
    spare_slow_imports()
    from jupyterlab.labapp import LabApp

    try:
        LabApp.launch_instance(
            [
                f"--ServerApp.root_dir={folder}",
                "--ServerApp.ip=127.0.0.1",
                # In a container everybody is root; the token still keeps others out.
                "--ServerApp.allow_root=True",
                "--LabApp.news_url=None",
                "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            ]
        )
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0


def _read_manifest(folder: Path) -> dict[str, str]:
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return manifest if isinstance(manifest, dict) else {}


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _write(path: Path, content: bytes) -> None:
    # Written beside and moved: a full disk or Ctrl-C leaves the old file or the new one.
    beside = path.with_name(f".{path.name}.part")
    beside.write_bytes(content)
    beside.replace(path)
