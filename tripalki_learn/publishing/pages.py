"""Which pages a site has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from urllib.parse import quote

from markupsafe import Markup

from tripalki_learn.pages.first import first_scene
from tripalki_learn.pages.outputs import scene_host
from tripalki_learn.pages.prose import prose_html
from tripalki_learn.pages.words import said, shown, word, words
from tripalki_learn.publishing.addresses import (
    COMPARISON,
    INDEX,
    NOT_FOUND,
    RULES,
    first_page,
    link,
    page_of,
)
from tripalki_learn.publishing.lesson import Lesson, Prose
from tripalki_learn.publishing.page import ALL, Page, path_at
from tripalki_learn.publishing.parts import part_html
from tripalki_learn.publishing.pictures import with_pictures
from tripalki_learn.teaching import Scene, comparison_scene, rules_scene

_NOTEBOOK_LINK = re.compile(r'(?<=href=")(?:\./)?([^"/:#]+)\.ipynb(?=[#"])')


class Pages:
    """The pages of a site of these ``lessons``; ``first`` is what stands above their list."""

    def __init__(self, lessons: Sequence[Lesson], first: Lesson) -> None:
        self.lessons = lessons
        self.first = first
        self._names = {quote(lesson.name) for lesson in lessons}

    def all(self, url: str | None) -> Iterator[Page]:
        """Every page of the site that will be at ``url``."""
        yield choice()
        for lang in ALL:
            yield self.contents(lang)
            yield rules(lang)
            yield comparison(lang)
            for lesson in self.lessons:
                yield self.lesson(lesson, lang)
        yield not_found(path_at(url))

    def contents(self, lang: str) -> Page:
        """The first page of a language: what the game is about, and the lessons."""
        here = first_page(lang)
        return Page(
            path=first_page("{lang}"),
            template="list.html",
            languages=(lang,),
            titles=words("page.lessons"),
            description=self.first.description(lang),
            widgets=("table",) if self.first.content else (),
            is_styled=self.first.is_styled,
            home=INDEX,
            more={
                "blocks": self._blocks(self.first, (lang,), here),
                "lessons": self.lessons,
                "address": lambda name: link(here, page_of(lang, name)),
                "title_of": lambda lesson: lesson.title(lang),
                "teaser_of": lambda lesson: lesson.teaser(lang),
                "picture": scene_host({"widget": "table", "scene": first_scene([lang])}),
            },
        )

    def lesson(self, lesson: Lesson, lang: str) -> Page:
        """A lesson in one language, with the way to its neighbours."""
        here = page_of(lang, lesson.name)
        at = self.lessons.index(lesson)
        return Page(
            path=page_of("{lang}", lesson.name),
            template="lesson.html",
            languages=(lang,),
            titles=lesson.titles(),
            description=lesson.description(lang),
            widgets=lesson.widgets,
            is_styled=lesson.is_styled,
            home=link(here, first_page(lang)),
            more={
                "name": lesson.name,
                "blocks": self._blocks(lesson, (lang,), here),
                "before": self.lessons[at - 1] if at else None,
                "after": self.lessons[at + 1] if at + 1 < len(self.lessons) else None,
                "address": lambda name: link(here, page_of(lang, name)),
                "title_of": lambda lesson: lesson.title(lang),
            },
        )

    def single(self, lesson: Lesson) -> Page:
        """A lesson in all languages, as one file that leads nowhere."""
        return Page(
            path=INDEX,
            template="lesson.html",
            languages=ALL,
            titles=lesson.titles(),
            description=lesson.description(ALL[0]),
            widgets=lesson.widgets,
            is_styled=lesson.is_styled,
            more={"name": lesson.name, "blocks": self._blocks(lesson, ALL, None)},
        )

    def _blocks(self, lesson: Lesson, languages: tuple[str, ...], here: str | None) -> list[Markup]:
        """What a lesson shows on the page ``here``; None: on a page that leads nowhere."""
        made = []
        what_if = None
        for block in lesson.content:
            if isinstance(block, Prose):
                made.append(self._prose(block, languages, here))
                continue
            what_if = block if block.widget == "whatif" else what_if
            # A what-if has controls of its own, which need no Python: they stand in for others.
            stands_in = what_if if block.missing == "controls" else None
            key = f"{block.missing}_instead" if stands_in else block.missing
            made.append(part_html(block, languages, _said(key, languages)))
            if stands_in:
                made.append(part_html(stands_in, languages, Markup("")))
        return made

    def _prose(self, prose: Prose, languages: tuple[str, ...], here: str | None) -> Markup:
        made = {}
        for lang in languages:
            markdown, known = prose.in_language(lang)
            rules, comparison = (
                link(here, page_of(lang, name)) if here else None for name in (RULES, COMPARISON)
            )
            pictures = {name: found for name, found in prose.pictures.items() if found}
            linked = self._linked(prose_html(markdown, None, rules, comparison))
            html = Markup(with_pictures(linked, pictures))
            # Where a translation is missing the English says that it is English.
            made[lang] = html if known == lang else _section(html, known)
        return shown(made, languages[0]) if len(languages) > 1 else _section(made[languages[0]])

    def _linked(self, html: str) -> str:
        """Links to other notebooks of the folder lead to their pages."""
        return _NOTEBOOK_LINK.sub(
            lambda m: f"../{m[1]}/{INDEX}" if m[1] in self._names else m[0], html
        )


def rules(lang: str) -> Page:
    """The rules in one language."""
    return _drawn(lang, RULES, rules_scene([lang]))


def comparison(lang: str) -> Page:
    """The games side by side, in one language."""
    return _drawn(lang, COMPARISON, comparison_scene([lang]))


def _drawn(lang: str, name: str, scene: Scene) -> Page:
    """The page of the site that is one scene; ``name`` is its own and that of its widget."""
    return Page(
        path=page_of("{lang}", name),
        template=f"{name}_page.html",
        languages=(lang,),
        titles=words(f"page.{name}"),
        widgets=(name,),
        home=link(page_of(lang, name), first_page(lang)),
        more={"host": scene_host({"widget": name, "scene": scene})},
    )


def choice() -> Page:
    """The page at the root of a site, which leads on to the reader's language."""
    return Page(
        path=INDEX,
        template="choice.html",
        languages=ALL[:1],
        titles=words("page.lessons"),
        widgets=None,
        early="choose.js",
        more={
            "elsewhere": first_page("{lang}"),
            "others": {lang: first_page(lang) for lang in ALL},
            "rules": None,
            "comparison": None,
        },
    )


def not_found(home: str) -> Page:
    """The page that a host shows for every address that there is not, in all languages."""
    return Page(
        path=NOT_FOUND,
        template="not_found.html",
        languages=ALL,
        titles=words("page.not_found"),
        home=home,
    )


def _section(html: Markup, lang: str | None = None) -> Markup:
    if lang is None:
        return Markup("<section>{}</section>").format(html)
    return Markup('<div lang="{}">{}</div>').format(lang, html)


def _said(missing: str | None, languages: tuple[str, ...]) -> Markup:
    if missing is None:
        return Markup("")
    key = f"published.{missing}"
    if len(languages) > 1:
        return said(words(key), languages[0], "p")
    return Markup("<p>{}</p>").format(word(key, languages[0]))
