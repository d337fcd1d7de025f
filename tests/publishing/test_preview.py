"""A published site on this machine, as a plain web host would send it."""

from __future__ import annotations

import threading
import urllib.request
import webbrowser
from collections.abc import Iterator
from http.client import HTTPConnection
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.serving.served import until, write_lesson
from tripalki_learn.cli import main
from tripalki_learn.publishing import preview


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"index.html": "first", "404.html": "lost", "a/x.wasm": "w"}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.fixture
def port(folder: Path) -> Iterator[int]:
    server = preview.site_server(folder)
    assert server.server_address[0] == "127.0.0.1"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.mark.parametrize(
    ("path", "status", "mime", "body"),
    [
        ("/", 200, "text/html; charset=utf-8", b"first"),
        ("/a/x.wasm", 200, "application/wasm", b"w"),
        ("/a/", 404, "text/html; charset=utf-8", b"lost"),
        ("/nothing/at/all", 404, "text/html; charset=utf-8", b"lost"),
        ("/../../etc/passwd", 404, "text/html; charset=utf-8", b"lost"),
    ],
)
def test_what_is_there_is_sent_and_what_is_not_has_a_page(
    port: int, path: str, status: int, mime: str, body: bytes
) -> None:
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path)
    answer = connection.getresponse()
    assert (answer.status, answer.headers["Content-Type"]) == (status, mime)
    assert answer.read() == body
    connection.close()


def test_preview_opens_the_site_that_it_has_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_lesson(tmp_path / "lessons", "one", "# One")
    seen: list[str] = []

    def look(address: str) -> bool:
        seen.append(urllib.request.urlopen(address).read().decode())
        # Ctrl-C, once the page has been looked at.
        monkeypatch.setattr(ThreadingHTTPServer, "service_actions", stop)
        return True

    def stop(server: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(webbrowser, "open", look)
    arguments = ["--no-engine", "--preview", "--lang", "en", "--lessons", str(tmp_path / "lessons")]
    assert main(["publish", str(tmp_path / "site"), *arguments]) == 0
    until(lambda: seen, "the browser")
    assert 'data-tp-elsewhere="{lang}/index.html"' in seen[0]
    assert "http://127.0.0.1:" in capsys.readouterr().out
