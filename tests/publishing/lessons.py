"""Notebooks to publish: two of the course, and one as a teacher may write it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from tests.serving.served import write_lesson
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.lessons import lessons_folder

NAMES = ("03-washouts", "05-special-hands", "teacher")

CONTROLS = "import ipywidgets\nipywidgets.IntSlider()"

TEACHER = (
    "# *Mine* & yours\n\nBy TP-5.2; see [the other](05-special-hands.ipynb) and **this**.",
    "from tripalki_learn.widgets import Table\n"
    "from IPython.display import HTML, SVG, Markdown, display",
    'Table({"</script>": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "<b>": "K♦ Q♦ 10♦"}).walkthrough()',
    CONTROLS,
    "print('<plain>')",
    "HTML('<p style=\"color: teal\">Markup of my own</p>')",
    "HTML('<script>document.title = \"ran\"</script>')",
    "display({'application/vnd.plotly.v1+json': {}, 'text/plain': 'a figure'}, raw=True)",
    "import warnings\nwarnings.warn('only for me')",
    "Table(['6♥ 7♥ 8♥', 'A♣ A♦ A♠'])",
)
"""Cells; the place of each, from 1, is what the console names."""

BARE = {"cell_type": "markdown", "metadata": {}, "source": "No heading here.\n\n- a list"}


def write_lessons(folder: Path) -> Path:
    """Writes the three lessons, with their texts, into ``folder``."""
    course = lessons_folder()
    for name in NAMES[:2]:
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(course / f"{name}.ipynb", folder)
        for lang in [lang for lang in LANGUAGES if lang != "en"]:
            (folder / "text" / lang).mkdir(parents=True, exist_ok=True)
            shutil.copy(course / "text" / lang / f"{name}.md", folder / "text" / lang)
    write_lesson(folder, "teacher", *TEACHER)
    teacher = folder / "teacher.ipynb"
    notebook = json.loads(teacher.read_text(encoding="utf-8"))
    notebook["cells"].append(BARE)
    teacher.write_text(json.dumps(notebook), encoding="utf-8")
    return folder
