"""``tripalki-learn publish``: from notebooks to a site, or to one file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.faults import NoFile, said_of_fault
from tripalki_learn.pages.imports import spare_slow_imports
from tripalki_learn.pages.lessons import lessons_folder
from tripalki_learn.pages.words import word
from tripalki_learn.publishing.addresses import INDEX, PICTURE
from tripalki_learn.publishing.errors import CannotPublish, NoEngine
from tripalki_learn.publishing.folder import SiteFolder

if TYPE_CHECKING:
    # Jupyter takes a second to import: a command that refuses its input does not wait for it.
    from tripalki_learn.publishing.lesson import Lesson

NAMED = 3
"""So many files are named of those that do not belong here."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """What is published, and how: ``lessons`` is the folder of the notebooks (None: the package's
    own), ``url`` the address that the site will have, ``single`` the one lesson to be written as
    one file; ``engine`` brings Python into the pages, ``force`` lets foreign files in the folder
    stay, and ``preview`` shows the site."""

    lessons: Path | None = None
    url: str | None = None
    single: str | None = None
    engine: bool = True
    force: bool = False
    preview: bool = False


def publish(target: Path, lang: str, options: Options | None = None) -> int:
    """Publishes into the folder ``target``, says what it does in ``lang``, and returns the exit
    code: 0, or 1 with one sentence of why not."""
    spare_slow_imports()
    options = options or Options()
    try:
        if options.single is not None:
            _single(target, lang, options.single, options)
        else:
            _site(target, lang, options)
    except CannotPublish as error:
        print(error.said(lang), file=sys.stderr)
        return 1
    except OSError as error:
        print(said_of_fault(error, target, lang), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    if options.preview:
        from tripalki_learn.publishing.preview import preview

        preview(target, "" if options.single is None else f"{options.single}.html", lang)
    return 0


def _site(target: Path, lang: str, options: Options) -> None:
    from tripalki_learn.publishing.lessons import first_page, lesson_names_in, run_lessons
    from tripalki_learn.publishing.page import Frame
    from tripalki_learn.publishing.pages import Pages
    from tripalki_learn.publishing.sitemap import sitemap

    url = _address(options.url)
    source = (options.lessons or lessons_folder()).absolute()
    names = lesson_names_in(source)
    folder = _folder(target, options.force)
    engine = _engine(lang) if options.engine else {}
    lessons = run_lessons(source, names, _progress(lang))
    pages = Pages(lessons, first_page(source))
    frame = Frame(url, bool(engine))

    def files() -> Iterator[tuple[str, bytes]]:
        paths = []
        for page in pages.all(url):
            yield page.place, frame.html(page).encode()
            paths += [page.path] if "{lang}" in page.path else []
        yield from engine.items()
        if url is not None:
            yield "sitemap.xml", sitemap(url, paths).encode()
            from tripalki_learn.publishing.preview_picture import preview_picture

            # Only now: matplotlib takes half a second to import.
            yield PICTURE, preview_picture()

    _say_missing(lessons, lang)
    made = folder.write(files())
    count = sum(name.endswith(".html") for name in made)
    print(word("publish.done", lang, file=target / INDEX, count=count), flush=True)


def _engine(lang: str) -> Mapping[str, bytes]:
    """The files of Python in the pages; none, and a word of why, where they cannot be had."""
    from tripalki_learn.publishing.engine import engine_files

    try:
        return dict(engine_files())
    except NoEngine as error:
        print(error.said(lang), file=sys.stderr)
        return {}


def _single(target: Path, lang: str, name: str, options: Options) -> None:
    from tripalki_learn.publishing.folder import write_file
    from tripalki_learn.publishing.lessons import first_page, lesson_names_in, run_lessons
    from tripalki_learn.publishing.page import GENERATOR, Frame
    from tripalki_learn.publishing.pages import Pages

    source = (options.lessons or lessons_folder()).absolute()
    names = lesson_names_in(source)
    if name not in names:
        raise CannotPublish("no_lesson", lesson=name, folder=source, lessons=", ".join(names))
    file = target / f"{name}.html"
    SiteFolder(target.absolute()).try_out()
    if file.exists() and not file.is_file():
        raise NoFile(file)
    if file.exists() and not options.force and GENERATOR.encode() not in file.read_bytes():
        raise CannotPublish("foreign", folder=target, files=file.name)
    lessons = run_lessons(source, [name], _progress(lang))
    _say_missing(lessons, lang)
    page = Pages(lessons, first_page(source)).single(lessons[0])
    write_file(file, Frame().html(page).encode())
    print(word("publish.done", lang, file=file, count=1), flush=True)


def _progress(lang: str) -> Callable[[str, int, int], None]:
    def say(lesson: str, number: int, count: int) -> None:
        print(word("publish.running", lang, lesson=lesson, number=number, count=count), flush=True)

    return say


def _say_missing(lessons: Sequence[Lesson], lang: str) -> None:
    for lesson in lessons:
        for part in lesson.missing:
            key = f"publish.part.{part.missing}"
            print(word(key, lang, lesson=lesson.name, cell=part.cell), file=sys.stderr)
        for cell, file in lesson.lost_pictures:
            slots = {"lesson": lesson.name, "cell": cell, "file": file}
            print(word("publish.part.picture", lang, **slots), file=sys.stderr)
        if lesson.untranslated:
            languages = ", ".join(LANGUAGES[code] for code in lesson.untranslated)
            slots = {"lesson": lesson.name, "languages": languages}
            print(word("publish.part.untranslated", lang, **slots), file=sys.stderr)


def _address(url: str | None) -> str | None:
    """The address without what follows its path. Raises `CannotPublish` where it is none."""
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not parts.hostname or any(map(str.isspace, url)):
        raise CannotPublish("bad_url", url=url)
    host = parts.hostname if port is None else f"{parts.hostname}:{port}"
    return f"{parts.scheme}://{host}{parts.path}".rstrip("/")


def _folder(target: Path, force: bool) -> SiteFolder:
    folder = SiteFolder(target.absolute())
    folder.try_out()
    foreign = folder.foreign()
    if foreign and not force:
        named = ", ".join(foreign[:NAMED]) + (" …" if len(foreign) > NAMED else "")
        raise CannotPublish("foreign", folder=target, files=named)
    return folder
