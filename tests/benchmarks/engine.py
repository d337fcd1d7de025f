"""Python in a published page: the time to the first fresh question, and to later ones, beside the
bare load of Pyodide's core from the same host."""

from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.benchmarks.contest import Row, Sample, medians
from tests.benchmarks.static import files_served
from tests.browser.conftest import SWITCHES, chromium
from tests.publishing.conftest import published
from tests.serving.served import write_lesson
from tripalki_learn.teaching.course import REVIEW
from tripalki_learn.teaching.drills import LEVELS

TURNS = 3
WAIT = 180  # seconds
LATER = 50  # milliseconds that a later question may take

BARE = """
import { loadPyodide } from "./pyodide.mjs";
addEventListener("message", async () => {
  await loadPyodide({ indexURL: new URL(".", import.meta.url).href });
  postMessage({ ready: true, answer: null });
});
"""

# Notes the milliseconds from the start of a worker, or from its last answer, to each answer.
ASK = """([worker, questions]) => {
  window.times = [];
  let start = performance.now();
  const asked = new Worker(worker, { type: "module" });
  asked.onerror = asked.onmessageerror = () => { window.failed = true; };
  asked.onmessage = ({ data }) => {
    if (data.failed) window.failed = data.failed;
    if (!("answer" in data)) return;
    times.push(performance.now() - start);
    start = performance.now();
    const id = times.length;
    if (id < questions.length) asked.postMessage({ id, question: questions[id] });
  };
  asked.postMessage({ id: 0, question: questions[0] });
}"""


def questions() -> list[object]:
    """One wish for each kind and level of the review, twice: for any question, and for one that
    tells two beliefs apart."""
    rules = {kind: REVIEW.rules for kind in REVIEW.kinds}
    head = {"kind": "drill", "languages": ["en"], "kinds": REVIEW.kinds, "rules": rules}
    beliefs = ["aces_only_lowest_loses", "add_all_three"]
    return [
        {
            "widget": "drill-1",
            "head": {**head, "beliefs": beliefs},
            "asked": {"wanted": {"kind": kind, "level": level, "seed": 1, "beliefs": apart}},
        }
        for apart in ([], beliefs)
        for kind in REVIEW.kinds
        for level in LEVELS
    ]


def asker(browser: Browser, address: str, worker: str, asked: list[object]) -> Sample:
    """A sampler that starts the worker in a fresh profile and asks one thing after the other."""

    def sample() -> dict[str, float]:
        context = browser.new_context()
        page = context.new_page()
        page.goto(f"{address}/engine/pyodide-lock.json")  # a page without a policy of its own
        page.evaluate(ASK, [f"{address}/engine/{worker}", asked])
        end = time.monotonic() + WAIT
        while len(times := page.evaluate("times")) < len(asked) and time.monotonic() < end:
            assert not page.evaluate("window.failed"), page.evaluate("window.failed")
            page.wait_for_timeout(20)
        context.close()
        later = sorted(times[1:]) or [0.0]
        return {"first": times[0], "later": later[len(later) // 2], "slowest": later[-1]}

    return sample


def rows() -> list[Row]:
    """Publishes a site with the engine and asks its worker, beside one that only loads Pyodide."""
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        base = Path(made)
        write_lesson(base / "lessons", "one", "# One")
        published(base / "lessons", base / "site", engine=True)
        (base / "site" / "engine" / "bare.mjs").write_text(BARE)
        asked = json.loads(json.dumps(questions()))
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        with files_served(base / "site") as address:
            result = medians(
                {
                    "bare": asker(browser, address, "bare.mjs", [{}]),
                    "ours": asker(browser, address, "worker.mjs", asked),
                },
                TURNS,
            )
        browser.close()
    bare, ours = result["bare"], result["ours"]
    load = "the bare load of Pyodide's core"
    return [
        Row(
            "the first fresh question in a published page",
            load,
            *(ours["first"], bare["first"], "ms", ours["first"] / bare["first"], "at most 3"),
        ),
        *(
            Row(what, "the most allowed", ours[part], LATER, "ms", ours[part] / LATER, "at most 1")
            for what, part in (
                ("a later one, in the middle", "later"),
                ("the slowest of all kinds and levels", "slowest"),
            )
        ),
    ]
