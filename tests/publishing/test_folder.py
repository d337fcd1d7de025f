"""A site takes the place of another: whatever stops it, every file is a whole one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.publishing.conftest import contents
from tripalki_learn.publishing.folder import BESIDE, MANIFEST, SiteFolder, write_file

OLD = {"index.html": b"old", "en/a/index.html": b"old a", "en/gone/index.html": b"old gone"}
NEW = {"index.html": b"new", "en/a/index.html": b"new a", "en/b/index.html": b"new b"}


def test_what_is_gone_goes_with_its_folders_and_what_is_foreign_stays(tmp_path: Path) -> None:
    folder = SiteFolder(tmp_path)
    folder.write(OLD.items())
    (tmp_path / "en" / "notes.txt").write_text("mine")
    assert folder.foreign() == ("en/notes.txt",)
    folder.write(NEW.items())
    after = contents(tmp_path)
    del after[MANIFEST]
    assert after == {**NEW, "en/notes.txt": b"mine"}
    assert not (tmp_path / "en" / "gone").exists()


def test_nothing_of_a_site_is_foreign_until_it_is_changed(tmp_path: Path) -> None:
    folder = SiteFolder(tmp_path / "site")
    assert folder.foreign() == ()
    folder.write(NEW.items())
    assert SiteFolder(tmp_path / "site").foreign() == ()
    (tmp_path / "site" / "en" / "b" / "index.html").write_text("changed")
    assert folder.foreign() == ("en/b/index.html",)


def test_a_build_that_fails_leaves_the_old_site(tmp_path: Path) -> None:
    folder = SiteFolder(tmp_path)
    folder.write(OLD.items())
    before = contents(tmp_path)

    def files() -> object:
        yield "index.html", b"new"
        raise RuntimeError

    with pytest.raises(RuntimeError):
        folder.write(files())  # type: ignore[arg-type]
    assert contents(tmp_path) == before


@pytest.mark.parametrize("stop", range(6))
def test_a_swap_that_is_stopped_leaves_whole_files_and_can_be_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stop: int
) -> None:
    folder = SiteFolder(tmp_path)
    folder.write(OLD.items())
    done = 0
    replace, unlink = Path.replace, Path.unlink

    def step() -> None:
        nonlocal done
        if done == stop:
            raise KeyboardInterrupt
        done += 1

    def stopping_replace(self: Path, target: Path) -> Path:
        step()
        return replace(self, target)

    def stopping_unlink(self: Path, missing_ok: bool = False) -> None:
        step()
        unlink(self, missing_ok)

    monkeypatch.setattr(Path, "replace", stopping_replace)
    monkeypatch.setattr(Path, "unlink", stopping_unlink)
    with pytest.raises(KeyboardInterrupt):
        folder.write(NEW.items())
    monkeypatch.undo()
    for name, content in contents(tmp_path).items():
        assert name == MANIFEST or content in (OLD.get(name), NEW.get(name))
    if stop == 0:
        assert {**contents(tmp_path), MANIFEST: b""} == {**OLD, MANIFEST: b""}
    folder.write(NEW.items())
    assert {**contents(tmp_path), MANIFEST: b""} == {**NEW, MANIFEST: b""}
    assert folder.foreign() == ()


def test_what_a_killed_build_left_beside_is_neither_foreign_nor_published(tmp_path: Path) -> None:
    (tmp_path / BESIDE).mkdir()
    (tmp_path / BESIDE / "index.html").write_text("half")
    folder = SiteFolder(tmp_path)
    assert folder.foreign() == ()
    folder.write(NEW.items())
    assert {**contents(tmp_path), MANIFEST: b""} == {**NEW, MANIFEST: b""}


def test_one_file_is_written_in_one_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "new" / "page.html"
    write_file(file, b"first")

    def full(self: Path, content: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        write_file(file, b"second")
    monkeypatch.undo()
    assert contents(tmp_path) == {"new/page.html": b"first"}


def test_a_pipe_is_foreign_and_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert SiteFolder(tmp_path).foreign() == ("pipe",)


def test_to_try_a_folder_leaves_nothing_behind(tmp_path: Path) -> None:
    SiteFolder(tmp_path / "a" / "b").try_out()
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").write_text("a file")
    with pytest.raises(NotADirectoryError):
        SiteFolder(tmp_path / "file" / "in").try_out()
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
