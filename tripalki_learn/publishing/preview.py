"""Showing a published site on this machine."""

from __future__ import annotations

import threading
import webbrowser
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tripalki_learn.pages.words import word
from tripalki_learn.publishing.addresses import NOT_FOUND

HOST = "127.0.0.1"

PORT = 8868
"""The port that is tried first."""


class SiteHandler(SimpleHTTPRequestHandler):
    """Files of a site as a plain web host sends them, with its own page for what is not there."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".html": "text/html; charset=utf-8",
    }

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory) / NOT_FOUND
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def list_directory(self, path: Any) -> None:
        """There are no lists of files: a folder without a first page is not there."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing on the terminal."""


def site_server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server of the files in ``folder`` on this machine alone; with port 0, on a free one."""
    handler = partial(SiteHandler, directory=str(folder))
    return ThreadingHTTPServer((HOST, port), handler)


def preview(folder: Path, page: str, lang: str) -> None:
    """Serves ``folder`` and opens its ``page`` in the browser, until Ctrl-C."""
    try:
        server = site_server(folder, PORT)
    except OSError:
        server = site_server(folder)  # somebody else has the port
    address = f"http://{HOST}:{server.server_address[1]}/{page}"
    print(word("cli.serving", lang, address=address), flush=True)
    # Some browsers return only when they are closed.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    finally:
        server.server_close()
