"""The list of pages for search engines."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import quoteattr

from tripalki_learn.explain import LANGUAGES
from tripalki_learn.publishing.addresses import absolute

_SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
_XHTML = "http://www.w3.org/1999/xhtml"


def sitemap(url: str, paths: Iterable[str]) -> str:
    """The sitemap of a site at ``url``; each page of ``paths`` has ``{lang}`` for its language, and
    names the same page in all of them."""
    entries = []
    for path in dict.fromkeys(paths):
        links = {code: absolute(url, path.replace("{lang}", code)) for code in LANGUAGES}
        others = "".join(
            f'<xhtml:link rel="alternate" hreflang="{code}" href={quoteattr(there)}/>'
            for code, there in links.items()
        )
        entries += [f"<url><loc>{there}</loc>{others}</url>" for there in links.values()]
    head = f'<urlset xmlns="{_SITEMAP}" xmlns:xhtml="{_XHTML}">'
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', head, *entries, "</urlset>", ""])
