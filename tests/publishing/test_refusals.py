"""What stops the publishing: Ctrl-C at any time, and a folder that no site can be written into."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.serving.served import until, write_lesson
from tripalki_learn.cli import main
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.publishing import publish as publishing


@pytest.mark.parametrize("when", ["while a kernel starts", "while a cell runs"])
def test_ctrl_c_ends_it_quietly_and_leaves_nothing(tmp_path: Path, when: str) -> None:
    lessons, folder, reached = tmp_path / "lessons", tmp_path / "site", tmp_path / "reached"
    wait = f"import pathlib, time\npathlib.Path({str(reached)!r}).touch()\ntime.sleep(600)"
    write_lesson(lessons, "long", "# Long", wait)
    command = [sys.executable, "-m", "tripalki_learn.cli", "publish", str(folder)]
    process = subprocess.Popen(
        [*command, "--lessons", str(lessons), "--no-engine"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline().strip()  # the lesson begins
    if when == "while a cell runs":
        until(reached.exists, "the lesson to run")
    os.killpg(process.pid, signal.SIGINT)
    _, error = process.communicate(timeout=60)
    assert (process.returncode, error.decode()) == (130, "")
    assert not folder.exists()


@pytest.mark.parametrize("single", [[], ["--single-file", "one"]])
def test_an_impossible_folder_is_refused_before_a_notebook_runs(
    tmp_path: Path,
    single: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    write_lesson(tmp_path / "lessons", "one", "# One", "1 + 1")
    (tmp_path / "file").write_text("a file")

    def no_run(*_: object) -> None:
        raise AssertionError("a notebook is run")

    monkeypatch.setattr("tripalki_learn.publishing.lessons.run_notebook", no_run)
    options = ["--lessons", str(tmp_path / "lessons"), "--no-engine", *single]
    for lang in LANGUAGES:
        argv = ["publish", str(tmp_path / "file" / "x"), *options, "--lang", lang]
        assert main(argv) == 1
        error = capsys.readouterr().err
        # The file is named that is in the way, not the folder that cannot be, nor our own.
        assert str(tmp_path / "file") in error and "tripalki-part" not in error
        assert len(error.splitlines()) == 1 and "Not a directory" not in error
    assert main(["publish", "/proc/x", *options, "--lang", "en"]) == 1
    assert capsys.readouterr().err == "Nothing can be written into /proc/x.\n"


@pytest.mark.parametrize("command", ["publish", "lab"])
def test_an_empty_name_of_a_folder_is_a_usage_error(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(publishing, "publish", lambda *_: 0)
    monkeypatch.setattr("tripalki_learn.serving.lab.lab", lambda *_: 0)
    with pytest.raises(SystemExit) as end:
        main([command, "", "--lang", "es"])
    assert end.value.code == 2
    assert "Hace falta el nombre de una carpeta" in capsys.readouterr().err
