"""The time from opening a page to its first answered step, published and otherwise.

Beside the published lesson stand the same lesson on our Voilà page, a page with one slider under
stock Voilà, and one slider in nbconvert's HTML with the widget manager beside it on the same host.
Every load has a profile of its own; what is asked of any other host fails at once.
"""

from __future__ import annotations

import gzip
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbconvert import HTMLExporter
from playwright.sync_api import Browser, sync_playwright

from tests.benchmarks.contest import Row, Sample, medians
from tests.browser.conftest import SWITCHES, chromium
from tests.publishing.conftest import published
from tests.publishing.lessons import write_lessons
from tests.serving.served import Served, write_lesson
from tripalki_learn.publishing.preview import site_server

TURNS = 5
WAIT = 180  # seconds
MOST = 150  # kB, compressed
LESSON = "05-special-hands"
SLIDER = "import ipywidgets\nipywidgets.IntSlider(max=5)"

# Presses as soon as there is something to press, until what it changes has changed.
PRESS = """
([goal, change, press]) => {
  let before = null;
  const tick = () => {
    const [button, shown] = [document.querySelector(goal), document.querySelector(change)];
    const now = shown && (shown.dataset.index ?? shown.textContent);
    if (button && shown) {
      if (before !== null && now !== before) return void (window.answered = performance.now());
      before = now;
      if (press === "click") button.click();
      else button.dispatchEvent(new KeyboardEvent("keydown", { key: press, bubbles: true }));
    }
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
"""
STEP = ('[data-tp="next"]', '[data-tp="step"]', "click")
MOVE = (".noUi-handle", ".widget-readout", "ArrowRight")


@contextmanager
def files_served(folder: Path) -> Iterator[str]:
    """The address of a plain web host with these files."""
    server = site_server(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@contextmanager
def stock_voila(folder: Path) -> Iterator[str]:
    """The address of Voilà as it comes, over a folder of notebooks."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "voila", str(folder), "--no-browser", f"--port={port}"]
    with tempfile.TemporaryDirectory() as config:
        process = subprocess.Popen(
            command,
            env={**os.environ, "JUPYTER_CONFIG_DIR": config},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            end = time.monotonic() + WAIT
            while time.monotonic() < end:
                try:
                    urllib.request.urlopen(address).close()
                    break
                except OSError:
                    time.sleep(0.2)
            yield f"{address}/voila/render/slider.ipynb"
        finally:
            process.terminate()
            process.wait(30)


def write_html(lessons: Path, folder: Path) -> None:
    """nbconvert's HTML of the slider, with all that it loads in the same folder."""
    for package, inside in (
        ("@jupyter-widgets/html-manager@1.0.15", "package/dist/embed-amd.js"),
        ("requirejs@2.3.8", "package/require.js"),
    ):
        command = ["npm", "pack", package, "--silent", "--pack-destination", str(folder)]
        name = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[
            -1
        ]
        subprocess.run(
            ["tar", "xzf", name, "--strip-components", str(inside.count("/")), inside],
            check=True,
            cwd=folder,
        )
    reading: Any = nbformat
    notebook = reading.read(lessons / "slider.ipynb", as_version=4)
    NotebookClient(notebook).execute()
    converting: Any = HTMLExporter
    exporter = converting()
    exporter.widget_renderer_url = "embed-amd.js"
    exporter.require_js_url = "require.js"
    text, _ = exporter.from_notebook_node(notebook)
    (folder / "slider.html").write_text(text, encoding="utf-8")


def loader(browser: Browser, address: str, press: tuple[str, str, str]) -> Sample:
    """A sampler that opens the address with a fresh profile."""
    host = "/".join(address.split("/")[:3])

    def sample() -> dict[str, float]:
        context = browser.new_context(locale="en")
        context.route("**/*", lambda route: route.abort())
        context.route(f"{host}/**", lambda route: route.continue_())
        page = context.new_page()
        page.add_init_script(f"({PRESS})({list(press)!r})")
        page.goto(address, wait_until="commit", timeout=WAIT * 1000)
        end = time.monotonic() + WAIT
        answered = None
        while answered is None and time.monotonic() < end:
            page.wait_for_timeout(20)
            answered = page.evaluate("window.answered ?? null")
        context.close()
        if answered is None:
            raise TimeoutError(f"{address}: nothing answered")
        return {"answered": answered}

    return sample


def rows() -> list[Row]:
    """Publishes and serves a lesson, serves a slider in two other ways, and opens all in turns."""
    with tempfile.TemporaryDirectory() as made, ExitStack() as running:
        base = Path(made)
        site = published(write_lessons(base / "lessons"), base / "site")
        write_lesson(base / "bare", "slider", "# A slider", SLIDER)
        html = base / "html"
        html.mkdir()
        write_html(base / "bare", html)
        ours = Served(base / "lessons")
        running.callback(ours.stop)
        static = running.enter_context(files_served(site.folder))
        voila = running.enter_context(stock_voila(base / "bare"))
        converted = running.enter_context(files_served(html))
        playwright = running.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        running.callback(browser.close)
        result = medians(
            {
                "static": loader(browser, f"{static}/en/{LESSON}/index.html", STEP),
                "served": loader(browser, f"{ours.address}/{LESSON}?lang=en", STEP),
                "bare": loader(browser, voila, MOVE),
                "nbconvert": loader(browser, f"{converted}/slider.html", MOVE),
            },
            TURNS,
        )
        size = len(gzip.compress(site.files()[f"en/{LESSON}/index.html"], 6)) / 1000
    what = "from opening a published lesson to its first answered step"
    times = {name: each["answered"] for name, each in result.items()}
    return [
        *(
            Row(
                what, beside, times["static"], times[name], "ms", times["static"] / times[name], aim
            )
            for name, beside, aim in (
                ("bare", "one slider under stock Voilà", "at most 0.15"),
                ("served", "the same lesson on our Voilà page", ""),
                ("nbconvert", "one slider in nbconvert's HTML, manager beside it", ""),
            )
        ),
        Row(
            "that lesson on the wire", "the most allowed", size, 150, "kB", size / 150, "at most 1"
        ),
    ]
