"""Where each page of a site is, and how one leads to another.

All links are relative and name ``index.html``: so the same files work at the root of a host, below
any path of it, and opened from a folder, where nobody adds that name.
"""

from __future__ import annotations

import posixpath
from urllib.parse import quote

INDEX, NOT_FOUND, PICTURE = "index.html", "404.html", "picture.png"
RULES, COMPARISON = "rules", "comparison"

RESERVED = {RULES, COMPARISON, "index"}
"""Names that no lesson can have, since pages of the site have them."""


def first_page(lang: str) -> str:
    """The path of the list of lessons in a language."""
    return f"{lang}/{INDEX}"


def page_of(lang: str, name: str) -> str:
    """The path of a lesson, of the `RULES` or the `COMPARISON`, in a language.

    >>> page_of("fr", "03-washouts")
    'fr/03-washouts/index.html'
    """
    return f"{lang}/{name}/{INDEX}"


def link(here: str, there: str) -> str:
    """The relative address of the page ``there`` on the page ``here``.

    >>> link("fr/03-washouts/index.html", "en/03-washouts/index.html")
    '../../en/03-washouts/index.html'
    """
    return quote(posixpath.relpath(there, posixpath.dirname(here) or "."), safe="/{}")


def absolute(base: str, path: str) -> str:
    """The address of a page on the web; there a folder stands for its ``index.html``.

    >>> absolute("http://localhost/tri", "fr/index.html")
    'http://localhost/tri/fr/'
    """
    return f"{base.rstrip('/')}/{quote(path.removesuffix(INDEX))}"
