"""What a site says of itself once it is known where on the web it will be."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from tests.publishing.conftest import Site, published
from tests.publishing.reading import addresses, elements, parsed
from tests.serving.served import write_lesson
from tripalki_learn.explain import LANGUAGES

URL = "http://localhost/school/tri"


@pytest.fixture(scope="module")
def located(tmp_path_factory: pytest.TempPathFactory) -> Site:
    base = tmp_path_factory.mktemp("located")
    write_lesson(base / "lessons", "01 één & ty", "# One\n\nThe *first* paragraph.\n\nMore.")
    return published(base / "lessons", base / "site", url=f"{URL}/?from=mail#top")


def tree(site: Site, lang: str) -> Any:
    return parsed(site.text(f"{lang}/01 één & ty/index.html"))


ADDRESS = URL + "/{}/01%20%C3%A9%C3%A9n%20%26%20ty/"


def test_a_page_names_its_own_address_and_itself_in_every_language(located: Site) -> None:
    for lang in LANGUAGES:
        links = list(elements(tree(located, lang), "link"))
        found = {(n.get("rel"), n.get("hreflang")): n.get("href") for n in links}
        assert found["canonical", None] == ADDRESS.format(lang)
        for code in LANGUAGES:
            assert found["alternate", code] == ADDRESS.format(code)


def test_a_message_that_links_to_a_page_can_show_it(located: Site) -> None:
    metas = elements(tree(located, "fr"), "meta")
    cards = {node.get("property"): node.get("content") for node in metas if node.get("property")}
    assert cards["og:title"] == "One"
    assert cards["og:description"] == "The first paragraph."
    assert cards["og:url"] == ADDRESS.format("fr")
    assert cards["og:image"] == f"{URL}/picture.png"
    picture = located.files()["picture.png"]
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)


def test_the_sitemap_lists_every_page_with_its_languages(located: Site) -> None:
    """Index, rules, comparison and the one lesson."""
    space = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}
    root = ElementTree.fromstring(located.text("sitemap.xml"))
    places = [node.text for node in root.findall("s:url/s:loc", space)]
    pages = {name for name in located.files() if name.count("/") and name.endswith("index.html")}
    assert len(places) == len(set(places)) == len(pages) == len(LANGUAGES) * 4
    assert ADDRESS.format("ru") in places and f"{URL}/es/" in places
    for entry in root.findall("s:url", space):
        links = entry.findall("{http://www.w3.org/1999/xhtml}link")
        assert [link.get("hreflang") for link in links] == list(LANGUAGES)
        assert entry.findtext("s:loc", None, space) in [link.get("href") for link in links]


def test_the_page_for_what_is_not_there_finds_home_from_everywhere(located: Site) -> None:
    """A host shows it at any address, however deep: its links must not be relative."""
    home = {a for a in addresses(parsed(located.text("404.html"))) if "index.html" in a}
    assert home == {"/school/tri/index.html"}


def test_without_an_address_nothing_is_claimed(site: Site) -> None:
    text = site.text("fr/05-special-hands/index.html")
    assert "canonical" not in text and "og:" not in text and 'rel="alternate"' not in text
    assert not {"sitemap.xml", "picture.png"} & set(site.files())
