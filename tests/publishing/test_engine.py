"""Python for the pages: what a site brings along, and what happens where it cannot be had."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.publishing.conftest import contents
from tests.serving.served import write_lesson
from tripalki_learn.cli import main
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.publishing import engine, pyodide
from tripalki_learn.publishing.errors import NoEngine

ASK = """
import json, sys
sys.path.insert(0, sys.argv[1])
import tripalki_learn
assert tripalki_learn.__file__.startswith(sys.argv[1]), tripalki_learn.__file__
from tripalki_learn.teaching.respond import Sessions
print(Sessions().answer(sys.argv[2]))
"""

QUESTION = {
    "widget": "drill-1",
    "head": {
        "kind": "drill",
        "languages": ["ru"],
        "kinds": ["stick"],
        "rules": {"stick": ["TP-5.2", "TP-5.3"]},
        "beliefs": [],
    },
    "asked": {"wanted": {"kind": "stick", "level": 1, "seed": 1}},
}


def test_the_archive_is_all_that_answers_need(tmp_path: Path) -> None:
    """Run by a Python that has nothing but its standard library and the archive."""
    archive = tmp_path / "packages.zip"
    archive.write_bytes(engine._packages())
    command = [sys.executable, "-I", "-S", "-c", ASK, str(archive), json.dumps(QUESTION)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    more = json.loads(done.stdout)["more"]
    assert more["question"]["kind"] == "stick" and list(more["patterns"]) == ["ru"]


def test_the_archive_is_the_same_each_time_and_holds_no_jupyter() -> None:
    made = engine._packages()
    assert made == engine._packages()
    names = zipfile.ZipFile(io.BytesIO(made)).namelist()
    tops = {"/".join(name.split("/")[:2]) for name in names if name.startswith("tripalki_learn/")}
    assert not tops & {f"tripalki_learn/{p}" for p in ("widgets", "pages", "serving", "publishing")}
    assert "polib.py" in names and "tripalki_learn/explain/locales/ru/drills.po" in names
    assert not [name for name in names if not name.endswith((".py", ".po"))]


def fake_npm(folder: Path, script: str) -> None:
    folder.mkdir()
    (folder / "npm").write_text(f"#!{sys.executable}\nimport pathlib, sys\n{script}\n")
    (folder / "npm").chmod(0o755)


WRONG = f"""
pathlib.Path(sys.argv[-1], "pyodide-{pyodide.VERSION}.tgz").write_bytes(b"something else")
"""

CASES = {
    "no_npm": None,
    "not_fetched": "sys.exit('no network')",
    "not_as_pinned": WRONG,
}


@pytest.mark.skipif(os.name == "nt", reason="a script stands in for npm")
@pytest.mark.parametrize("code", CASES)
def test_without_pyodide_a_site_is_published_without_it_and_says_so(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = CASES[code]
    (tmp_path / "empty").mkdir()
    if script is not None:
        fake_npm(tmp_path / "bin", script)
    monkeypatch.setenv("PATH", str(tmp_path / ("empty" if script is None else "bin")))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    write_lesson(tmp_path / "lessons", "one", "# One")
    said = set()
    for lang in LANGUAGES:
        arguments = ["--lessons", str(tmp_path / "lessons"), "--lang", lang]
        assert main(["publish", str(tmp_path / "site"), *arguments]) == 0
        # The lesson has no texts in other languages, which is told in a line of its own.
        error, untold = capsys.readouterr().err.splitlines()
        assert ("npm" in error) and (code == "no_npm" or pyodide.VERSION in error)
        assert "npm" not in untold and "Français" in untold
        said.add(error)
    assert len(said) == 4
    assert not (tmp_path / "site" / "engine").exists()
    assert 'name="tp-engine" content="none"' in (
        tmp_path / "site" / "en" / "one" / "index.html"
    ).read_text(encoding="utf-8")
    with pytest.raises(NoEngine) as raised:
        dict(pyodide.pyodide_files())
    assert raised.value.code == code
    # Nothing of what was refused is kept for the next time.
    assert not [name for name in contents(tmp_path) if name.startswith("cache/")]


def test_what_is_kept_and_pinned_is_not_fetched_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    kept = tmp_path / f"pyodide-{pyodide.VERSION}.tgz"
    kept.write_bytes(b"altered in the cache")
    with pytest.raises(NoEngine, match="npm"):
        dict(pyodide.pyodide_files(tmp_path))
    monkeypatch.setattr(pyodide, "_is_pinned", lambda package: True)
    assert pyodide._package(tmp_path) == kept
