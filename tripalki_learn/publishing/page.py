"""One page as HTML, with all that it needs inside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

from markupsafe import Markup

from tripalki_learn import __version__
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.frame import frame_file, templates
from tripalki_learn.pages.outputs import script_json
from tripalki_learn.pages.words import said, word, words
from tripalki_learn.publishing.addresses import (
    COMPARISON,
    INDEX,
    PICTURE,
    RULES,
    absolute,
    link,
    page_of,
)
from tripalki_learn.publishing.engine import WORKER
from tripalki_learn.publishing.policy import policy
from tripalki_learn.widgets.module import lean, page_script, page_style

ALL = tuple(LANGUAGES)

GENERATOR = f"tripalki-learn {__version__}"

_FOLDER = Path(__file__).parent / "template"


def _file(name: str) -> str:
    return lean((_FOLDER / name).read_text(encoding="utf-8")).strip()


@dataclass(frozen=True, kw_only=True)
class Page:
    """What a page says. ``path`` is its place in the site, with ``{lang}`` for its language.

    ``languages`` are those that it carries; a page of one language leads to the others, one of all
    stands alone. ``titles`` by language; ``widgets`` the names of those that it shows, None where
    it has no script of the widgets at all; ``is_styled`` whether it brings markup with styles of
    its own; ``early`` its first script; ``more`` what its template asks for.
    """

    path: str
    template: str
    languages: tuple[str, ...]
    titles: Mapping[str, str]
    description: str = ""
    widgets: tuple[str, ...] | None = ()
    is_styled: bool = False
    early: str = "early.js"
    home: str | None = None
    more: Mapping[str, Any] = field(default_factory=dict)

    @property
    def lang(self) -> str:
        """The language that it is first shown in."""
        return self.languages[0]

    @property
    def place(self) -> str:
        """Its path in its language."""
        return self.path.replace("{lang}", self.lang)


class Frame:
    """Makes pages of a site that will be at ``url`` on the web (None: nobody knows where).

    ``has_engine``: Python is a part of the site.
    """

    def __init__(self, url: str | None = None, has_engine: bool = False) -> None:
        self.url = url
        self.has_engine = has_engine
        self._templates = templates(_FOLDER)
        self._style = lean(frame_file("pages.css")) + _file("published.css")

    def html(self, page: Page) -> str:
        """The page as HTML, the same bytes each time."""
        lang = page.lang
        is_alone = len(page.languages) > 1
        rules = None if is_alone else self.to(page, page_of(lang, RULES))
        comparison = None if is_alone else self.to(page, page_of(lang, COMPARISON))
        early, script = _file(page.early), ""
        if page.widgets is not None:
            script = page_script(page.widgets, page.languages, is_alone)
        style = page_style(page.widgets or ()) + self._style + (_first_paint() if is_alone else "")
        product = words("page.product")
        context = {
            "lang": lang,
            "languages": page.languages,
            "titles": {code: f"{page.titles[code]} · {product[code]}" for code in LANGUAGES},
            "others": {} if is_alone else self._others(page),
            "elsewhere": None if is_alone else link(page.place, page.path),
            "all": ALL,
            "names": LANGUAGES,
            "home": page.home,
            "rules": rules,
            "comparison": comparison,
            "generator": GENERATOR,
            "icon": f"data:image/svg+xml,{quote(frame_file('icon.svg').strip())}",
            "description": page.description,
            "policy": policy(
                filter(None, (early, script)),
                None if page.is_styled else [style],
                worker=self.has_engine and not is_alone,
            ),
            "engine": self.to(page, WORKER) if self.has_engine and not is_alone else "none",
            "early": Markup(early),
            "script": Markup(script),
            "style": Markup(style),
            "script_json": script_json,
            "word": word,
            "say": lambda key: said(words(key), lang) if is_alone else word(key, lang),
            "links": self._links(page),
            "cards": self._cards(page),
            **page.more,
        }
        made = self._templates.get_template(page.template).render(context)
        assert isinstance(made, str)
        return made

    def to(self, page: Page, there: str) -> str:
        """The address of the page at the path ``there``, on ``page``."""
        return link(page.place, there)

    def _others(self, page: Page) -> dict[str, str]:
        return {code: self.to(page, page.path.replace("{lang}", code)) for code in ALL}

    def _links(self, page: Page) -> list[tuple[str, str, str]]:
        """The same page in every language, for search engines: relation, language, address."""
        if self.url is None or len(page.languages) > 1:
            return []
        found = [
            ("alternate", code, absolute(self.url, page.path.replace("{lang}", code)))
            for code in (ALL if "{lang}" in page.path else ())
        ]
        return [("canonical", "", absolute(self.url, page.place)), *found]

    def _cards(self, page: Page) -> list[tuple[str, str]]:
        """What a message that links to the page shows of it."""
        if self.url is None:
            return []
        return [
            ("og:type", "website"),
            ("og:site_name", word("page.product", page.lang)),
            ("og:title", page.titles[page.lang]),
            *([("og:description", page.description)] if page.description else []),
            ("og:url", absolute(self.url, page.place)),
            ("og:locale", page.lang),
            ("og:image", f"{self.url}/{PICTURE}"),
        ]


def _first_paint() -> str:
    """Shows the prose of the language that the first script has settled, before any other runs."""
    return "".join(
        f':root[lang="{code}"] [data-tp-prose]:not([lang="{code}"]){{display:none}}'
        f':root[lang="{code}"] :is(section,p)[data-tp-prose][lang="{code}"]{{display:block}}'
        f':root[lang="{code}"] span[data-tp-prose][lang="{code}"]{{display:inline}}\n'
        for code in ALL
    )


def path_at(url: str | None) -> str:
    """The address of a site's root as every page of its host can name it; without a ``url`` the
    root as its own pages name it.

    >>> path_at("http://localhost/tri"), path_at(None)
    ('/tri/index.html', 'index.html')
    """
    return INDEX if url is None else f"{urlsplit(url).path}/{INDEX}"
