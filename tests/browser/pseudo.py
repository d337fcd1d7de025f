"""A language that nobody speaks: English with other letters, and two fifths longer.

A copy of the package that has it as a fifth language shows which texts of a page do not come from
the catalogs, and what breaks when words are long.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import polib

import tripalki_learn
from tripalki_learn.pages.lessons import lessons_folder

PSEUDO = "qps"
LETTERS = str.maketrans(
    "AEIOUYCDGHKLNRSTWZaeiouycdghklnrstwz", "ÀÉÎÕÜÝÇĎĜĤĶĹŃŘŠŤŴŽàéîõüýçďĝĥķĺńřšťŵž"
)
KEPT = re.compile(
    r"\{[^}]*\}|<!--.*?-->|\]\([^)]*\)|`[^`]*`|TP-\d+(?:\.\d+)?|\?\w+=[^\s)]*|&\w+;", re.DOTALL
)
"""What stays as it is: slots, comments, addresses, code, numbers of rules."""

LONGER = 0.4
SHORT = ("index.", "list.")
"""Keys whose texts are no words: they get no longer."""


def disguised(text: str) -> str:
    """The text in other letters, everything that is not for readers kept."""
    parts, at = [], 0
    for kept in KEPT.finditer(text):
        parts += [text[at : kept.start()].translate(LETTERS), kept[0]]
        at = kept.end()
    return "".join([*parts, text[at:].translate(LETTERS)])


def longer(text: str) -> str:
    """The text with two fifths more, in words as long as its own."""
    words = KEPT.sub("", text).split()
    room = int(LONGER * sum(len(word) for word in words))
    more = "".join("õ" * min(6, room - at) + " " for at in range(0, room, 6)).strip()
    if not more or not text[-1:].strip():
        return text
    end = re.search(r"[.?!:…]*$", text)
    assert end is not None
    return f"{text[: end.start()]} {more}{end[0]}"


def package_with_pseudo(folder: Path) -> Path:
    """Copies package and lessons into ``folder``, with the language added; returns the lessons."""
    source = Path(tripalki_learn.__file__).resolve().parent
    package = folder / "tripalki_learn"
    ignored = shutil.ignore_patterns("__pycache__", "lessons")
    shutil.copytree(source, package, ignore=ignored)
    lessons = package / "lessons"
    shutil.copytree(lessons_folder(), lessons, ignore=ignored)
    catalog = package / "explain" / "catalog.py"
    code = catalog.read_text(encoding="utf-8")
    entry = '    "ru": "Русский",\n'
    assert entry in code
    catalog.write_text(code.replace(entry, f'{entry}    "{PSEUDO}": "Ƥšéůđõ",\n'), encoding="utf-8")
    locales = package / "explain" / "locales"
    (locales / PSEUDO).mkdir()
    for file in (locales / "en").glob("*.po"):
        entries = polib.pofile(str(file))
        for each in entries:
            is_short = each.msgid.startswith(SHORT)
            each.msgstr = each.msgstr and told(each.msgstr, is_short)
            each.msgstr_plural = {
                form: told(text, is_short) for form, text in each.msgstr_plural.items()
            }
        entries.save(str(locales / PSEUDO / file.name))
    prose = lessons / "text" / PSEUDO
    prose.mkdir()
    for file in (lessons / "text" / "fr").glob("*.md"):
        text = file.read_text(encoding="utf-8")
        (prose / file.name).write_text(disguised(text), encoding="utf-8")
    return lessons


def told(text: str, is_short: bool) -> str:
    return disguised(text) if is_short else disguised(longer(text))
