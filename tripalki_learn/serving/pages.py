"""Pages: what every handler of ours shares, and the pages that need no kernel."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from markupsafe import Markup
from tornado.web import HTTPError

from tripalki_learn.explain import LANGUAGES
from tripalki_learn.pages.first import first_scene
from tripalki_learn.pages.lessons import INDEX, all_lessons, read_index
from tripalki_learn.pages.outputs import script_json
from tripalki_learn.pages.prose import prose_html
from tripalki_learn.pages.words import asked_language, said, shown, words
from tripalki_learn.serving.assets import template
from tripalki_learn.serving.outputs import drawn_host
from tripalki_learn.serving.site import Site
from tripalki_learn.teaching import comparison_scene, rules_scene
from tripalki_learn.teaching.localise import localise, sections
from tripalki_learn.widgets.module import WIDGETS

RULES, COMPARISON = "/rules", "/comparison"

# Nothing on a page may come from, or go to, another host: the browser sees to it.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self' ws://127.0.0.1:* ws://localhost:*",
        "frame-ancestors 'self'",
        "base-uri 'self'",
        "form-action 'self'",
    )
)


class PageHandler(JupyterHandler):
    """A page in four languages, in the frame that all pages share."""

    def initialize(self, site: Site) -> None:
        self.site = site

    @property
    def content_security_policy(self) -> str:
        return POLICY

    @property
    def lang(self) -> str:
        """The language shown until the page's own script has settled it."""
        asked = self.request.query_arguments.get("lang", [b""])[-1].decode(errors="replace")
        return asked_language(asked, self.request.headers.get("Accept-Language", ""))

    def decode_argument(self, value: bytes, name: str | None = None) -> str:
        """A part of the address as text; what is no text names no page, and is not found."""
        return value.decode("utf-8", "replace")

    def render_page(self, name: str, titles: Mapping[str, str], **more: Any) -> str:
        """The page made from the template ``name``, with ``titles`` by language."""
        lang, assets = self.lang, self.site.assets
        product = words("page.product")
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        # The page sends this cookie back when it closes its kernel.
        _ = self.xsrf_token
        page = self.get_template(name).render(
            lang=lang,
            languages=list(LANGUAGES),
            titles={code: f"{titles[code]} · {product[code]}" for code in LANGUAGES},
            home="/",
            rules=RULES,
            comparison=COMPARISON,
            asset=assets.address,
            modules={widget: assets.address(f"{widget}.js") for widget in WIDGETS},
            script_json=script_json,
            shell=Markup(template("shell.js")),
            say=lambda key: said(words(key), lang),
            address=lambda name: f"/{name}",
            title_of=lambda lesson: said(lesson.titles, lang),
            **more,
        )
        assert isinstance(page, str)
        return page

    def get_template(self, name: str) -> Any:
        return self.settings["voila_jinja2_env"].get_template(name)

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """A page in words instead of an error; what went wrong is in the server's log."""
        heading = "page.not_found" if status_code == 404 else "page.failed"
        more = {"heading": heading, "text": f"{heading}_text"}
        self.write(self.render_page("message.html", words(heading), **more))


class NotFoundHandler(PageHandler):
    """Every address that is none of ours."""

    def get(self) -> None:
        raise HTTPError(404)

    head = post = put = patch = delete = options = get


class IndexHandler(PageHandler):
    """The first page: what the game is about, and the lessons."""

    def get(self) -> None:
        folder, lang = self.site.folder, self.lang
        prose = prose_cells(read_index(folder), INDEX, folder, lang)
        more = {
            "blocks": list(prose.values()),
            "lessons": all_lessons(folder),
            "teaser_of": lambda lesson: said(lesson.teasers, lang),
            "picture": drawn_host({"widget": "table", "scene": first_scene()}),
        }
        self.write(self.render_page("index.html", words("page.lessons"), **more))


class RulesHandler(PageHandler):
    """Every rule, in four languages."""

    def get(self) -> None:
        host = drawn_host({"widget": "rules", "scene": rules_scene()})
        self.write(self.render_page("rules.html", words("page.rules"), host=host))


class ComparisonHandler(PageHandler):
    """The games side by side, in four languages."""

    def get(self) -> None:
        host = drawn_host({"widget": "comparison", "scene": comparison_scene()})
        self.write(self.render_page("comparison.html", words("page.comparison"), host=host))


class AssetHandler(PageHandler):
    """The files of the pages; each address belongs to one content for ever."""

    def get(self, path: str) -> None:
        asset = self.site.assets.get(path)
        if asset is None:
            raise HTTPError(404)
        self.set_header("Content-Type", asset.mime)
        self.set_header("Cache-Control", "public, max-age=31536000, immutable")
        self.write(asset.body)


def prose_cells(
    notebook: Mapping[str, Any], name: str, folder: Path, lang: str
) -> dict[int, Markup]:
    """The prose of ``notebook`` by the place of its cells, each in all languages, of which the page
    shows ``lang`` first."""
    books = {code: localise(notebook, code, folder, name) for code in LANGUAGES}
    return {
        section.cell: shown(
            {
                code: Markup(
                    prose_html(book["cells"][section.cell]["source"], code, RULES, COMPARISON)
                )
                for code, book in books.items()
            },
            lang,
        )
        for section in sections(notebook)
    }
