"""What is printed, and how a command ends: by itself, by Ctrl-C, or because nobody can read it."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable
from typing import Any

from tripalki_learn.explain import sentence

STOPPED = 130
"""The exit code of a program that Ctrl-C has stopped, as shells have it."""


def prepare() -> None:
    """See to it that whatever is printed can be: a terminal that cannot show a heart gets an
    escape, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def ended(run: Callable[[], int], lang: str, printing: bool) -> int:
    """Run a command to its end; what comes back is its exit code.

    ``printing``: it only prints, so that what the system refuses is its output.
    """
    try:
        code = run()
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader of our output has gone (`… | head`): nothing more to say to it.
        _leave_output()
        return 0
    except OSError as error:
        if not printing or error.filename is not None:
            raise
        _leave_output()
        print(sentence(lang, "cli.no_output", {}).text, file=sys.stderr)
        return 1


def given(most: int) -> bytes:
    """What standard input gives, or so many bytes of it. Raises AttributeError where it is closed,
    OSError where it cannot be read."""
    data = b""
    # Piece by piece: within one long read a Ctrl-C can go by unseen.
    while len(data) < most and (piece := _read1(most - len(data))):
        data += piece
    return data


def _read1(most: int) -> bytes:
    stream: Any = sys.stdin.buffer
    piece: bytes = stream.read1(most)
    return piece


def print_json(value: Any) -> None:
    """Print a value as JSON that the stream can carry and a terminal does not obey."""
    # Where the stream cannot carry every letter, JSON's own escapes do: ours would break it.
    unicode = (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")
    text = json.dumps(value, ensure_ascii=not unicode, indent=1)
    # JSON may hold these control characters as they are.
    print(re.sub("[\x7f-\x9f]", lambda found: f"\\u{ord(found[0]):04x}", text))


def _leave_output() -> None:
    """Let what could not be written go, so that Python does not try again as it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
