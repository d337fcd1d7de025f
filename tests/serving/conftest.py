"""One server for the tests that only look at its pages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from .served import Served, write_lesson

SCENE = {
    "kind": "walkthrough",
    "version": 1,
    "label": {"en": "</script><!-- \u2028 <b>&amp;</b>", "fr": "Œuvre"},
    "steps": [],
}

SECRET = "the secret that nobody may read"

SHOW_SCENE = f"""
from IPython.display import display
import json
scene = json.loads('''{json.dumps(SCENE)}''')
carried = {{"widget": "walkthrough", "model_id": "m1", "scene": scene}}
hidden_source = "only in the code"
display({{"application/vnd.tripalki-learn.scene+json": carried, "text/plain": "a scene"}}, raw=True)
"""

SHOW_PLACE = """
import os, sys
print(json.dumps([os.getcwd(), sys.executable, "startup_ran" in globals()]))
"""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "wheel: is run against the installed wheel too")


def write_text(folder: Path, lang: str, name: str, text: str) -> None:
    (folder / "text" / lang).mkdir(parents=True, exist_ok=True)
    (folder / "text" / lang / f"{name}.md").write_text(text, encoding="utf-8")


@pytest.fixture(scope="package")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The home of a user whose own settings would change everything if they were read."""
    home = tmp_path_factory.mktemp("home")
    for profile in (home / ".ipython", home / "ipython"):
        startup = profile / "profile_default" / "startup"
        startup.mkdir(parents=True)
        (startup / "00.py").write_text("startup_ran = True")
    config = home / ".jupyter"
    config.mkdir()
    (config / "voila.json").write_text(
        json.dumps({"VoilaConfiguration": {"template": "reveal", "file_allowlist": [".*"]}})
    )
    (config / "labconfig").mkdir()
    (config / "labconfig" / "page_config.json").write_text(
        json.dumps({"disabledExtensions": {"anywidget": True}})
    )
    return home


@pytest.fixture(scope="package")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of lessons, and beside them what is none of a reader's business."""
    folder = tmp_path_factory.mktemp("site") / "lessons"
    write_lesson(
        folder,
        "01-scene",
        "# A scene\n\nBy TP-5.2.",
        SHOW_SCENE,
        "## The place",
        SHOW_PLACE,
        voila={"template": "reveal", "theme": "dark"},
    )
    write_lesson(folder, "02-prose", "# Only prose\n\nNothing runs here.", "## More")
    write_lesson(folder, "03-broken", "# Broken", "print('before')\n1/0", "## After", "print('x')")
    write_lesson(folder / "drafts", "draft", "# " + SECRET)
    write_lesson(folder, ".hidden", "# " + SECRET)
    write_lesson(folder.parent, "outside", "# " + SECRET)
    (folder / "index.md").write_text("# About the game\n\nThree sticks, TP-5.1.\n")
    for place in ("voila.json", "notes.txt", ".env", "picture.png", "../outside.txt"):
        (folder / place).write_text(json.dumps({"secret": SECRET}))
    mark = "<!-- section: {} | source: 00000000 -->\n"
    write_text(folder, "fr", "01-scene", mark.format("A scene") + "# Une scène\n\nSelon TP-5.2.")
    write_text(folder, "ru", "index", mark.format("About the game") + "# Об игре\n\nТри палки.")
    write_text(folder, "es", "02-prose", f"<!-- section: x | source: 0 -->\n# {SECRET}")
    return folder


@pytest.fixture(scope="package")
def server(lessons: Path, home: Path) -> Iterator[Served]:
    running = Served(
        lessons,
        environment={
            "HOME": str(home),
            "IPYTHONDIR": str(home / "ipython"),
            "JUPYTER_CONFIG_DIR": str(home / ".jupyter"),
        },
        folder=home / ".jupyter",
    )
    yield running
    running.stop()
