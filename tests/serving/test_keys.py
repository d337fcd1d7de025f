"""A match that a page has kept can be opened after the server has been started again."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.words import word
from tripalki_learn.serving.keys import lend_key
from tripalki_learn.widgets import Play
from tripalki_learn.widgets.memory import VARIABLE, kept_key, key_in

from .served import Served, until, write_lesson


@pytest.fixture
def key_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "data" / "tripalki-learn" / "play.key"


class Start:
    """Starts of a server: each has a folder of its own for its kernels."""

    def __init__(self, base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.base, self.monkeypatch, self.number = base, monkeypatch, 0

    def __call__(self) -> tuple[str, Path] | None:
        self.number += 1
        folder = self.base / f"start {self.number}"
        folder.mkdir()
        self.monkeypatch.setenv(VARIABLE, str(folder))
        return lend_key(folder)


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    return Start(tmp_path, monkeypatch)


def asked(table: Play, **wish: Any) -> dict[str, Any]:
    table.wanted = {"n": json.dumps(wish), **wish}
    found: dict[str, Any] = table.view
    return found


def test_a_kept_match_goes_on_after_a_restart(key_file: Path, start: Start) -> None:
    assert start() is None
    begun = asked(Play(seed="7"), do="start", players=3, seat=0, levels=["careful"] * 3, seed="7")
    assert start() is None
    after = asked(Play(), do="restore", kept=begun["kept"])
    assert after["kept"] == begun["kept"] and after["round"] == begun["round"]
    assert after["steps"][-1]["table"] == begun["steps"][-1]["table"]
    key_file.unlink()  # and only with that key
    assert start() is None
    assert set(asked(Play(), do="restore", kept=begun["kept"])["fault"]) == set(LANGUAGES)


def test_the_key_is_the_users_alone(key_file: Path, start: Start, tmp_path: Path) -> None:
    start()
    assert stat.S_IMODE(key_file.stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "start 1" / "play.key").stat().st_mode) == 0o600
    assert [path.name for path in key_file.parent.iterdir()] == ["play.key"]
    assert len(key_file.read_bytes()) == 32
    key_file.chmod(0o644)
    assert start() is None
    assert stat.S_IMODE(key_file.stat().st_mode) == 0o600


@pytest.mark.parametrize("held", [b"", b"short", b"x" * 31, b"x" * 4000])
def test_a_damaged_key_is_made_anew_and_that_is_said(
    key_file: Path, start: Start, held: bytes
) -> None:
    key_file.parent.mkdir(parents=True)
    key_file.write_bytes(held)
    assert start() == ("serve.key_damaged", key_file)
    fresh = key_file.read_bytes()
    assert len(fresh) == 32 and fresh == kept_key()
    assert start() is None and kept_key() == fresh


def test_a_key_that_cannot_be_kept_lasts_as_long_as_the_server(
    key_file: Path, start: Start, tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("no folder")
    assert start() == ("serve.key_unkept", key_file)
    key = kept_key()
    assert len(key) == 32 and kept_key() == key
    start()
    assert kept_key() != key
    (tmp_path / "data").unlink()
    key_file.mkdir(parents=True)
    assert start() == ("serve.key_unkept", key_file)


def test_of_two_that_make_the_key_both_have_the_first_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = os.link

    def late(beside: Path, file: Path) -> None:
        other = tmp_path / "other"
        other.write_bytes(b"the first one's key, 32 bytes...")
        link(other, file)
        link(beside, file)

    monkeypatch.setattr(os, "link", late)
    assert key_in(tmp_path / "key") == b"the first one's key, 32 bytes..."
    assert sorted(path.name for path in tmp_path.iterdir()) == ["key", "other"]


def test_it_is_said_where_the_server_was_started(tmp_path: Path) -> None:
    write_lesson(tmp_path / "lessons", "one", "# One", "1 + 1")
    (tmp_path / "data").write_text("no folder")
    data = {"JUPYTER_DATA_DIR": str(tmp_path / "data")}
    server = Served(tmp_path / "lessons", lang="fr", environment=data)
    try:
        until(lambda: server.errors, "the note about the key")
        file = tmp_path / "data" / "tripalki-learn" / "play.key"
        assert server.errors == [word("serve.key_unkept", "fr", file=file) + "\n"]
    finally:
        server.stop()
