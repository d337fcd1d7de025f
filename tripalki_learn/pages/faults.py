"""Why a file or a folder cannot be had, as sentences."""

from __future__ import annotations

import errno
from pathlib import Path

from tripalki_learn.pages.words import word

_KEYS = {
    errno.EEXIST: "lab.not_a_folder",
    errno.ENOTDIR: "lab.not_a_folder",
    errno.EACCES: "folder.not_allowed",
    errno.EPERM: "folder.not_allowed",
    errno.EROFS: "folder.not_allowed",
    errno.ENOSPC: "folder.full",
    errno.EDQUOT: "folder.full",
}


class NoFile(OSError):
    """What stands where a file should be is none: a folder, a pipe. ``filename`` says where."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EISDIR, "not a file", str(path))


def folder_fault(error: OSError, folder: Path) -> tuple[str, Path]:
    """The key of the sentence that says why nothing can be written into the folder, and the path
    that it names: of a path through a file that file itself.

    >>> folder_fault(NotADirectoryError(errno.ENOTDIR, "no"), Path(__file__, "site"))[1].name
    'faults.py'
    """
    key = _KEYS.get(error.errno or 0, "folder.unwritable")
    if key == "lab.not_a_folder":
        above = [it for it in (folder, *folder.parents) if it.exists() and not it.is_dir()]
        return (key, above[0]) if above else ("folder.unwritable", folder)
    return key, folder


def said_of_fault(error: OSError, folder: Path, lang: str) -> str:
    """Why nothing can be written into the folder, in a sentence of the language."""
    if isinstance(error, NoFile):
        return word("folder.not_a_file", lang, file=error.filename)
    key, path = folder_fault(error, folder)
    return word(key, lang, folder=path)
