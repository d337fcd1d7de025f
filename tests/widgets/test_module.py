"""The modules as they are sent: parts joined, words on board, nothing fetched from elsewhere."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tripalki_learn.widgets.kit import kit as tripalki_kit
from tripalki_learn.widgets.module import css, esm

LANGUAGES = ["en", "fr", "es", "ru"]
STATIC = files("tripalki_learn.widgets") / "static"
MODULES = sorted(
    path.name.removesuffix(".js")
    for path in STATIC.iterdir()
    if path.name.endswith(".js") and not path.name.startswith("_")
)
WIDGETS = [name for name in MODULES if name != "page"]

every_module = pytest.mark.parametrize("name", MODULES)


@cache
def kit() -> dict[str, Any]:
    """The constant that stands at the head of a module."""
    line = esm("table").splitlines()[0]
    assert line.startswith("const KIT = ") and line.endswith(";")
    read: dict[str, Any] = json.loads(line.removeprefix("const KIT = ").removesuffix(";"))
    return read


def test_every_widget_has_a_module() -> None:
    assert {"explorer", "page", "rules", "table", "walkthrough"} <= set(MODULES)


@every_module
def test_a_module_begins_with_the_kit_and_ends_with_its_own_part(name: str) -> None:
    module = esm(name)
    assert module.splitlines()[0] == esm("table").splitlines()[0]
    own = (STATIC / f"{name}.js").read_text(encoding="utf-8")
    assert module.endswith(own)
    shared = [p.name for p in STATIC.iterdir() if re.fullmatch(r"_kit.*\.js", p.name)]
    assert len(shared) > 1
    for part in shared:
        assert module.count((STATIC / part).read_text(encoding="utf-8")) == 1


@pytest.mark.parametrize("name", WIDGETS)
def test_a_widget_exports_what_pages_and_anywidget_call(name: str) -> None:
    module = esm(name)
    assert re.search(r"^export \{[^}]*\bhydrate\b[^}]*\};$", module, re.M)
    assert re.search(r"^export default \{ render \};$", module, re.M)


@every_module
def test_a_module_stands_alone(name: str) -> None:
    module = "\n".join(esm(name).splitlines()[1:])
    # It is loaded from a blob: there is nothing beside it to import.
    assert not re.search(r"^\s*import\b|\bimport\(|\brequire\(|^export .* from ", module, re.M)
    style = css(name)
    assert "@import" not in style
    assert not re.search(r"url\(\s*['\"]?(?!data:|#)", style)


@every_module
def test_no_name_is_declared_twice(name: str) -> None:
    declared = re.findall(
        r"^(?:export )?(?:default )?(?:async )?(?:function\*?|class|const|let|var) (\w+)",
        esm(name),
        re.M,
    )
    assert "KIT" in declared and len(declared) > 20
    assert [once for once, times in Counter(declared).items() if times > 1] == []


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node")
@every_module
def test_node_can_parse_a_module(name: str, tmp_path: Path) -> None:
    file = tmp_path / f"{name}.mjs"
    file.write_text(esm(name), encoding="utf-8")
    done = subprocess.run(["node", "--check", str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_kit_has_every_language() -> None:
    assert kit()["languages"] == {
        "en": "English",
        "fr": "Français",
        "es": "Español",
        "ru": "Русский",
    }
    for part in ("ui", "cards", "words"):
        assert list(kit()[part]) == LANGUAGES
        keys = [set(kit()[part][lang]) - {"list.pair.i"} for lang in LANGUAGES]
        assert all(keys[0] <= other for other in keys[1:]), part
    assert all(list(texts) == LANGUAGES for texts in kit()["rules"].values())


def test_the_kit_has_the_words_of_the_cards() -> None:
    names = {lang: kit()["cards"][lang]["KH"] for lang in LANGUAGES}
    assert [names[lang]["index"] for lang in LANGUAGES] == ["K", "R", "K", "К"]
    assert [names[lang]["name"] for lang in LANGUAGES] == [
        "king of hearts",
        "roi de cœur",
        "rey de corazones",
        "король червей",
    ]
    for lang in LANGUAGES:
        assert len(kit()["cards"][lang]) >= 36
        for suit in "HDCS":
            assert kit()["words"][lang][f"suit.{suit}"]
            assert kit()["words"][lang][f"suit.{suit}.in"]
    assert kit()["words"]["en"]["suit.H.in"] == "in hearts"
    assert kit()["words"]["ru"]["suit.H.in"].replace("\N{NO-BREAK SPACE}", " ") == "в червах"


def test_a_page_of_one_language_reads_the_indices_of_all() -> None:
    made = tripalki_kit(["fr"])
    assert list(made["cards"]) == ["fr"]
    meant = {"R": "K", "D": "Q", "V": "J", "Т": "A", "К": "K", "Д": "Q", "В": "J", "А": "A"}
    assert {form: made["indices"][form] for form in meant} == meant


def test_the_kit_has_the_pictures() -> None:
    assert "{index}" in kit()["card_svg"] and "{suit}" in kit()["card_svg"]
    assert kit()["back_svg"].startswith("<svg")
    assert list(kit()["suits"]) == ["H", "D", "C", "S"]
    assert len(set(kit()["suits"].values())) == 4


def test_the_kit_has_every_rule() -> None:
    counts = {1: 6, 2: 10, 3: 7, 4: 11, 5: 11}  # the sections of the rulebook
    numbers = {f"TP-{part}.{n}" for part, many in counts.items() for n in range(1, many + 1)}
    assert numbers <= set(kit()["rules"])
    assert kit()["rules"]["TP-5.6"]["en"] == "The last survivor wins the match."


def test_every_text_of_the_interface_that_is_asked_for_is_there() -> None:
    asked = set()
    for path in STATIC.iterdir():
        if path.name.endswith(".js"):
            code = re.sub(r"^\s*(//|\*|/\*).*$", "", path.read_text(encoding="utf-8"), flags=re.M)
            asked |= set(re.findall(r"[\"'`](ui\.[\w.]+)[\"'`]", code))
    assert len(asked) > 10
    for lang in LANGUAGES:
        assert asked <= set(kit()["ui"][lang]), lang
