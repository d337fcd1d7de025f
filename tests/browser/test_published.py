"""Published lessons in a browser that can reach nothing but their files."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.publishing.conftest import published
from tests.publishing.lessons import NAMES, write_lessons
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.lessons import lessons_folder
from tripalki_learn.publishing.preview import site_server

from .learner import Learner
from .visiting import faults, visit

pytestmark = pytest.mark.browser

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
LESSON = "05-special-hands"
PLACES = ("root", "below", "file")
HOLDER = """<!doctype html><html lang="en"><title>A page around</title><body>
<iframe src="{}" width="700" height="100" title="a lesson"></iframe>
<script>
  window.told = [];
  addEventListener("message", (event) => told.push(event.data));
</script></body></html>"""


class Places(NamedTuple):
    """Where the same site can be reached: the root of a host, below a path, as files."""

    root: str
    below: str
    file: str


def served(folder: Path) -> Iterator[str]:
    server = site_server(folder)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("browsed")
    published(write_lessons(base / "lessons"), base / "a path" / "site")
    return base / "a path" / "site"


@pytest.fixture(scope="module")
def places(folder: Path) -> Iterator[Places]:
    root, below = served(folder), served(folder.parent.parent)
    yield Places(next(root), f"{next(below)}/a%20path/site", folder.as_uri())
    for each in (root, below):
        next(each, None)


Open = Callable[..., Page]


@pytest.fixture
def opened(browser: Browser) -> Iterator[Open]:
    """Opens a page with the network cut off except for the site's own place. Afterwards nobody may
    have complained, in the console too, where a violated policy is told."""
    pages: list[tuple[BrowserContext, Page]] = []

    def open_page(place: str, path: str, **options: object) -> Page:
        context = browser.new_context(**{"locale": "en", **options})  # type: ignore[arg-type]
        context.route("**/*", lambda route: route.abort())
        context.route(
            f"{place.rpartition('/site')[0] or place}/**", lambda route: route.continue_()
        )
        page = visit(context, f"{place}/{path}", own=(place, "data:", "blob:"))
        pages.append((context, page))
        return page

    yield open_page
    for context, page in pages:
        assert faults(page) == []
        context.close()


def page_of(lang: str, name: str = LESSON) -> str:
    return f"{lang}/{name}/index.html"


@pytest.mark.parametrize(
    "place", ["file", *(pytest.param(place, marks=pytest.mark.full) for place in PLACES[:2])]
)
def test_a_lesson_is_completed_by_keyboard_alone(opened: Open, places: Places, place: str) -> None:
    """By the same learner as on pages with a kernel."""
    lang = dict(zip(PLACES, ("fr", "es", "ru"), strict=True))[place]
    page = opened(getattr(places, place), page_of(lang, NAMES[0]))
    learner = Learner(page)
    assert learner.lang == lang
    assert learner.lesson()
    kept = json.loads(page.evaluate("localStorage['tripalki-learn.progress.v1']"))
    assert kept["lessons"] == {NAMES[0]: {"passed": True}}


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole course, published."""
    base = tmp_path_factory.mktemp("course")
    published(lessons_folder(), base / "site")
    return base / "site"


@pytest.mark.full
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(file.stem for file in lessons_folder().glob("*.ipynb")))
@pytest.mark.parametrize("place", ["root", "file"])
def test_every_lesson_is_completed_by_keyboard_alone(
    opened: Open, course: Path, place: str, name: str, lang: str
) -> None:
    running = served(course) if place == "root" else iter([course.as_uri()])
    assert Learner(opened(next(running), page_of(lang, name))).lesson()
    next(running, None)


