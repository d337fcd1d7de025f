"""Pictures that prose shows: they come into the page itself, which loads nothing."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import unquote

MIME = {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".gif": "image/gif",
    ".webp": "image/webp",
    ".svg": "image/svg+xml",
}

_SHOWN = re.compile(r"""!\[[^\]]*\]\(\s*<?([^)\s>]+)|<img\b[^>]*?\bsrc\s*=\s*["']([^"']+)""", re.I)
_IN_HTML = re.compile(r'(<img\b[^>]*?\bsrc=")([^"]+)(")')


def pictures_in(markdown: str) -> list[str]:
    """The addresses of the pictures that a text shows, without those that it holds itself.

    >>> pictures_in("![a hand](hand.png) and ![](data:image/png;base64,AA==)")
    ['hand.png']
    """
    found = (one or other for one, other in _SHOWN.findall(markdown))
    return [address for address in found if not address.startswith("data:")]


def picture(address: str, cell: Mapping[str, Any], folder: Path) -> str | None:
    """The picture at ``address`` as an address that holds it: one attached to the cell, or a file
    in ``folder``. None where there is no such, or where it is on another host."""
    name = unquote(address.removeprefix("attachment:"))
    for mime, content in cell.get("attachments", {}).get(name, {}).items():
        return f"data:{mime};base64,{''.join(''.join(content).split())}"
    file = (folder / name).resolve()
    mime = MIME.get(file.suffix.lower(), "")
    if not mime or not file.is_relative_to(folder.resolve()) or not file.is_file():
        return None
    return f"data:{mime};base64,{b64encode(file.read_bytes()).decode()}"


def with_pictures(html: str, pictures: Mapping[str, str]) -> str:
    """The HTML with its pictures inside.

    >>> with_pictures('<img src="a.png" alt="">', {"a.png": "data:image/png;base64,AA=="})
    '<img src="data:image/png;base64,AA==" alt="">'
    """
    return _IN_HTML.sub(lambda m: m[1] + pictures.get(m[2], m[2]) + m[3], html)
