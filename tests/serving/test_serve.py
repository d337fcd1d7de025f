"""The server as a process: its address, its ports, its end."""

from __future__ import annotations

import os
import re
import signal
import socket
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from tripalki_learn.serving.serve import serve

from .served import Served, until, write_lesson

Start = Callable[..., Served]


@pytest.fixture
def lessons(tmp_path: Path) -> Path:
    folder = tmp_path / "lessons"
    write_lesson(folder, "one", "# One", "1 + 1")
    return folder


@pytest.fixture
def start(lessons: Path) -> Iterator[Start]:
    running: list[Served] = []

    def begin(**options: object) -> Served:
        running.append(Served(lessons, **options))  # type: ignore[arg-type]
        return running[-1]

    yield begin
    for server in running:
        server.stop()


def test_the_address_that_it_prints_answers(start: Start) -> None:
    server = start()
    assert server.first_line == f"The lessons are at {server.address}/ (Ctrl-C stops them).\n"
    status, page = server.get("/")
    assert status == 200
    assert "One</span>" in page


def test_it_speaks_the_language_asked_for(start: Start) -> None:
    server = start(lang="ru")
    assert "Уроки" in server.first_line or "уроки" in server.first_line
    assert server.address in server.first_line


def test_a_taken_port_is_left_to_its_owner(start: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as owner:
        taken = owner.getsockname()[1]
        server = start(port=taken)
        assert server.port != taken
        assert server.get("/")[0] == 200
        until(lambda: server.errors, "the note about the port")
        assert server.errors == [f"Port {taken} is taken, so another one is used.\n"]


def test_a_free_port_is_used_as_asked(start: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as owner:
        free = owner.getsockname()[1]
    server = start(port=free)
    assert server.port == free
    assert server.errors == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_in_order_with_its_kernels(start: Start, number: signal.Signals) -> None:
    server = start()
    assert server.get("/one")[0] == 200
    kernels = [psutil.Process(pid) for pid in server.kernels()]
    assert len(kernels) == 1
    [scratch] = {Path(part).parents[1] for part in kernels[0].cmdline() if "kernel-" in part}
    assert scratch.is_dir()

    assert server.interrupt(number) == 0
    assert server.errors == []
    assert server.process.stdout is not None
    assert server.process.stdout.read() == ""
    until(lambda: not any(kernel.is_running() for kernel in kernels), "the kernels to go")
    assert not scratch.exists()


def test_it_ends_in_order_while_a_lesson_runs(start: Start, lessons: Path) -> None:
    write_lesson(lessons, "long", "# Long", "import time; time.sleep(3600)")
    server = start()
    response = server.open("/long")
    kernels = [psutil.Process(pid) for pid in until(server.kernels, "the kernel")]
    assert server.interrupt() == 0
    assert "Traceback" not in "".join(server.errors)
    until(lambda: not any(kernel.is_running() for kernel in kernels), "the kernel to go")
    response.close()


def test_it_listens_on_the_loopback_alone(start: Start) -> None:
    server = start()
    assert server.get("/one")[0] == 200
    process = psutil.Process(server.process.pid)
    listening = [
        connection.laddr.ip
        for one in [process, *process.children(recursive=True)]
        for connection in one.net_connections("inet")
        if connection.status == psutil.CONN_LISTEN
    ]
    assert len(listening) > 1
    assert set(listening) == {"127.0.0.1"}


def test_it_opens_the_browser_at_its_address(start: Start, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(
        f"#!/bin/sh\nprintf %s \"$1\" > '{opened}.part'\nmv '{opened}.part' '{opened}'\n"
    )
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    server = start(open_browser=True, environment={"BROWSER": str(browser)})
    until(opened.exists, "the browser")
    assert opened.read_text() == f"{server.address}/"


def test_no_browser_is_opened_unasked(start: Start, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\ntouch '{opened}'\n")
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    server = start(environment={"BROWSER": str(browser)})
    assert server.get("/one")[0] == 200
    assert server.interrupt() == 0
    assert not opened.exists()


def test_a_folder_without_lessons_is_an_error_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(0, False, tmp_path) == 1
    captured = capsys.readouterr()
    assert captured.err == f"There are no lessons in {tmp_path}.\n"
    assert captured.out == ""


@pytest.mark.wheel
def test_the_command_line_serves_the_lessons_of_the_package(tmp_path: Path) -> None:
    program = "from tripalki_learn.cli import main; raise SystemExit(main())"
    options = ["serve", "--port", "0", "--no-browser", "--lang", "en"]
    process = subprocess.Popen(
        [sys.executable, "-c", program, *options],
        cwd=tmp_path,
        env={**os.environ, "JUPYTER_DATA_DIR": str(tmp_path / "data")},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        address = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert address is not None
        with urllib.request.urlopen(f"{address[0]}/05-special-hands", timeout=120) as answer:
            page = answer.read().decode()
        assert '<div data-tp-host="walkthrough" data-tp-model="' in page
        style = re.search(r'href="(/tp/\w+/page\.css)"', page)
        assert style is not None
        with urllib.request.urlopen(address[0] + style[1], timeout=60) as answer:
            assert ".tp-page" in answer.read().decode()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
