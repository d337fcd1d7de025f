"""A server as people start it: a process of its own, watched from outside."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import psutil

T = TypeVar("T")

START = """
import json, os, signal, sys, threading
from pathlib import Path
from tripalki_learn.serving.serve import serve

def follow():
    sys.stdin.read()  # ends when the tests end, also when they are killed
    os.kill(os.getpid(), signal.SIGTERM)

threading.Thread(target=follow, daemon=True).start()
options = json.loads(sys.argv[1])
options["lessons"] = Path(options["lessons"])
raise SystemExit(serve(**options))
"""

ADDRESS = re.compile(r"http://([\d.]+):(\d+)/")


def until(condition: Callable[[], T], what: str, seconds: float = 120) -> T:
    """What ``condition`` returns as soon as that is true; fails after ``seconds``."""
    end = time.monotonic() + seconds
    while not (result := condition()):
        assert time.monotonic() < end, f"still waiting for {what}"
        time.sleep(0.05)
    return result


class Served:
    """A running server over a folder of lessons."""

    def __init__(
        self,
        lessons: Path,
        port: int = 0,
        open_browser: bool = False,
        lang: str = "en",
        environment: dict[str, str] | None = None,
        folder: Path | None = None,
    ) -> None:
        options: dict[str, Any] = {
            "lessons": str(lessons),
            "port": port,
            "open_browser": open_browser,
            "lang": lang,
        }
        self._data = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, json.dumps(options)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={
                **os.environ,
                "PYTHONIOENCODING": "utf-8",
                "JUPYTER_DATA_DIR": self._data.name,  # nothing of the user's is touched
                **(environment or {}),
            },
            cwd=folder or lessons,
            # Ctrl-C in the terminal of the tests is not meant for the server.
            start_new_session=True,
        )
        assert self.process.stdout and self.process.stderr
        self.errors: list[str] = []
        stderr = self.process.stderr
        self._reader = threading.Thread(target=lambda: self.errors.extend(stderr), daemon=True)
        self._reader.start()
        self.first_line = self.process.stdout.readline()
        address = ADDRESS.search(self.first_line)
        assert address, (self.first_line, self.errors)
        self.host, self.port = address[1], int(address[2])

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}"

    def open(self, path: str, method: str = "GET", **headers: str) -> http.client.HTTPResponse:
        """The answer to a request; the path is sent exactly as it is written."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=120)
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, headers=names)
        return connection.getresponse()

    def get(self, path: str, **headers: str) -> tuple[int, str]:
        """Status and text of a page."""
        response = self.open(path, **headers)
        return response.status, response.read().decode("utf-8", "replace")

    def kernels(self) -> list[int]:
        """The process ids of all kernels that the server has, dying ones included."""
        found = []
        for child in psutil.Process(self.process.pid).children(recursive=True):
            try:
                if any("ipykernel" in part for part in child.cmdline()):
                    found.append(child.pid)
            except psutil.NoSuchProcess:
                continue  # gone, or a zombie: it runs no more
        return found

    def interrupt(self, number: signal.Signals = signal.SIGINT) -> int:
        """Sends a signal and returns the exit code."""
        self.process.send_signal(number)
        code = self.process.wait(60)
        self._reader.join(10)
        return code

    def stop(self) -> None:
        """Ends the server, whatever state it is in."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(30)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream:
                stream.close()
        self._data.cleanup()


def notebook(*cells: str, **metadata: Any) -> dict[str, Any]:
    """A notebook: a cell that begins with ``#`` and a space is Markdown, any other is code."""
    return {
        "cells": [
            {"cell_type": "markdown", "metadata": {}, "source": source}
            if re.match(r"#+ ", source)
            else {
                "cell_type": "code",
                "metadata": {},
                "source": source,
                "outputs": [],
                "execution_count": None,
            }
            for source in cells
        ],
        "metadata": {
            "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
            **metadata,
        },
        "nbformat": 4,
        "nbformat_minor": 4,
    }


def write_lesson(folder: Path, name: str, *cells: str, **metadata: Any) -> None:
    """Writes a lesson into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(notebook(*cells, **metadata), ensure_ascii=False)
    (folder / f"{name}.ipynb").write_text(text, encoding="utf-8")
