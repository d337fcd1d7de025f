"""Which lessons there are, and whether their texts keep up with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.serving.served import write_lesson
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.lessons import (
    all_lessons,
    lesson_names,
    lessons_folder,
    neighbours,
    read_index,
    read_lesson,
)
from tripalki_learn.teaching.localise import load_text, sections, stale

TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.wheel
def test_the_package_finds_its_lessons() -> None:
    assert {"01-scoring", "05-special-hands"} <= set(lesson_names(lessons_folder()))


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("name", lesson_names(lessons_folder()))
def test_every_section_of_a_lesson_is_translated(name: str, lang: str) -> None:
    folder = lessons_folder()
    notebook = read_lesson(folder, name)
    assert sections(notebook)
    faults = stale(notebook, load_text(folder, lang, name))
    assert not faults


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_first_page_is_translated(lang: str) -> None:
    folder = lessons_folder()
    assert sections(read_index(folder))
    faults = stale(read_index(folder), load_text(folder, lang, "index"))
    assert not faults


def test_the_first_page_takes_a_minute_to_read() -> None:
    words = " ".join(section.markdown for section in sections(read_index(lessons_folder())))
    assert 100 <= len(words.split()) <= 200


def test_lessons_are_the_notebooks_of_the_folder_itself(tmp_path: Path) -> None:
    for name in ("02-b", "01-a", ".hidden"):
        write_lesson(tmp_path, name, "# Title")
    write_lesson(tmp_path / "drafts", "03-c", "# Title")
    (tmp_path / "notes.md").write_text("# Notes")
    assert lesson_names(tmp_path) == ("01-a", "02-b")


@pytest.mark.parametrize("name", ["nothing", ".hidden", "drafts/03-c", "../01-a", "01-a.ipynb"])
def test_no_other_name_is_a_lesson(tmp_path: Path, name: str) -> None:
    write_lesson(tmp_path, "01-a", "# Title")
    write_lesson(tmp_path, ".hidden", "# Title")
    write_lesson(tmp_path / "drafts", "03-c", "# Title")
    with pytest.raises(FileNotFoundError):
        read_lesson(tmp_path, name)


def test_a_lesson_has_a_title_in_every_language(tmp_path: Path) -> None:
    write_lesson(tmp_path, "01-a", "# Scoring\n\nText.", "1")
    (tmp_path / "text" / "fr").mkdir(parents=True)
    (tmp_path / "text" / "fr" / "01-a.md").write_text(
        "<!-- section: Scoring | source: 0 -->\n# Compter\n", encoding="utf-8"
    )
    [lesson] = all_lessons(tmp_path)
    assert lesson.name == "01-a"
    assert lesson.titles == {"en": "Scoring", "fr": "Compter", "es": "Scoring", "ru": "Scoring"}


def test_a_lesson_has_a_teaser_and_neighbours(tmp_path: Path) -> None:
    for name in ("01-a", "02-b", "03-c"):
        write_lesson(tmp_path, name, f"# Title\n\nWhat is **{name}** worth? More of it.")
    before, after = neighbours(tmp_path, "02-b")
    assert before is not None and after is not None
    assert (before.name, after.name) == ("01-a", "03-c")
    assert set(after.teasers.values()) == {"What is 03-c worth?"}
    assert neighbours(tmp_path, "01-a")[0] is neighbours(tmp_path, "03-c")[1] is None


def test_a_folder_without_a_first_page_has_no_prose_there(tmp_path: Path) -> None:
    assert sections(read_index(tmp_path)) == ()