@pytest.mark.parametrize("place", PLACES)
def test_the_way_about_works_from_everywhere(opened: Open, places: Places, place: str) -> None:
    at = getattr(places, place)
    page = opened(at, "index.html", locale="es-MX")
    page.wait_for_url("**/es/index.html")
    page.locator(f'main a[href*="{LESSON}"]').click()
    page.wait_for_url(f"**/{page_of('es')}")
    page.locator("main a.tp-rule", has_text="TP-5.2").first.click()
    page.wait_for_url("**/es/rules/index.html*#TP-5.2")
    expect(page.locator('[id="TP-5.2"]')).to_be_in_viewport()
    page.locator('footer a[lang="ru"]').click()
    page.wait_for_url("**/ru/rules/index.html")
    page.locator("header .tp-brand").click()
    page.wait_for_url("**/ru/index.html")
    assert page.locator("html").get_attribute("lang") == "ru"


@pytest.mark.parametrize("place", ["below", "file"])
def test_a_change_of_language_keeps_steps_progress_and_place(
    opened: Open, places: Places, place: str
) -> None:
    page = opened(getattr(places, place), page_of("en") + "?present=0")
    first, second = (
        page.locator('[data-tp="walkthrough"]').nth(0),
        page.locator('[data-tp="walkthrough"]').nth(1),
    )
    first.locator('[data-tp="next"]').click()
    for _ in range(3):
        second.locator('[data-tp="next"]').click()
    page.evaluate("localStorage.setItem('probe', 'kept')")
    top = page.locator("h2").nth(1).evaluate("(each) => each.getBoundingClientRect().top")
    page.locator('header [data-tp="language"]').select_option("ru")
    page.wait_for_url(f"**/{page_of('ru')}?present=0#step=2")
    expect(first.locator('[data-tp="step"]')).to_have_attribute("data-index", "1")
    expect(second.locator('[data-tp="step"]')).to_have_attribute("data-index", "3")
    assert page.evaluate("localStorage.getItem('probe')") == "kept"
    moved = page.locator("h2").nth(1).evaluate("(each) => each.getBoundingClientRect().top")
    assert abs(moved - top) < 250  # the same heading, where texts are as long as they are
    expect(page.locator('header [data-tp="language"]')).to_be_focused()
    # Whoever comes back later begins with the language chosen.
    page.goto(page.url.partition("/ru/")[0] + "/index.html")
    page.wait_for_url("**/ru/index.html")


@pytest.mark.parametrize("place", ["root", "file"])
def test_links_into_a_lesson(opened: Open, places: Places, place: str) -> None:
    at = getattr(places, place)
    page = opened(at, page_of("en") + "?lang=fr&seed=7#step=3")
    page.wait_for_url(f"**/{page_of('fr')}?seed=7#step=3")
    expect(page.locator('[data-tp="step"]').first).to_have_attribute("data-index", "2")
    for query in ("?lang=de", "?lang=en", "?lang=", "?lang=../../x"):
        page.goto(f"{at}/{page_of('en')}{query}#step=2")
        assert page.locator("html").get_attribute("lang") == "en"
        expect(page.locator('[data-tp="step"]').first).to_have_attribute("data-index", "1")


