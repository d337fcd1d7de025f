"""A lesson's page while it runs: what each cell shows, and when."""

from __future__ import annotations

import html
import http.client
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import SCENE
from .served import Served, until, write_lesson


@pytest.fixture(scope="module")
def page(server: Served) -> str:
    """The page of the lesson with a scene, asked for with every override there is."""
    status, text = server.get("/01-scene?template=reveal&theme=dark&classic-tree=true")
    assert status == 200
    return text


def test_template_and_theme_are_ours_whoever_asks_for_others(page: str) -> None:
    assert '<body class="tp-page">' in page
    assert "reveal" not in page.lower()
    assert re.search(r'"jupyterLabTheme": ?"light"', page)
    assert not re.search(r"theme-dark|data-jp-theme", page)


def test_a_scene_is_a_host_before_the_widget_manager(page: str) -> None:
    [(model, text)] = re.findall(
        r'<div data-tp-host="walkthrough" data-tp-model="(\w+)">'
        r'<script type="application/json">(.*?)</script></div>',
        page,
        re.DOTALL,
    )
    assert model == "m1"
    # What ends or nests a script is escaped, and the scene is what the cell showed.
    assert "<" not in text
    assert "\u2028" not in text
    assert json.loads(text) == SCENE
    assert page.index("data-tp-host") < page.index("voila.js")


def test_a_scene_is_drawn_as_soon_as_it_is_read(page: str) -> None:
    assert re.search(r"</script></div>\s*<script>tripalki\.draw\(", page)


def test_what_voila_needs_is_there_once(page: str) -> None:
    [text] = re.findall(r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', page)
    config = json.loads(text)
    assert re.fullmatch(r"[\w-]{36}", config["kernelId"])
    assert f'tripalki.kernel("{config["kernelId"]}")' in page
    names = {extension["name"] for extension in config["federated_extensions"]}
    assert names == {
        "@voila-dashboards/widgets-manager8",
        "@jupyter-widgets/jupyterlab-manager",
        "anywidget",
    }
    # With an address here the front end would fetch MathJax from that host.
    assert (config["fullMathjaxUrl"], config["mathjaxConfig"]) == (None, None)


def test_the_sources_stay_at_home(page: str) -> None:
    assert "hidden_source" not in page
    assert "only in the code" not in page


def test_the_kernel_is_this_python_in_the_folder_of_the_lessons(page: str, lessons: Path) -> None:
    [text] = re.findall(r'<pre class="tp-output">(\[.*?\])\s*</pre>', page)
    folder, interpreter, startup_ran = json.loads(html.unescape(text))
    assert Path(folder) == lessons.resolve()
    assert interpreter == sys.executable
    assert startup_ran is False


def test_a_broken_cell_is_told_in_words_and_ends_the_code(server: Served) -> None:
    page = server.get("/03-broken?lang=en")[1]
    assert '<pre class="tp-output">before' in page
    assert "This part of the lesson could not be worked out." in page
    assert not re.search(r"ZeroDivisionError|Traceback|1/0|--debug|show_tracebacks", page)
    assert "<h2>After</h2>" in page
    assert ">x\n<" not in page
    until(lambda: any("ZeroDivisionError" in line for line in server.errors), "the log")


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[tuple[Served, Path]]:
    """A lesson whose second cell waits for a file, and that file."""
    folder, signal = tmp_path / "lessons", tmp_path / "go"
    write_lesson(
        folder,
        "slow",
        "# Slow",
        "print('the first cell')",
        "import time, pathlib\n"
        f"while not pathlib.Path({str(signal)!r}).exists(): time.sleep(0.02)\n"
        "print('the second cell')",
        "## The end",
    )
    server = Served(folder)
    yield server, signal
    server.stop()


def read_until(response: http.client.HTTPResponse, text: str) -> str:
    """What has arrived when ``text`` has."""
    read = b""
    while text.encode() not in read:
        piece = response.read1()
        assert piece, read.decode()
        read += piece
    return read.decode()


def test_each_cell_arrives_when_it_has_run(slow: tuple[Served, Path]) -> None:
    server, signal = slow
    response = server.open("/slow")
    early = read_until(response, "<h1>Slow</h1>")
    assert "the first cell" not in early
    # The second cell cannot have run: nobody has let it.
    middle = read_until(response, "the first cell")
    assert "the second cell" not in middle
    signal.touch()
    late = read_until(response, "</html>")
    assert late.index("the second cell") < late.index("The end") < late.index("voila.js")


def test_a_reader_who_leaves_early_takes_the_kernel_along(slow: tuple[Served, Path]) -> None:
    server, _ = slow
    connection = http.client.HTTPConnection(server.host, server.port, timeout=120)
    connection.request("GET", "/slow")
    read_until(connection.getresponse(), "the first cell")
    assert len(server.kernels()) == 1
    connection.close()
    until(lambda: not server.kernels(), "the kernel to go")
    assert server.get("/")[0] == 200
    assert server.errors == []


def test_a_reader_who_leaves_at_once_leaves_no_kernel(slow: tuple[Served, Path]) -> None:
    server, _ = slow
    connection = http.client.HTTPConnection(server.host, server.port, timeout=120)
    connection.request("GET", "/slow")
    connection.close()
    until(lambda: not server.kernels(), "the kernel to go")
    # Whatever was only starting when the reader left has been ended by now, too.
    assert server.interrupt() == 0
    assert server.errors == []
