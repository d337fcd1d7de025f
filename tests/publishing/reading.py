"""Published pages as a browser reads them."""

from __future__ import annotations

import posixpath
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from typing import Any
from urllib.parse import unquote, urldefrag, urlsplit

import html5lib

XHTML = "{http://www.w3.org/1999/xhtml}"


def parsed(text: str) -> Any:
    """The tree of a page. Raises where the HTML standard knows a parse error."""
    return html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(text)


def elements(tree: Any, *tags: str) -> Iterator[Any]:
    """The elements with these tags, in order."""
    return (node for node in tree.iter() if node.tag in tags)


def inline_scripts(tree: Any) -> list[str]:
    """The scripts that run, as they stand in the page."""
    kinds = (None, "module", "text/javascript")
    return [node.text or "" for node in elements(tree, "script") if node.get("type") in kinds]


def source(text: str) -> str:
    """How a Content-Security-Policy names an inline script or style."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def rules_of(tree: Any) -> dict[str, list[str]]:
    """The Content-Security-Policy of a page by directive."""
    [meta] = [
        node
        for node in elements(tree, "meta")
        if node.get("http-equiv") == "Content-Security-Policy"
    ]
    parts = [part.split() for part in meta.get("content").split(";")]
    return {name: sources for name, *sources in parts}


def addresses(tree: Any) -> list[str]:
    """What a page leads to or loads."""
    return [
        node.get(attribute)
        for node in tree.iter()
        for attribute in ("href", "src")
        if isinstance(node.tag, str) and node.get(attribute) is not None
    ]


def target(here: str, address: str) -> tuple[str, str]:
    """The path in the site and the fragment that a relative address on the page ``here`` means."""
    there, fragment = urldefrag(address)
    path = unquote(urlsplit(there).path)
    if not path:
        return here, fragment
    return posixpath.normpath(posixpath.join(posixpath.dirname(here), path)), fragment
