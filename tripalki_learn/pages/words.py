"""What pages and the terminal say: the strings of ``serving.po``, in one language or in all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup, escape

from tripalki_learn.explain import LANGUAGES, sentence

DEFAULT = "en"


def word(key: str, lang: str, **slots: Any) -> str:
    """The string of ``key`` in ``lang`` with its slots filled.

    >>> word("page.lessons", "fr")
    'Leçons'
    """
    return sentence(lang, key, slots).text


def words(key: str) -> dict[str, str]:
    """The string of ``key`` in every language."""
    return {lang: word(key, lang) for lang in LANGUAGES}


def said(texts: Mapping[str, str], lang: str, tag: str = "span") -> Markup:
    """``texts`` by language as elements of which the page shows the one in its language.

    >>> print(said({"en": "Rules", "fr": "Règles"}, "fr"))
    <span data-tp-prose lang="en" hidden>Rules</span><span data-tp-prose lang="fr">Règles</span>
    """
    return shown({code: Markup(escape(text)) for code, text in texts.items()}, lang, tag)


def shown(html: Mapping[str, Markup], lang: str, tag: str = "section") -> Markup:
    """The same for what is HTML already."""
    return Markup("").join(
        Markup('<{0} data-tp-prose lang="{1}"{2}>{3}</{0}>').format(
            tag, code, Markup("" if code == lang else " hidden"), part
        )
        for code, part in html.items()
    )


def asked_language(query: str | None, accept: str) -> str:
    """The language for a page before any script runs: ``?lang=``, then the browser's, then English.

    ``accept`` is an Accept-Language header.

    >>> asked_language(None, "de-CH, fr;q=0.8, en;q=0.9"), asked_language("ru", "fr")
    ('en', 'ru')
    """
    wishes: list[tuple[float, str]] = []
    for part in accept.split(","):
        code, _, weight = part.partition(";q=")
        try:
            wishes.append((float(weight or 1), code))
        except ValueError:
            continue
    ranked = [code for _, code in sorted(wishes, key=lambda wish: -wish[0])]
    for wish in [query or "", *ranked]:
        code = wish.strip().lower().replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return DEFAULT
