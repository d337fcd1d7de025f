"""How a command ends when it is stopped, has nowhere to print, nothing to read, or is fed oddly."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.test_cli_cases import Run, run, written
from tests.test_cli_faults import ROUND, record
from tripalki_learn import cli, command
from tripalki_learn.explain import LANGUAGES

__all__ = ["run"]  # the fixture

COMMAND = [sys.executable, "-m", "tripalki_learn.cli"]
ROOT = Path(__file__).parent.parent


def test_ctrl_c_while_a_record_is_read_ends_quietly() -> None:
    process = subprocess.Popen(
        [*COMMAND, "replay", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    process.stdin.write(b"#" * 500_000)  # more than a pipe holds: once it is written, it is read
    process.stdin.flush()
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 130
    assert process.stderr is not None
    assert process.stderr.read() == b""


def test_ctrl_c_while_the_command_starts_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped() -> int:
        raise KeyboardInterrupt

    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert scripts["scripts"] == {"tripalki-learn": f"{command.__name__}:{command.main.__name__}"}
    monkeypatch.setattr(cli, "main", lambda: 7)
    assert command.main() == 7
    monkeypatch.setattr(cli, "main", stopped)
    assert command.main() == 130


@pytest.mark.parametrize("argv", [["rules"], ["score", "AH JH 6C"], ["rules", "--json"]])
def test_a_full_disk_is_one_sentence(argv: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, *argv, "--lang", "fr"], stdout=full, stderr=subprocess.PIPE, timeout=60
        )
    assert (done.returncode, done.stderr.decode()) == (1, "Impossible d’écrire la sortie.\n")


def test_a_closed_input_is_one_sentence_and_a_closed_output_is_none() -> None:
    closed = f"{sys.executable} -m tripalki_learn.cli"
    done = subprocess.run(
        f"{closed} replay - --lang en <&-; {closed} rules TP-1.1 --json >&-",
        shell=True,
        capture_output=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (0, b"")
    assert done.stderr.decode() == "-: There is no standard input that can be read.\n"


@pytest.mark.parametrize("port", ["abc", "-1", "65536", "", "1e3", "٣"])
def test_a_port_that_is_none_is_told_with_what_can_be(
    port: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang in LANGUAGES:
        with pytest.raises(SystemExit) as end:
            cli.main(["serve", f"--port={port}", "--lang", lang])
        error = capsys.readouterr().err.splitlines()[-1]
        assert end.value.code == 2
        assert port in error and "65535" in error and "_port" not in error


def test_a_folder_and_an_empty_name_are_told_as_what_they_are(run: Run, tmp_path: Path) -> None:
    told = run("replay", "--lang", "en", str(tmp_path))
    assert (told.code, told.err) == (1, f"{tmp_path}: This is a folder; a record is a file.\n")
    told = run("replay", "--lang", "en", "")
    assert (told.code, told.err) == (1, "A file needs a name, and the one given is empty.\n")
    nowhere = str(tmp_path / "nowhere")
    assert run("replay", "--lang", "en", nowhere).err.count(nowhere) == 1
    assert run("replay", "--json", str(tmp_path)).json["error"]["code"] == "no_file"
    assert "“”" in run("rules", "--lang", "en", "").err


def test_what_is_long_is_not_repeated_whole(run: Run, tmp_path: Path) -> None:
    for lang in LANGUAGES:
        assert len(run("score", "--lang", lang, "x" * 100_000).err) < 500
        assert len(run("score", "--lang", lang, "AH " * 30_000).err) < 500
        assert len(run("rules", "--lang", lang, "x" * 5_000).err) < 500
        text = record(ROUND, dealer="Z" * 5_000, players=["A", "B" * 5_000, "C"])
        assert len(run("replay", "--lang", lang, written(tmp_path, text)).err) < 800


def test_no_control_character_reaches_the_terminal(run: Run, tmp_path: Path) -> None:
    players: list[Any] = ["\x1b[31mA", "B\x9b2J", "C"]
    text = record({**ROUND, "actions": ["\x1b[31mA pass"]}, players=players, dealer=players[0])
    path = written(tmp_path, text)
    told = run("replay", "--lang", "en", path)
    assert told.code == 0 and "[31mA" in told.out
    odd = run("score", "--lang", "en", "AH \x1b[31mJH 6C")
    assert odd.code == 1 and "[31mJH" in odd.err
    as_json = run("replay", "--json", path)
    assert json.loads(as_json.out)["rounds"][0]["dealer"] == players[0]
    for printed in (told.out, odd.err, as_json.out):
        assert not [c for c in printed if (c < " " or "\x7f" <= c < "\xa0") and c != "\n"]
