"""A JupyterLab as ``tripalki-learn lab`` starts it: a process of its own, watched from outside."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAM = "from tripalki_learn.cli import main; raise SystemExit(main())"


@contextmanager
def running_lab(folder: Path, home: Path) -> Iterator[tuple[str, int]]:
    """The address of a JupyterLab over ``folder``, its token in it, and its process id."""
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "lab", str(folder), "--lang", "en"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        # No browser of this machine is opened, and no settings of its user are read.
        env={**os.environ, "BROWSER": "true", "JUPYTER_NO_CONFIG": "1", "HOME": str(home)},
        cwd=home,
        start_new_session=True,
    )
    try:
        assert process.stderr is not None
        address = None
        for line in process.stderr:
            if address := re.search(r"http://127\.0\.0\.1:\d+/\S*token=\w+", line):
                break
        assert address is not None, "JupyterLab did not start"
        yield address[0], process.pid
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=120)
    finally:
        process.kill()
        process.wait()
        if process.stderr is not None:
            process.stderr.close()