def test_a_lesson_in_a_frame_shows_itself_alone_and_tells_its_height(
    opened: Open, places: Places
) -> None:
    page = opened(places.root, page_of("fr") + "?embed=1")
    for hidden in ("header", "footer", ".tp-skip"):
        expect(page.locator(hidden).first).to_be_hidden()
    holder = HOLDER.format(page.url)
    page.route("**/around.html", lambda route: route.fulfill(body=holder, content_type="text/html"))
    page.goto(f"{places.root}/around.html")
    page.wait_for_function("told.length > 0")
    told = page.evaluate("told.at(-1)")
    assert told["type"] == "tripalki-learn.height" and told["lesson"] == LESSON
    inside = page.frames[1].evaluate("document.body.getBoundingClientRect().height")
    page.wait_for_function("height => told.at(-1).height === height", arg=-(-inside // 1))
    # A step that needs more room, or less, is told too.
    count = page.evaluate("told.length")
    page.frames[1].locator(".tp-words-button").first.click()
    page.wait_for_function("count => told.length > count", arg=count)


def test_on_paper_every_step_is_a_still(opened: Open, places: Places) -> None:
    page = opened(places.root, page_of("en"))
    steps = page.locator('[data-tp="step"]').first
    count = int(steps.get_attribute("data-count") or 0)
    assert page.locator('[data-tp="still"]').count() == 0
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    stills = page.locator('[data-tp="walkthrough"]').first.locator('[data-tp="still"]')
    expect(stills).to_have_count(count)
    for number in range(count):
        expect(stills.nth(number).locator('[data-tp="table"]')).to_be_visible()
        assert stills.nth(number).locator(".tp-still").inner_text().strip()
    assert stills.nth(1).locator(".tp-still").inner_text().split("\n") == [
        "TP-4.8",
        "A: 6–7–8 of hearts: safe.",
    ]
    expect(page.locator('[data-tp="next"]').first).to_be_hidden()
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(stills).to_have_count(0)
    expect(page.locator('[data-tp="next"]').first).to_be_visible()


def test_one_file_holds_a_lesson_in_all_languages(
    opened: Open, folder: Path, tmp_path: Path
) -> None:
    lessons = folder.parent.parent / "lessons"
    published(lessons, tmp_path / "site", single=NAMES[0])
    [file] = (tmp_path / "site").glob("*")
    assert file.name == f"{NAMES[0]}.html"
    page = opened((tmp_path / "site").as_uri(), file.name, locale="ru")
    headings = set()
    for lang in ("ru", "en", "fr", "es"):
        page.locator('[data-tp="language"]').select_option(lang)
        assert page.locator("html").get_attribute("lang") == lang
        [heading] = page.locator("h1:visible").all_inner_texts()
        headings.add(heading)
        assert page.title().startswith(heading)
    assert len(headings) == 4
    page.locator('[data-tp="next"]').first.click()
    page.locator('[data-tp="ruling"] button[data-rule]').first.click()
    expect(page.locator('[data-tp="rule-text"]').first).to_be_visible()
    assert page.locator("a[href$='.html']").count() == 0


@pytest.mark.parametrize(
    "path",
    ["404.html", page_of("ru"), "fr/index.html", "es/rules/index.html", "ru/comparison/index.html"],
)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(opened: Open, places: Places, path: str, scheme: str) -> None:
    page = opened(places.root, path, color_scheme=scheme, bypass_csp=True)
    results = Axe().run(
        page,
        options={
            "runOnly": {"type": "tag", "values": WCAG},
            "rules": {
                name: {"enabled": True}
                for name in ("region", "landmark-one-main", "page-has-heading-one")
            },
        },
    )
    assert results.violations_count == 0, results.generate_report()


def test_the_page_for_what_is_not_there_is_in_the_readers_language(
    browser: Browser, places: Places
) -> None:
    context = browser.new_context(locale="fr-CA")
    page = context.new_page()
    answer = page.goto(f"{places.root}/nowhere.html")
    assert answer is not None and answer.status == 404
    assert page.locator("h1").inner_text() == "Cette page n’existe pas"
    page.locator("main a").click()
    page.wait_for_url("**/fr/index.html")
    context.close()


@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_scrolls_sideways(opened: Open, places: Places, width: int) -> None:
    for path in (
        page_of("ru"),
        page_of("es", "teacher"),
        "fr/rules/index.html",
        page_of("ru", "comparison"),
    ):
        page = opened(places.root, path, viewport={"width": width, "height": 640})
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_no_cookie_is_set(opened: Open, places: Places) -> None:
    page = opened(places.root, page_of("en"))
    assert page.context.cookies() == []


def test_a_script_that_is_not_the_pages_own_does_not_run(browser: Browser, folder: Path) -> None:
    """The policy is really in force: what somebody slips into a page is refused."""
    context = browser.new_context()
    text = (folder / page_of("en")).read_text(encoding="utf-8")
    evil = "<script>window.ran = 1</script><img src=x onerror='window.ran = 2'>"
    body = text.replace("</main>", f"{evil}</main>")
    context.route("**/*", lambda route: route.fulfill(body=body, content_type="text/html"))
    page = context.new_page()
    page.goto("http://lesson.test/")
    page.locator('[data-tp="next"]').first.click()
    assert page.evaluate("window.ran") is None
    context.close()
