"""What is kept while a server runs: scenes that take seconds to make, and a key of its own."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from secrets import token_bytes

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


def kept_key() -> bytes:
    """The key by which kernels seal what a page keeps for the next one: of its own for each server.

    Without a folder (JupyterLab, a script) whoever has the page has the kernel too, and nothing is
    to be hidden from them.
    """
    folder = os.environ.get(VARIABLE)
    if not folder:
        return Place().key
    file = Path(folder) / "play.key"
    try:
        beside = file.with_name(f"{file.name}.{os.getpid()}.part")
        beside.write_bytes(token_bytes(32))
        try:
            os.link(beside, file)  # of several pages one is the first, and all take its key
        finally:
            beside.unlink()
    except OSError:
        pass
    try:
        return file.read_bytes()
    except OSError:
        return token_bytes(32)
