"""The command: what it writes, what it says, what it refuses, what it leaves alone."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.publishing.conftest import Site, contents, published
from tests.publishing.lessons import CONTROLS, NAMES
from tests.serving.served import notebook, until, write_lesson
from tripalki_learn.cli import main
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.lessons import lessons_folder
from tripalki_learn.publishing.folder import BESIDE, MANIFEST

PROSE = "# One\n\nOnly prose."


def run(*arguments: object) -> int:
    return main(["publish", "--no-engine", *map(str, arguments)])


def test_a_lesson_has_a_page_in_each_language(site: Site) -> None:
    pages = {name for name in site.files() if name.endswith(".html")}
    assert pages == {"index.html", "404.html"} | {
        page
        for lang in LANGUAGES
        for page in (
            f"{lang}/index.html",
            f"{lang}/rules/index.html",
            f"{lang}/comparison/index.html",
            *(f"{lang}/{name}/index.html" for name in NAMES),
        )
    }
    assert set(site.files()) == pages | {MANIFEST}


def test_the_console_tells_what_runs_what_is_missing_and_where_the_site_is(site: Site) -> None:
    *progress, last = site.said.splitlines()
    assert [line.split(": ") for line in progress] == [
        [f"{number} of 3", name] for number, name in enumerate(NAMES, 1)
    ]
    assert str(site.folder / "index.html") in last and "26" in last
    # Lesson and cell, counted from 1 among all cells, as in the notebook's own order.
    assert [line.split(": ")[0] for line in site.warned.splitlines()] == [
        "05-special-hands, cell 18",
        "teacher, cell 4",
        "teacher, cell 7",
        "teacher, cell 8",
        "teacher",  # is in no other language
    ]
    assert "ipywidgets" in site.warned.splitlines()[0]
    assert "script" in site.warned.splitlines()[2]


def test_two_builds_are_the_same_byte_for_byte(site: Site, tmp_path: Path) -> None:
    again = published(site.lessons, tmp_path / "again")
    assert again.files() == site.files()


@pytest.mark.full
def test_two_builds_of_the_whole_course_are_the_same(tmp_path: Path) -> None:
    one = published(lessons_folder(), tmp_path / "one", url="http://localhost/tri")
    two = published(lessons_folder(), tmp_path / "two", url="http://localhost/tri")
    assert one.files() == two.files()
    assert len(one.files()) > 45


def test_publishing_again_replaces_what_was_published(tmp_path: Path) -> None:
    lessons, folder = tmp_path / "lessons", tmp_path / "site"
    write_lesson(lessons, "one", PROSE)
    write_lesson(lessons, "two", PROSE)
    published(lessons, folder)
    (lessons / "two.ipynb").unlink()
    write_lesson(lessons, "one", PROSE.replace("Only", "Other"))
    again = published(lessons, folder)
    assert "Other prose." in again.text("en/one/index.html")
    assert not (folder / "en" / "two").exists()
    assert again.files() == published(lessons, tmp_path / "fresh").files()
    assert not (folder / BESIDE).exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_with_other_files_is_refused_unless_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    lessons, folder = tmp_path / "lessons", tmp_path / "site"
    write_lesson(lessons, "one", PROSE)
    (folder / ".git").mkdir(parents=True)
    for name in ("CNAME", ".git/config", "index.html"):
        (folder / name).write_text("mine")
    before = contents(folder)
    assert run(folder, "--lessons", lessons, "--lang", lang) == 1
    out, error = capsys.readouterr()
    assert out == "" and "CNAME" in error and "--force" in error and len(error.splitlines()) == 1
    assert contents(folder) == before
    assert run(folder, "--lessons", lessons, "--lang", lang, "--force") == 0
    after = contents(folder)
    assert after["CNAME"] == after[".git/config"] == b"mine"
    assert after["index.html"] != b"mine"


def test_what_is_not_translated_is_named_once_for_a_lesson(tmp_path: Path) -> None:
    lessons = tmp_path / "lessons"
    write_lesson(lessons, "one", "# One", "1 + 1", "## Two")
    assert published(lessons, tmp_path / "first").warned.count("one: ") == 1
    for lang in ("fr", "ru"):
        (lessons / "text" / lang).mkdir(parents=True)
        text = (
            "<!-- section: One | source: 0 -->\n# Un\n<!-- section: Two | source: 0 -->\n## Deux\n"
        )
        (lessons / "text" / lang / "one.md").write_text(text, encoding="utf-8")
    [line] = published(lessons, tmp_path / "second").warned.splitlines()
    assert "Español" in line and "Français" not in line


def test_a_page_that_was_changed_by_hand_is_not_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lessons, folder = tmp_path / "lessons", tmp_path / "site"
    write_lesson(lessons, "one", PROSE)
    published(lessons, folder)
    (folder / "en" / "one" / "index.html").write_text("changed")
    assert run(folder, "--lessons", lessons, "--lang", "en") == 1
    assert "en/one/index.html" in capsys.readouterr().err
    assert (folder / "en" / "one" / "index.html").read_text() == "changed"


def test_a_failing_cell_is_named_and_nothing_is_published(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lessons, folder = tmp_path / "lessons", tmp_path / "site"
    write_lesson(lessons, "good", PROSE)
    published(lessons, folder)
    before = contents(folder)
    write_lesson(lessons, "bad", "# Bad", "1 + 1", "1 / 0", "2 + 2")
    assert run(folder, "--lessons", lessons, "--lang", "en") == 1
    error = capsys.readouterr().err
    assert error == (
        "bad, cell 3: ZeroDivisionError: division by zero. Nothing has been published.\n"
    )
    assert contents(folder) == before


def test_a_kernel_that_dies_is_told_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_lesson(tmp_path / "lessons", "dead", "# Dead", "1 + 1", "import os; os._exit(3)")
    assert run(tmp_path / "site", "--lessons", tmp_path / "lessons", "--lang", "en") == 1
    said = "dead, cell 3: Python stopped while this cell ran. Nothing has been published.\n"
    assert capsys.readouterr().err == said
    assert not (tmp_path / "site").exists()


BAD = {
    "no lessons": (["--lessons", "{empty}"], "{empty}"),
    "no such folder": (["--lessons", "{empty}/none"], "{empty}/none"),
    "no such lesson": (["--lessons", "{lessons}", "--single-file", "two"], "one"),
    "no address": (["--lessons", "{lessons}", "--url", "school/tri"], "school/tri"),
    "no host": (["--lessons", "{lessons}", "--url", "https:///tri"], "https:///tri"),
    "a bad port": (["--lessons", "{lessons}", "--url", "http://a:b/"], "http://a:b/"),
    "no notebook": (["--lessons", "{broken}"], "torn.ipynb"),
    "a taken name": (["--lessons", "{taken}"], "rules"),
    "a bad text": (["--lessons", "{texts}"], "fr/one.md"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_one_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {part: tmp_path / part for part in ("empty", "lessons", "broken", "taken", "texts")}
    places["empty"].mkdir()
    write_lesson(places["lessons"], "one", PROSE)
    write_lesson(places["taken"], "rules", PROSE)
    write_lesson(places["texts"], "one", PROSE)
    (places["texts"] / "text" / "fr").mkdir(parents=True)
    (places["texts"] / "text" / "fr" / "one.md").write_text("lost words")
    places["broken"].mkdir()
    (places["broken"] / "torn.ipynb").write_text('{"cells": [')
    arguments, named = BAD[name]
    given = [argument.format(**places) for argument in arguments]
    for lang in LANGUAGES:
        assert run(tmp_path / "site", *given, "--lang", lang) == 1
        error = capsys.readouterr().err
        assert named.format(**places) in error
        assert len(error.splitlines()) == 1 and "Traceback" not in error
    assert not (tmp_path / "site").exists()


def test_a_file_in_the_place_of_the_folder_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_lesson(tmp_path / "lessons", "one", PROSE)
    (tmp_path / "site").write_text("a file")
    assert run(tmp_path / "site", "--lessons", tmp_path / "lessons") == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_build_that_is_killed_leaves_the_old_site_whole(tmp_path: Path) -> None:
    lessons, folder, reached = tmp_path / "lessons", tmp_path / "site", tmp_path / "reached"
    write_lesson(lessons, "one", PROSE)
    published(lessons, folder)
    before = contents(folder)
    wait = f"import pathlib, time\npathlib.Path({str(reached)!r}).touch()\ntime.sleep(600)"
    write_lesson(lessons, "long", "# Long", wait)
    options = [str(folder), "--lessons", str(lessons), "--no-engine"]
    command = [sys.executable, "-m", "tripalki_learn.cli", "publish", *options]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    until(reached.exists, "the lesson to run")
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert contents(folder) == before
    (lessons / "long.ipynb").unlink()
    assert published(lessons, folder).files() == before


def test_one_lesson_as_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lessons, folder = tmp_path / "lessons", tmp_path / "one"
    write_lesson(lessons, "mine", "# Mine\n\nBy TP-5.2.", CONTROLS)
    (folder).mkdir()
    (folder / "other.html").write_text("stays")
    for _ in range(2):  # what was published is replaced
        assert run(folder, "--lessons", lessons, "--single-file", "mine", "--lang", "en") == 0
    assert "mine, cell 2" in capsys.readouterr().err
    assert set(contents(folder)) == {"mine.html", "other.html"}
    (folder / "mine.html").write_text("somebody else's")
    assert run(folder, "--lessons", lessons, "--single-file", "mine") == 1
    assert (folder / "mine.html").read_text() == "somebody else's"
    assert run(folder, "--lessons", lessons, "--single-file", "mine", "--force") == 0


def test_it_may_be_called_where_a_loop_runs_already_as_in_a_notebook(tmp_path: Path) -> None:
    write_lesson(tmp_path / "lessons", "one", PROSE, "1 + 1")

    async def cell() -> int:
        return run(tmp_path / "site", "--lessons", tmp_path / "lessons")

    with ThreadPoolExecutor(1) as beside:  # the loop of the tests' browser is left alone
        assert beside.submit(asyncio.run, cell()).result() == 0
    assert (tmp_path / "site" / "en" / "one" / "index.html").is_file()


def test_the_notebook_itself_is_left_as_it_was(tmp_path: Path) -> None:
    lessons = tmp_path / "lessons"
    write_lesson(lessons, "one", "# One", "1 + 1")
    before = contents(lessons)
    published(lessons, tmp_path / "site")
    assert contents(lessons) == before
    assert json.loads(before["one.ipynb"]) == notebook("# One", "1 + 1")
