"""Serving the lessons: from the start of the server to its end by Ctrl-C."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
import webbrowser
from pathlib import Path

from tripalki_learn.pages.imports import spare_slow_imports
from tripalki_learn.pages.lessons import lesson_names, lessons_folder
from tripalki_learn.pages.words import word


def serve(
    port: int | None, open_browser: bool, lessons: Path | None = None, lang: str = "en"
) -> int:
    """Serves the lessons until Ctrl-C (or SIGTERM) and returns the exit code: 0, or 1 when there
    is nothing to serve.

    ``port`` is the port to try first (None: Voilà's usual one); ``lessons`` is the folder of the
    notebooks (None: the package's own); ``lang`` is the language of what is printed.
    """
    folder = (lessons or lessons_folder()).resolve()
    if not lesson_names(folder):
        print(word("serve.no_lessons", lang, folder=folder), file=sys.stderr)
        return 1
    # Until the server can stop in order, a signal ends the start.
    previous = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        asyncio.run(_serve(port, open_browser, folder, lang))
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, previous)
    return 0


async def _serve(port: int | None, open_browser: bool, folder: Path, lang: str) -> None:
    # Jupyter takes a second to import: a command that does not serve does not wait for it.
    spare_slow_imports()
    from tripalki_learn.serving.app import HOST, PORT, LessonServer

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    server = LessonServer(folder)
    wanted = PORT if port is None else port
    got = server.open(wanted)
    try:
        if wanted not in (0, got):
            print(word("serve.port_taken", lang, port=wanted), file=sys.stderr)
        if server.key_fault is not None:
            said, file = server.key_fault
            print(word(said, lang, file=file), file=sys.stderr)
        address = f"http://{HOST}:{got}/"
        print(word("cli.serving", lang, address=address), flush=True)
        if open_browser:
            # Some browsers return only when they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        await stop.wait()
    finally:
        await server.close()
