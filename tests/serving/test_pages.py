"""What the server shows, and what it does not."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from .conftest import SECRET
from .served import Served


class Links(HTMLParser):
    """The addresses on a page, and the languages of the prose that it shows."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.shown: set[str] = set()
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.tags.append(tag)
        self.addresses += [values[name] or "" for name in ("href", "src") if name in values]
        if "data-tp-prose" in values and "hidden" not in values:
            self.shown.add(values["lang"] or "")


FOREIGN = [
    "/voila.json",
    "/notes.txt",
    "/.env",
    "/picture.png",
    "/.hidden",
    "/.hidden.ipynb",
    "/01-scene.ipynb",
    "/drafts",
    "/drafts/draft",
    "/drafts/draft.ipynb",
    "/text/fr/01-scene.md",
    "/../outside",
    "/../outside.txt",
    "/..%2foutside.txt",
    "/%2e%2e/outside.txt",
    "/voila/render/drafts/draft.ipynb",
    "/voila/render/.hidden.ipynb",
    "/voila/render/notes.txt",
    "/voila/render/..%2foutside.ipynb",
    "/voila/files/notes.txt",
    "/voila/files/picture.png",
    "/voila/tree",
    "/voila/tree/drafts",
    "/voila/api/contents",
    "/voila/api/contents/notes.txt",
    "/api/contents/notes.txt",
    "/files/notes.txt",
    "/api/kernels",
    "/voila/templates/base/static/voila.js",
    "/voila/static/../../../../../../../../etc/passwd",
    "/voila/static/..%2f..%2fconf.json",
    "/voila/labextensions/anywidget/../../../../../etc/passwd",
    "/voila/labextensions/jupyterlab_pygments/package.json",
    "/tp/../notes.txt",
    "/login",
    "/nothing-here",
]


@pytest.mark.parametrize("path", FOREIGN)
def test_nothing_but_the_lessons_is_shown(server: Served, path: str) -> None:
    status, page = server.get(path)
    if status == 302:
        # Voilà's own address of a lesson leads to ours, where there is no such lesson either.
        location = server.open(path).headers["Location"]
        status, page = server.get(location)
    assert status in (403, 404)
    assert SECRET not in page
    assert "root:" not in page


def test_the_secrets_are_where_they_would_be_found(lessons: Path) -> None:
    # Otherwise the test above would prove nothing.
    for place in ("notes.txt", ".env", "picture.png", "../outside.txt", "drafts/draft.ipynb"):
        assert SECRET in (lessons / place).read_text()


def test_an_unknown_address_is_answered_in_words(server: Served) -> None:
    status, page = server.get("/nothing-here", Accept_Language="ru")
    assert status == 404
    for words in (
        "There is no such page",
        "Cette page n’existe pas",
        "Esta página no existe",
        "Такой страницы нет",
    ):
        assert words in page
    assert Links(page).shown == {"ru"}
    assert "/" in Links(page).addresses


def test_an_address_that_is_no_text_or_very_long_is_answered_in_words(server: Served) -> None:
    status, page = server.get("/%FF?lang=ru")
    assert status == 404 and "Такой страницы нет" in page
    assert Links(page).shown == {"ru"}
    status, page = server.get(f"/rules?x={'a' * 100_000}")
    assert status == 200 and "TP-1.1" in page


def test_the_index_says_what_it_is_about_and_lists_the_lessons(server: Served) -> None:
    status, page = server.get("/", Accept_Language="fr")
    assert status == 200
    links = Links(page)
    assert [a for a in links.addresses if re.match(r"/\d", a)] == [
        "/01-scene",
        "/02-prose",
        "/03-broken",
    ]
    assert "Une scène" in page
    assert "Nothing runs here." in page  # the first sentence of a lesson
    assert 'data-tp-host="table"' in page
    assert "<h1>About the game</h1>" in page
    assert "<h1>Об игре</h1>" in page
    assert links.shown == {"fr"}
    assert "/rules" in links.addresses
    assert "/rules?lang=en#TP-5.1" in links.addresses


@pytest.mark.parametrize(
    ("lesson", "before", "after"),
    [
        ("01-scene", None, "/02-prose"),
        ("02-prose", "/01-scene", "/03-broken"),
        ("03-broken", "/02-prose", None),
    ],
)
def test_a_lesson_ends_with_the_way_to_its_neighbours(
    server: Served, lesson: str, before: str | None, after: str | None
) -> None:
    _, page = server.get(f"/{lesson}", Accept_Language="ru")
    found = dict(re.findall(r'<a rel="(prev|next)" href="([^"]+)">', page))
    assert found == {way: to for way, to in (("prev", before), ("next", after)) if to}
    assert ("Следующий урок" in page) == (after is not None)
    assert Links(page).shown == {"ru"}


def test_every_address_of_the_index_answers(server: Served) -> None:
    for address in set(Links(server.get("/")[1]).addresses):
        if not address.startswith("#"):
            assert server.get(address.partition("#")[0])[0] == 200, address


