"""What stands in the pages: valid, whole, of one language, allowed to run nothing but itself."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

import pytest

from tests.publishing.conftest import Site
from tests.publishing.lessons import NAMES
from tests.publishing.reading import (
    addresses,
    elements,
    inline_scripts,
    parsed,
    rules_of,
    source,
    target,
)
from tripalki_learn.explain import LANGUAGES, RULES
from tripalki_learn.pages.lessons import lessons_folder
from tripalki_learn.teaching.localise import load_text

MOST = 150_000
"""Bytes over the wire that a lesson may take, everything together (issue 4, must-show 2)."""

TREES: dict[str, Any] = {}


@pytest.fixture(scope="module")
def trees(site: Site) -> dict[str, Any]:
    """Every page, parsed strictly: what the HTML standard calls a parse error raises here."""
    if not TREES:
        for name, content in site.files().items():
            if name.endswith(".html"):
                TREES[name] = parsed(content.decode())
    return TREES


def language_of(path: str) -> str | None:
    first = path.split("/")[0]
    return first if first in LANGUAGES else None


def test_every_page_is_valid_and_has_what_a_page_must_have(trees: dict[str, Any]) -> None:
    assert len(trees) == 2 + 4 * (3 + len(NAMES))
    for name, tree in trees.items():
        root = next(elements(tree, "html"))
        assert root.get("lang") == (language_of(name) or "en"), name
        assert next(node.text for node in elements(tree, "title")), name
        assert sum(1 for _ in elements(tree, "main")) == 1
        if name != "404.html" and "rules" not in name:
            assert sum(1 for _ in elements(tree, "h1")) == 1, name
        ids = [node.get("id") for node in tree.iter() if node.get("id")]
        assert len(ids) == len(set(ids)), name
        assert all(node.get("alt") is not None for node in elements(tree, "img"))
        # What may not stand in a paragraph closes it, which the parser would not call an error.
        assert not list(elements(tree, "font", "center"))


def test_titles_and_descriptions_are_in_the_language_of_the_page(trees: dict[str, Any]) -> None:
    for lang in LANGUAGES:
        tree = trees[f"{lang}/05-special-hands/index.html"]
        heading = next(elements(tree, "h1")).text
        if lang != "en":
            text = load_text(lessons_folder(), lang, "05-special-hands")["Special hands"].markdown
            assert heading == text.splitlines()[0].removeprefix("# ")
        assert next(elements(tree, "title")).text.startswith(f"{heading} · ")
        [said] = [n for n in elements(tree, "meta") if n.get("name") == "description"]
        assert 40 < len(said.get("content")) <= 200
    assert len({next(elements(trees[name], "title")).text for name in trees}) > 12


def test_nothing_runs_but_what_the_page_was_written_with(trees: dict[str, Any]) -> None:
    for name, tree in trees.items():
        rules = rules_of(tree)
        assert rules["default-src"] == ["'none'"], name
        assert rules["base-uri"] == rules["form-action"] == ["'none'"]
        scripts = inline_scripts(tree)
        assert 0 < len(scripts) <= 2
        assert rules["script-src"] == [source(text) for text in scripts], name
        assert not [node for node in elements(tree, "script", "link") if node.get("src")]
        assert not any(key.startswith("on") for node in tree.iter() for key in node.attrib)
        # Before the policy stands nothing that it would have to allow.
        head = [node.tag for node in next(elements(tree, "head"))]
        assert set(head[: head.index("link")]) <= {"meta", "title"}
        styles = [source(node.text) for node in elements(tree, "style")]
        styled = ["'unsafe-inline'"] if "teacher" in name else styles
        assert rules["style-src"] == styled, name
        if "teacher" not in name:
            assert not [node for node in tree.iter() if node.get("style")]


def test_no_page_names_another_host(site: Site) -> None:
    for name, content in site.files().items():
        found = re.findall(rb"(?:https?:)?//[\w.-]+\.[a-z]{2,}[^\s\"'<]*", content)
        assert {a for a in found if b"www.w3.org" not in a} == set(), name


def test_every_link_leads_to_a_page_that_is_there(site: Site, trees: dict[str, Any]) -> None:
    """Relative and with every file named: so it is right at a root, below a path and as files."""
    followed = 0
    for name, tree in trees.items():
        for address in addresses(tree):
            if address.startswith("data:"):
                continue
            assert not re.match(r"[a-z]+:|/", address), (name, address)
            page, fragment = target(name, address)
            assert page in trees, (name, address)
            followed += 1
            if fragment.startswith("TP-"):
                scene = site.text(page)
                assert f'"rule":"{fragment}"' in scene, (name, address)
            elif fragment:
                assert fragment in {node.get("id") for node in trees[page].iter()}
    assert followed > 150


def test_lessons_are_a_way_from_the_first_to_the_last(trees: dict[str, Any]) -> None:
    for lang in LANGUAGES:
        here: str | None = f"{lang}/{NAMES[0]}/index.html"
        walked = []
        while here:
            walked.append(here.split("/")[1])
            ways = {node.get("rel"): node.get("href") for node in elements(trees[here], "a")}
            assert ("prev" in ways) == (len(walked) > 1)
            here = target(here, ways["next"])[0] if "next" in ways else None
        assert walked == list(NAMES)


def test_the_list_of_lessons_says_what_awaits_the_reader(trees: dict[str, Any]) -> None:
    text = load_text(lessons_folder(), "ru", "05-special-hands")["Special hands"].markdown
    first = text.split("\n\n")[1].split(". ")[0] + "."
    said = ["".join(node.itertext()) for node in elements(trees["ru/index.html"], "p")]
    assert first in said


def test_a_page_leads_to_itself_in_every_language(trees: dict[str, Any]) -> None:
    for name, tree in trees.items():
        lang = language_of(name)
        if lang is None:
            continue
        others = {
            n.get("hreflang"): n.get("href") for n in elements(tree, "a") if n.get("hreflang")
        }
        expected = {code: name.replace(f"{lang}/", f"{code}/", 1) for code in LANGUAGES}
        assert {code: target(name, href)[0] for code, href in others.items()} == expected
        pattern = next(elements(tree, "html")).get("data-tp-elsewhere")
        for code in LANGUAGES:
            assert target(name, pattern.replace("{lang}", code))[0] == expected[code]
        assert next(elements(tree, "html")).get("data-tp-others").split() == list(LANGUAGES)


def scenes(tree: Any) -> list[dict[str, Any]]:
    hosts = [node for node in tree.iter() if node.get("data-tp-host")]
    return [json.loads(next(elements(host, "script")).text) for host in hosts]


def test_a_page_carries_its_own_language_alone(site: Site, trees: dict[str, Any]) -> None:
    counts = set()
    for name, tree in trees.items():
        lang = language_of(name)
        if lang is None:
            continue
        for scene in scenes(tree):
            assert scene["languages"] == [lang]
            assert list(scene["label"]) == [lang]
        for part in tree.iter():
            assert part.get("data-tp-prose") is None
        if "05" in name:
            counts.add(len(scenes(tree)))
    # Six walkthroughs, the what-if, the exercises; the what-if again in the place of the controls.
    assert counts == {9}
    # A word of a foreign interface on a page would be a word too many.
    assert "Дальше" in site.text("ru/05-special-hands/index.html")
    assert "Дальше" not in site.text("fr/05-special-hands/index.html")
    assert "Suivant" in site.text("fr/05-special-hands/index.html")


def test_what_cannot_be_published_is_said_in_its_place(trees: dict[str, Any]) -> None:
    said = {}
    for lang in LANGUAGES:
        tree = trees[f"{lang}/teacher/index.html"]
        boxes = [node for node in tree.iter() if node.get("data-tp") == "missing"]
        said[lang] = ["".join(box.itertext()).strip() for box in boxes]
        assert len(boxes) == 3
    assert "JupyterLab" in said["en"][0]
    assert len({sentence for texts in said.values() for sentence in texts}) == 12


def test_a_what_if_stands_in_for_the_controls_of_its_lesson(trees: dict[str, Any]) -> None:
    said = set()
    for lang in LANGUAGES:
        tree = trees[f"{lang}/05-special-hands/index.html"]
        whatifs = [node for node in tree.iter() if node.get("data-tp-host") == "whatif"]
        assert len(whatifs) == 2
        [box] = [node for node in tree.iter() if node.get("data-tp") == "missing"]
        said.add("".join(box.itertext()).strip())
        parent = next(node for node in tree.iter() if box in list(node))
        assert list(parent)[list(parent).index(box) + 1] is whatifs[1]
    assert len(said) == 4 and all(len(sentence) > 60 for sentence in said)


def test_a_notebook_of_a_teacher_is_published_as_it_is(site: Site, trees: dict[str, Any]) -> None:
    name = "ru/teacher/index.html"
    tree, text = trees[name], site.text(name)
    assert "".join(next(elements(tree, "h1")).itertext()) == "Mine & yours"
    assert next(elements(tree, "title")).text == "Mine & yours · Три палки"
    # Nobody has translated its two cells: the English says that it is English, on a Russian page.
    assert [node.get("lang") for node in elements(tree, "div") if node.get("lang")] == ["en"] * 2
    assert '<pre class="tp-output">&lt;plain&gt;' in text
    assert '<p style="color: teal">Markup of my own</p>' in text
    assert "only for me" not in text and 'document.title = "ran"' not in text
    assert "<p>No heading here.</p>" in text and "<li>a list</li>" in text
    links = [node.get("href") for node in elements(tree, "a")]
    assert "../05-special-hands/index.html" in links
    assert "../rules/index.html#TP-5.2" in links
    # What a user supplies is text, wherever it stands.
    assert "</script>" in [seat["name"] for seat in scenes(tree)[0]["steps"][0]["table"]["seats"]]
    assert text.count("<b>") == 0


def test_the_rules_page_holds_every_rule(trees: dict[str, Any]) -> None:
    for lang in LANGUAGES:
        [scene] = scenes(trees[f"{lang}/rules/index.html"])
        numbers = [rule["rule"] for part in scene["sections"] for rule in part["rules"]]
        assert numbers == [rule.number for rule in RULES]


def test_a_page_is_small_on_the_wire(site: Site) -> None:
    sizes = {
        name: len(gzip.compress(content, 6))
        for name, content in site.files().items()
        if name.endswith(".html")
    }
    assert max(sizes.values()) < MOST
    assert sizes["fr/03-washouts/index.html"] < 80_000
