"""The folder that holds a site: what in it is ours, and how a new site takes an old one's place.

A site is written whole into a hidden folder of that folder first. Then each file is moved to its
place, which replaces it in one step; what the new site no longer has goes last. So a build that is
stopped before leaves the old site as it was, and at any other moment every file is a whole one.
This works in any folder that can be written, a mounted stick or the root of a host among them.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

MANIFEST = ".tripalki-site.json"
"""The file that remembers what was published: the SHA-256 of each file by its path."""

BESIDE = ".tripalki-part"
"""The folder in which a site is written before it takes its place."""


class SiteFolder:
    """The folder at ``path``, which need not be there yet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._beside = path / BESIDE

    def try_out(self) -> None:
        """Whether a site can be written here: writes a file and takes it away again, with every
        folder that had to be made for it. Raises OSError where that cannot be."""
        beside = self._beside / "try"
        made = [path for path in (beside, *beside.parents) if not os.path.lexists(path)]
        try:
            _write(beside, b"")
        finally:
            for path in made:
                with suppress(OSError):
                    path.unlink() if path == beside else path.rmdir()

    def foreign(self) -> tuple[str, ...]:
        """The files in it that were not published, or were changed afterwards, in order. What is
        neither a file nor a folder is foreign, and not read: a pipe would be waited for."""
        published = self._published()
        found = []
        for file in sorted(self.path.rglob("*")):
            name = file.relative_to(self.path).as_posix()
            if name == MANIFEST or name.startswith(f"{BESIDE}/") or file.is_dir():
                continue
            if not file.is_file() or published.get(name) != _digest(file.read_bytes()):
                found.append(name)
        return tuple(found)

    def write(self, files: Iterable[tuple[str, bytes]]) -> Mapping[str, str]:
        """Writes a site, file by file as they come, and puts it in the place of the one before.

        Files that are no part of either stay. What comes back is the new manifest.
        """
        shutil.rmtree(self._beside, ignore_errors=True)
        try:
            made = {}
            for name, content in files:
                _write(self._beside / name, content)
                made[name] = _digest(content)
            self._take_place(dict(sorted(made.items())))
        finally:
            shutil.rmtree(self._beside, ignore_errors=True)
        return made

    def _take_place(self, made: dict[str, str]) -> None:
        before = self._published()
        # From now on both sites are ours, so that whoever is stopped here can simply publish again.
        _write(self._beside / MANIFEST, _json({**before, **made}))
        (self._beside / MANIFEST).replace(self.path / MANIFEST)
        for name in made:
            (self.path / name).parent.mkdir(parents=True, exist_ok=True)
            (self._beside / name).replace(self.path / name)
        for name in before.keys() - made.keys():
            self._remove(name)
        _write(self._beside / MANIFEST, _json(made))
        (self._beside / MANIFEST).replace(self.path / MANIFEST)

    def _remove(self, name: str) -> None:
        file = self.path / name
        file.unlink(missing_ok=True)
        for folder in file.relative_to(self.path).parents:
            try:
                if folder != Path():
                    (self.path / folder).rmdir()
            except OSError:
                break  # something else is in it

    def _published(self) -> dict[str, str]:
        if not (self.path / MANIFEST).is_file():
            return {}
        try:
            found = json.loads((self.path / MANIFEST).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}


def write_file(file: Path, content: bytes) -> None:
    """Writes a file in one step: whoever reads it meanwhile gets the old one or the new one."""
    beside = file.with_name(f".{file.name}.part")
    try:
        _write(beside, content)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def _json(manifest: Mapping[str, str]) -> bytes:
    return (json.dumps(dict(sorted(manifest.items())), indent=0) + "\n").encode()


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()
