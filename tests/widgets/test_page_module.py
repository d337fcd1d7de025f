"""What a page of many widgets is sent: everything once, without comments."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from tripalki_learn.explain import LANGUAGES, RULES
from tripalki_learn.widgets.module import WIDGETS, css, esm, page_script, page_style

STATIC = files("tripalki_learn.widgets") / "static"
ALL = page_script(WIDGETS)


def test_what_widgets_share_is_there_once_and_each_widget_too() -> None:
    assert (
        ALL.count("const KIT = ")
        == ALL.count("function patch(")
        == ALL.count("function fill(")
        == 1
    )
    for name in WIDGETS:
        assert ALL.count(f'register("{name}", hydrate);') == 1
    assert ALL.count("dressPage();") == 1
    assert len(ALL) < 0.4 * sum(len(esm(name)) for name in WIDGETS)


def test_a_script_is_no_module_to_import_and_ends_no_script_element() -> None:
    assert not re.search(r"^\s*(export|import)\b", ALL, re.M)
    assert "</script" not in ALL and "<!--" not in ALL


def test_of_other_languages_a_page_knows_the_names_alone() -> None:
    script = page_script(("table",), ("ru",), rules=False)
    kit = json.loads(script.splitlines()[0].removeprefix("const KIT = ").removesuffix(";"))
    assert kit["languages"] == LANGUAGES
    assert [list(kit[part]) for part in ("ui", "words", "cards")] == [["ru"]] * 3
    assert kit["rules"] == {}
    whole = json.loads(ALL.splitlines()[0].removeprefix("const KIT = ").removesuffix(";"))
    assert len(whole["rules"]) == len(RULES) and list(whole["ui"]) == list(LANGUAGES)
    assert kit["ui"]["ru"] == whole["ui"]["ru"]


def test_comments_and_indents_stay_behind_and_nothing_else() -> None:
    for text in (ALL, page_style(WIDGETS)):
        assert not re.search(r"^(\s+\S|//|/\*|$)", text.rstrip(), re.M)
    # The same but for white space and comments, with comments cut in another way.
    written = "".join(
        line.strip()
        for name in sorted(path.name for path in STATIC.iterdir())
        if name.startswith("_kit") and name.endswith(".js")
        for line in (STATIC / name).read_text(encoding="utf-8").splitlines()
        if not line.strip().startswith(("//", "/**", "*"))
    )
    assert written in ALL.replace("\n", "")


def test_no_text_of_a_module_stands_on_many_lines() -> None:
    """Such a text would lose its indents with the rest."""
    for path in STATIC.iterdir():
        if path.name.endswith(".js"):
            for line in path.read_text(encoding="utf-8").splitlines():
                is_comment = line.strip().startswith(("//", "*", "/*"))
                assert is_comment or line.partition(" // ")[0].count("`") % 2 == 0, line


def test_every_rule_of_a_style_is_still_there() -> None:
    style = page_style(("drill",))
    assert style.count("{") == style.count("}")
    for line in css("drill").splitlines() + css("page").splitlines():
        if line.endswith("}") and not line.startswith((" ", "/*", "@")):
            assert line in style


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node")
def test_node_can_parse_it(tmp_path: Path) -> None:
    (tmp_path / "page.mjs").write_text(ALL, encoding="utf-8")
    done = subprocess.run(["node", "--check", str(tmp_path / "page.mjs")], capture_output=True)
    assert done.returncode == 0, done.stderr
