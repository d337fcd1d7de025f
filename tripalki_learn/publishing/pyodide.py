"""Pyodide's core from its npm package, pinned and checked, and kept between builds."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha512
from pathlib import Path

from tripalki_learn.publishing.errors import NoEngine

VERSION = "314.0.7"

INTEGRITY = (
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
"""The SHA-512 of that version's package, as the registry gives it."""

FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
"""What of it a page loads; the rest is for those who build with it."""

SITE_PACKAGES = "/lib/python3.14/site-packages"
"""Where its Python looks for packages."""


def pyodide_files(cache: Path | None = None) -> Iterator[tuple[str, bytes]]:
    """The files by name. ``cache`` is the folder in which the package is kept (None: the user's).

    Raises `NoEngine`: ``no_npm``, ``not_fetched``, ``not_as_pinned``.
    """
    package = _package(cache or cache_folder())
    with tarfile.open(package) as archive:
        for name in FILES:
            member = archive.extractfile(f"package/{name}")
            assert member is not None  # the package is the very one that was looked at
            yield name, member.read()


def cache_folder() -> Path:
    """Where this user's programs keep what they can fetch again."""
    if os.name == "nt":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home())
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "tripalki-learn"


def _package(cache: Path) -> Path:
    name = f"pyodide-{VERSION}.tgz"
    kept = cache / name
    if kept.is_file() and _is_pinned(kept):
        return kept
    npm = shutil.which("npm")
    if npm is None:
        raise NoEngine("no_npm")
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache) as beside:
        command = [npm, "pack", f"pyodide@{VERSION}", "--silent", "--pack-destination", beside]
        try:
            subprocess.run(
                command, check=True, capture_output=True, timeout=600, stdin=subprocess.DEVNULL
            )
        except (OSError, subprocess.SubprocessError):
            raise NoEngine("not_fetched", version=VERSION) from None
        fetched = Path(beside) / name
        if not fetched.is_file():
            raise NoEngine("not_fetched", version=VERSION)
        if not _is_pinned(fetched):
            raise NoEngine("not_as_pinned", version=VERSION)
        fetched.replace(kept)
    return kept


def _is_pinned(package: Path) -> bool:
    return b64encode(sha512(package.read_bytes()).digest()).decode() == INTEGRITY