def test_the_rules_have_a_page(server: Served) -> None:
    status, page = server.get("/rules")
    assert status == 200
    assert '<div data-tp-host="rules">' in page
    assert "TP-5.11" in page


def test_the_comparison_has_a_page_and_is_reached_from_every_other(server: Served) -> None:
    status, page = server.get("/comparison")
    assert status == 200
    assert '<div data-tp-host="comparison">' in page
    assert all(rule in page for rule in ("TP-5.11", "TR-3.3", "PA-3.6"))
    for path in ("/", "/rules", "/02-prose", "/nothing-here"):
        assert "/comparison" in Links(server.get(path)[1]).addresses, path


@pytest.mark.parametrize("path", ["/", "/rules", "/comparison", "/02-prose", "/nothing-here"])
def test_a_page_has_language_title_icon_and_landmarks(server: Served, path: str) -> None:
    _, page = server.get(path + "?lang=es")
    assert page.startswith('<!doctype html>\n<html lang="es" ')
    tags = Links(page).tags
    assert [tags.count(tag) for tag in ("title", "main", "header", "nav", "h1")].count(0) == 0
    assert tags.count("main") == 1
    assert re.search(
        r'<link rel="icon" type="image/svg\+xml" href="/tp/[0-9a-f]{12}/icon.svg">', page
    )
    assert 'class="tp-skip" href="#content"' in page
    assert "data-tp-picker" in page


@pytest.mark.parametrize(
    ("path", "accept", "shown"),
    [
        ("/02-prose", "", "en"),
        ("/02-prose", "ru-RU,ru;q=0.9", "ru"),
        ("/02-prose?lang=fr", "ru", "fr"),
        ("/02-prose?lang=de", "xx, es;q=0.4, en;q=0.1", "es"),
        ("/02-prose?lang=%ff", "de", "en"),
    ],
)
def test_the_first_language_is_the_one_asked_for(
    server: Served, path: str, accept: str, shown: str
) -> None:
    status, page = server.get(path, Accept_Language=accept)
    assert status == 200
    assert Links(page).shown == {shown}


def test_what_is_not_translated_is_english(server: Served) -> None:
    page = server.get("/01-scene?lang=fr")[1]
    assert '<section data-tp-prose lang="fr"><h1>Une scène</h1>' in page
    assert '<section data-tp-prose lang="fr"><h2>The place</h2>' in page
    assert '<section data-tp-prose lang="ru" hidden><h1>A scene</h1>' in page


def test_no_address_of_another_host_is_in_anything_of_ours(server: Served) -> None:
    pages = ["/", "/rules", "/01-scene", "/03-broken", "/nothing-here"]
    texts = {path: server.get(path)[1] for path in pages}
    ours = {a for page in texts.values() for a in Links(page).addresses if a.startswith("/tp/")}
    modules = set(re.findall(r'"(/tp/[^"]+)"', texts["/"]))
    assert len(modules) > 3
    texts |= {path: server.get(path)[1] for path in ours | modules}
    for path, text in texts.items():
        # Names of XML formats look like addresses, and nothing is ever loaded from them.
        hosts = set(re.findall(r"https?://([\w.-]+)", text)) - {"www.w3.org"}
        assert hosts <= {"127.0.0.1"}, path


def test_the_browser_is_told_to_ask_no_other_host(server: Served) -> None:
    policy = server.open("/02-prose").headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert not re.search(r"https?:|\*(?!;|$| )(?<!:\*)", policy.replace("ws://", ""))


def test_files_of_the_pages_may_be_kept_for_ever(server: Served) -> None:
    [style] = [a for a in Links(server.get("/")[1]).addresses if a.endswith("/page.css")]
    response = server.open(style)
    assert response.status == 200
    assert response.headers["Content-Type"].startswith("text/css")
    assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert server.get(style.replace("page.css", "other.css"))[0] == 404
    assert server.get("/tp/000000000000/page.css")[0] == 404


def test_a_page_itself_is_not_kept(server: Served) -> None:
    assert server.open("/02-prose").headers["Cache-Control"] == "no-store"


def test_voila_s_address_of_a_lesson_leads_to_ours(server: Served) -> None:
    response = server.open("/voila/render/02-prose.ipynb")
    assert (response.status, response.headers["Location"]) == (302, "/02-prose")


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "10.0.0.1"])
def test_a_request_under_another_name_is_refused(server: Served, host: str) -> None:
    status, page = server.get("/02-prose", Host=host)
    assert status == 403
    assert "Only prose" not in page


def test_a_lesson_without_code_needs_no_kernel(server: Served) -> None:
    before = server.kernels()
    page = server.get("/02-prose")[1]
    assert "Nothing runs here." in page
    assert "voila.js" not in page
    assert set(server.kernels()) <= set(before)
