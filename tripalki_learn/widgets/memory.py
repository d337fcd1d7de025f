"""What kernels of one server share: scenes that take seconds to make, and a key to seal with."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from secrets import token_bytes, token_hex

from tripalki_learn import __version__
from tripalki_learn.teaching import Scene
from tripalki_learn.teaching.play import Place

VARIABLE = "TRIPALKI_LEARN_SCENES"
"""The environment variable that names the folder; a server sets it for the kernels of its pages."""


def remembered(key: object, make: Callable[[], Scene]) -> Scene:
    """What ``make`` makes, or what it made before for the same key in the same server.

    Without a folder (JupyterLab, a script) it is made each time.
    """
    folder = os.environ.get(VARIABLE)
    if not folder:
        return make()
    name = hashlib.sha256(repr((__version__, key)).encode()).hexdigest()[:24]
    file = Path(folder) / f"{name}.json"
    try:
        kept: Scene = json.loads(file.read_text(encoding="utf-8"))
        return kept
    except (OSError, ValueError):
        scene = make()
    try:
        # Another page may be making the same: whoever is last puts the same in place.
        beside = file.with_name(f"{name}.{os.getpid()}.part")
        beside.write_text(json.dumps(scene), encoding="utf-8")
        beside.replace(file)
    except OSError:
        pass  # the scene is there all the same
    return scene


KEY_FILE = "play.key"
KEY_BYTES = 32


def kept_key() -> bytes:
    """The key by which kernels seal what a page keeps for the next one: that of their server.

    Without a folder (JupyterLab, a script) whoever has the page has the kernel too, and nothing is
    to be hidden from them.
    """
    folder = os.environ.get(VARIABLE)
    if not folder:
        return Place().key
    try:
        return key_in(Path(folder) / KEY_FILE)
    except OSError:
        return token_bytes(KEY_BYTES)


def key_in(file: Path) -> bytes:
    """What the file holds, which nobody else may read; a key by chance is made where there is no
    file. Raises OSError."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        beside = _new_key(file)
    try:
        os.link(beside, file)  # of several that make it one is the first, and all take its key
    except FileExistsError:
        pass
    finally:
        beside.unlink()
    return file.read_bytes()


def key_anew(file: Path) -> bytes:
    """Another key in the place of what the file held. Raises OSError."""
    _new_key(file).replace(file)
    return file.read_bytes()


def _new_key(file: Path) -> Path:
    beside = file.with_name(f"{file.name}.{os.getpid()}.{token_hex(4)}.part")
    with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as made:
        made.write(token_bytes(KEY_BYTES))
    return beside
