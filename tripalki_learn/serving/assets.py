"""Scripts, styles and pictures of the pages, each under an address that follows its content."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from typing import NamedTuple

from tripalki_learn.pages.frame import frame_file
from tripalki_learn.widgets.module import WIDGETS, css, esm

ADDRESS = "/tp"


class Asset(NamedTuple):
    """A file of the pages: its type for the browser and its bytes."""

    mime: str
    body: bytes


class Assets:
    """All files that pages need, made once when the server starts.

    The address of a file contains a digest of it, so that a browser may keep it for ever and still
    gets a new one when it changes.
    """

    def __init__(self) -> None:
        self._files: dict[str, Asset] = {}
        self._addresses: dict[str, str] = {}
        for name in (*WIDGETS, "page"):
            self._add(f"{name}.js", "text/javascript; charset=utf-8", esm(name))
        styles = dict.fromkeys(css(name) for name in ("page", *WIDGETS))
        self._add(
            "page.css",
            "text/css; charset=utf-8",
            "\n".join([*styles, frame_file("pages.css"), template("shell.css")]),
        )
        self._add("icon.svg", "image/svg+xml", frame_file("icon.svg"))

    def _add(self, name: str, mime: str, text: str) -> None:
        body = text.encode()
        address = f"{hashlib.sha256(body).hexdigest()[:12]}/{name}"
        self._files[address] = Asset(mime, body)
        self._addresses[name] = f"{ADDRESS}/{address}"

    def address(self, name: str) -> str:
        """The address of a file by its name (``"page.js"``). Raises KeyError for an unknown one."""
        return self._addresses[name]

    def get(self, path: str) -> Asset | None:
        """The file at ``path`` below `ADDRESS`, None where there is none."""
        return self._files.get(path)


def template(name: str) -> str:
    """The text of a file of the template."""
    return (files("tripalki_learn.serving") / "template" / name).read_text(encoding="utf-8")
