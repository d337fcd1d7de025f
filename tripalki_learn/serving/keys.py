"""The key by which matches are sealed, from one start of the server to the next."""

from __future__ import annotations

import stat
from pathlib import Path

from jupyter_core.paths import jupyter_data_dir

from tripalki_learn.widgets.memory import KEY_BYTES, KEY_FILE, key_anew, key_in

OTHERS = stat.S_IRWXG | stat.S_IRWXO


def lend_key(folder: Path) -> tuple[str, Path] | None:
    """Gives the kernels that look into the ``folder`` the user's own key, made at first need, so
    that what a page has kept can be opened after a restart.

    Returns what is to be said of it where something is (a key of the catalog) and the file. Where
    there is no key to be had the kernels make one that lasts as long as the folder.
    """
    file = Path(jupyter_data_dir()) / "tripalki-learn" / KEY_FILE
    said = None
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        key = key_in(file)
        if len(key) != KEY_BYTES:
            said = "serve.key_damaged"
            key = key_anew(file)
        if stat.S_IMODE(file.stat().st_mode) & OTHERS:
            file.chmod(0o600)
    except OSError:
        return "serve.key_unkept", file
    lent = folder / KEY_FILE
    lent.touch(mode=0o600)
    lent.write_bytes(key)
    return (said, file) if said else None
